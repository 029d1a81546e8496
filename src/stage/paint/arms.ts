/** A side's seal as a mapmaker engraves it on bare parchment: in sepia, within two rings. */
import { SEALS } from '../../games/shared/look/seals';
import { tint } from '../colour';
import type { Place } from '../layout';
import type { Livery } from '../look';
import { type Brush, disc, fill, stroke, within } from './brush';

const SEPIA = '#5A4320';
/** Its size for the room that its places span. */
const SHARE = 0.82;
/** Tone of what is filled, by how much a seal's metal and lines stand out of it. */
const DEPTH = { line: 0.34, enamel: 0.08, metal: 0.42, shade: 0.1 } as const;

export const arms = (brush: Brush, places: readonly Place[], owner: Livery | null): void => {
  if (owner === null || places.length === 0) return;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, base] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = (Math.min(right - left, base - top) + 1) * SHARE;
  within(brush, () => {
    const { ctx } = brush;
    ctx.translate((left + right) / 2, (top + base) / 2);
    const inner: Brush = { ...brush, px: brush.px / size };
    ctx.scale(size, size);
    ctx.lineJoin = 'round';
    for (const radius of [0.46, 0.485]) stroke(inner, disc(0, 0, radius), tint(SEPIA, 0.4), Math.max(inner.px, 0.004));
    for (const part of SEALS[owner.silhouette]) {
      const path = new Path2D(part.path);
      if (part.width === null) fill(inner, path, tint(SEPIA, DEPTH[part.tone]));
      else stroke(inner, path, tint(SEPIA, DEPTH[part.tone]), Math.max(part.width, inner.px * 0.8));
    }
  });
};
