/** What is said of squares: the game's face finds the words for what the question and the memory point out. */
import type { View } from '../../contract/view';
import { marksOf } from '../../match/aim';
import type { Asking, Preview } from '../../match/types';
import type { Naming } from '../../text';
import { faces } from '../games';
import { planOf } from '../games/content-of';
import type { Foretelling } from '../games/face-board';
import { NOTHING_RECALLED, type Recalled } from './recall';

export const naming = (view: View): Naming => ({ game: view.game, square: (square) => planOf(view).name(square) });

/** `c3, forest, Black Knight, defence 2`: at most twelve words. `picked`: squares that earlier answers named. */
export const squareLabel = (
  view: View,
  square: number,
  asking: Asking | null,
  picked: readonly number[] = [],
  recalled: Recalled = NOTHING_RECALLED,
): string => {
  const mark = (asking === null ? [] : marksOf(asking)).find((other) => other.square === square);
  const pressed = asking?.presses.some((press) => press.on === 'square' && press.square === square) ?? false;
  const chosen = pressed || picked.includes(square);
  return faces.get(view.game).label(view, square, { ...recalled, mark, chosen });
};

/** `c3 Black Knight`: a square among others. */
export const briefLabel = (view: View, square: number): string => faces.get(view.game).brief(view, square);

/** What the completed choice would do, in short sentences. */
export const previewLines = (foretelling: Foretelling, preview: Preview): readonly string[] =>
  faces.get(foretelling.view.game).preview(foretelling, preview);

/** Lines one after the other: sentences as they are, fragments with a dot between. */
export const inOneLine = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 ? line : line.endsWith('.') ? `${line} ` : `${line} · `)).join('');

/** Why this square can't be pressed now. */
export const refusalText = (view: View, asking: Asking | null, square: number): string =>
  faces.get(view.game).refusal(view, asking, square);
