/** The presets that change what lies there: drop, flip, the Flag's flight, the turn, ground uncovered. Each bends the poses by its share of time. */

import type { CueOf } from '../director/cue';
import type { Place } from '../layout';
import { FLAG_PHASES } from '../paint/flag';
import { stream } from '../scatter';
import { mix, outCubic, outQuad, phase, settle } from './ease';
import type { Film } from './film';
import { DEPTH, restOf, sprite } from './sprite';

/** Clouds of dust round the foot of a token. */
export const dust = (film: Film, { x, y }: Place, share: number, count: number): void => {
  if (film.calm || share <= 0 || share >= 1) return;
  const next = stream(Math.round(x * 10), Math.round(y * 10), 103);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + next();
    const far = 0.28 + outCubic(share) * (0.16 + next() * 0.14);
    const place = { x: x + Math.cos(angle) * far, y: y + 0.16 + Math.sin(angle) * far * 0.6 };
    film.add(sprite('dust', place, DEPTH.shadow, { scale: 0.5 + share * 0.7, alpha: (1 - share) * 0.7 }));
  }
};

export const drop = (film: Film, { token }: CueOf<'drop'>, share: number): void => {
  const pose = film.pose(token.id);
  if (pose === null) return;
  pose.alpha = phase(share, 0, film.calm ? 1 : 0.35);
  if (film.calm) return;
  const fall = settle(phase(share, 0, 0.66));
  pose.lift = (1 - fall) * 0.55;
  pose.scale = mix(1.4, 1, fall) * film.size(token.square);
  const bounce = phase(share, 0.66, 1);
  pose.stretch = 1 + Math.sin(bounce * Math.PI) * 0.045;
  dust(film, film.centre(token.square), phase(share, 0.5, 1), 7);
};

export const flip = (film: Film, { id, kind }: CueOf<'flip'>, share: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  if (share < 0.5) pose.kind = kind;
  if (film.calm) return;
  pose.stretch = Math.max(0.04, Math.abs(Math.cos(share * Math.PI)));
  pose.lift = Math.max(pose.lift, Math.sin(share * Math.PI) * 0.12);
  const shine = Math.sin(phase(share, 0.4, 1) * Math.PI);
  // what was hidden comes to light
  if (kind === null && shine > 0)
    film.light('glow', pose, DEPTH.dusk + 1, { scale: pose.scale * (0.5 + share * 0.35), alpha: shine * 0.8 });
};

/** The wind's phase while the Flag flies. */
export const flagPhase = (share: number): number => Math.floor(share * 6) % FLAG_PHASES;

export const fly = (film: Film, { from, to }: CueOf<'fly'>, share: number): void => {
  const rest = restOf(film.set.layout);
  const start = from === null ? rest : film.centre(from);
  const end = film.centre(to);
  const { flag } = film;
  if (film.calm) {
    flag.alpha = share;
    return;
  }
  const way = outQuad(share);
  flag.x = mix(start.x, end.x, way);
  flag.y = mix(start.y, end.y, way);
  flag.scale =
    mix(from === null ? rest.scale : film.size(from), film.size(to), way) * (1 + Math.sin(share * Math.PI) * 0.16);
  flag.lift = Math.sin(share * Math.PI) * 0.5;
  flag.turn = Math.sin(share * Math.PI) * (end.x > start.x ? 0.16 : -0.16);
  dust(film, { x: end.x - 0.16, y: end.y + 0.16 }, phase(share, 0.8, 1), 5);
};

export const turn = (film: Film, { from, to }: CueOf<'turn'>, share: number): void => {
  if (from !== null) film.signs.set(from, 1 - phase(share, 0, 0.6));
  if (to !== null) film.signs.set(to, phase(share, 0.3, 1));
};

/** The parchment lifts from the cells that were laid, from the first one on; a square's folds back to its left. */
export const unroll = (film: Film, { squares }: CueOf<'unroll'>, share: number): void => {
  const first = film.centre(squares[0] ?? 0);
  for (const square of squares) {
    const place = film.centre(square);
    const late = film.calm ? 0 : Math.min(0.5, Math.hypot(place.x - first.x, place.y - first.y) * 0.14);
    const own = phase(share, late, late + 0.5);
    if (own >= 1) continue;
    const stretch = film.calm ? 1.02 : 1.02 * Math.cos((own * Math.PI) / 2);
    const alpha = film.calm ? 1 - share : 1 - own * 0.3;
    if (film.isGrid)
      film.add(
        sprite('cover', { x: place.x - (1 - stretch) * 0.5, y: place.y }, DEPTH.cover, { stretch, scale: 1.01, alpha }),
      );
    else film.layOver('cover', square, DEPTH.cover, { alpha: film.calm ? 1 - share : 1 - own });
  }
};
