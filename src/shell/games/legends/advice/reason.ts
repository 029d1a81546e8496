/**
 * Why a move is advised, in one line of a closed set. The search does not say why; what is told here is what speaks for the
 * move, and what against it, to anybody who knows the view and the rows that the player got, and nothing else is read.
 */

import type { TokenView } from '../../../../contract/view';
import type { Power } from '../../../../games/legends/language';
import { KEYWORDS } from '../../../../games/legends/language';
import { PRIMED_TARGET, PRIMED_USER } from '../../../../games/legends/names';
import { tokenOf, tokensOn } from '../../../../games/legends/reading/knowledge';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { storyOf } from '../../../../games/legends/reading/story';
import { unpackChoice } from '../../../../games/shared/choice';
import { formatSquare } from '../../../../games/shared/square';
import { meantOn, powerUsed } from '../../../../match/games/legends/meant';
import { pieceName } from '../../../../match/games/legends/question';
import { type Asked, askedFor, bringsPicked } from '../../../../match/games/legends/sentences/asked';
import type { Advised } from '../../face-battle';
import { attackIn } from '../fight/fight-ahead';
import { fightNow } from '../fight/fight-now';
import { against, doomOf, priceOf } from './against';
import { isFoe, ownArgs } from './around';
import { ofAttack } from './attack';
import { exchangeReason } from './exchange';
import { destroysMany, gainIn, goesTo, isShowing } from './gain';
import { type Reason, type ReasonName, reason } from './names';
import { helpsIn, receivedBy } from './receives';
import { whatText } from './reveal';
import { ofStep } from './step';

const PRIMED = PRIMED_TARGET | PRIMED_USER;

/** The power that the piece uses, whether it is aimed at a square or not. */
export const usedBy = ({ view, decision, code }: Advised, user: TokenView): Power | undefined => {
  const { form, item } = unpackChoice(code);
  const number = item & ~PRIMED;
  const keyword = KEYWORDS[number];
  if (form === 'granted') return keyword === undefined ? undefined : { keyword };
  return powerUsed(view, decision, code) ?? pieceKnown(user.kind)?.powers[number - 1];
};

const looks = ({ view, events, unaided }: Advised, target: TokenView): Reason =>
  reason('looks', { what: whatText(view, unaided ? null : storyOf(events, view), target) });

/** What the power gives to the own piece that it is aimed at, or to whoever it is meant for. */
const gained = (advised: Advised, user: TokenView, target: TokenView | null): Reason => {
  const { view, preview } = advised;
  const power = usedBy(advised, user);
  const gain = gainIn(view, user, power, target);
  const got = receivedBy({ view, user, power, target, preview }, gain, (token) => ownArgs(view, token));
  const many = destroysMany(power) ? 'yes' : 'no';
  return got === null ? reason(gain, { ...ownArgs(view, user), many }) : reason(got.name, got.args);
};

/** What the power is used for, and what it costs. */
const ofPower = (advised: Advised, user: TokenView, aimed: boolean): Reason => {
  const { view, decision, code } = advised;
  const own = ownArgs(view, user);
  const [target] = aimed ? meantOn(view, decision, code) : [];
  const power = usedBy(advised, user);
  if (target === undefined && aimed && goesTo(power)) {
    const { why, danger } = ofStep(advised, user, unpackChoice(code).to);
    return against(why, [...priceOf(view, { user, power, target: null }, true), ...danger]);
  }
  const price = priceOf(view, { user, power, target: target ?? null });
  if (target === undefined) return against(gained(advised, user, null), price);
  const story = advised.unaided ? null : storyOf(advised.events, view);
  const doom = doomOf(view, story, user, power, target);
  // whoever is lost is revealed by it anyway
  const costs = doom.some(({ name }) => name === 'sacrifices') ? doom : [...price, ...doom];
  if (!isFoe(target, user.seat)) return against(gained(advised, user, target), costs);
  if (target.kind === null && isShowing(power)) return against(looks(advised, target), costs);
  return against(reason('powerOn', { ...own, foe: pieceName(view, target.id) }), costs);
};

