/** Rows and views by hand, and what Medieval's evidence makes of them, read back as letters. */
import { expect } from 'vitest';
import type { GameEvent } from '../../../src/contract/event';
import type { Asked } from '../../../src/contract/search';
import type { SeatSetup } from '../../../src/contract/setup';
import type { View } from '../../../src/contract/view';
import { medieval } from '../../../src/games/medieval';
import { SHAPE } from '../../../src/games/medieval/board';
import { UNITS } from '../../../src/games/medieval/units';
import { parseSquare } from '../../../src/games/shared/square';
import { must } from '../harness/kit';

export const SETUP: SeatSetup = {
  game: 'medieval',
  form: 'standard',
  seat: 0,
  seats: [],
  sides: [0, 1],
  options: {},
};
export const at = (name: string): number => parseSquare(name, SHAPE) ?? -1;

/** Red's view now: own pieces, Blue's hidden ones, Blue's known ones, each `square` or `square:id` (where it first stood). */
export const viewOf = (
  hidden: readonly string[],
  own: readonly string[] = [],
  known: Readonly<Record<string, number>> = {},
): View => {
  const empty = must(medieval.readPosition('15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 r - R2B2'), 'a position');
  const token = (text: string, seat: number, kind: number | null) => {
    const [square = '', id = square] = text.split(':');
    return { id: at(id), square: at(square), seat, kind, shownTo: 1 << seat };
  };
  return {
    ...empty,
    // nobody has fallen
    heaps: empty.heaps.map((heap) => ({ ...heap, kinds: [] })),
    viewer: 0,
    tokens: [
      ...own.map((text) => token(text, 0, 4)),
      ...hidden.map((text) => token(text, 1, null)),
      ...Object.entries(known).map(([text, kind]) => token(text, 1, kind)),
    ],
  };
};

export const turn = (seat: number): GameEvent => ({ type: 'turn', seat });
/** A token's step; it is called by where it first stood. */
export const moved = (id: string, from: string, to: string): GameEvent => ({
  type: 'moved',
  token: at(id),
  from: at(from),
  to: at(to),
});
export const called = (seat: number, kind: number): GameEvent => ({ type: 'called', seat, kind });
export const removed = (seat: number, id: string, square: string, kind: number): GameEvent => ({
  type: 'removed',
  seat,
  token: at(id),
  kind,
  square: at(square),
  cause: 'fight',
});

/** The words, read as MEDIEVAL.md says: letters by token, and ties. */
export const told = (view: View, events: readonly GameEvent[], asked?: readonly Asked[]) => {
  const words = [...(medieval.evidence?.(SETUP, view, events, asked) ?? [])];
  const take = (count: number): number[] => words.splice(0, count);
  const one = (): number => take(1)[0] ?? -1;
  const sets = take(one());
  const may: Record<number, string> = {};
  for (let left = one(); left > 0; left--) {
    const [id = -1, set = -1] = take(2);
    may[id] = UNITS.flatMap(({ letter }, kind) => ((((sets[set] ?? 0) >> kind) & 1) === 1 ? [letter] : [])).join('');
  }
  const ties: number[][] = [];
  for (let left = one(); left > 0; left--) ties.push(take(one()));
  expect(words).toEqual([]);
  expect(new Set(sets).size).toBe(sets.length);
  return { may, ties };
};
export const ANYBODY = 'FGXANBMLPSK';
export const mayBe = (view: View, events: readonly GameEvent[], id: string): string | undefined =>
  told(view, events).may[at(id)];
