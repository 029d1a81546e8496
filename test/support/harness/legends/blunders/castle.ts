/** Absurdities about castles: the match hangs on them. */
import type { TokenView, View } from '../../../../../src/contract/view';
import type { Effect, Pick } from '../../../../../src/games/legends/language';
import { fits } from '../../../../../src/games/legends/reading/holds';
import { pieceKnown } from '../../../../../src/games/legends/reading/pieces-seen';
import type { BlunderKind, Position } from '../../blunders/kinds';
import { type Deed, deedsOf, gone, isCastle, knownAttacks, meaningOf, ownCastles } from './deeds';
import { threatsTo } from './reach';

/** Castles of the viewer's that a known enemy can take next. */
export const takeable = (view: View): readonly TokenView[] =>
  ownCastles(view).filter((castle) => threatsTo(view, castle).length > 0);

const isPick = (who: unknown): who is Pick => typeof who === 'object' && who !== null && 'named' in who === false;

/** Whom an effect takes away from its side; nobody where it takes nobody. */
const robbed = (effect: Effect): readonly unknown[] =>
  effect.op === 'destroy' || effect.op === 'control' ? (Array.isArray(effect.who) ? effect.who : [effect.who]) : [];

/** May an effect on what was chosen take a castle of one's own? */
const takesCastle = (effect: Effect): boolean =>
  robbed(effect).some((who) => {
    if (!isPick(who)) return who === 'it';
    const { base, side, type, lacks } = who;
    const fitting = (base === undefined || base.includes('castle')) && (type === undefined || type === 'castle');
    return fitting && side !== 'opponent' && lacks !== 'stationary';
  });

/** Does a power take all pieces of a sort, and the castle is one of them? */
function sweeps({ view }: Position, { user, power }: Deed, castle: TokenView): boolean {
  if (power === null || user === null || !power.do.some(takesCastle)) return false;
  const scope = { self: user, kind: user.kind, you: user.seat, foe: null };
  // what is shown first is what is then chosen from
  return power.do.some((effect) => {
    if (effect.op !== 'destroy' && effect.op !== 'reveal') return false;
    const { who } = effect;
    return isPick(who) && who.n === 'all' && who.zone === undefined && fits(view, scope, castle, who) === true;
  });
}

/** At a pick: does the effect that it is for, or the cost, take the piece? */
function picksAway({ view, decision }: Position): boolean {
  const [token, number = 0, , effect = 0] = decision.args;
  if (decision.key !== 'legends.pick' || number === 0) return false;
  const user = view.tokens.find(({ id }) => id === token);
  const power = meaningOf(pieceKnown(user?.kind ?? null)?.powers[number - 1]);
  const done = power?.do[effect];
  return effect < 0 || (done !== undefined && takesCastle(done));
}

const lost: BlunderKind = {
  name: 'castle-lost',
  grave: true,
  tempting: (position) => {
    const castles = ownCastles(position.view);
    const away = picksAway(position);
    return deedsOf(position).flatMap((deed) => {
      const own = castles.find(({ id }) => id === deed.target?.id);
      const hit = own !== undefined && (deed.travels || away || deed.power?.do.some(takesCastle) === true);
      const paid = deed.paid !== null && isCastle(deed.paid);
      return hit || paid || castles.some((castle) => sweeps(position, deed, castle)) ? [deed.index] : [];
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
