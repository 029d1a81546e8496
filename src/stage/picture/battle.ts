/** The presets of a fight from square to square: clash with its sum, shot, crown, and the board that trembles. */
import { joinedWays } from '../board/joined';
import type { CueOf } from '../director/cue';
import { CLASH, CLASH_SPAN, SHAKE, SHOT, STOP } from '../director/timing';
import { SMALL, TOKEN } from '../paint/detail';
import { chipName, sumText } from './chip';
import { type Course, courseOn } from './course';
import { clamp, inCubic, mix, outCubic, outQuad, phase, pop } from './ease';
import type { Film } from './film';
import { aim, thread } from './lines';
import { DEPTH, sprite } from './sprite';

/** How far over the middle a sum stands: on small squares between the strengths of its token and of the one above. */
const SUM_UP = { small: 0.41, large: 0.36 } as const;

/** The sum of a fight over the attacked token. */
export const sum = (
  film: Film,
  square: number,
  { attack, defence, beaten }: Pick<CueOf<'clash'>, 'attack' | 'defence' | 'beaten'>,
  scale: number,
  alpha: number,
): void => {
  const { x, y } = film.centre(square);
  const name = chipName(beaten || attack > defence ? 'beats' : 'holds', sumText(film.set.say, attack, defence));
  const place = { x, y: y - (film.set.layout.cell * TOKEN < SMALL ? SUM_UP.small : SUM_UP.large) };
  film.sums.push({ ...place, square, alpha });
  film.add(sprite(name, place, DEPTH.chip, { scale, alpha }));
};

const part = (milliseconds: number): number => milliseconds / CLASH_SPAN;
const BACK = part(CLASH.back);
const HIT = BACK + part(CLASH.lunge);
/** Both freeze when they have struck. */
const HOLD = part(STOP.decisive);
const VERDICT = HIT + part(CLASH.read);

/** Pull back, lunge, return: how far a token is moved towards its enemy, in cells. */
const lunge = (share: number, reach: number): number => {
  if (share < BACK) return -0.08 * outQuad(share / BACK);
  if (share < HIT) return mix(-0.08, reach, inCubic(phase(share, BACK, HIT)));
  return reach * (1 - outCubic(phase(share, HIT + HOLD, HIT + HOLD + 0.22)));
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

/** Whoever stands there goes along a way, from one place on it to another. */
const shift = (film: Film, square: number, course: Course, from: number, to: number): void => {
  const pose = film.poseOn(square);
  if (pose === null) return;
  const [a, b] = [course.at(from), course.at(to)];
  pose.x += b.x - a.x;
  pose.y += b.y - a.y;
  pose.lift = Math.max(pose.lift, 0.03);
};

/** Two who strike each other from cell to cell: they lunge, sparks fly, the struck one gives way. */
const strike = (film: Film, { from, square, helpers }: CueOf<'clash'>, share: number): void => {
  const course = courseOn(film, from, square);
  // who attacks from afar comes as near as a neighbour stands
  shift(film, from, course, 0, lunge(share, Math.max(0.3, course.length - 0.7)));
  for (const helper of helpers) push(film, helper, square, lunge(share, 0.16));
  const struck = phase(share, HIT, HIT + 0.2);
  if (struck <= 0 || struck >= 1) return;
  const near = Math.max(0.56, 1 - 0.44 / Math.max(1, course.length));
  film.add(
    sprite('burst', course.at(course.length * near), DEPTH.effect, {
      scale: 0.35 + outCubic(struck) * 0.5,
      turn: struck * 0.5,
      alpha: 1 - struck * struck,
    }),
  );
  shift(film, square, course, course.length, course.length + 0.06 * Math.sin(struck * Math.PI));
};

/** The threads of a fight, and the strength that runs along a chain as it grows on the way to the attacker. */
export const join = (
  film: Film,
  fight: Pick<CueOf<'clash'>, 'from' | 'square' | 'helpers'>,
  grow: number,
  alpha: number,
): void => {
  const { joined } = film.set.look;
  const ways = joinedWays(film.model.plan, fight, joined);
  for (const [i, [from, to]] of ways.entries()) {
    const own = joined === 'chain' ? clamp(grow * ways.length - i) : grow;
    thread(film, courseOn(film, from, to), own, alpha);
  }
};

export const clash = (film: Film, cue: CueOf<'clash'>, share: number): void => {
  const { square, beaten, far, silent } = cue;
  const b = film.centre(square);
  const ending = phase(share, film.calm ? 0.8 : 0.92, 1);
  const alpha = phase(share, 0, 0.2) * (1 - ending);
  if (far !== true) join(film, cue, film.calm ? 1 : phase(share, 0, HIT), alpha);
  if (film.calm) {
    if (silent !== true) sum(film, square, cue, 1, alpha);
    else if (!beaten) film.add(sprite('stand', { x: b.x, y: b.y + 0.31 }, DEPTH.verdict, { alpha }));
    return;
  }
  if (far !== true) strike(film, cue, share);
  if (share > HIT && silent !== true)
    sum(film, square, cue, Math.max(0.2, pop(phase(share, HIT, HIT + 0.16))), 1 - ending);
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

export const shot = (film: Film, { from, square, missile = 'arrow' }: CueOf<'shot'>, share: number): void => {
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
  // only an arrow flies high
  const arc = missile === 'arrow' ? Math.sin(flight * Math.PI) * Math.min(0.5, length * 0.09) : 0;
  const at = mix(-0.06, 1 - 0.12 / Math.max(1, length), flight);
  const place = { x: mix(a.x, b.x, at), y: mix(a.y, b.y, at) - arc };
  const tilt = turn + (Math.cos(flight * Math.PI) * arc * -0.5 * Math.sign(Math.cos(turn) || 1)) / Math.max(1, length);
  film.add(sprite(missile, place, DEPTH.effect, { turn: tilt, alpha: phase(share, 0, drawn * 0.6) }));
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
  film.light('glow', place, DEPTH.effect, { scale: 0.5 + grown * 1.3, alpha: (1 - share) * 0.9 });
  film.add(sprite('ring', place, DEPTH.effect, { scale: 0.4 + grown * 2.5, alpha: 1 - share * share }));
  film.add(sprite('ring', place, DEPTH.effect, { scale: 0.3 + grown * 1.7, alpha: (1 - share) * 0.7 }));
};

/** Trauma squared, to and fro, at most the size that is said; the board is never turned. */
export const shake = (film: Film, { size }: CueOf<'shake'>, share: number): void => {
  if (film.calm || film.set.shake === false) return;
  const trauma = 1 - share;
  const far = Math.min(SHAKE.most, size) * trauma * trauma;
  const angle = share * 21 + 1;
  film.shake = { x: film.shake.x + Math.sin(angle) * far, y: film.shake.y + Math.cos(angle) * far * 0.6 };
};
