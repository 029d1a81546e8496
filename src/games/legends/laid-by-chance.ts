/** What chance lays in the arranged forms: an arrangement of the pool where one agrees with what stands, never an open flag. */
import { type Draw, pickOne } from '../shared/draws';
import { filledArrangement, mirrored } from './arrange';
import { groundOf, shapeOfForm } from './forms';
import type { Form } from './language';
import { piecesOfForm } from './mix';
import { poolOf } from './pools';
import { WATER } from './terrain';

/** So often the rest is drawn anew where the flag would stand open. */
const TRIES = 60;

/** Files that water closes for whoever runs straight on, left to right; mirrored it is the same board. */
const closedFiles = (form: Form, width: number): readonly boolean[] =>
  Array.from({ length: width }, (_, file) =>
    (groundOf(form) ?? []).some((terrain, square) => terrain === WATER && square % width === file),
  );

/**
 * Does the flag stand on the front rank, or can a Scout run at it before anything has moved? Kinds in the order seen: the
 * near rank first, left to right.
 */
const flagOpen = (kinds: readonly number[], form: Form): boolean => {
  const { width } = shapeOfForm(form, 2);
  const flags = piecesOfForm(form).filter(({ strength }) => strength === 'castle');
  const closed = closedFiles(form, width);
  return kinds.some((kind, place) => {
    if (!flags.some(({ number }) => number === kind)) return false;
    const before = kinds.filter((_, at) => at > place && at % width === place % width);
    return before.length === 0 || (closed[place % width] === false && before.every((one) => one === 0));
  });
};

const safe = new WeakMap<Form, readonly (readonly number[])[]>();

/** The pool and its mirror images without those that leave the flag open; read once. */
const safeOf = (form: Form): readonly (readonly number[])[] => {
  const known = safe.get(form);
  if (known !== undefined) return known;
  const { width } = shapeOfForm(form, 2);
  const read = poolOf(form)
    .flatMap((kinds) => [kinds, mirrored(kinds, width)])
    .filter((kinds) => !flagOpen(kinds, form));
  safe.set(form, read);
  return read;
};

/** Kinds in the order seen, those that are laid as they are. */
export const laidByChance = (form: Form, shown: readonly number[], draw: Draw): readonly number[] => {
  const agreeing = safeOf(form).filter((kinds) => kinds.every((kind, at) => shown[at] === 0 || shown[at] === kind));
  const picked = pickOne(agreeing, draw);
  if (picked !== undefined) return picked;
  let filled = filledArrangement(form, shown, draw);
  for (let tries = 1; tries < TRIES && flagOpen(filled, form); tries++) filled = filledArrangement(form, shown, draw);
  return filled;
};
