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
  const [threats, then] = [threatsTo(view, seat), threatsTo(after, seat)];
  const threat = threats.find(({ id }) => !then.some((one) => one.id === id));
  if (threat !== undefined && then.length < threats.length)
    return reason('safer', { foe: kindName(threat.kind ?? 0), square: squareName(threat.square) });
  if (kind === KIND.king) return null;
  const bomb = bombsIn(view).find(({ square }) => around(square).includes(act.from));
  if (bomb !== undefined && !around(bomb.square).includes(act.to))
    return reason('blast', { yours, square: squareName(bomb.square) });
  const isStronger = (foe: TokenView): boolean =>
    beats({ attack: attackOf(foe.kind ?? 0), shot: isShooter(foe.kind) }, kind);
  const striker = strikersOf(view, otherSeat(seat), act.from).find(isStronger);
  if (striker !== undefined && !strikersOf(after, otherSeat(seat), act.to).some(isStronger))
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

/** So near to the King it guards him; an enemy so near is one to keep away from. */
const NEAR = 2;
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

/** An own piece that a known enemy may take, and would now fall for. */
const ofCover = ({ view, after, act, actor, kind }: Step): Reason | null => {
  const blow = { attack: attackOf(kind), shot: isShooter(kind) };
  const isNew = (square: number): boolean =>
    strikes(after, kind, act.to, square) && !strikes(view, kind, act.from, square);
  for (const { id, seat, kind: other, square } of view.tokens) {
    if (seat !== actor.seat || id === actor.id || other === null || other === KIND.king || !isNew(square)) continue;
    const foe = strikersOf(view, otherSeat(seat), square).find(
      (enemy) => !isShooter(enemy.kind) && beats({ attack: attackOf(enemy.kind ?? 0), shot: false }, other),
    );
    if (foe?.kind == null || !beats(blow, foe.kind)) continue;
    return reason('covers', {
      yours: kindName(kind),
      other: kindName(other),
      foe: kindName(foe.kind),
      square: squareName(square),
    });
  }
  return null;
};

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

const ofWay = (step: Step): Reason => {
  const { view, act, actor, kind } = step;
  const goal = STOCKADE[otherSeat(actor.seat)] ?? 0;
  const [before, then] = [act.from, act.to].map((cell) => manhattanDistance(cell, goal, SHAPE.width));
  const gain = (before ?? 0) - (then ?? 0);
  const args = { yours: kindName(kind), square: squareName(act.to) };
  if (kind === KIND.king) return gain > 0 ? reason('kingForward', args) : ofKing(step);
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

/** The first of these that holds: a win, a danger left behind, a piece covered, a promise, what it does for its own side, the way. */
export const ofStep = (view: View, act: Act, actor: TokenView): Reason => {
  const kind = actor.kind ?? KIND.footman;
  if (kind === KIND.king && act.to === STOCKADE[otherSeat(actor.seat)]) return reason('stockade');
  if (isPrisoner(view, actor.id)) return reason('escape', { yours: kindName(kind) });
  const step: Step = { view, after: viewAfter(view, act, false), act, actor, kind };
  return ofDanger(step) ?? ofCover(step) ?? ofPromise(step) ?? ofHome(step) ?? ofWay(step);
};
