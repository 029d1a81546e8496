/** Absurdities about castles: the match hangs on them. */
import type { TokenView, View } from '../../../../../src/contract/view';
import type { Effect, FullPower, Pick } from '../../../../../src/games/legends/language';
import { fits } from '../../../../../src/games/legends/reading/holds';
import { pieceKnown } from '../../../../../src/games/legends/reading/pieces-seen';
import type { BlunderKind, Position } from '../../blunders/kinds';
import { type Deed, deedsOf, gone, isCastle, knownAttacks, meaningOf, ownCastles } from './deeds';
import { threatsTo } from './reach';

/** Castles of the viewer's that a known enemy can take next. */
export const takeable = (view: View): readonly TokenView[] =>
  ownCastles(view).filter((castle) => threatsTo(view, castle).length > 0);

const isPick = (who: unknown): who is Pick => typeof who === 'object' && who !== null && !Array.isArray(who);

/** Effects that take whatever they touch away from its side. */
const robs = ({ op }: Effect): boolean => op === 'destroy' || op === 'control';

/** Does a power take all pieces of a sort, and the castle is one of them? */
function sweeps({ view }: Position, { user, power }: Deed, castle: TokenView): boolean {
  if (power === null || user === null) return false;
  const scope = { self: user, kind: user.kind, you: user.seat, foe: null };
  return power.do.some((effect) => {
    // what was shown first is what `it` is then chosen from
    if (effect.op !== 'destroy' && effect.op !== 'reveal') return false;
    const { who } = effect;
    if (!isPick(who) || who.n !== 'all' || who.zone !== undefined) return false;
    return fits(view, scope, castle, who) === true && robsCastle(power, effect, castle);
  });
}

/** Of what is shown first only some is destroyed. */
function robsCastle(power: FullPower, shown: Effect, castle: TokenView): boolean {
  if (shown.op === 'destroy') return true;
  const then = power.do.find(robs);
  if (then === undefined || !('who' in then) || !isPick(then.who)) return false;
  const { base } = then.who;
  const strength = pieceKnown(castle.kind)?.strength;
  return base === undefined || (strength !== undefined && base.includes(strength));
}

/** At a pick: does the effect that it is for, or the cost, take the piece? */
function picksAway({ view, decision }: Position): boolean {
  const [token, number = 0, , effect = 0] = decision.args;
  if (decision.key !== 'legends.pick' || number === 0) return false;
  const user = view.tokens.find(({ id }) => id === token);
  const power = meaningOf(pieceKnown(user?.kind ?? null)?.powers[number - 1]);
  const done = power?.do[effect];
  return effect < 0 || (done !== undefined && robs(done));
}

const lost: BlunderKind = {
  name: 'castle-lost',
  grave: true,
  tempting: (position) => {
    const castles = ownCastles(position.view);
    const away = picksAway(position);
    return deedsOf(position).flatMap((deed) => {
      const own = castles.find(({ id }) => id === deed.target?.id);
      const hit = own !== undefined && (deed.travels || away || deed.power?.do.some(robs) === true);
      return hit || castles.some((castle) => sweeps(position, deed, castle)) ? [deed.index] : [];
    });
  },
};

const offered: BlunderKind = {
  name: 'castle-offered',
  grave: true,
  tempting: (position) => {
    const { view } = position;
    const before = takeable(view).map(({ id }) => id);
    return deedsOf(position).flatMap(({ user, travels, to, index }) => {
      if (!travels || user === null) return [];
      return takeable(gone(view, user, to)).some(({ id }) => !before.includes(id)) ? [index] : [];
    });
  },
};

/** Answers that take a castle whose place is known. */
const takes = (position: Position): readonly number[] =>
  knownAttacks(position).flatMap(({ target, index }) => (isCastle(target) ? [index] : []));

const without = (position: Position, good: readonly number[]): readonly number[] =>
  good.length === 0 ? [] : position.decision.choices.flatMap((_, index) => (good.includes(index) ? [] : [index]));

const passedOver: BlunderKind = {
  name: 'castle-passed-over',
  grave: true,
  tempting: (position) => without(position, takes(position)),
};

const left: BlunderKind = {
  name: 'castle-left',
  grave: true,
  // whether an answer leaves it so shows when it is played
  tempting: (position) =>
    position.decision.kind === 'main' && takeable(position.view).length > 0
      ? without(position, [-1, ...takes(position)])
      : [],
};

export const castleKinds: readonly BlunderKind[] = [passedOver, lost, offered, left];
