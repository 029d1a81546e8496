/** The secret set-up as data: every set-up square gets a piece, in any order (M2). */
import type { LayoutPart, LayoutReport, LayoutSetup, SecretLayout } from '../../contract/secret-layout';
import { CAMP, FORWARD, SHAPE, SQUARES, TERRAIN } from './board';
import { countsOf, FORMS, type Form, formNumber, isForm, setupSquares } from './forms';
import { laidByChance } from './laid-by-chance';
import { KEY } from './names';
import { TEMPLATES } from './templates';
import { ARMY_KINDS, KIND, kindOfLetter, letterOf } from './units';

/** Kinds are counted from 0. */
const EMPTY = -1;
const EMPTY_LETTER = '-';

/** From the strongest down; Spy and King compare nothing. */
const ORDER: readonly number[] = [
  KIND.paladin,
  KIND.alchemist,
  KIND.mage,
  KIND.ballista,
  KIND.knight,
  KIND.archer,
  KIND.axeman,
  KIND.guard,
  KIND.footman,
  KIND.spy,
  KIND.king,
];

const letter = (kind: number): string => (kind === EMPTY ? EMPTY_LETTER : letterOf(kind));

const kindOf = (text: string): number => {
  const kind = kindOfLetter(text);
  return kind === null || kind >= ARMY_KINDS ? EMPTY : kind;
};

const rosterOf = (form: number): readonly LayoutPart[] => {
  const counts = countsOf(form);
  return ORDER.map((kind) => ({ kind, count: counts[kind] ?? 0 }));
};

/** Any piece may stand on any of the squares: only numbers can be wrong. */
const reportOf = (roster: readonly LayoutPart[], kinds: readonly number[]): LayoutReport => {
  const over = roster.map(({ kind, count }) => ({ kind, count: kinds.filter((one) => one === kind).length - count }));
  const extra = over.filter(({ count }) => count > 0);
  const missing = over.flatMap(({ kind, count }) => (count < 0 ? [{ kind, count: -count }] : []));
  return { missing, extra, wrong: [], fits: missing.length === 0 && extra.length === 0 };
};

const turned = (square: number): number => SQUARES - 1 - square;

/** The camp and the rank before it as the seat looks at them, the far row first. */
const rowsOf = (seat: number): readonly (readonly number[])[] => {
  const box = CAMP[0] ?? [];
  const back = box.slice(0, box.length / 2);
  const near = [back, back.map((square) => square + SHAPE.width), back.map((square) => square + 2 * SHAPE.width)];
  return near.reverse().map((row) => (seat === 1 ? row.map(turned) : row));
};

/** See Content.layout. A seat's `army` is its layout's text in the order seen. */
export const layoutOf = (setup: Pick<LayoutSetup, 'form'>, seat: number): SecretLayout => {
  const form: Form = isForm(setup.form) ? setup.form : FORMS[0];
  const cells = setupSquares(formNumber(form), seat);
  const places = cells.map((_, place) => place);
  const seen = seat === 1 ? places.reverse() : places;
  const squares = seen.map((place) => cells[place] ?? 0);
  const roster = rosterOf(formNumber(form));
  const chance = { back: new Set(rowsOf(seat).at(-1)), forward: new Set(FORWARD[seat]) };
  const parse = (text: string): readonly number[] => cells.map((_, at) => kindOf(text.charAt(at)));
  return {
    cells,
    empty: EMPTY,
    seen,
    rows: rowsOf(seat),
    // the squares that stay empty lie evenly about the middle file
    mirrors: true,
    terrain: TERRAIN,
    roster,
    templates: TEMPLATES[form].map(({ name, army }) => ({ name, kinds: parse(army) })),
    byChance: (kinds, draw) => {
      const { missing } = reportOf(roster, kinds);
      return laidByChance(kinds, { squares, empty: EMPTY, missing, rows: chance }, draw);
    },
    report: (kinds) => reportOf(roster, kinds),
    letter,
    format: (kinds) => kinds.map(letter).join(''),
    parse,
    asks: (decision) => decision.key === KEY.arrange && decision.seat === seat,
    answered: ({ lists }) => lists['arranged']?.[seat] ?? 0,
    answer: letter,
  };
};
