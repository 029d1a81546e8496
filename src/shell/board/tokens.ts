/** Which token stands on a square. */
import type { TokenView, View } from '../../contract/view';

export const tokenAt = (view: View, square: number): TokenView | null =>
  view.tokens.find((token) => token.square === square) ?? null;
