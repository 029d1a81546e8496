/** A unit on the board, as the sentences of hints name it. */
import type { View } from '../../../../contract/view';
import { formatSquare } from '../../../../games/shared/square';
import { type Args, unitName } from '../../../../text';
import { tokenAt } from '../../../board/tokens';

export const unitOn = (view: View, square: number): Args => ({
  unit: unitName('legion', tokenAt(view, square)?.kind ?? 0),
  square: formatSquare(square, view),
});
