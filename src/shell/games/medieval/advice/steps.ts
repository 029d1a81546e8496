/** Why a step is advised: what it gets away from, what it can do from there next, or where it leads. */
import type { TokenView, View } from '../../../../contract/view';
import { CAMP, LAND, SHAPE, STOCKADE, TERRAIN } from '../../../../games/medieval/board';
import { plan } from '../../../../games/medieval/plan';
import { attackOf, beats } from '../../../../games/medieval/reading/duel';
import {
  covered,
  isShooter,
  kingOf,
  reaches,
  strikersOf,
  strikes,
  threatsTo,
} from '../../../../games/medieval/reading/reach';
import { around, bombsIn, footmenWith, isPrisoner, otherSeat } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import { chebyshevDistance, manhattanDistance } from '../../../../games/shared/square';
import type { Act } from '../../../../match/games/medieval/act';
import { viewAfter } from '../words/after';
import { kindName, squareName } from '../words/names';
import { type Reason, reason } from './reason';

const BOARD = plan(SHAPE);

/** A step before and after, and who makes it. */
interface Step {
  readonly view: View;
  readonly after: View;
  readonly act: Act;
  readonly actor: TokenView;
  readonly kind: number;
}

const enemiesOf = (view: View, seat: number): readonly TokenView[] =>
  view.tokens.filter(
    (token) => token.seat === otherSeat(seat) && !isPrisoner(view, token.id) && token.kind !== KIND.bomb,
  );

/** It leaves a danger: to the King, of a blast, of a known enemy. */
const ofDanger = ({ view, after, act, actor, kind }: Step): Reason | null => {
  const { seat } = actor;
  const yours = kindName(kind);
  const [threat] = threatsTo(view, seat);
  if (threat !== undefined && threatsTo(after, seat).length < threatsTo(view, seat).length)
    return reason('safer', { foe: kindName(threat.kind ?? 0), square: squareName(threat.square) });
  if (kind === KIND.king) return null;
  const bomb = bombsIn(view).find(({ square }) => around(square).includes(act.from));
  if (bomb !== undefined && !around(bomb.square).includes(act.to))
    return reason('blast', { yours, square: squareName(bomb.square) });
  const [striker] = strikersOf(view, otherSeat(seat), act.from);
  if (striker !== undefined && strikersOf(after, otherSeat(seat), act.to).length === 0)
    return reason('flees', { yours, foe: kindName(striker.kind ?? 0), square: squareName(striker.square) });
  return null;
};

/** What it can do from there next, and could not before. */
const ofPromise = ({ view, after, act, actor, kind }: Step): Reason | null => {
  const enemies = enemiesOf(view, actor.seat);
  const yours = kindName(kind);
  const square = squareName(act.to);
  if (kind === KIND.spy) {
    const isNear = enemies.some((enemy) => reaches(after, kind, act.to, enemy.square));
    return isNear ? reason('scouts', { square }) : null;
  }
  const isNew = (enemy: TokenView): boolean =>
    strikes(after, kind, act.to, enemy.square) && !strikes(view, kind, act.from, enemy.square);
  if (isShooter(kind)) {
    const range = covered(after, kind, act.to);
    const count = enemies.filter((enemy) => range.includes(enemy.square) && isNew(enemy)).length;
    return count > 0 ? reason('aims', { yours, square, count }) : null;
  }
  const blow = { attack: attackOf(kind), shot: false };
  const prey = enemies.find((enemy) => enemy.kind !== null && beats(blow, enemy.kind) && isNew(enemy));
  if (prey !== undefined)
    return reason('threatens', { yours, foe: kindName(prey.kind ?? 0), square: squareName(prey.square) });
  const chain = (at: View, cell: number): number => footmenWith(at, cell, actor.seat).length;
  if (kind === KIND.footman && chain(after, act.to) > Math.max(1, chain(view, act.from)))
    return reason('joins', { count: chain(after, act.to), strength: 2 * chain(after, act.to) });
  const faced = enemies.filter((enemy) => enemy.kind === null && isNew(enemy)).length;
  return faced > 0 ? reason('faces', { yours, square, count: faced }) : null;
};

