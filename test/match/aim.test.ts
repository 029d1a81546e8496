/** Squares behind a power: a press on one is taken, chooses the power there is, and asks which where there are several. */
import { describe, expect, test } from 'vitest';
import type { Press } from '../../src/contract/content';
import type { Decision } from '../../src/contract/decision';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { packChoice } from '../../src/games/shared/choice';
import { marksOf } from '../../src/match/aim';
import { ask, press } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { questionText } from '../../src/match/games/legends/question';
import { rowsOf } from '../../src/match/games/legends/rows';
import { pressItem, pressSquare } from '../../src/match/press';
import type { Asking } from '../../src/match/types';
import { walkDealt } from './legends-walk';
import { must } from './support';

const [D4, D5, E5, F6] = [27, 35, 36, 45];

const seen = (): View => {
  const position = { terrain: Array(8).fill('pppppppp'), pieces: { a1: [67, 0], h8: [169, 1], d4: [61, 0] }, turn: 0 };
  return { ...must(legends.readPosition(position)), viewer: 0 };
};

/** d4 moves to d5; its first power reaches d5, e5 and f6, its second f6 alone. */
const DECISION: Decision = {
  seat: 0,
  kind: 'main',
  key: 'legends.main',
  args: [],
  choices: [
    packChoice('move', { from: D4, to: D5 }),
    packChoice('powerTo', { item: 1, from: D4, to: D5 }),
    packChoice('powerTo', { item: 1, from: D4, to: E5 }),
    packChoice('powerTo', { item: 1, from: D4, to: F6 }),
    packChoice('powerTo', { item: 2, from: D4, to: F6 }),
  ],
};

const CONTEXT = { view: seen(), ...legendsWords };

const pressed = (...presses: readonly Press[]): Asking => {
  let now = ask(DECISION, [], CONTEXT);
  for (const one of presses) {
    const answer = press(now, one, CONTEXT);
    if (answer.kind !== 'asking') throw new Error(`a press ended in ${answer.kind}`);
    now = answer.asking;
  }
  return now;
};

const waysOf = (asking: Asking): readonly (readonly Press[])[] =>
  rowsOf(asking, { view: CONTEXT.view, content: legends }).map(({ presses }) => presses);

describe('a press on a square behind a power', () => {
  test('chooses the one power that leads there, and waits to be confirmed', () => {
    const asking = pressed(pressSquare(D4), pressSquare(E5));
    expect(asking.presses).toEqual([pressSquare(D4), pressItem(1), pressSquare(E5)]);
    expect(asking.choice).toBe(2);
    expect(press(asking, pressSquare(E5), CONTEXT)).toEqual({ kind: 'confirm', choice: 2 });
  });

  test('asks which of two powers is meant, and each is chosen from the list', () => {
    const asking = pressed(pressSquare(D4), pressSquare(F6));
    expect(asking).toMatchObject({ presses: [pressSquare(D4)], choice: null, aim: { square: F6 } });
    expect(questionText(asking, CONTEXT.view, legends)).toMatch(/choose a power\.$/);
    const ways = [1, 2].map((item) => [pressSquare(D4), pressItem(item), pressSquare(F6)]);
    expect(waysOf(asking)).toEqual(ways);
    expect(ways.map((way) => ask(DECISION, way, CONTEXT).choice)).toEqual([3, 4]);
    // another square is aimed at instead
    expect(pressed(pressSquare(D4), pressSquare(F6), pressSquare(E5)).choice).toBe(2);
  });

  test('is offered where the piece can do nothing else', () => {
    const powers = { ...DECISION, choices: DECISION.choices.slice(1) };
    const asking = ask(powers, [pressSquare(D4)], CONTEXT);
    expect(questionText(asking, CONTEXT.view, legends)).toMatch(/^[^:]+: choose a square or a power\.$/);
  });

  test('that can be moved to as well is the move, unless the power is chosen from the list', () => {
    const asking = pressed(pressSquare(D4), pressSquare(D5));
    expect(asking).toMatchObject({ choice: 0, aim: { square: D5 } });
    expect(waysOf(asking)).toEqual([[pressSquare(D4), pressItem(1), pressSquare(D5)]]);
    expect(press(asking, pressSquare(D5), CONTEXT)).toEqual({ kind: 'confirm', choice: 0 });
  });
});

test('every marked square of every dealt question can be pressed', () => {
  let behind = 0;
  const checkAll = (asking: Asking, context: typeof CONTEXT): void => {
    for (const { square } of marksOf(asking)) {
      const answer = press(asking, pressSquare(square), context);
      if (answer.kind !== 'asking') throw new Error(`${asking.decision.key}: ${square} is marked and ${answer.kind}`);
      const { presses, aim } = answer.asking;
      const isThere = presses.some((one) => one.on === 'square' && one.square === square) || aim?.square === square;
      expect(isThere, `${asking.decision.key} ${square}`).toBe(true);
      if (asking.hints?.includes(square) === true) behind++;
    }
  };
  let count = 0;
  walkDealt(3, 120, ({ decision, view }) => {
    if (count++ > 40) return;
    const context = { view, ...legendsWords };
    const start = ask(decision, [], context);
    checkAll(start, context);
    for (const { square } of start.squares) {
      const answer = press(start, pressSquare(square), context);
      if (answer.kind === 'asking') checkAll(answer.asking, context);
    }
  });
  expect(behind).toBeGreaterThan(50);
}, 60_000);
