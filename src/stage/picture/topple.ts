/** How a castle falls: struck, held for a moment, then it leans, breaks from below and goes down in its own dust. */
import type { CueOf } from '../director/cue';
import type { Standing } from '../director/model';
import { STOP, TOPPLE, TOPPLE_SPAN } from '../director/timing';
import type { Place } from '../layout';
import { stream } from '../scatter';
import { inCubic, mix, outCubic, outQuad, phase } from './ease';
import { chips, SHARDS, takeMiddle, toGrave } from './fall';
import type { Film, Pose } from './film';
import { DEPTH, sprite } from './sprite';

const BLOW = TOPPLE.blow / TOPPLE_SPAN;
const FALLS = (TOPPLE.blow + STOP.castle) / TOPPLE_SPAN;
/** Shares of the fall: until then it leans; from then on it has broken. */
const BREAKS = 0.3;
/** How far it leans, in radians, and how far the one who strikes comes, in shares of the way between them. */
const LEAN = 0.34;
const REACH = 0.3;
const CLOUDS = 22;

/** The attacker comes at it, stays while both are held, and steps back as it falls. */
const strike = (film: Film, attacker: number | null, pose: Pose, share: number): void => {
  const other = attacker === null ? null : film.pose(attacker);
  if (other === null) return;
  const come = inCubic(phase(share, 0, BLOW)) * (1 - outCubic(phase(share, FALLS, FALLS + 0.3)));
  other.x += (pose.x - other.x) * REACH * come;
  other.y += (pose.y - other.y) * REACH * come;
};

const burst = (film: Film, pose: Pose, share: number): void => {
  const struck = phase(share, BLOW, FALLS);
  if (struck <= 0 || struck >= 1) return;
  film.light('glow', pose, DEPTH.effect, { scale: pose.scale * (0.6 + struck), alpha: 1 - struck });
  film.add(
    sprite('burst^', pose, DEPTH.effect, {
      scale: (0.5 + 0.5 * outCubic(struck)) * pose.scale,
      alpha: 1 - struck * struck,
    }),
  );
};

/** Its picture in nine parts: the foot gives way first, and what stood on it comes down after. */
const ruins = (film: Film, pose: Pose, token: Standing, broken: number): void => {
  const name = film.nameOf(token, token.kind, pose.front);
  const next = stream(token.square, token.seat, 127);
  const depth = pose.front ? DEPTH.fighter : DEPTH.raised;
  for (let i = 0; i < SHARDS * SHARDS; i++) {
    const [column, row] = [(i % SHARDS) - 1, 1 - Math.floor(i / SHARDS)];
    const own = phase(broken, row * 0.11 + 0.11, 1);
    const [drift, spin] = [column * 0.34 + (next() - 0.5) * 0.24, (next() - 0.5) * 2.6];
    const across = column * 0.3533 + drift * own;
    const down = -row * 0.3533 + own * own * (0.72 + row * 0.3);
    const [sin, cos] = [Math.sin(pose.turn * (1 - own)), Math.cos(pose.turn * (1 - own))];
    const place = {
      x: pose.x + (across * cos - down * sin) * pose.scale,
      y: pose.y + (across * sin + down * cos) * pose.scale,
    };
    const alpha = 1 - phase(own, 0.55, 1);
    film.add(sprite(`${name}#${i}`, place, depth, { turn: pose.turn + spin * own, scale: pose.scale, alpha }));
  }
};

/** The dust of a whole building: it billows out along the ground and rises. */
const billow = (film: Film, { x, y, scale: size }: Place & { readonly scale: number }, share: number): void => {
  if (share <= 0 || share >= 1) return;
  const next = stream(Math.round(x * 10), Math.round(y * 10), 131);
  for (let i = 0; i < CLOUDS; i++) {
    const [angle, speed, late] = [next() * Math.PI * 2, 0.35 + next() * 0.6, next() * 0.25];
    const own = phase(share, late, 1);
    if (own <= 0) continue;
    const far = speed * outCubic(own) * size;
    const place = {
      x: x + Math.cos(angle) * far,
      y: y + (0.3 - own * 0.22) * size + Math.sin(angle) * far * 0.4,
    };
    const alpha = Math.sin(Math.min(1, own * 2.4) * (Math.PI / 2)) * (1 - own) * 0.55;
    film.add(sprite('dust', place, DEPTH.effect, { scale: (0.9 + own * 1.5) * size, alpha }));
  }
};

export const topple = (film: Film, { attacker, token }: CueOf<'topple'>, share: number): void => {
  const pose = film.pose(token.id);
  if (pose === null) return;
  if (film.calm) {
    pose.alpha *= 1 - outQuad(share);
    return;
  }
  const fall = phase(share, FALLS, 1);
  strike(film, attacker, pose, share);
  burst(film, pose, share);
  pose.turn += LEAN * inCubic(phase(fall, 0, BREAKS));
  takeMiddle(film, token, phase(fall, BREAKS, 1));
  const broken = phase(fall, BREAKS * 0.8, 1);
  if (broken <= 0) return;
  pose.alpha = 0;
  ruins(film, pose, token, broken);
  chips(film, token, pose, pose.scale, broken);
  billow(film, pose, broken);
  toGrave(film, token, { x: mix(pose.x, film.centre(token.square).x, 0.5), y: pose.y }, fall);
};
