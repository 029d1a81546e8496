/** Tokens some events later: enough to show what stands where between two views. */
import type { GameEvent } from '../contract/event';
import type { TokenView, View } from '../contract/view';

const SHOWN_TO_ALL = 511;

type Change = (token: TokenView) => TokenView;

/** What an event does to the tokens that it names. */
const changesOf = (event: GameEvent): readonly (readonly [token: number, change: Change])[] => {
  switch (event.type) {
    case 'moved':
      return [[event.token, (token) => ({ ...token, square: event.to })]];
    case 'swapped':
      return [
        [event.token, (token) => ({ ...token, square: event.otherSquare })],
        [event.other, (token) => ({ ...token, square: event.square })],
      ];
    case 'shown':
      return [[event.token, (token) => ({ ...token, kind: event.kind, shownTo: SHOWN_TO_ALL })]];
    case 'looked':
      return [[event.token, (token) => ({ ...token, kind: token.kind ?? event.kind })]];
    case 'controlled':
      return [[event.token, (token) => ({ ...token, seat: event.seat })]];
    default:
      return [];
  }
};

const folded = (tokens: readonly TokenView[], event: GameEvent): readonly TokenView[] => {
  if (event.type === 'removed') return tokens.filter(({ id }) => id !== event.token);
  if (event.type === 'exploded') return tokens.filter(({ id }) => !event.tokens.includes(id));
  if (event.type === 'returned') {
    const { token: id, square, seat, kind } = event;
    return [...tokens, { id, square, seat, kind, shownTo: SHOWN_TO_ALL }];
  }
  const changes = new Map(changesOf(event));
  return changes.size === 0 ? tokens : tokens.map((token) => changes.get(token.id)?.(token) ?? token);
};

/** The tokens after these events, in the order of a view. */
export const tokensAfter = (tokens: readonly TokenView[], events: readonly GameEvent[]): readonly TokenView[] =>
  [...events.reduce(folded, tokens)].sort((a, b) => a.square - b.square || a.id - b.id);

/** The list of a view that has one number a token, for other tokens; `otherwise` where the view has none of a token. */
export const relisted = (
  view: View,
  name: string,
  tokens: readonly TokenView[],
  otherwise: (token: TokenView) => number,
): Readonly<Record<string, readonly number[]>> => {
  const list = view.lists[name];
  if (list === undefined) return {};
  const known = new Map(view.tokens.map(({ id }, at) => [id, list[at]]));
  return { [name]: tokens.map((token) => known.get(token.id) ?? otherwise(token)) };
};
