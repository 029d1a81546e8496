/** The secret set-up of the arranged forms: every set-up square, ascending, gets a piece or stays empty (LEGENDS.md, Forms). */
import type { LayoutPart, LayoutReport, LayoutSetup, SecretLayout } from '../../contract/secret-layout';
import { formatArmy, kindOfLetter, letterOf } from './army';
import { armyOfForm, patternsOf } from './arrange';
import { formOf, groundOf, ownSquares, shapeOfForm } from './forms';
import { laidByChance } from './laid-by-chance';
import type { Form } from './language';

/** No piece has this chart number. */
const EMPTY = 0;

/** The decision's key, one question a square. */
const KEY = 'legends.arrange';

const countIn = (kinds: readonly number[], kind: number): number => kinds.filter((one) => one === kind).length;

const rosterOf = (form: Form): readonly LayoutPart[] => {
  const army = armyOfForm(form);
  return [...new Set(army)].map((kind) => ({ kind, count: countIn(army, kind) }));
};

/** Any piece may stand on any of the squares: only numbers can be wrong. */
const reportOf = (roster: readonly LayoutPart[], kinds: readonly number[]): LayoutReport => {
  const foreign = [...new Set(kinds)].filter((kind) => kind !== EMPTY && !roster.some((part) => part.kind === kind));
  const parts = [...roster, ...foreign.map((kind) => ({ kind, count: 0 }))];
  const over = parts.map(({ kind, count }) => ({ kind, count: countIn(kinds, kind) - count }));
  const extra = over.filter(({ count }) => count > 0);
  const missing = over.flatMap(({ kind, count }) => (count < 0 ? [{ kind, count: -count }] : []));
  return { missing, extra, wrong: [], fits: missing.length === 0 && extra.length === 0 };
};

/** The rows of the near ranks as the seat sees them: the second seat of the pair looks from the far edge. */
const rowsOf = (form: Form, isFar: boolean): readonly (readonly number[])[] => {
  const { width, height } = shapeOfForm(form, 2);
  const seenSquare = (square: number): number => (isFar ? width * height - 1 - square : square);
  return Array.from({ length: form.ranks }, (_, row) =>
    Array.from({ length: width }, (_, file) => seenSquare((form.ranks - 1 - row) * width + file)),
  );
};

/** The layout of a seat; null for forms whose armies are dealt. */
export const layoutOf = (setup: Pick<LayoutSetup, 'form'>, seat: number): SecretLayout | null => {
  const form = formOf(setup.form);
  if (form?.setup !== 'arranged') return null;
  const isFar = seat % 2 === 1;
  const cells = ownSquares(form, seat);
  const places = cells.map((_, place) => place);
  const roster = rosterOf(form);
  const parse = (text: string): readonly number[] => cells.map((_, at) => kindOfLetter(text.charAt(at), form) ?? EMPTY);
  return {
    cells,
    empty: EMPTY,
    seen: isFar ? places.reverse() : places,
    rows: rowsOf(form, isFar),
    mirrors: cells.length === form.ranks * shapeOfForm(form, 2).width,
    terrain: groundOf(form) ?? [],
    roster,
    templates: patternsOf(form).map(({ name, army }) => ({ name, kinds: parse(army) })),
    byChance: (kinds, draw) => laidByChance(form, kinds, draw),
    report: (kinds) => reportOf(roster, kinds),
    letter: letterOf,
    format: formatArmy,
    parse,
    asks: (decision) => decision.key === KEY && decision.seat === seat,
    answered: ({ lists }) => lists['arranged']?.[seat] ?? 0,
    answer: letterOf,
  };
};
