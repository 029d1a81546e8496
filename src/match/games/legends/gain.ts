/** Powers that could only hurt their own side as things stand: no list begins with one. */
import type { TokenView, View } from '../../../contract/view';
import { legendsCatalogue } from '../../../games/legends/catalogue';
import type { Effect, FullPower, Pick, Power } from '../../../games/legends/language';
import { fits, type Scope } from '../../../games/legends/reading/holds';
import { areAllies } from '../../../games/legends/reading/pieces-seen';
import { isPick } from './sentences/tale';

const meaningOf = (power: Power): FullPower | null => {
  if ('kind' in power) return power;
  const meaning = legendsCatalogue.keywords[power.keyword];
  return 'kind' in meaning ? meaning : null;
};

/** Reveals and destructions do an own piece no good. */
const isHarm = ({ op }: Effect): boolean => op === 'reveal' || op === 'destroy';

/** What is destroyed without a choice, wherever it fits. */
const sweepsOf = ({ do: effects }: FullPower): readonly Pick[] =>
  effects.flatMap((effect) =>
    effect.op === 'destroy' && isPick(effect.who) && effect.who.n === 'all' && effect.who.among === undefined
      ? [effect.who]
      : [],
  );

/**
 * Would this power of `user` destroy or reveal nothing but pieces of its own side? `targets`: whom it may be aimed at; none where
 * it takes no aim. Nothing is guessed of what is hidden: an enemy that may fit is something to gain.
 */
export const hurtsOnly = (view: View, power: Power, user: TokenView, targets: readonly TokenView[]): boolean => {
  const full = meaningOf(power);
  if (full === null || !full.do.every(isHarm)) return false;
  const isOwn = ({ seat }: TokenView): boolean => areAllies(seat, user.seat);
  if (targets.length > 0) return full.cost === undefined && targets.every(isOwn);
  const sweeps = sweepsOf(full);
  if (sweeps.length === 0) return false;
  const scope: Scope = { self: user, kind: user.kind, you: user.seat, foe: null };
  return !view.tokens.some((token) => !isOwn(token) && sweeps.some((who) => fits(view, scope, token, who) !== false));
};
