/** Medieval's two armies as forms (M1, M2): how many of each kind a side has, and where it sets them up. */
import { CAMP, FORWARD, STOCKADE } from './board';

export const FORMS = ['standard', 'seventeen'] as const;
export type Form = (typeof FORMS)[number];

export const isForm = (text: unknown): text is Form => FORMS.some((form) => form === text);

const NAMES: readonly string[] = FORMS;

/** Number of a form's name; the standard one's for any other text. */
export const formNumber = (form: string): number => Math.max(0, NAMES.indexOf(form));

/** The form that leaves the stockade empty and has a Footman less. */
const SEVENTEEN = 1;

const COUNTS: readonly (readonly number[])[] = [
  [4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1],
  [3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1],
];
const [STANDARD = []] = COUNTS;

/** How many of each kind, Footman to King, one side of a form (its number) has: 11 words. */
export const countsOf = (form: number): readonly number[] => COUNTS[form] ?? STANDARD;

/** The squares that a seat fills before the battle in a form (its number), ascending. */
export const setupSquares = (form: number, seat: number): readonly number[] =>
  [...(CAMP[seat] ?? []), ...(FORWARD[seat] ?? [])]
    .filter((square) => form !== SEVENTEEN || square !== STOCKADE[seat])
    .sort((a, b) => a - b);
