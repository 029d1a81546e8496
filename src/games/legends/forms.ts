/** The forms of the Legends family as data: board, mix, set-up, limits, goals (LEGENDS.md, Forms). */
import type { Shape } from '../../contract/content';
import forms from './data/forms.json';
import type { Form } from './language';
import { terrainOfRows, WATER } from './terrain';

// JSON modules widen every word to string and every tuple to a list; the content test checks each form
const TABLE = forms as unknown as Readonly<Record<string, Omit<Form, 'name' | 'number'>>>;

/** Form numbers are places in this list; the first is the standard one. */
export const FORM_LIST: readonly Form[] = Object.entries(TABLE).map(([name, form], number) => ({
  ...form,
  name,
  number,
}));

const [first] = FORM_LIST;
if (first === undefined) throw new Error('forms.json holds no form');
/** The form that is meant where none is named. */
export const STANDARD_FORM: Form = first;

/** The form of this name; undefined for any other text. */
export const formOf = (name: string): Form | undefined => FORM_LIST.find((form) => form.name === name);

/** Files of one zone: the eight files of a pair of seats (R124). */
export const ZONE_WIDTH = 8;

/** The board of a form for this many seats. */
export const shapeOfForm = (form: Form, seats: number): Shape =>
  form.ground === 'boards'
    ? { width: (seats / 2) * ZONE_WIDTH, height: 8 }
    : { width: form.ground[0]?.length ?? 0, height: form.ground.length };

/** Terrain numbers of a form's own ground, rank 1 first; null where boards are laid. */
export const groundOf = (form: Form): readonly number[] | null =>
  form.ground === 'boards' ? null : terrainOfRows(form.ground);

/** The zone of a square: a pair of seats each eight files (R124); the whole board belongs to a lone pair. */
export const zoneOf = (square: number, { width }: Shape, seats: number): number =>
  seats === 2 ? 0 : Math.floor((square % width) / ZONE_WIDTH);

/** Who controls what a side has on a square (R125). */
export const seatAt = (square: number, side: number, shape: Shape, seats: number): number =>
  2 * zoneOf(square, shape, seats) + (side % 2);

/** The squares on which a seat sets up: its form's ranks from its own edge, in its own zone, land only, ascending. */
export const setupSquares = (
  form: Form,
  { terrain, shape }: { readonly terrain: readonly number[]; readonly shape: Shape },
  seat: number,
  seats = 2,
): readonly number[] =>
  terrain.flatMap((kind, square) => {
    const rank = Math.floor(square / shape.width);
    const depth = seat % 2 === 0 ? rank : shape.height - 1 - rank;
    return kind !== WATER && depth < form.ranks && seatAt(square, seat, shape, seats) === seat ? [square] : [];
  });

/** Set-up squares of a seat on the form's own ground; none where boards are laid. */
export const ownSquares = (form: Form, seat: number): readonly number[] => {
  const terrain = groundOf(form);
  return terrain === null ? [] : setupSquares(form, { terrain, shape: shapeOfForm(form, 2) }, seat);
};
