/** The choices by which a player would lose the own castle, or show where it is: said before anything else. */
import type { ChoiceCode, Decision } from '../../../../contract/decision';
import type { TokenView, View } from '../../../../contract/view';
import type { Effect } from '../../../../games/legends/language';
import { PRIMED_TARGET, PRIMED_USER } from '../../../../games/legends/names';
import { tokensOn } from '../../../../games/legends/reading/knowledge';
import { areAllies, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { unpackChoice } from '../../../../games/shared/choice';
import { type Asked, askedFor } from '../../../../match/games/legends/sentences/asked';
import type { Asking } from '../../../../match/types';
import { sayIn } from '../words';

const SHOWN_TO_ALL = 511;

export interface Warned {
  readonly view: View;
  readonly decision: Decision;
  readonly code: ChoiceCode;
}

const isOwnCastle = ({ kind, seat }: TokenView, own: number): boolean =>
  areAllies(seat, own) && pieceKnown(kind)?.strength === 'castle';

const isHidden = ({ shownTo }: TokenView): boolean => shownTo !== SHOWN_TO_ALL;

/** What becomes of the own castle when it is picked for this. */
const fateOf = (asked: Asked, castle: TokenView): 'given' | 'destroyed' | 'revealed' | null => {
  switch (asked) {
    case 'control':
      return 'given';
    case 'destroy':
    case 'cost':
      return 'destroyed';
    case 'reveal':
      return isHidden(castle) ? 'revealed' : null;
    default:
      return null;
  }
};

const revealsCastle = (effect: Effect): boolean =>
  effect.op === 'reveal' &&
  typeof effect.who === 'object' &&
  'side' in effect.who &&
  effect.who.side === 'you' &&
  effect.who.type === 'castle';

const ofPick = ({ view, decision, code }: Warned): ReturnType<typeof fateOf> => {
  const { item, to } = unpackChoice(code);
  const picked = tokensOn(view, to, decision.seat)[item === 0 ? 0 : 1];
  const asked = askedFor(decision, view);
  return picked === undefined || asked === null || !isOwnCastle(picked, decision.seat) ? null : fateOf(asked, picked);
};

/** A castle that uses a power is revealed by it; some powers of others reveal it, too. */
const ofUse = ({ view, decision, code }: Warned): 'revealed' | null => {
  const { item, from } = unpackChoice(code);
  const user = tokensOn(view, from, decision.seat)[(item & PRIMED_USER) === 0 ? 0 : 1];
  if (user === undefined) return null;
  const castle = view.tokens.find((token) => isOwnCastle(token, decision.seat));
  if (castle === undefined || !isHidden(castle)) return null;
  const power = pieceKnown(user.kind)?.powers[(item & ~(PRIMED_TARGET | PRIMED_USER)) - 1];
  const shows = user.id === castle.id || (power !== undefined && 'do' in power && power.do.some(revealsCastle));
  return shows ? 'revealed' : null;
};

/** The warning before such a choice; null before any other. */
export const castleWarning = (warned: Warned): string | null => {
  const { view, decision, code } = warned;
  const { form } = unpackChoice(code);
  const uses = (form === 'power' || form === 'powerTo') && decision.kind !== 'order';
  const fate = form === 'square' && decision.key === 'legends.pick' ? ofPick(warned) : uses ? ofUse(warned) : null;
  return fate === null ? null : sayIn(view, `warning.castle.${fate}`);
};

/** Is the castle on this square lost or shown by a choice that marks it? */
export const endangers = (
  view: View,
  { decision, squares }: Pick<Asking, 'decision' | 'squares'>,
  square: number,
): boolean =>
  squares.some((mark) => mark.square === square) &&
  decision.choices.some((code) => {
    const { form, to } = unpackChoice(code);
    // a power without a target names no square
    const aimed = form === 'square' || form === 'powerTo';
    return aimed && to === square && castleWarning({ view, decision, code }) !== null;
  });
