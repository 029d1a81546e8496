/** What joined pieces bring together, as a number beside the one who attacks with it. */
import type { GameEvent } from '../../contract/event';
import { walkOf } from '../director/walk';
import type { Place } from '../layout';
import { chipName } from './chip';
import type { Film } from './film';
import { DEPTH, sprite } from './sprite';

type Fought = Extract<GameEvent, { type: 'fought' }>;

/** How far from the middle of its square it stands, in cells, and how large: most of it on the square beside. */
const OUT = 0.68;
const SCALE = 0.8;
/** Where no square beside it is free: over a corner that no strength lies in. */
const CORNER = { x: -0.34, y: -0.38 } as const;

/** Where nobody stands and no line runs, the farther from the attacked the better. */
const besideOf = (film: Film, { from, square }: Fought): Place => {
  const { plan, tokens } = film.model;
  const [middle, target] = [film.centre(from), film.centre(square)];
  const crossed = [square, ...(walkOf(film.set.look, film.model, from, square) ?? [])];
  const free = plan
    .neighbours(from)
    .filter((cell) => !crossed.includes(cell) && !tokens.some((token) => token.square === cell))
    .map((cell) => film.centre(cell))
    .sort((a, b) => Math.hypot(b.x - target.x, b.y - target.y) - Math.hypot(a.x - target.x, a.y - target.y));
  const [best] = free;
  if (best === undefined) return { x: middle.x + CORNER.x, y: middle.y + CORNER.y };
  return { x: middle.x + (best.x - middle.x) * OUT, y: middle.y + (best.y - middle.y) * OUT };
};

export const lent = (film: Film, event: Fought, shown: number): void => {
  if (film.set.look.joined !== 'chain' || event.helpers.length === 0) return;
  const chip = chipName('total', String(event.attack));
  film.add(sprite(chip, besideOf(film, event), DEPTH.chip, { alpha: shown, scale: SCALE }));
};
