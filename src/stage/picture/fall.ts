/** How tokens fall: they break and what is left goes to their army's place; others fade. */
import type { CueOf } from '../director/cue';
import type { Standing } from '../director/model';
import { CRUMBLE, GRAVE } from '../director/timing';
import type { Place } from '../layout';
import { CHIPS } from '../paint/arts';
import { stream } from '../scatter';
import { inCubic, mix, outQuad, phase } from './ease';
import { dust } from './effects';
import type { Film, Pose } from './film';
import { DEPTH, seatPlace, sprite } from './sprite';

/** Pieces that a token's picture is cut into, on each side. */
export const SHARDS = 3;
const MANY = 18;
/** Shortest and longest life of a chip in milliseconds, in shares of the fall's 320; what lives longer has left the light by then. */
const LIFE = { least: 250, most: 600 } as const;
const GRAVITY = 2;

/** Whoever stays on a shared cell takes its middle again. */
export const takeMiddle = (film: Film, gone: Standing, share: number): void => {
  for (const token of film.model.tokens) {
    const stays = token.square === gone.square && !film.leaving.has(token.id);
    const pose = stays ? film.pose(token.id) : null;
    if (pose === null) continue;
    const { x, y } = film.centre(gone.square);
    const way = outQuad(share);
    pose.x = mix(pose.x, x, way);
    pose.y = mix(pose.y, y, way);
    pose.scale = mix(pose.scale, film.size(gone.square), way);
  }
};

/** Eighteen chips of its livery; `time` in seconds of the fall. */
export const chips = (film: Film, token: Standing, { x, y }: Place, size: number, share: number): void => {
  const next = stream(token.square, token.seat, 107);
  const time = share * 0.9;
  for (let i = 0; i < MANY; i++) {
    const [angle, speed, large] = [next() * Math.PI * 2, 0.35 + next() * 0.9, 0.5 + next() * 0.7];
    const life = (LIFE.least + next() * (LIFE.most - LIFE.least)) / LIFE.most;
    const alpha = 1 - phase(share, life * 0.5, life);
    if (alpha <= 0) continue;
    const place = {
      x: x + Math.cos(angle) * (0.12 + speed * time) * size,
      y: y + (Math.sin(angle) * (0.12 + speed * time * 0.8) - 0.35 * time) * size + GRAVITY * time * time,
    };
    film.add(
      sprite(`chip:${film.liveryOf(token.seat)}:${i % CHIPS}`, place, DEPTH.effect, {
        scale: large * Math.sqrt(size),
        turn: angle + time * 9,
        alpha,
      }),
    );
  }
};

/** The token's own picture in nine parts that fall out of the board's light. */
const shards = (film: Film, name: string, pose: Pose, seed: Standing, share: number): void => {
  const next = stream(seed.square, seed.seat, 113);
  const time = share * 0.9;
  const { x, y, scale: size } = pose;
  const depth = pose.front ? DEPTH.fighter : DEPTH.raised;
  for (let i = 0; i < SHARDS * SHARDS; i++) {
    const [sx, sy] = [(i % SHARDS) - 1, Math.floor(i / SHARDS) - 1];
    const [vx, vy, spin] = [sx * 0.4 + (next() - 0.5) * 0.3, sy * 0.25 - 0.25 - next() * 0.3, (next() - 0.5) * 3];
    const place = {
      x: x + (sx * 0.3533 + vx * time) * size,
      y: y + (sy * 0.3533 + vy * time) * size + 1.5 * time * time,
    };
    const alpha = 1 - phase(share, 0.45, 1);
    film.add(sprite(`${name}#${i}`, place, depth, { turn: spin * time, scale: size * (1 - share * 0.3), alpha }));
  }
};

/** A last light goes to the sign of the army that brought it. */
export const toGrave = (film: Film, token: Standing, from: Place, share: number): void => {
  const time = share * CRUMBLE;
  const way = phase(time, CRUMBLE - GRAVE, CRUMBLE);
  if (way <= 0) return;
  const end = seatPlace(film.set.layout, film.model.sides, token.army);
  const along = inCubic(way) * 0.4 + way * 0.6;
  const place = { x: mix(from.x, end.x, along), y: mix(from.y, end.y, along) - Math.sin(way * Math.PI) * 0.35 };
  const alpha = 1 - phase(way, 0.8, 1);
  film.add(
    sprite(`side:${film.liveryOf(token.army)}`, place, DEPTH.effect, { scale: mix(1.5, end.scale, way), alpha }),
  );
  const landed = phase(way, 0.75, 1);
  if (landed > 0) film.add(sprite('ring', end, DEPTH.effect, { scale: 0.2 + landed * 0.5, alpha: 1 - landed }));
};

export const crumble = (film: Film, { token }: CueOf<'crumble'>, share: number): void => {
  const pose = film.pose(token.id);
  if (pose === null) return;
  pose.alpha = film.calm ? 1 - share : 0;
  if (film.calm) return;
  takeMiddle(film, token, share);
  shards(film, film.nameOf(token, token.kind, pose.front), pose, token, share);
  chips(film, token, pose, pose.scale, share);
  dust(film, pose, share, 8);
  toGrave(film, token, pose, share);
};

export const fade = (film: Film, { token }: CueOf<'fade'>, share: number): void => {
  const pose = film.pose(token.id);
  if (pose === null) return;
  pose.alpha = 1 - share;
  if (film.calm) return;
  takeMiddle(film, token, share);
  pose.scale *= 1 - share * 0.15;
  toGrave(film, token, pose, share);
};
