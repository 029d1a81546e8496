/** The Death Curse area as a view lists it: the one in force and those that wait (LEGENDS.md, the list `curses`). */
import type { View } from '../../contract/view';

/** A Death Curse in force or waiting: its piece, the seat that is "you" in its text, the army it was made for. */
export interface Curse {
  readonly id: number;
  readonly kind: number;
  readonly seat: number;
  readonly army: number;
}

const WORDS = 4;
const NO_CURSE: readonly number[] = [-1, -1, -1, -1];

/** The first is in force, null when none is; the others wait in order. Empty when there is neither. */
export const cursesOf = ({ lists }: Pick<View, 'lists'>): readonly (Curse | null)[] => {
  const words = lists['curses'] ?? [];
  return Array.from({ length: Math.floor(words.length / WORDS) }, (_, index) => {
    const [id = -1, kind = -1, seat = -1, army = -1] = words.slice(index * WORDS, (index + 1) * WORDS);
    return id < 0 ? null : { id, kind, seat, army };
  });
};

/** The list again: `cursesOf` read backwards. */
export const curseWords = (curses: readonly (Curse | null)[]): readonly number[] =>
  curses.flatMap((curse) => (curse === null ? NO_CURSE : [curse.id, curse.kind, curse.seat, curse.army]));

/** The Death Curse in force. */
export const curseInForce = (view: Pick<View, 'lists'>): Curse | null => cursesOf(view)[0] ?? null;

/** The Death Curse of this piece, in force or waiting. */
export const curseOf = (view: Pick<View, 'lists'>, id: number): Curse | null =>
  cursesOf(view).find((curse) => curse?.id === id) ?? null;
