/** An own castle that the enemy may capture with the next move, as far as its player can tell, and what a choice does about it. */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { combatOf } from '../../../../games/legends/reading/combat';
import { tokensOn } from '../../../../games/legends/reading/knowledge';
import { unpackChoice } from '../../../../games/shared/choice';
import type { Advised } from '../../face-battle';
import { attackIn } from '../fight/fight-ahead';
import { ownCastles } from '../seek';
import { isFoe, moved } from './around';
import { isSafe } from './safe';

const castleOn = (view: View, square: number): TokenView | undefined =>
  view.tokens.find((token) => token.square === square && token.seat === view.viewer);

const isEndangered = (view: View, square: number): boolean => {
  const castle = castleOn(view, square);
  return castle !== undefined && !isSafe(view, null, castle);
};

/** The square of such a castle; null: none. A hidden enemy next to it counts, whatever it may be. */
export const castleInDanger = (view: View): number | null =>
  ownCastles(view).find((square) => isEndangered(view, square)) ?? null;

/** What is lent in this turn is gone when the enemy moves. */
const nextTurn = (view: View): View => ({
  ...view,
  lists: { ...view.lists, boosts: [] },
});

const without = (view: View, ids: readonly number[]): View => ({
  ...view,
  tokens: view.tokens.filter(({ id }) => !ids.includes(id)),
});

/** How the board may stand after an attack: one way where both are known, two where it turns on what is hidden. */
const afterAttack = (view: View, attacker: TokenView, defender: TokenView): readonly View[] => {
  const won = moved(without(view, [defender.id]), attacker, defender.square).view;
  const lost = without(view, [attacker.id]);
  const combat = defender.kind === null ? null : combatOf(view, attacker, defender);
  if (combat === null) return [won, lost];
  const { own, theirs } = combat;
  if (own && theirs) return [without(view, [attacker.id, defender.id])];
  return own ? [lost] : theirs ? [won] : [view];
};

/** The board after what a power is sure to do. */
const afterEvents = (view: View, events: readonly GameEvent[]): View =>
  events.reduce((before, event) => {
    if (event.type === 'removed') return without(before, [event.token]);
    const token = event.type === 'moved' ? before.tokens.find(({ id }) => id === event.token) : undefined;
    return event.type === 'moved' && token !== undefined ? moved(before, token, event.to).view : before;
  }, view);

/** What becomes of a castle in danger by this choice: `open` where that turns on what its player can't know. */
export type Fate = 'ends' | 'stays' | 'open';

export const fateOfCastle = ({ view, decision, code, preview }: Advised, square: number): Fate => {
  const now = nextTurn(view);
  const attack = attackIn(view, decision, code);
  if (attack !== null && isFoe(attack.defender, attack.attacker.seat)) {
    const ways = afterAttack(now, attack.attacker, attack.defender).map((after) => isEndangered(after, square));
    return ways.every((danger) => danger) ? 'stays' : ways.some((danger) => danger) ? 'open' : 'ends';
  }
  const { form, from, to } = unpackChoice(code);
  const [user] = tokensOn(view, from, decision.seat);
  if (user === undefined) return 'open';
  if (form === 'move') return isEndangered(moved(now, user, to).view, square) ? 'stays' : 'ends';
  if (preview === null || preview.length === 0) return 'open';
  if (!isEndangered(afterEvents(now, preview), square)) return 'ends';
  // what a power asks about later is not among what is sure, unless it has only made its piece go
  return preview.some((event) => event.type === 'moved' && event.token === user.id) ? 'stays' : 'open';
};
