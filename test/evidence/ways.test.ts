/** How hidden pieces behaved, by the text of LEGENDS.md (Evidence, ways), on rows written by hand. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import type { GameEvent } from '../../src/contract/event';
import { evidenceOf } from '../../src/games/legends/evidence/index';
import { waysOf } from '../../src/games/legends/evidence/ways';
import { STANDARD_FORM } from '../../src/games/legends/forms';
import { piecesOfForm } from '../../src/games/legends/mix';
import { setupFor } from '../../src/worker/referee/eyes';
import { viewOf } from './board';

const kindOf = (strength: number | string): number =>
  piecesOfForm(STANDARD_FORM).find((piece) => piece.strength === strength)?.number ?? 0;
const [WEAK, MIDDLING, STRONG] = [kindOf(3), kindOf(6), kindOf(7)];

/** Bits of a word. */
const NEARER = [1 << 4, 1 << 5, 1 << 6] as const;
const AWAY = [1 << 7, 1 << 8, 1 << 9] as const;
const BESIDE = [1 << 10, 1 << 11, 1 << 12] as const;

const turn = (seat: number): GameEvent => ({ type: 'turn', seat });
const moved = (token: number, from: number, to: number): GameEvent => ({ type: 'moved', token, from, to });
const shown = (token: number, kind: number): GameEvent => ({ type: 'shown', token, kind });

/** Seat 0's own 10 (c2) and the hidden 50 (c7). */
const view = (kind: number) =>
  viewOf([
    { id: 10, army: 0, kind },
    { id: 50, army: 1 },
  ]);
/** Down the file from c7 to c4, two steps from c2. */
const DOWN = [moved(50, 50, 42), moved(50, 42, 34), moved(50, 34, 26)];

describe('moves', () => {
  it('are counted, up to 15', () => {
    expect(waysOf(view(WEAK), DOWN)).toEqual(new Map([[50, 3]]));
    const many = Array.from({ length: 9 }, () => [moved(50, 50, 51), moved(50, 51, 50)]).flat();
    expect(waysOf(view(WEAK), many)).toEqual(new Map([[50, 15]]));
  });

  it('of known pieces and of the seat’s own tell nothing', () => {
    const known = viewOf([
      { id: 10, army: 0, kind: WEAK },
      { id: 50, army: 1, kind: STRONG },
    ]);
    expect(waysOf(known, [...DOWN, moved(10, 10, 11)]).size).toBe(0);
  });
});

describe.each([
  ['weak', WEAK, 0],
  ['middling', MIDDLING, 1],
  ['strong', STRONG, 2],
] as const)('near a %s piece', (_, kind, group) => {
  it('that it does not know, nothing is told', () => {
    expect(waysOf(view(kind), [turn(1), ...DOWN, turn(0)])).toEqual(new Map([[50, 3]]));
  });

  it('that it knows: it came nearer, from the moment on when it knew it', () => {
    expect(waysOf(view(kind), [shown(10, kind), ...DOWN])).toEqual(new Map([[50, 3 | NEARER[group]]]));
    expect(waysOf(view(kind), [...DOWN, shown(10, kind)])).toEqual(new Map([[50, 3]]));
    // three steps are too far
    expect(waysOf(view(kind), [shown(10, kind), ...DOWN.slice(0, 2)])).toEqual(new Map([[50, 2]]));
  });

  it('that it knows: it went away', () => {
    const rows = [...DOWN, shown(10, kind), moved(50, 26, 34)];
    expect(waysOf(view(kind), rows)).toEqual(new Map([[50, 4 | AWAY[group]]]));
  });

  it('that it knows: it stood beside it when its side’s turn was over', () => {
    const rows = [turn(1), ...DOWN, moved(50, 26, 18), shown(10, kind)];
    expect(waysOf(view(kind), rows)).toEqual(new Map([[50, 4]]));
    expect(waysOf(view(kind), [...rows, turn(0)])).toEqual(new Map([[50, 4 | BESIDE[group]]]));
    // the other turn's end tells nothing of it
    expect(waysOf(view(kind), [turn(0), ...rows.slice(1), turn(1)])).toEqual(new Map([[50, 4]]));
  });

  it('that has gone, nothing is told', () => {
    const gone: GameEvent = { type: 'removed', seat: 0, token: 10, kind, square: 10, cause: 'fight' };
    expect(waysOf(view(kind), [shown(10, kind), gone, turn(1), ...DOWN, moved(50, 26, 18), turn(0)])).toEqual(
      new Map([[50, 4]]),
    );
  });
});

describe('the words', () => {
  const { content } = findGame(STANDARD_FORM.name);
  const seat = setupFor(content.sampleSetup(0, 1), 0, content);

  it('stand behind all others, and only where there is something to tell', () => {
    expect(evidenceOf(seat, view(WEAK), [])).toEqual([0, 0, 0, 0]);
    const words = evidenceOf(seat, view(WEAK), DOWN);
    expect(words.slice(-3)).toEqual([1, 50, 3]);
    // the rest is as long as without: one set, one piece that can move
    expect(words).toHaveLength(1 + 7 + 1 + 2 + 1 + 1 + 3);
  });
});
