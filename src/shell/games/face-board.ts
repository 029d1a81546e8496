/** The board's part of a game's face: labels, refusals, previews, tokens and ground of the plain grid, keys. */
import type { ComponentType } from 'preact';
import type { GameEvent } from '../../contract/event';
import type { TokenView, View } from '../../contract/view';
import type { Note } from '../../match/notes';
import type { Asking, MatchState, Preview, SquareMark } from '../../match/types';
import type { KeyAct } from '../board/keys';
import type { Recalled } from '../board/recall';

/** What a label says beside what the view tells. */
export interface Pointed extends Recalled {
  readonly mark: SquareMark | undefined;
  readonly chosen: boolean;
}

/** What a preview needs to know of the state that it belongs to. */
export type Foretelling = Pick<MatchState, 'view' | 'asking'> & {
  /** All events of the viewer so far. */
  readonly events?: readonly GameEvent[];
  /** The players remember by themselves what they have seen. */
  readonly unaided?: boolean;
};

/** Keys that look for something of the own: a digit, or a letter of its own. */
export type SeekKey = Extract<KeyAct, { readonly act: 'digit' | 'castle' | 'magic' }>;

/** What such a key means: squares to go to one after the other, or an item beside the board to take up. */
export type Sought =
  | { readonly on: 'squares'; readonly squares: readonly number[]; readonly none: string }
  | { readonly on: 'item'; readonly item: number; readonly refused: string };

export interface SquareProps {
  readonly view: View;
  readonly square: number;
}

export interface BoardFace {
  /** The game's word, as setups name it. */
  readonly game: string;
  /** `c3, forest, Black Knight, defence 2`: a square in at most twelve words. */
  label(view: View, square: number, pointed: Pointed): string;
  /** `c3 Black Knight`: a square among others. */
  brief(view: View, square: number): string;
  /** Why this square can't be pressed now. */
  refusal(view: View, asking: Asking | null, square: number): string;
  /** Does the inspector of this square say by itself why it can't be pressed? Missing: it never does. */
  inspectorRefuses?(view: View, asking: Asking, square: number): boolean;
  /** What the completed choice would do, in short sentences or fragments. */
  preview(foretelling: Foretelling, preview: Preview): readonly string[];
  /** The line of `preview` that stands before all others, as by this choice the player may lose the match; missing: never any. */
  warning?(foretelling: Foretelling, preview: Preview): string | null;
  /** A player's own note on a hidden piece, as one sign for the corner of a square. */
  noteBadge(note: Note, view: View): string;
  /** A token as the plain board draws it; also one that a preview would put there. */
  readonly PlainToken: ComponentType<{ readonly view: View; readonly token: TokenView }>;
  readonly PlainGround: ComponentType<SquareProps>;
  /** What else lies on a square of the plain board, above the tokens; null where the game has nothing of the kind. */
  readonly PlainThing: ComponentType<SquareProps> | null;
  /** Key of the sentence that says which keys the board has. */
  readonly helpKey: string;
  /** What a key that looks for something of the own means; null: nothing. */
  seek(view: View, key: SeekKey): Sought | null;
  /** Squares of what the viewer loses the match with, marked on the board; none where it is nobody's own view. */
  keepSafe(view: View): readonly number[];
  /** Squares of what the viewer wins the match with, as far as they know them, marked on the board; missing: none ever are. */
  prizes?(view: View): readonly number[];
  /** Would an answer on this square, one of `keepSafe`, lose the match, or help to? Missing: none ever would. */
  endangers?(view: View, asking: Asking, square: number): boolean;
  /** Does a sound warn where the focus comes to stand beside an enemy? */
  readonly nearAlarm: boolean;
}
