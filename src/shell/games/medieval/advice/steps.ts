/** Why a step is advised: what it gets away from, what it can do from there next, or where it leads. */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { SHAPE, STOCKADE } from '../../../../games/medieval/board';
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
import { chebyshevDistance } from '../../../../games/shared/square';
import type { Act } from '../../../../match/games/medieval/act';
import { viewAfter } from '../words/after';
import { kindName, sideOf, squareName } from '../words/names';
import { type Reason, reason } from './reason';
import { enemiesOf, type Step } from './step';
import { ofWay } from './way';

/** It leaves a danger: to the King, of a blast, of a known enemy. */
const ofDanger = ({ view, after, act, actor, kind }: Step): Reason | null => {
  const { seat } = actor;
  const yours = kindName(kind);
  const [threats, then] = [threatsTo(view, seat), threatsTo(after, seat)];
  const threat = threats.find(({ id }) => !then.some((one) => one.id === id));
  if (threat !== undefined && then.length < threats.length)
    return reason(kind === KIND.king ? 'kingFlees' : 'safer', {
      foe: kindName(threat.kind ?? 0),
      square: squareName(threat.square),
    });
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
      side: sideOf(foe.seat),
      foe: kindName(foe.kind),
      square: squareName(square),
    });
  }
  return null;
};

/** So near to the King it guards him. */
const NEAR = 2;

const ofHome = ({ view, act, actor, kind }: Step): Reason | null => {
  const yours = kindName(kind);
  if (act.to === STOCKADE[actor.seat] && kind !== KIND.king) return reason('fills', { yours });
  const king = kingOf(view, actor.seat);
  if (king !== null && kind !== KIND.king) {
    const [before, then] = [act.from, act.to].map((cell) => chebyshevDistance(cell, king.square, SHAPE.width));
    if ((then ?? 0) <= NEAR && (then ?? 0) < (before ?? 0)) return reason('guards', { yours });
  }
  return null;
};

/** Does it go back to where it has just come from? Then the way is no reason, and neither is the place. */
const isBack = (events: readonly GameEvent[], { act, actor }: Step): boolean => {
  const last = events.findLast((event) => event.type === 'moved' && event.token === actor.id);
  return last?.type === 'moved' && last.from === act.to && last.to === act.from;
};

/** The first of these that holds: a win, a danger left behind, a piece covered, a promise, what it does for its own side, the way. */
export const ofStep = (view: View, act: Act, actor: TokenView, events: readonly GameEvent[]): Reason => {
  const kind = actor.kind ?? KIND.footman;
  if (kind === KIND.king && act.to === STOCKADE[otherSeat(actor.seat)]) return reason('stockade');
  if (isPrisoner(view, actor.id)) return reason('escape', { yours: kindName(kind) });
  const step: Step = { view, after: viewAfter(view, act, false), act, actor, kind };
  const gain = ofDanger(step) ?? ofCover(step) ?? ofPromise(step);
  if (gain !== null) return gain;
  if (isBack(events, step)) return reason(kind === KIND.king ? 'kingWaits' : 'quiet', { yours: kindName(kind) });
  return ofHome(step) ?? ofWay(step);
};
