/**
 * A secret set-up as data: the cells that a seat fills before the others see anything, and what it has to put there. One
 * sheet serves every game, before the match (its layout becomes the seat's `army`) and in it (each question is answered).
 *
 * A layout is a list of kinds, one for each of `cells` in their order, `empty` for a cell that is left empty.
 */
import type { Decision } from './decision';
import type { Setup } from './setup';
import type { View } from './view';

/** What must be known of a match to lay an army out for it: a `Setup` and a `SeatSetup` both are one. */
export type LayoutSetup = Pick<Setup, 'game' | 'form' | 'seats' | 'boards' | 'options'>;

/** A kind and how many of it. */
export interface LayoutPart {
  readonly kind: number;
  readonly count: number;
}

/** A layout in the order seen, also an unfinished one, against what is asked for. */
export interface LayoutReport {
  /** What is still to be laid, in the roster's order. */
  readonly missing: readonly LayoutPart[];
  /** What is laid too often, in the roster's order; then what the roster does not hold. */
  readonly extra: readonly LayoutPart[];
  /** Places in the layout (in the order seen) whose cell can't hold what stands there, ascending. */
  readonly wrong: readonly number[];
  /** Nothing is missing, extra or wrong: the match will take it. */
  readonly fits: boolean;
}

/** A ready layout. Its sentence's key is `pattern.<name>`. */
export interface LayoutTemplate {
  readonly name: string;
  /** In the order of `seen`, which makes it the same for every seat. */
  readonly kinds: readonly number[];
}

export interface SecretLayout {
  /** The cells to fill, in the order in which the match asks for them. */
  readonly cells: readonly number[];
  /** What stands in a layout for an empty cell: a number that is no kind of the game. */
  readonly empty: number;
  /**
   * Places in `cells` as the seat itself looks at them: the near row first, left to right. Layouts that are kept or shown are
   * in this order, so that they serve every seat; for a seat at the near edge it is 0, 1, 2 … itself.
   */
  readonly seen: readonly number[];
  /**
   * Cells of the block that the seat sees in front of it, far row first, left to right, all rows as long; it may hold cells
   * that are not among `cells` (water). Null where they form no block: the board's plan is drawn then.
   */
  readonly rows: readonly (readonly number[])[] | null;
  /** Can a layout be mirrored left to right? The mirror image of every cell is a cell, too, then. */
  readonly mirrors: boolean;
  /** The terrain number of every cell of the board, as in a view; empty where it is not known before the match. */
  readonly terrain: readonly number[];
  /** Everything that must be laid: each kind once, the strongest first. */
  readonly roster: readonly LayoutPart[];
  readonly templates: readonly LayoutTemplate[];
  /**
   * A layout in the order seen, the rest laid by chance as somebody with sense would; what stands stays. `draw` gives a whole
   * number from 0 to below its bound. Left out: any free cell is as good as another.
   */
  readonly byChance?: (kinds: readonly number[], draw: (below: number) => number) => readonly number[];
  /** Checks a layout in the order seen. */
  report(kinds: readonly number[]): LayoutReport;
  /** The one letter that writes a kind in texts and lays it by a key, in capitals; `-` for `empty`. */
  letter(kind: number): string;
  /** A layout as one text, a letter a cell: as a kept layout in the order seen, as an `army` in that of the game's setups. */
  format(kinds: readonly number[]): string;
  /** The kinds of such a text, also of an unfinished one; letters that mean nothing, and a text's missing end, are `empty`. */
  parse(text: string): readonly number[];
  /** Is it one of the questions that the layout answers, one cell after the other? */
  asks(decision: Pick<Decision, 'key' | 'seat'>): boolean;
  /** How many of `cells`, from the first on, the seat has answered in this view; they can't be changed any more. */
  answered(view: View): number;
  /** The choice text that answers the question for a cell with this kind; `empty`: with leaving it so. */
  answer(kind: number): string;
}
