/**
 * Memory play (option `marks` off): what a view shows of pieces that nothing on the board tells any more. Engines and views
 * know nothing of it: the page alone hides what its players are to remember.
 */
import type { TokenView, View } from '../../../contract/view';
import { KIND } from '../units';
import { isPrisoner } from './standing';

/** The counter of a view that has been put together for players who remember. */
const SIGN = 'byMemory';

/** Do the players remember by themselves what the view has shown them? */
export const isByMemory = ({ counters }: Pick<View, 'counters'>): boolean => counters[SIGN] === 1;

/**
 * The view without the kinds of enemies that its viewer has learned, and without what the enemy has learned of its own; bombs and
 * prisoners are known by where they stand. When the match is over nothing is hidden.
 */
export const asRemembered = (view: View): View => {
  if (view.result !== null) return view;
  const remembered = (token: TokenView): TokenView => {
    if (token.kind === KIND.bomb || isPrisoner(view, token.id)) return token;
    const own = token.seat === view.viewer;
    return { ...token, kind: own ? token.kind : null, shownTo: 1 << token.seat };
  };
  return { ...view, tokens: view.tokens.map(remembered), counters: { ...view.counters, [SIGN]: 1 } };
};
