/** A replay stops where something is seen: passes in a fight are no stops, and what they end is played with what comes next. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { ReplayStep } from '../../src/contract/referee';
import { legends } from '../../src/games/legends';
import { eventsSince, placeOfStop, stopAt, stopsOf } from '../../src/match/replay-stops';
import { createLegendsReference } from '../../src/reference/legends';
import { must } from './support';

const GROUND = Array<string>(8).fill('pppppppp');

/** A fight in which both sides could answer, and pass; then a move. */
const steps = (): readonly { readonly text: string; readonly events: readonly GameEvent[] }[] => {
  const engine = createLegendsReference();
  const pieces = { a1: [67, 0], h8: [169, 1], d4: [8, 0], d5: [147, 1], c5: [11, 0], f7: [150, 1] };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const options = { asks: 'always' };
  const position = { terrain: GROUND, pieces, turn: 0, options };
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));
  const rows = () => engine.rows().map(({ event }) => event);
  const made = [{ text: '', events: rows() }];
  for (const text of ['d4-d5', 'pass', 'pass']) {
    const decision = engine.decision();
    if (decision === null) throw new Error('over');
    const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
    must(engine.apply(decision.choices.indexOf(code)));
    made.push({ text, events: rows() });
  }
  return made;
};

test('a pass in a fight is no stop', () => {
  const all = steps();
  const shown = stopsOf(all).map((at) => all[at]?.text);
  expect(shown).toEqual(['', 'd4-d5', 'pass']);
  expect(all[3]?.events.map(({ type }) => type)).toContain('fought');
});

test('nothing is lost: each stop has all that happened since the one before', () => {
  const all = steps();
  const stops = stopsOf(all);
  expect(stops.flatMap((at) => eventsSince(all, stops, at))).toEqual(all.flatMap(({ events }) => events));
});

test('a step between two stops belongs to the first', () => {
  expect([0, 1, 2, 3, 9].map((step) => stopAt([0, 1, 3], step))).toEqual([0, 1, 1, 2, 2]);
});

test('a stop is told by its turn, and by its place in that turn', () => {
  const counted = (turns: readonly number[]) =>
    turns.map((turn) => ({ view: { counters: { turn } } as unknown as ReplayStep['view'] }));
  // dealt, two exchanges, then a turn of two steps: the second one ends it
  const steps = counted([0, 0, 1, 1, 2, 3]);
  const stops = [0, 1, 2, 3, 4, 5];
  const places = stops.map((stop) => placeOfStop(steps, stops, stop));
  expect(places.slice(1)).toEqual([
    { turn: 0, at: 1, count: 2 },
    { turn: 0, at: 2, count: 2 },
    { turn: 1, at: 1, count: 2 },
    { turn: 1, at: 2, count: 2 },
    { turn: 2, at: 1, count: 1 },
  ]);
  const plain = [0, 1, 2].map(() => ({ view: { counters: {} } as unknown as ReplayStep['view'] }));
  expect(placeOfStop(plain, [0, 1, 2], 2)).toEqual({ turn: null, at: 2, count: 2 });
});
