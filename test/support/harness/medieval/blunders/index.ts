/** The absurdities of Medieval, the more particular first: what a player sees at once from what the seat knows (RULES sections 5, 6 and 8). */
import type { TokenView, View } from '../../../../../src/contract/view';
import { kingOf, strikersOf, threatsTo } from '../../../../../src/games/medieval/reading/reach';
import { around, bombsIn, chainOfBombs, footmenWith, fuseOf } from '../../../../../src/games/medieval/reading/standing';
import { KIND, UNITS } from '../../../../../src/games/medieval/units';
import type { BlunderBook, BlunderKind, Brought, Passage, Position } from '../../blunders/kinds';
import { type Deed, deedsOf, moved } from './deeds';

/** The King is worth more than all others together. */
const KING = 100;
/** Of a piece whose kind is not known. */
const UNKNOWN = 4;

const worthOf = (kind: number | null): number =>
  kind === null ? UNKNOWN : kind === KIND.king ? KING : Math.max(UNKNOWN, UNITS[kind]?.attack ?? 0);

const strengthOf = ({ user, way }: Deed, view: View): number => {
  const own = UNITS[user.kind ?? -1]?.attack ?? 0;
  return way === 'joined' ? own * footmenWith(view, user.square, user.seat).length : own;
};

/** Does an attack or shot fail for sure? Null: there is no telling, or it is none. */
const isLost = (deed: Deed, view: View): boolean | null => {
  const { target, way } = deed;
  const unit = UNITS[target?.kind ?? -1];
  if (unit === undefined || target === null || target.kind === KIND.bomb || way === 'step' || way === 'other')
    return null;
  return strengthOf(deed, view) < (way === 'shot' ? unit.againstShot : unit.defence);
};

const all = ({ decision }: Position): readonly number[] => decision.choices.map((_, index) => index);
const without = (position: Position, good: readonly number[]): readonly number[] =>
  good.length === 0 ? [] : all(position).filter((index) => !good.includes(index));

const passedOver: BlunderKind = {
  name: 'king-passed-over',
  grave: true,
  tempting: (position) =>
    without(
      position,
      deedsOf(position).flatMap((deed) =>
        deed.target?.kind === KIND.king &&
        deed.target.seat !== position.view.viewer &&
        isLost(deed, position.view) === false
          ? [deed.index]
          : [],
      ),
    ),
};

const kingLeft: BlunderKind = {
  name: 'king-left',
  grave: true,
  // whether an answer leaves him so shows when it is played
  tempting: (position) => {
    const { view, decision } = position;
    return decision.kind === 'main' && threatsTo(view, view.viewer).length > 0 ? all(position) : [];
  },
};

const kingOffered: BlunderKind = {
  name: 'king-offered',
  grave: true,
  tempting: (position) => {
    const { view } = position;
    return deedsOf(position).flatMap(({ index, user, way, to }) => {
      if (user.kind !== KIND.king || way !== 'step') return [];
      return threatsTo(moved(view, user, to), view.viewer).length > threatsTo(view, view.viewer).length ? [index] : [];
    });
  },
};

const lostAttack: BlunderKind = {
  name: 'attack-known-lost',
  tempting: (position) =>
    deedsOf(position).flatMap((deed) => (isLost(deed, position.view) === true ? [deed.index] : [])),
};

/** Squares where bombs go off before the seat has another turn, those that they set off among them. */
const burningSoon = (view: View): ReadonlySet<number> =>
  new Set(
    bombsIn(view)
      .filter(({ id }) => fuseOf(view, id) === 1)
      .flatMap(({ square }) => chainOfBombs(view, square).flatMap(around)),
  );

const intoFire: BlunderKind = {
  name: 'into-the-blast',
  tempting: (position) => {
    const burning = burningSoon(position.view);
    return deedsOf(position).flatMap(({ index, user, way, to }) =>
      way === 'step' && user.kind !== KIND.king && burning.has(to) ? [index] : [],
    );
  },
};

/** Known enemies that would beat a piece where it stands. */
const beaters = (view: View, { seat, kind }: TokenView, square: number): readonly TokenView[] => {
  const unit = UNITS[kind ?? -1];
  if (unit === undefined) return [];
  return strikersOf(view, 1 - seat, square).filter((enemy) => (UNITS[enemy.kind ?? -1]?.attack ?? 0) >= unit.defence);
};

const walkedInto: BlunderKind = {
  name: 'walked-into',
  tempting: (position) => {
    const { view } = position;
    return deedsOf(position).flatMap(({ index, user, way, to }) => {
      if (way !== 'step' || user.kind === KIND.king || beaters(view, user, user.square).length > 0) return [];
      return beaters(moved(view, user, to), user, to).length > 0 ? [index] : [];
    });
  },
};

const weigh = (tokens: readonly TokenView[]): number => tokens.reduce((sum, { kind }) => sum + worthOf(kind), 0);

/** Pieces of a side that stood free in one view and don't in the other. */
const lostFrom = (before: View, after: View, is: (token: TokenView) => boolean): number => {
  const held = (view: View, id: number): boolean => view.lists['prisoners']?.includes(id) === true;
  const free = new Set(after.tokens.filter(({ id }) => !held(after, id)).map(({ id }) => id));
  return weigh(
    before.tokens.filter(
      (token) => is(token) && !held(before, token.id) && !free.has(token.id) && token.kind !== KIND.bomb,
    ),
  );
};

function broughtBy({ seat, before, after, truthBefore, truthAfter }: Passage): Brought {
  const taken = lostFrom(truthBefore, truthAfter, (token) => token.seat !== seat);
  const own = lostFrom(truthBefore, truthAfter, (token) => token.seat === seat);
  const known = (view: View, id: number): boolean =>
    view.tokens.some((token) => token.id === id && token.kind !== null);
  const stands = (view: View, id: number): TokenView | undefined => view.tokens.find((token) => token.id === id);
  const freed = before.tokens.flatMap((token) => {
    if (token.seat !== seat || beaters(before, token, token.square).length === 0) return [];
    const later = stands(after, token.id);
    return later === undefined || beaters(after, later, later.square).length > 0 ? [] : [token.id];
  });
  const king = kingOf(before, seat);
  return {
    shown: before.tokens
      .filter(
        ({ id, seat: owner, kind }) =>
          owner !== seat && kind === null && (known(after, id) || stands(after, id) === undefined),
      )
      .map(({ id }) => id),
    taken,
    gain: taken - own,
    freed,
    saved: king !== null && threatsTo(before, seat).length > 0 && threatsTo(after, seat).length === 0,
    won: after.result?.winners.includes(seat) === true,
  };
}

export const medievalBlunders: BlunderBook = {
  kinds: [passedOver, kingLeft, kingOffered, lostAttack, intoFire, walkedInto],
  rests: ['main', 'place'],
  brought: broughtBy,
};
