/** The presets of a fight: clash with its sum, shot, crown, and the fall of a token. */
import { CLASH, CLASH_SPAN, SHOT } from '../director/timing';
import type { Place } from '../layout';
import { CHIPS } from '../paint/arts';
import { stream } from '../scatter';
import { chipName, sumText } from './chip';
import { clamp, inCubic, mix, outCubic, outQuad, phase, pop } from './ease';
import { type CueOf, dust } from './effects';
import type { Film } from './film';
import { DEPTH, sprite } from './sprite';

/** Dots from a token to the one it presses on; `grow` from 0 to 1. */
export const thread = (film: Film, from: Place, to: Place, grow: number, alpha: number): void => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [start, end] = [0.3, length - 0.36];
  const count = Math.max(2, Math.round((end - start) / 0.11));
  for (let i = 0; i <= count * clamp(grow); i++) {
    const at = (start + ((end - start) * i) / count) / length;
    film.add(sprite('thread', { x: mix(from.x, to.x, at), y: mix(from.y, to.y, at) }, DEPTH.thread, { alpha }));
  }
};

/** Dashes along the flight of an arrow. */
export const aim = (film: Film, from: Place, to: Place, alpha: number): void => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const count = Math.max(1, Math.round((length - 0.7) / 0.24));
  for (let i = 0; i <= count; i++) {
    const at = (0.36 + ((length - 0.72) * i) / count) / length;
    film.add(sprite('aim', { x: mix(from.x, to.x, at), y: mix(from.y, to.y, at) }, DEPTH.thread, { turn, alpha }));
  }
};

/** The sum of a fight over the attacked token. */
export const sum = (
  film: Film,
  square: number,
  attack: number,
  defence: number,
  scale: number,
  alpha: number,
): void => {
  const { x, y } = film.centre(square);
  const name = chipName(attack > defence ? 'beats' : 'holds', sumText(film.set.say, attack, defence));
  film.add(sprite(name, { x, y: y - 0.36 }, DEPTH.chip, { scale, alpha }));
};

const part = (milliseconds: number): number => milliseconds / CLASH_SPAN;
const BACK = part(CLASH.back);
const HIT = BACK + part(CLASH.lunge);
const VERDICT = HIT + part(CLASH.read);

/** Pull back, lunge, return: how far a token is moved towards its enemy, in cells. */
const lunge = (share: number, reach: number): number => {
  if (share < BACK) return -0.08 * outQuad(share / BACK);
  if (share < HIT) return mix(-0.08, reach, inCubic(phase(share, BACK, HIT)));
  return reach * (1 - outCubic(phase(share, HIT, HIT + 0.22)));
};

