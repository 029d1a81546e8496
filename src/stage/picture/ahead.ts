/** Which pictures a plan will need that are not painted from the start. */
import type { Plan } from '../director/cue';
import type { Model } from '../director/model';
import { shotAt } from '../director/shot';
import type { Surroundings } from './film';
import { filmOf } from './scene';
import { LARGE } from './sprite';

/** Moments of a fight at which all that it shows has been seen once, in shares of its time. */
const MOMENTS = [0.05, 0.5, 0.95] as const;

/** Names of the large pictures that the fighters of a plan need; `before` is the model at its start. */
export const largeArts = (set: Surroundings, plan: Plan, before: Model): readonly string[] => {
  const fights = plan.steps.filter(({ cue }) => cue?.preset === 'meet' || cue?.preset === 'combat');
  const times = fights.flatMap(({ at, span }) => MOMENTS.map((share) => at + span * share));
  const sprites = times.flatMap((time) => filmOf(set, shotAt(plan, before, time)).film.finish());
  return [...new Set(sprites.map(({ art }) => art))].filter((art) => art.endsWith(LARGE));
};