/** So near to the King it guards him. */
const NEAR = 2;

const ofHome = ({ view, after, act, actor, kind }: Step): Reason | null => {
  const yours = kindName(kind);
  if (act.to === STOCKADE[actor.seat] && kind !== KIND.king) return reason('fills', { yours });
  const king = kingOf(view, actor.seat);
  if (king !== null && kind !== KIND.king) {
    const [before, then] = [act.from, act.to].map((cell) => chebyshevDistance(cell, king.square, SHAPE.width));
    if ((then ?? 0) <= NEAR && (then ?? 0) < (before ?? 0)) return reason('guards', { yours });
  }
  const isFree = (at: View, cell: number): boolean =>
    TERRAIN[cell] === LAND && !at.tokens.some((token) => token.square === cell);
  const isShutIn = (token: TokenView): boolean =>
    token.seat === actor.seat && !BOARD.neighbours(token.square).some((cell) => isFree(view, cell));
  const behind = view.tokens.find((token) => isShutIn(token) && BOARD.neighbours(act.from).includes(token.square));
  return behind === undefined || behind.kind === null || !isFree(after, act.from)
    ? null
    : reason('room', { yours, other: kindName(behind.kind) });
};

/** Files and ranks of the arena between the lakes, and of the roads round it. */
const ARENA = { from: 5, to: 9 } as const;
const ROADS = { west: 3, east: 11 } as const;

const fileOf = (cell: number): number => cell % SHAPE.width;
const isInArena = (cell: number): boolean =>
  [fileOf(cell), Math.floor(cell / SHAPE.width)].every((at) => at >= ARENA.from && at <= ARENA.to);
const isOnRoad = (cell: number): boolean => fileOf(cell) <= ROADS.west || fileOf(cell) >= ROADS.east;

/** From so few squares away an enemy may well attack. */
const CLOSE = 3;

const ofWay = ({ view, act, actor, kind }: Step): Reason => {
  const goal = STOCKADE[otherSeat(actor.seat)] ?? 0;
  const [before, then] = [act.from, act.to].map((cell) => manhattanDistance(cell, goal, SHAPE.width));
  const gain = (before ?? 0) - (then ?? 0);
  const args = { yours: kindName(kind), square: squareName(act.to) };
  if (kind === KIND.king) return reason(gain > 0 ? 'kingForward' : 'kingHides', args);
  if (isInArena(act.to) && !isInArena(act.from)) return reason('middle', args);
  if (isOnRoad(act.to) && !isOnRoad(act.from)) return reason('flank', args);
  if (gain > 0) {
    const camp = CAMP[actor.seat] ?? [];
    if (camp.includes(act.from) && !camp.includes(act.to)) return reason('leaves', args);
    const isClose = ({ square }: TokenView): boolean => manhattanDistance(square, act.to, SHAPE.width) <= CLOSE;
    return reason(enemiesOf(view, actor.seat).some(isClose) ? 'ventures' : 'advance', args);
  }
  return reason(gain < 0 ? 'back' : 'aside', args);
};

/** The first of these that holds: a win, a danger left behind, a promise, what it does for its own side, the way. */
export const ofStep = (view: View, act: Act, actor: TokenView): Reason => {
  const kind = actor.kind ?? KIND.footman;
  if (kind === KIND.king && act.to === STOCKADE[otherSeat(actor.seat)]) return reason('stockade');
  if (isPrisoner(view, actor.id)) return reason('escape', { yours: kindName(kind) });
  const step: Step = { view, after: viewAfter(view, act, false), act, actor, kind };
  return ofDanger(step) ?? ofPromise(step) ?? ofHome(step) ?? ofWay(step);
};
