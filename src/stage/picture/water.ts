/** Water stirs while something else moves, and lies still at rest. */
import type { Shot } from '../director/shot';
import { RIPPLE } from '../director/timing';
import { chance } from '../scatter';
import { clamp } from './ease';
import type { Film } from './film';
import { DEPTH, sprite } from './sprite';

const DRIFT = 0.04;

/** Two pictures of waves on each square of water, the one going as the other comes. */
export const stir = (film: Film, { moment }: Shot): void => {
  if (moment === null || film.calm) return;
  const { terrains } = film.set.look;
  const strength = clamp(Math.min(moment.since, moment.left) / RIPPLE.fade);
  for (const [square, terrain] of film.model.ground.entries()) {
    if (terrains[terrain]?.motif !== 'waves') continue;
    const { x, y } = film.centre(square);
    const swing = Math.sin(moment.since / RIPPLE.swing + chance(square, 0, 127) * Math.PI * 2);
    const scale = film.size(square);
    film.add(sprite('ripple:0', { x, y }, DEPTH.water, { scale, alpha: strength * (0.5 + 0.5 * swing) }));
    const drifted = { x: x + DRIFT * swing, y };
    film.add(sprite('ripple:1', drifted, DEPTH.water, { scale, alpha: strength * (0.5 - 0.5 * swing) }));
  }
};
