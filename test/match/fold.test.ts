/** A view carried on by events alone is the view that the rules give: pieces, armies, destroyed areas, viewer by viewer. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { unpackChoice } from '../../src/games/shared/choice';
import { viewAfter } from '../../src/match/games/legends/fold';
import { waysGone } from '../../src/match/last-turn';
import { createLegendsReference } from '../../src/reference/legends';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from './support';

/** Does a Death Curse wait for its turn? Events alone do not say so. */
const waits = ({ lists }: View): boolean => (lists['curses'] ?? []).length > 4;

/** What the fold answers for. */
const part = ({ tokens, heaps, lists }: View) => ({
  tokens: tokens.map(({ id, square, seat, kind }) => ({ id, square, seat, kind })),
  army: lists['army'],
  heaps,
  fallen: lists['fallen'],
  curses: lists['curses'],
});

const VIEWERS = [0, 1, 8];

/** Plays by chance; attacks and powers come first, so that much falls. Gives what kinds of rows it has met. */
const walk = (sample: number, plies: number): ReadonlySet<string> => {
  const met = new Set<string>();
  const engine = createLegendsReference();
  must(engine.start(legends.sampleSetup(sample, sample)));
  let state = sample * 2 + 1;
  for (let ply = 0; ply < plies; ply++) {
    const decision = engine.decision();
    if (decision === null) break;
    state = Math.imul(state ^ (state >>> 15), 0x9e3779b1) >>> 0;
    const { tokens } = engine.view(9);
    const bold = decision.choices.flatMap((code, index) => {
      const { form, to } = unpackChoice(code);
      return form !== 'move' || tokens.some(({ square }) => square === to) ? [index] : [];
    });
    const from = bold.length > 0 && state % 3 !== 0 ? bold : decision.choices.map((_, index) => index);
    const before = VIEWERS.map((viewer) => engine.view(viewer));
    must(engine.apply(from[state % from.length] ?? 0));
    for (const [at, viewer] of VIEWERS.entries()) {
      const events = eventsFor(engine.rows(), viewer);
      for (const { type } of events) met.add(type);
      const view = before[at];
      if (view === undefined) throw new Error('no view');
      if (waits(engine.view(viewer)) || waits(view)) continue;
      expect(part(viewAfter(view, events)), `sample ${sample}, ply ${ply}, viewer ${viewer}`).toEqual(
        part(engine.view(viewer)),
      );
    }
  }
  return met;
};

test('the fold of every answer’s events is the next view', () => {
  const met = new Set<string>();
  for (let sample = 0; sample < 8; sample++) for (const type of walk(sample, 120)) met.add(type);
  for (const type of ['moved', 'removed', 'shown', 'curseBegan', 'curseEnded', 'swapped', 'returned', 'controlled'])
    expect(met, type).toContain(type);
}, 60_000);

test('the ways of the last move', () => {
  const moved = (token: number, from: number, to: number): GameEvent => ({ type: 'moved', token, from, to });
  expect(waysGone([moved(1, 8, 9), moved(1, 9, 17)])).toEqual([{ from: 8, to: 17 }]);
  expect(waysGone([moved(1, 8, 9), moved(1, 9, 8)])).toEqual([]);
  expect(waysGone([{ type: 'struck', from: 3, square: 19 }, moved(2, 40, 41)])).toEqual([
    { from: 3, to: 19 },
    { from: 40, to: 41 },
  ]);
  expect(waysGone([{ type: 'swapped', token: 1, square: 8, other: 2, otherSquare: 12 }])).toEqual([
    { from: 8, to: 12 },
    { from: 12, to: 8 },
  ]);
});
