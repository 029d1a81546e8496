/** Why a square can't be pressed now: by what lies and stands there, as far as the reader knows. */
import type { TokenView, View } from '../../../contract/view';
import { legends } from '../../../games/legends';
import { tokensOn } from '../../../games/legends/reading/knowledge';
import { areAllies, pieceKnown } from '../../../games/legends/reading/pieces-seen';
import { WATER } from '../../../games/legends/terrain';
import { formatSquare } from '../../../games/shared/square';
import type { Asking } from '../../../match/types';
import { say } from '../../../text';
import { capital } from '../../../text/capital';
import { kindThe } from './words';

/** Is every square next to the piece water, or taken by its own side? */
const isBlocked = (view: View, { square, seat }: TokenView): boolean =>
  legends
    .plan(view)
    .neighbours(square)
    .every(
      (next) =>
        view.terrain[next] === WATER ||
        view.tokens.some((token) => token.square === next && areAllies(token.seat, seat)),
    );

/** Why a piece of one's own can't be taken up in one's turn. */
const whyNot = (view: View, token: TokenView): string => {
  if (pieceKnown(token.kind)?.stationary === true) return 'refused.stationary';
  if ((view.lists['fresh'] ?? []).includes(token.id)) return 'refused.fresh';
  return isBlocked(view, token) ? 'refused.blocked' : 'refused.own';
};

const ownText = (view: View, { decision }: Asking, token: TokenView): string => {
  const key = decision.kind === 'main' ? whyNot(view, token) : decision.kind === 'respond' ? 'refused.ability' : null;
  if (key === null) return say('refused.target', { square: formatSquare(token.square, view) });
  return capital(say(key, { piece: kindThe(token.kind) }));
};

/** One sentence. `asking` null: it is nobody's turn here. */
export const refusalOf = (view: View, asking: Asking | null, square: number): string => {
  if (asking === null) return say('refused.turn');
  const [token] = tokensOn(view, square, asking.decision.seat);
  if (token === undefined && view.terrain[square] === WATER) return say('refused.water');
  const args = { square: formatSquare(square, view) };
  if (asking.presses.length > 0) return say('refused.target', args);
  if (token === undefined) return say('refused.free', args);
  return token.seat === asking.decision.seat ? ownText(view, asking, token) : say('refused.foreign', args);
};
