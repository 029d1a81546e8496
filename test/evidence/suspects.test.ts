/** What hidden pieces can no longer be, by the rules' text, from views and rows written by hand. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { followCourse } from '../../src/games/legends/evidence/course';
import { evidenceOf, suspectsOf } from '../../src/games/legends/evidence/index';
import { FORM_LIST, STANDARD_FORM } from '../../src/games/legends/forms';
import { viewOf } from './board';

/** Chart numbers. */
const [WOODLAND_TOWER, DALIOUS, ANTI_RED, URGWAINES_CASTLE] = [33, 206, 99, 67];
const [WASCYO, JEZRAK, SIR_URGWAINE, URGWAINES_KNIGHTS] = [162, 163, 35, 59];

const suspects = (view: View, events: readonly GameEvent[]) => suspectsOf(view, followCourse(view, events));
const kindsWhere = (fits: (kind: (typeof legendsCatalogue.pieces)[number]) => boolean): readonly number[] =>
  legendsCatalogue.pieces.filter((piece) => piece.number <= 208 && fits(piece)).map(({ number }) => number);
const sorted = (kinds: ReadonlySet<number> | undefined): readonly number[] => [...(kinds ?? [])].sort((a, b) => a - b);

describe('a hidden piece', () => {
  it('that moved, be it back to where it came from, is not stationary (R38)', () => {
    const view = viewOf([
      { id: 50, army: 1 },
      { id: 51, army: 1 },
    ]);
    const found = suspects(view, [
      { type: 'moved', token: 50, from: 50, to: 42 },
      { type: 'moved', token: 50, from: 42, to: 50 },
    ]);
    expect(sorted(found.get(50))).toEqual(kindsWhere(({ stationary }) => !stationary));
    expect(found.has(51)).toBe(false);
  });

  it('that was exchanged unseen may be anything (R116)', () => {
    const view = viewOf([
      { id: 50, army: 1, square: 51 },
      { id: 51, army: 1, square: 50 },
    ]);
    expect(suspects(view, [{ type: 'swapped', token: 50, other: 51, square: 50, otherSquare: 51 }]).size).toBe(0);
  });

  it('that stood under a weakening curse kept some strength (R70)', () => {
    const view = viewOf([{ id: 50, army: 1 }]);
    const found = suspects(view, [
      { type: 'curseBegan', token: 3, kind: ANTI_RED, seat: 0 },
      { type: 'curseEnded', token: 3, kind: ANTI_RED, seat: 0 },
    ]);
    // the two red pieces of strength 1 have nothing of their own that would have saved them on plains
    expect(kindsWhere(() => true).filter((kind) => found.get(50)?.has(kind) === false)).toEqual([WASCYO, JEZRAK]);
  });

  it('is no castle once the opponent’s castles were shown', () => {
    const view = viewOf([
      { id: 2, army: 0, kind: WOODLAND_TOWER },
      { id: 50, army: 1 },
    ]);
    const found = suspects(view, [
      { type: 'shown', token: 2, kind: WOODLAND_TOWER },
      { type: 'used', token: 2, seat: 0, power: 1, keyword: null },
    ]);
    expect(sorted(found.get(50))).toEqual(kindsWhere(({ type }) => type !== 'castle'));
  });

  it('is no Magic piece once all of these fell at the end of a curse', () => {
    const view = viewOf([{ id: 50, army: 1 }]);
    const found = suspects(view, [
      { type: 'curseBegan', token: 3, kind: DALIOUS, seat: 0 },
      { type: 'curseEnded', token: 3, kind: DALIOUS, seat: 0 },
      { type: 'used', token: 3, seat: 0, power: 1, keyword: null },
    ]);
    expect(sorted(found.get(50))).toEqual(kindsWhere(({ type }) => type !== 'magic'));
  });
});

describe('the words', () => {
  it('say of nothing seen that nothing is excluded', () => {
    expect(
      evidenceOf(
        { game: 'legends', form: STANDARD_FORM.name, seat: 0, seats: [], sides: [], options: {} },
        viewOf([]),
        [],
      ),
    ).toEqual([0, 0, 0, 0]);
  });

  it('tell each set once, and which pieces are of it', () => {
    const form = FORM_LIST.find(({ setup }) => setup === 'arranged')?.name ?? '';
    const view = viewOf(
      [
        { id: 50, army: 1 },
        { id: 51, army: 1 },
      ],
      { form },
    );
    const words = evidenceOf({ game: 'legends', form, seat: 0, seats: [], sides: [], options: {} }, view, [
      { type: 'moved', token: 50, from: 50, to: 42 },
      { type: 'moved', token: 51, from: 51, to: 43 },
    ]);
    // 209 and 210 can't move; 211 to 220 are bits 19 to 28 of the seventh word
    // behind all else: each has moved once
    expect(words).toEqual([1, 0, 0, 0, 0, 0, 0, 0x1ff80000, 2, 50, 0, 51, 0, 0, 0, 2, 50, 1, 51, 1]);
  });

  it('name who may have been given a keyword unseen', () => {
    const QUICKNESS = 7;
    const view = viewOf(
      [
        { id: 58, army: 1, kind: URGWAINES_CASTLE },
        { id: 50, army: 1 },
        { id: 51, army: 1, kind: SIR_URGWAINE },
        { id: 9, army: 0, kind: 140 },
      ],
      { grants: [-1, QUICKNESS, 1, 0] },
    );
    const words = evidenceOf(
      { game: 'legends', form: STANDARD_FORM.name, seat: 0, seats: [], sides: [], options: {} },
      view,
      [
        { type: 'turn', seat: 1 },
        { type: 'shown', token: 58, kind: URGWAINES_CASTLE },
        { type: 'used', token: 58, seat: 1, power: 1, keyword: null },
        { type: 'granted', token: null, keyword: QUICKNESS, seat: 1 },
      ],
    );
    const set = [0, 0, 0, 0, 0, 0, 0];
    for (const kind of [SIR_URGWAINE, URGWAINES_KNIGHTS]) set[kind >> 5] = (set[kind >> 5] ?? 0) | (1 << (kind % 32));
    expect(words).toEqual([1, ...set, 0, 0, 1, 0, 1, 50, 1, 51]);
  });
});
