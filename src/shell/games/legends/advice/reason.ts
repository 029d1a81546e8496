/**
 * Why a move is advised, in one line of a closed set. The search does not say why; what is told here is what speaks for the
 * move to anybody who knows the view and the rows that the player got, and nothing else is read.
 */

import type { TokenView, View } from '../../../../contract/view';
import type { Power } from '../../../../games/legends/language';
import { PRIMED_TARGET, PRIMED_USER } from '../../../../games/legends/names';
import { type Combat, combatOf, verdictOf } from '../../../../games/legends/reading/combat';
import { keywordsNow } from '../../../../games/legends/reading/holds';
import { tokensOn } from '../../../../games/legends/reading/knowledge';
import { oddsOf, percents } from '../../../../games/legends/reading/odds';
import { areAllies, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { storyOf } from '../../../../games/legends/reading/story';
import { unpackChoice } from '../../../../games/shared/choice';
import { manhattanDistance } from '../../../../games/shared/square';
import { meantOn, powerUsed } from '../../../../match/games/legends/meant';
import { pieceName } from '../../../../match/games/legends/question';
import { type Asked, askedFor } from '../../../../match/games/legends/sentences/asked';
import { type Args, possessiveOf, unitYours } from '../../../../text';
import type { Advised } from '../../face-battle';
import { attackIn } from '../fight/fight-ahead';
import { exchangeReason } from './exchange';
import { GAINS, gainIn, goesTo, isShowing } from './gain';
import { isSafe } from './safe';

/** Every reason there is; its sentence stands behind `hint.<name>`. */
export const REASONS = [
  'castle',
  'beats',
  'trade',
  'risk',
  'odds',
  'looks',
  'probes',
  'gamble',
  'escapes',
  'threatens',
  'castleNearer',
  'guards',
  'forward',
  'ventures',
  'back',
  'aside',
  'waits',
  ...GAINS,
  'powerOn',
  'window',
  'save',
  'pass',
  'pick',
  'pickLoss',
  'pickFoe',
  'name',
  'terrain',
  'order',
  'exchange',
  'exchangeBack',
  'exchangeWays',
  'exchangeStronger',
  'exchangeForward',
  'keep',
  'place',
] as const;
export type ReasonName = (typeof REASONS)[number];

export interface Reason {
  readonly name: ReasonName;
  readonly args: Args;
}

const PRIMED = PRIMED_TARGET | PRIMED_USER;

const reason = (name: ReasonName, args: Args = {}): Reason => ({ name, args });

/** What the sentences call a piece of the player's own. */
const ownArgs = (view: View, token: TokenView): Args => {
  const piece = pieceName(view, token.id);
  const yours = token.kind === null ? piece : unitYours('legends', token.kind);
  return { piece, yours, whose: possessiveOf(piece) };
};

const moved = (view: View, token: TokenView, square: number): { view: View; token: TokenView } => {
  const there = { ...token, square };
  return { token: there, view: { ...view, tokens: view.tokens.map((one) => (one.id === token.id ? there : one)) } };
};

const isFoe = (token: TokenView, seat: number): boolean => !areAllies(token.seat, seat);

const orthogonalNeighbours = (view: View, token: TokenView): readonly TokenView[] =>
  view.tokens.filter(
    (other) => isFoe(other, token.seat) && manhattanDistance(other.square, token.square, view.width) === 1,
  );

/** What this attack comes to, as far as both are known; null where they are not, or it can't be made. */
const attackOf = (view: View, attacker: TokenView, defender: TokenView): Combat | null => {
  if (attacker.kind === null || defender.kind === null) return null;
  const held = keywordsNow(view, attacker);
  if (held.includes('stationary') || held.includes('cannotAttack')) return null;
  return combatOf(view, attacker, defender);
};

/** An enemy beside a piece that would fell it. */
const threatTo = (view: View, token: TokenView): TokenView | undefined =>
  orthogonalNeighbours(view, token).find((foe) => attackOf(view, foe, token)?.theirs === true);

const isCastle = (token: TokenView): boolean => pieceKnown(token.kind)?.strength === 'castle';

/** At least this many more cases in a hundred won than lost, with all in which both fall, make an attack worth it by itself. */
const CLEARLY = 10;
/** In more cases of a hundred than these the attacker falls: it probably does. */
const PROBABLY = 50;

/** What the strengths come to, where one of three may come of it. */
const ofEnd = (verdict: 'wins' | 'ties' | 'loses' | 'open', own: Args, foe: string): Reason => {
  if (verdict === 'wins') return reason('beats', { foe });
  return verdict === 'ties' ? reason('trade', { ...own, foe }) : reason('risk', own);
};

/** Why one piece attacks another. Where the preview is sure of the fight, the fight is that one. */
const ofAttack = ({ view, events, preview, unaided }: Advised, attacker: TokenView, defender: TokenView): Reason => {
  const foe = pieceName(view, defender.id);
  const own = ownArgs(view, attacker);
  const fought = preview?.find((event) => event.type === 'fought');
  if (fought !== undefined) {
    const { attack, defence } = fought;
    return ofEnd(attack > defence ? 'wins' : attack < defence ? 'loses' : 'ties', own, foe);
  }
  const combat = defender.kind === null ? null : combatOf(view, attacker, defender);
  if (combat !== null) {
    if (combat.decider.by === 'castle') return reason('castle');
    return ofEnd(verdictOf(combat), own, foe);
  }
  const odds = unaided ? null : oddsOf(view, storyOf(events, view), attacker, defender);
  if (odds === null) return reason('looks');
  const { wins, castle, ties, loses, magic } = percents(odds);
  if (wins + castle >= ties + loses + magic + CLEARLY) return reason('odds');
  if (ties + loses > PROBABLY) return reason('probes', own);
  return ties + loses > wins + castle ? reason('gamble', own) : reason('looks');
};

/** Squares from the nearest of these; none: far away. */
const nearest = (view: View, square: number, tokens: readonly TokenView[]): number =>
  Math.min(view.width + view.height, ...tokens.map((token) => manhattanDistance(square, token.square, view.width)));

/** An enemy that comes this near to the castle is one to guard against. */
const NEAR_CASTLE = 4;

/** Does the piece go back to where it came from when it last moved? */
const isWayBack = (events: Advised['events'], { id }: TokenView, to: number): boolean => {
  const last = events.findLast((event) => event.type === 'moved' && event.token === id);
  return last?.type === 'moved' && last.from === to;
};

/** Why a piece goes to an empty square. */
const ofStep = ({ view, events, unaided }: Advised, token: TokenView, to: number): Reason => {
  const own = ownArgs(view, token);
  const after = moved(view, token, to);
  const threat = threatTo(view, token);
  if (threat !== undefined && threatTo(after.view, after.token) === undefined)
    return reason('escapes', { ...own, foe: pieceName(view, threat.id) });
  // to fall with it is no threat
  const prey = orthogonalNeighbours(after.view, after.token).find((foe) => {
    const combat = attackOf(after.view, after.token, foe);
    return combat !== null && verdictOf(combat) === 'wins';
  });
  if (prey !== undefined) return reason('threatens', { ...own, foe: pieceName(view, prey.id) });
  const castles = view.tokens.filter(isCastle);
  const theirs = castles.filter((castle) => isFoe(castle, token.seat));
  if (theirs.length > 0 && nearest(view, to, theirs) < nearest(view, token.square, theirs))
    return reason('castleNearer', own);
  const home = castles.filter((castle) => !isFoe(castle, token.seat));
  const raider = view.tokens.some(
    (foe) => isFoe(foe, token.seat) && !isCastle(foe) && nearest(view, foe.square, home) <= NEAR_CASTLE,
  );
  if (raider && nearest(view, to, home) < nearest(view, token.square, home)) return reason('guards', own);
  const rank = (square: number): number => Math.floor(square / view.width) * (token.seat % 2 === 0 ? 1 : -1);
  const ahead = rank(to) - rank(token.square);
  if (isWayBack(events, token, to)) return reason('waits', own);
  if (ahead < 0) return reason('back', own);
  if (ahead > 0)
    return reason(
      isSafe(after.view, unaided ? null : storyOf(events, view), after.token) ? 'forward' : 'ventures',
      own,
    );
  const foes = view.tokens.filter((foe) => isFoe(foe, token.seat));
  return reason(nearest(view, to, foes) < nearest(view, token.square, foes) ? 'aside' : 'waits', own);
};

/** The power that the piece uses, whether it is aimed at a square or not. */
const usedBy = ({ view, decision, code }: Advised, user: TokenView): Power | undefined => {
  const { item } = unpackChoice(code);
  return powerUsed(view, decision, code) ?? pieceKnown(user.kind)?.powers[(item & ~PRIMED) - 1];
};

const ofPower = (advised: Advised, user: TokenView | undefined, aimed: boolean): Reason => {
  const { view, decision, code } = advised;
  if (user === undefined) return reason('pick');
  const own = ownArgs(view, user);
  const [target] = aimed ? meantOn(view, decision, code) : [];
  const power = usedBy(advised, user);
  if (target === undefined && aimed && goesTo(power)) return ofStep(advised, user, unpackChoice(code).to);
  if (target === undefined || !isFoe(target, user.seat)) return reason(gainIn(power), own);
  if (target.kind === null && isShowing(powerUsed(view, decision, code))) return reason('looks');
  return reason('powerOn', { ...own, foe: pieceName(view, target.id) });
};

/** What an own piece is picked for that is lost by it. */
const LOSSES: readonly Asked[] = ['cost', 'destroy', 'control'];

/** Why a square is pointed at inside a power. */
const ofSquare = ({ view, decision, code }: Advised): Reason => {
  const [target] = meantOn(view, decision, code);
  if (target === undefined) return reason('pick');
  if (isFoe(target, decision.seat)) return reason('pickFoe', { foe: pieceName(view, target.id) });
  const asked = askedFor(decision, view);
  return asked !== null && LOSSES.includes(asked) ? reason('pickLoss', ownArgs(view, target)) : reason('pick');
};

const ofPass = ({ decision }: Advised): Reason => {
  if (decision.kind === 'respond') return reason('save');
  return reason(decision.kind === 'swap' ? 'keep' : 'pass');
};

const ofItem = ({ decision }: Advised): Reason => {
  switch (decision.kind) {
    case 'place':
      return reason('place');
    case 'name':
      return reason('name');
    case 'terrain':
      return reason('terrain');
    default:
      return reason('pick');
  }
};

/** The reason for what is advised. */
export const reasonOf = (advised: Advised): Reason => {
  const { view, decision, code } = advised;
  const attack = attackIn(view, decision, code);
  if (attack !== null && isFoe(attack.defender, attack.attacker.seat))
    return ofAttack(advised, attack.attacker, attack.defender);
  const { form, item, from, to } = unpackChoice(code);
  const user = tokensOn(view, from, decision.seat)[(item & PRIMED_USER) === 0 ? 0 : 1];
  if (decision.kind === 'order') return reason('order');
  switch (form) {
    case 'move':
      return user === undefined ? reason('pick') : ofStep(advised, user, to);
    case 'power':
      return decision.kind === 'respond' ? reason('window') : ofPower(advised, user, false);
    case 'powerTo':
    case 'granted':
      return decision.kind === 'respond' ? reason('window') : ofPower(advised, user, true);
    case 'square':
      return ofSquare(advised);
    case 'item':
      return ofItem(advised);
    default:
      return from === to ? ofPass(advised) : exchangeReason(view, from, to);
  }
};
