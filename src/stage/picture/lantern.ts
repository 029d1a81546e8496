/** A private look: who looked sees the light of the lantern fall on the piece and its face turn up; everybody else sees that it was looked at. */
import type { CueOf } from '../director/cue';
import { mix, outCubic, phase } from './ease';
import { flip } from './effects';
import type { Film } from './film';
import { glance } from './power';
import { DEPTH, sprite } from './sprite';

/** Shares of its time: until then the light comes, and from then on it goes. */
const LIGHT = { come: 0.25, go: 0.8 } as const;
/** The night round the light. */
const DUSK = 0.3;

export const lantern = (film: Film, cue: CueOf<'lantern'>, share: number): void => {
  if (!cue.mine) {
    glance(film, { preset: 'glance', id: cue.id, kind: cue.kind }, share);
    return;
  }
  const pose = film.pose(cue.id);
  const token = film.model.tokens.find(({ id }) => id === cue.id);
  if (pose === null || token === undefined) return;
  const shown = phase(share, 0, LIGHT.come) * (1 - phase(share, LIGHT.go, 1));
  const { width, height } = film.set.layout;
  const middle = { x: width / 2, y: height / 2 };
  film.add(sprite('veil', middle, DEPTH.dusk, { scale: height / 0.2, stretch: width / height, alpha: DUSK * shown }));
  // it turns in the lantern's light, before the darkened board
  if (token.kind !== cue.kind) flip(film, { preset: 'flip', id: cue.id, kind: cue.kind }, phase(share, 0.2, 0.6));
  Object.assign(pose, { front: true });
  if (!film.calm) pose.scale *= 1 + 0.3 * outCubic(phase(share, 0, LIGHT.come)) * (1 - phase(share, LIGHT.go, 1));
  const { x, y, scale } = pose;
  film.light('glow', { x, y }, DEPTH.dusk, { scale, alpha: shown * 0.35 });
  film.add(sprite('beam', { x, y }, DEPTH.dusk, { scale: scale * 2, alpha: shown * 0.9 }));
  const swing = film.calm ? 0 : Math.sin(share * 9) * 0.12 * (1 - share);
  const above = { x: x + swing * scale, y: y - mix(0.9, 0.78, outCubic(shown)) * scale };
  film.add(sprite('lantern', above, DEPTH.effect, { scale: scale * 0.9, turn: swing, alpha: shown }));
};
