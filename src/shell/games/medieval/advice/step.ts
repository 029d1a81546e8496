/** A step of one piece, as its reasons look at it. */
import type { TokenView, View } from '../../../../contract/view';
import { isPrisoner, otherSeat } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import type { Act } from '../../../../match/games/medieval/act';

/** A step before and after, and who makes it. */
export interface Step {
  readonly view: View;
  readonly after: View;
  readonly act: Act;
  readonly actor: TokenView;
  readonly kind: number;
}

export const enemiesOf = (view: View, seat: number): readonly TokenView[] =>
  view.tokens.filter(
    (token) => token.seat === otherSeat(seat) && !isPrisoner(view, token.id) && token.kind !== KIND.bomb,
  );