const push = (film: Film, from: number, to: number, by: number): void => {
  const pose = film.poseOn(from);
  const [a, b] = [film.centre(from), film.centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (pose === null || length === 0) return;
  pose.x += ((b.x - a.x) / length) * by;
  pose.y += ((b.y - a.y) / length) * by;
  pose.lift = Math.max(pose.lift, 0.03);
};

export const clash = (film: Film, cue: CueOf<'clash'>, share: number): void => {
  const { from, square, helpers, attack, defence, beaten } = cue;
  const [a, b] = [film.centre(from), film.centre(square)];
  const ending = phase(share, film.calm ? 0.8 : 0.92, 1);
  const alpha = phase(share, 0, 0.2) * (1 - ending);
  const grow = film.calm ? 1 : phase(share, 0, HIT);
  for (const helper of helpers) thread(film, film.centre(helper), b, grow, alpha);
  thread(film, a, b, grow, alpha);
  if (film.calm) {
    sum(film, square, attack, defence, 1, alpha);
    return;
  }
  push(film, from, square, lunge(share, 0.3));
  for (const helper of helpers) push(film, helper, square, lunge(share, 0.16));
  const struck = phase(share, HIT, HIT + 0.2);
  if (struck > 0 && struck < 1) {
    const place = { x: mix(a.x, b.x, 0.56), y: mix(a.y, b.y, 0.56) };
    film.add(
      sprite('burst', place, DEPTH.effect, {
        scale: 0.35 + outCubic(struck) * 0.5,
        turn: struck * 0.5,
        alpha: 1 - struck * struck,
      }),
    );
    push(film, square, from, -0.06 * Math.sin(struck * Math.PI));
    if (beaten)
      film.shake = { x: Math.sin(struck * 21) * 3 * (1 - struck), y: Math.cos(struck * 17) * 2 * (1 - struck) };
  }
  if (share > HIT) sum(film, square, attack, defence, Math.max(0.2, pop(phase(share, HIT, HIT + 0.16))), 1 - ending);
  if (!beaten && share > VERDICT - 0.06) {
    const firm = phase(share, VERDICT - 0.06, VERDICT + 0.06);
    film.add(
      sprite('stand', { x: b.x, y: b.y + 0.31 }, DEPTH.verdict, {
        scale: mix(1.8, 1, outCubic(firm)),
        alpha: firm * (1 - ending),
      }),
    );
  }
};

export const shot = (film: Film, { from, square }: CueOf<'shot'>, share: number): void => {
  const [a, b] = [film.centre(from), film.centre(square)];
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  if (film.calm) {
    aim(film, a, b, phase(share, 0, 0.2) * (1 - phase(share, 0.8, 1)));
    return;
  }
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const whole = SHOT.draw + Math.min(SHOT.most, SHOT.perCell * Math.max(1, length)) + SHOT.hit;
  const [drawn, hit] = [SHOT.draw / whole, 1 - SHOT.hit / whole];
  aim(film, a, b, 0.75 * phase(share, 0, drawn) * (1 - phase(share, hit * 0.7, hit)));
  push(film, from, square, -0.07 * Math.sin(clamp(share / (drawn * 2)) * Math.PI));
  const flight = phase(share, drawn, hit);
  const arc = Math.sin(flight * Math.PI) * Math.min(0.5, length * 0.09);
  const at = mix(-0.06, 1 - 0.12 / Math.max(1, length), flight);
  const place = { x: mix(a.x, b.x, at), y: mix(a.y, b.y, at) - arc };
  const tilt = turn + (Math.cos(flight * Math.PI) * arc * -0.5 * Math.sign(Math.cos(turn) || 1)) / Math.max(1, length);
  film.add(sprite('arrow', place, DEPTH.effect, { turn: tilt, alpha: phase(share, 0, drawn * 0.6) }));
  const struck = phase(share, hit, 1);
  if (struck > 0) film.add(sprite('burst', b, DEPTH.effect, { scale: 0.4 + struck * 0.35, alpha: 1 - struck * 0.6 }));
};

export const ring = (film: Film, { square }: CueOf<'ring'>, share: number): void => {
  const place = film.centre(square);
  if (film.calm) {
    film.add(sprite('ring', place, DEPTH.effect, { scale: 2.2, alpha: Math.sin(share * Math.PI) }));
    return;
  }
  const grown = outCubic(share);
  film.add(sprite('glow', place, DEPTH.effect, { scale: 0.5 + grown * 1.3, alpha: (1 - share) * 0.9, light: true }));
  film.add(sprite('ring', place, DEPTH.effect, { scale: 0.4 + grown * 2.5, alpha: 1 - share * share }));
  film.add(sprite('ring', place, DEPTH.effect, { scale: 0.3 + grown * 1.7, alpha: (1 - share) * 0.7 }));
};

/** Pieces that a token's picture is cut into, on each side. */
export const SHARDS = 3;

const LIFE = 0.9;

/** The token breaks into its own pieces and eighteen chips, which fall out of the board's light. */
export const crumble = (film: Film, { token }: CueOf<'crumble'>, share: number): void => {
  const pose = film.pose(token.id);
  if (pose === null) return;
  pose.alpha = film.calm ? 1 - share : 0;
  if (film.calm) return;
  const name = film.nameOf(token);
  const { x, y } = pose;
  const next = stream(token.square, token.seat, 107);
  const time = share * LIFE;
  const fadeOut = 1 - phase(share, 0.45, 1);
  for (let i = 0; i < SHARDS * SHARDS; i++) {
    const [sx, sy] = [(i % SHARDS) - 1, Math.floor(i / SHARDS) - 1];
    const [vx, vy, spin] = [sx * 0.4 + (next() - 0.5) * 0.3, sy * 0.25 - 0.25 - next() * 0.3, (next() - 0.5) * 3];
    const place = { x: x + sx * 0.3533 + vx * time, y: y + sy * 0.3533 + vy * time + 1.5 * time * time };
    film.add(
      sprite(`${name}#${i}`, place, DEPTH.raised, { turn: spin * time, scale: 1 - share * 0.3, alpha: fadeOut }),
    );
  }
  for (let i = 0; i < 18; i++) {
    const angle = next() * Math.PI * 2;
    const speed = 0.35 + next() * 0.9;
    const place = {
      x: x + Math.cos(angle) * (0.12 + speed * time),
      y: y + Math.sin(angle) * (0.12 + speed * time * 0.8) - 0.35 * time + 2 * time * time,
    };
    film.add(
      sprite(`chip:${token.seat}:${i % CHIPS}`, place, DEPTH.effect, {
        scale: 0.5 + next() * 0.7,
        turn: angle + time * 9,
        alpha: fadeOut,
      }),
    );
  }
  dust(film, { x, y }, share, 8);
};
