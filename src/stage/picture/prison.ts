/** Prisoners: the cell, the bars that fall before a captive and rise before one who goes. */
import type { CueOf } from '../director/cue';
import type { Standing } from '../director/model';
import { clamp, inCubic, outQuad, phase, settle } from './ease';
import { dust } from './effects';
import type { Film, Pose } from './film';
import { DEPTH, sprite } from './sprite';

/** How far the bars are drawn up when they are out of sight, in cells. */
const UP = 0.8;

/** The bars before a token; `bars` of its pose says how far they are down. */
export const cage = (film: Film, { held }: Standing, { x, y, scale, bars, alpha }: Pose, depth: number): void => {
  if (held === undefined || bars <= 0) return;
  const place = { x, y: y - (1 - bars) * UP * scale };
  film.add(sprite(`bars:${held}`, place, depth + 1, { scale, alpha: alpha * clamp(bars * 2) }));
};

/** A captive is put into his cell; the bars fall. */
export const jail = (film: Film, { token }: CueOf<'jail'>, share: number): void => {
  const pose = film.pose(token.id);
  if (pose === null) return;
  pose.alpha = phase(share, 0, film.calm ? 1 : 0.3);
  if (film.calm) return;
  const fall = settle(phase(share, 0, 0.5));
  pose.lift = (1 - fall) * 0.4;
  pose.scale = film.size(token.square) * (1.25 - 0.25 * fall);
  pose.bars = inCubic(phase(share, 0.4, 0.8));
  dust(film, film.centre(token.square), phase(share, 0.75, 1), 5);
};

/** The bars rise and are gone; who stood behind them has been freed. */
export const free = (film: Film, { id, square }: CueOf<'free'>, share: number): void => {
  const pose = film.pose(id);
  const place = film.centre(square);
  const size = film.size(square);
  const up = film.calm ? 0 : outQuad(share) * UP * size;
  film.add(sprite('bars:shut', { x: place.x, y: place.y - up }, DEPTH.raised, { scale: size, alpha: 1 - share }));
  if (pose !== null && !film.calm) pose.lift = Math.max(pose.lift, Math.sin(share * Math.PI) * 0.06);
};
