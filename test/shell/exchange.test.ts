/** Exchanges before the battle: which castle stands in front, and what passing is called. */
import { expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { passName } from '../../src/match/games/legends/question';
import { ONLOOKER } from '../../src/match/reduce-state';
import { exposedCastles } from '../../src/shell/games/legends/advice/exchange';
import { must } from '../match/support';

/** Castles (67 good, 169 evil) and a piece before or behind each, as a seat sees them. */
const seen = (pieces: Readonly<Record<string, unknown>>, viewer: number) => ({
  ...must(legends.readPosition({ terrain: Array(8).fill('pppppppp'), pieces, turn: 0 })),
  viewer,
});

test('a castle on the rank that faces the enemy is exposed, for its own seat alone', () => {
  const front = { c4: [67, 0], a1: [61, 0], d5: [169, 1], h8: [190, 1] };
  expect(exposedCastles(seen(front, 0))).toEqual([26]);
  expect(exposedCastles(seen(front, 1))).toEqual([35]);
  expect(exposedCastles(seen(front, ONLOOKER))).toEqual([]);
  const back = { c1: [67, 0], a4: [61, 0], d8: [169, 1], h5: [190, 1] };
  expect(exposedCastles(seen(back, 0))).toEqual([]);
  expect(exposedCastles(seen(back, 1))).toEqual([]);
});

test('keeping what was dealt is called so until something is exchanged', () => {
  const asked = (left: number) =>
    ({ seat: 0, kind: 'swap', key: 'legends.exchange', args: [left], choices: [] }) as const;
  expect(passName(asked(2))).toBe('Keep as dealt');
  expect(passName(asked(1))).toBe('Begin');
});
