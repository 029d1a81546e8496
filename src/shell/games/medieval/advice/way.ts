/** Where a step leads that gets away from nothing and threatens nobody: whom it makes room for, and what way it takes. */
import type { TokenView, View } from '../../../../contract/view';
import { CAMP, SHAPE, TERRAIN } from '../../../../games/medieval/board';
import { isShooter, stepsTo } from '../../../../games/medieval/reading/reach';
import { around, isPrisoner, otherSeat } from '../../../../games/medieval/reading/standing';
import { KIND, UNITS } from '../../../../games/medieval/units';
import { manhattanDistance } from '../../../../games/shared/square';
import { kindName, squareName } from '../words/names';
import { isNearerCamp, isNearerStockade, ranksForward } from './distance';
import { type Reason, reason } from './reason';
import { enemiesOf, type Step } from './step';

/** An enemy so near to the King is one to keep away from. */
const CLOSE_TO_KING = 4;

/** Own pieces round a square, the one that moves left out. */
const company = (view: View, { seat, id }: TokenView, square: number): number =>
  view.tokens.filter((token) => token.seat === seat && token.id !== id && around(square).includes(token.square)).length;

/** A King that takes no way forward: away from an enemy, among his own, or only out of the way. */
const ofKing = ({ view, act, actor }: Step): Reason => {
  const square = squareName(act.to);
  const far = (cell: number) => (enemy: TokenView) => manhattanDistance(enemy.square, cell, SHAPE.width);
  const [nearest] = enemiesOf(view, actor.seat)
    .filter((enemy) => far(act.from)(enemy) <= CLOSE_TO_KING && !isShooter(enemy.kind))
    .sort((a, b) => far(act.from)(a) - far(act.from)(b));
  if (nearest !== undefined && far(act.to)(nearest) > far(act.from)(nearest))
    return reason('kingAway', { foe: squareName(nearest.square) });
  if (company(view, actor, act.to) > company(view, actor, act.from)) return reason('kingHides', { square });
  return reason('kingWaits', { square });
};

/** Squares that a piece could walk to. */
const roamed = (view: View, kind: number, from: number): number => {
  const taken = view.tokens.map(({ square }) => square);
  const steps = UNITS[kind]?.steps ?? 0;
  const isNear = (_: number, to: number): boolean =>
    to !== from && manhattanDistance(from, to, SHAPE.width) <= steps + 1;
  return TERRAIN.filter((terrain, to) => isNear(terrain, to) && stepsTo({ kind, from, to, steps, taken }) !== null)
    .length;
};

/** From so many squares on it is worth saying that a piece can go somewhere. */
const ROOM = 2;

/** A piece that had nowhere to go, and now has. */
const ofRoom = ({ view, after, actor, kind }: Step): Reason | null => {
  const freed = view.tokens.find(
    (token) =>
      token.seat === actor.seat &&
      token.id !== actor.id &&
      token.kind !== null &&
      token.kind !== KIND.bomb &&
      !isPrisoner(view, token.id) &&
      roamed(view, token.kind, token.square) === 0 &&
      roamed(after, token.kind, token.square) >= ROOM,
  );
  return freed === undefined || freed.kind === null
    ? null
    : reason('room', { yours: kindName(kind), other: kindName(freed.kind) });
};

/** Could it go to more squares from there than from here? */
const isFreer = ({ view, after, act, kind }: Step): boolean =>
  roamed(after, kind, act.to) > roamed(view, kind, act.from);

/** Files and ranks of the arena between the lakes, and of the roads round it. */
const ARENA = { from: 5, to: 9 } as const;
const ROADS = { west: 3, east: 11 } as const;

const fileOf = (cell: number): number => cell % SHAPE.width;
const isInArena = (cell: number): boolean =>
  [fileOf(cell), Math.floor(cell / SHAPE.width)].every((at) => at >= ARENA.from && at <= ARENA.to);
const isOnRoad = (cell: number): boolean => fileOf(cell) <= ROADS.west || fileOf(cell) >= ROADS.east;

/** From so few squares away an enemy may well attack. */
const CLOSE = 3;

/** Closer is only what is fewer steps away; a step to the side gains squares to go to, or nothing. */
export const ofWay = (step: Step): Reason => {
  const { view, act, actor, kind } = step;
  const { from, to } = act;
  const { seat } = actor;
  const args = { yours: kindName(kind), square: squareName(to) };
  if (kind === KIND.king)
    return isNearerStockade(otherSeat(seat), from, to) ? reason('kingForward', args) : ofKing(step);
  if (isInArena(to) && !isInArena(from)) return reason('middle', args);
  if (isOnRoad(to) && !isOnRoad(from)) return reason('flank', args);
  const ahead = ranksForward(seat, from, to);
  if (ahead > 0) {
    const camp = CAMP[seat] ?? [];
    if (camp.includes(from) && !camp.includes(to)) return reason('leaves', args);
    const isClose = ({ square }: TokenView): boolean => manhattanDistance(square, to, SHAPE.width) <= CLOSE;
    if (enemiesOf(view, seat).some(isClose)) return reason('ventures', args);
    if (isNearerCamp(otherSeat(seat), kind, from, to)) return reason('advance', args);
  }
  const room = ofRoom(step);
  if (room !== null) return room;
  if (ahead < 0 && isNearerCamp(seat, kind, from, to)) return reason('back', args);
  return reason(isFreer(step) ? 'aside' : 'quiet', args);
};
