/** What a completed choice would do, laid over the board. */
import type { GameEvent } from '../../contract/event';
import type { Asking, Preview } from '../../match/types';
import { bare } from '../director/model';
import { join, sum } from './battle';
import { courseOn } from './course';
import type { Film } from './film';
import { lent } from './lent';
import { aim, thread } from './lines';
import { DEPTH, sprite } from './sprite';

/** A piece that does not stand there: its shadow and its face, as faint as `alpha` says (0 to 1). */
export const stand = (film: Film, seat: number, kind: number | null, square: number, alpha: number): void => {
  const place = film.centre(square);
  film.add(
    sprite(`shadow:${film.liveryOf(seat)}`, { x: place.x, y: place.y + 0.08 }, DEPTH.shadow, {
      alpha: alpha * 0.8,
      scale: 1.03 * film.size(square),
    }),
  );
  film.add(
    sprite(film.nameOf(bare({ id: -1, seat, kind, square })), { x: place.x, y: place.y - 0.03 }, DEPTH.ghost, {
      alpha,
      scale: 1.03 * film.size(square),
    }),
  );
};

/**
 * Who would be lost is crossed out where it stands now, an attacker on the square that it would come from: where two share the square, that
 * one alone, as small as it stands there.
 */
const lose = (film: Film, { token, square: last }: Extract<GameEvent, { type: 'removed' }>, shown: number): void => {
  const square = film.model.tokens.find(({ id }) => id === token)?.square ?? last;
  const there = film.model.tokens.filter((one) => one.square === square);
  const pose = there.some(({ id }) => id === token) ? film.pose(token) : film.poseOn(square);
  if (pose !== null) pose.alpha = 1 - shown * 0.25;
  const { x, y } = there.length > 1 && pose !== null ? pose : film.centre(square);
  const size = there.length > 1 && pose !== null ? pose.scale / film.size(square) : 1;
  film.add(
    sprite('fall', { x, y: y + 0.04 }, DEPTH.verdict, {
      alpha: shown,
      scale: size * (film.calm ? 0.9 : 1.3 - shown * 0.4),
    }),
  );
};

/**
 * An event of the preview; `shown` (0 to 1): how far it has come in. Bends the pose of a token that would fall. `shots`:
 * squares that a shot decides about.
 */
export const foretell = (film: Film, event: GameEvent, shown: number, shots: readonly number[] = []): void => {
  switch (event.type) {
    case 'placed':
      film.layOver('chosen', event.square, DEPTH.mark, { alpha: shown });
      stand(film, event.seat, event.kind, event.square, shown);
      break;
    case 'moved':
      thread(film, courseOn(film, event.from, event.to), film.calm ? 1 : shown, shown);
      film.layOver('chosen', event.to, DEPTH.mark, { alpha: shown });
      break;
    case 'swapped':
      thread(film, courseOn(film, event.square, event.otherSquare), film.calm ? 1 : shown, shown);
      break;
    case 'returned':
      stand(film, event.seat, event.kind, event.square, shown);
      break;
    case 'fought': {
      const defender = film.centre(event.square);
      if (!shots.includes(event.square)) join(film, event, film.calm ? 1 : shown, shown);
      lent(film, event, shown);
      if (!event.beaten)
        film.add(sprite('stand', { x: defender.x, y: defender.y + 0.31 }, DEPTH.verdict, { alpha: shown }));
      if (film.set.look.compares?.(event) !== false) sum(film, event.square, event, 1, shown);
      break;
    }
    case 'struck':
      aim(film, film.centre(event.from), film.centre(event.square), shown);
      break;
    case 'removed':
      lose(film, event, shown);
      return;
    case 'flag':
      film.flag.alpha = 1 - shown * 0.6;
      film.add(
        sprite('flag:0', { x: film.centre(event.to).x + 0.27, y: film.centre(event.to).y + 0.2 }, DEPTH.verdict, {
          alpha: shown,
          scale: 0.56,
        }),
      );
      return;
    default:
      return;
  }
};

/** Events that draw how somebody comes to a square. */
const LINES: readonly GameEvent['type'][] = ['moved', 'swapped', 'fought', 'struck'];

/** An act whose end nobody can foretell, as on a hidden piece, still goes some way. */
const unforetold = (film: Film, { presses }: Pick<Asking, 'presses'>, shown: number): void => {
  const [from, to] = presses.flatMap((press) => (press.on === 'square' ? [press.square] : []));
  if (film.set.look.walks === undefined || from === undefined || to === undefined || film.poseOn(to) === null) return;
  thread(film, courseOn(film, from, to), film.calm ? 1 : shown, shown);
};

/** The whole of a preview. */
export const forecast = (film: Film, asking: Asking | null, { events }: Preview, shown: number): void => {
  const shots = events.flatMap((event) => (event.type === 'struck' ? [event.square] : []));
  if (asking !== null && !events.some(({ type }) => LINES.includes(type))) unforetold(film, asking, shown);
  for (const event of events) foretell(film, event, shown, shots);
};
