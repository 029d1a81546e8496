/** How tokens go: a step, a charge, a leap, a teleport, a lunge, two that change places, a return. Each bends the poses by its share of time. */
import type { CueOf } from '../director/cue';
import { LUNGE, LUNGE_SPAN } from '../director/timing';
import type { Place } from '../layout';
import { courseOf } from './course';
import { inCubic, inQuad, mix, outCubic, outQuad, phase, settle } from './ease';
import { dust } from './effects';
import type { Film, Pose } from './film';
import { DEPTH, seatPlace, sprite } from './sprite';

/** Part of the way from a cell that it had for itself to where it rests. */
const comeFrom = (film: Film, pose: Pose, from: number, way: number): void => {
  const { x, y } = film.centre(from);
  pose.x = mix(x, pose.x, way);
  pose.y = mix(y, pose.y, way);
  pose.scale = mix(film.size(from), pose.scale, way);
};

/** Whoever stands where another comes steps aside. */
const makeRoom = (film: Film, id: number, square: number, way: number): void => {
  for (const token of film.model.tokens) {
    const pose = token.square === square && token.id !== id ? film.pose(token.id) : null;
    if (pose !== null) comeFrom(film, pose, square, way);
  }
};

type StepWay = Pick<CueOf<'step'>, 'id' | 'from' | 'to'>;

/** Where a pose goes: from the middle of one square to its place; with reduced motion it only appears there. */
const go = (film: Film, { id, from, to }: StepWay, share: number, way: number, lift: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  if (film.calm) {
    pose.alpha = share;
    return;
  }
  comeFrom(film, pose, from, way);
  pose.lift = lift;
  makeRoom(film, id, to, way);
};

const bow = (share: number): number => Math.sin(share * Math.PI);

export const step = (film: Film, cue: CueOf<'step'>, share: number): void => {
  const pose = film.pose(cue.id);
  const end = pose === null ? null : { x: pose.x, y: pose.y };
  const steps = (cue.by?.length ?? 0) + 1;
  go(film, cue, share, settle(share), Math.abs(Math.sin(share * steps * Math.PI)) * 0.08);
  if (cue.by === undefined || pose === null || end === null || film.calm) return;
  const course = courseOf([...[cue.from, ...cue.by].map((cell) => film.centre(cell)), end]);
  Object.assign(pose, course.at(settle(share) * course.length));
};

/** Gathers speed, and leaves dust on the squares that it crossed. */
export const charge = (film: Film, cue: CueOf<'charge'>, share: number): void => {
  const [a, b] = [film.centre(cue.from), film.centre(cue.to)];
  const way = inQuad(share);
  go(film, cue, share, way, bow(share) * 0.05);
  for (const behind of [0.08, 0.16, 0.24]) {
    const at = inQuad(Math.max(0, share - behind));
    const place = { x: mix(a.x, b.x, at), y: mix(a.y, b.y, at) };
    dust(film, place, Math.min(0.95, behind * 3) * phase(share, behind, behind + 0.2), 3);
  }
};

const HEIGHT = 0.5;

/** A bow over whoever stands between. */
export const leap = (film: Film, cue: CueOf<'leap'>, share: number): void => {
  go(film, cue, share, settle(share), bow(share) * HEIGHT);
  const pose = film.calm ? null : film.pose(cue.id);
  if (pose !== null) pose.scale *= 1 + bow(share) * 0.14;
  dust(film, film.centre(cue.to), phase(share, 0.82, 1), 5);
};

const iris = (film: Film, place: Place, share: number): void => {
  if (share <= 0 || share >= 1) return;
  film.add(sprite('halo', place, DEPTH.effect, { scale: mix(1.1, 0.2, share), turn: share * 1.6, alpha: bow(share) }));
};

/** Closes where it was, opens where it is. */
export const teleport = (film: Film, { id, from, to }: CueOf<'teleport'>, share: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  if (film.calm) {
    pose.alpha = share;
    return;
  }
  const [gone, come] = [phase(share, 0, 0.5), phase(share, 0.5, 1)];
  const [a, b] = [film.centre(from), { x: pose.x, y: pose.y }];
  makeRoom(film, id, to, come);
  if (come === 0)
    Object.assign(pose, { x: a.x, y: a.y, scale: film.size(from) * (1 - inQuad(gone)), turn: gone * 0.6 });
  else Object.assign(pose, { scale: pose.scale * outQuad(come), turn: (come - 1) * 0.6 });
  pose.alpha = come === 0 ? 1 - inCubic(gone) : outQuad(come);
  iris(film, a, gone);
  iris(film, b, 1 - come);
};

const BACK = LUNGE.back / LUNGE_SPAN;
/** How far it pulls back, in squares. */
const PULL = 0.08;

/** Pulls back, then throws itself at the enemy's square. */
export const lunge = (film: Film, cue: CueOf<'lunge'>, share: number): void => {
  const pose = film.pose(cue.id);
  if (pose === null) return;
  const [a, b] = [film.centre(cue.from), film.centre(cue.to)];
  const way = inCubic(phase(share, BACK, 1));
  go(film, cue, share, way, 0.04);
  if (film.calm) return;
  const back = PULL * outQuad(phase(share, 0, BACK)) * (1 - way);
  pose.x -= (b.x - a.x) * back;
  pose.y -= (b.y - a.y) * back;
};

/** Two tokens change places in two bows. */
export const swap = (film: Film, { id, other, a, b }: CueOf<'swap'>, share: number): void => {
  for (const [token, from, high] of [
    [id, a, 0.34],
    [other, b, 0.16],
  ] as const) {
    const pose = film.pose(token);
    if (pose === null) continue;
    if (film.calm) {
      pose.alpha = share;
      continue;
    }
    comeFrom(film, pose, from, settle(share));
    pose.lift = bow(share) * high;
  }
};

/** A fallen piece comes from its army's sign and rises where it stands from now on. */
export const comeBack = (film: Film, { token }: CueOf<'return'>, share: number): void => {
  const pose = film.pose(token.id);
  if (pose === null) return;
  pose.alpha = film.calm ? share : phase(share, 0.4, 0.7);
  if (film.calm) return;
  const from = seatPlace(film.set.layout, film.model.sides, token.army);
  const way = outCubic(phase(share, 0, 0.6));
  const place = { x: mix(from.x, pose.x, way), y: mix(from.y, pose.y, way) };
  film.light('glow', place, DEPTH.effect, { scale: 0.3, alpha: 1 - phase(share, 0.6, 1) });
  film.add(sprite('ring', place, DEPTH.effect, { scale: 0.3 + 0.9 * phase(share, 0.5, 1), alpha: 1 - share }));
  pose.scale *= 0.7 + 0.3 * outQuad(phase(share, 0.4, 1));
};