/** An ability that is used while a window stands open: it helps in the fight only where it does something with one of the two. */
const ofWindow = (advised: Advised, user: TokenView | undefined, aimed: boolean): Reason => {
  if (user === undefined) return reason('pick');
  const { view, decision, code, preview } = advised;
  const power = usedBy(advised, user);
  const target = (aimed ? meantOn(view, decision, code)[0] : undefined) ?? null;
  const ids = fightNow(view)?.fighters.map(({ id }) => id) ?? [];
  if (!helpsIn({ view, user, power, target, preview }, ids)) {
    const why = ofPower(advised, user, aimed);
    // nobody could have moved instead
    return why.name === 'power' ? { ...why, name: 'pick' } : why;
  }
  return against(reason('window'), priceOf(view, { user, power, target }));
};

/** What an own piece is picked for that is lost by it. */
const LOSSES: readonly Asked[] = ['cost', 'destroy', 'control'];

/** Of a piece that is brought somewhere this much can be said as of one that steps there. */
const BROUGHT_FOR: readonly ReasonName[] = ['escapes', 'threatens', 'castleNearer', 'guards'];

/** The square that the picked piece is brought to: where whoever asks for it stands or fell; null: it is brought nowhere. */
const broughtTo = ({ view, events, decision }: Advised): number | null => {
  if (!bringsPicked(decision, view)) return null;
  const [bearer = -1] = decision.args;
  const fell = events.findLast((event) => event.type === 'removed' && event.token === bearer);
  return fell?.type === 'removed' ? fell.square : (tokenOf(view, bearer)?.square ?? null);
};

/** Why this one of the own pieces is picked, which loses nothing by it. */
const ofOwn = (advised: Advised, target: TokenView): Reason => {
  const to = broughtTo(advised);
  const step = to === null ? null : ofStep(advised, target, to);
  if (step !== null && BROUGHT_FOR.includes(step.why.name)) return against(step.why, step.danger);
  return reason('pickOwn', ownArgs(advised.view, target));
};

/** Why a square is pointed at inside a power. */
const ofSquare = (advised: Advised): Reason => {
  const { view, decision, code } = advised;
  const [target] = meantOn(view, decision, code);
  if (target === undefined) return reason('pick');
  const asked = askedFor(decision, view);
  if (isFoe(target, decision.seat)) {
    if ((asked === 'reveal' || asked === 'look') && target.kind === null) return looks(advised, target);
    return reason('pickFoe', { foe: pieceName(view, target.id), square: formatSquare(target.square, view) });
  }
  return asked !== null && LOSSES.includes(asked) ? reason('pickLoss', ownArgs(view, target)) : ofOwn(advised, target);
};

/** Nothing is used in this fight: it is won as it stands, or no help is worth its price. */
const ofSaving = ({ view, decision }: Advised): Reason => {
  const now = fightNow(view);
  const winner = now?.verdict === 'wins' ? now.fighters[0] : now?.verdict === 'loses' ? now.fighters[1] : null;
  const token = winner === null ? null : tokenOf(view, winner?.id ?? -1);
  return token === null || isFoe(token, decision.seat) ? reason('save') : reason('saveWins', ownArgs(view, token));
};

const ofPass = (advised: Advised): Reason => {
  const { decision } = advised;
  if (decision.kind === 'respond') return ofSaving(advised);
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
    case 'move': {
      if (user === undefined) return reason('pick');
      const { why, danger } = ofStep(advised, user, to);
      return against(why, danger);
    }
    case 'power':
    case 'powerTo':
    case 'granted':
      if (decision.kind === 'respond') return ofWindow(advised, user, form !== 'power');
      return user === undefined ? reason('pick') : ofPower(advised, user, form !== 'power');
    case 'square':
      return ofSquare(advised);
    case 'item':
      return ofItem(advised);
    default:
      return from === to ? ofPass(advised) : exchangeReason(view, from, to);
  }
};
