/** Ornament without meaning: the shapes of a landscape engraved into the plain in thin sepia, with no colour of their own. */
import type { Inside } from '../board/cells';
import type { Land } from '../board/land';
import { fieldOf, outlines, sampleRegion } from '../board/regions';
import { tint } from '../colour';
import type { Motif } from '../look';
import { stream } from '../scatter';
import { type Brush, smooth, stroke } from './brush';

const SEPIA = '#4A3A14';

/** One engraved sign a motif: a ripple, a tree, a hill, a house. */
const sign = (path: Path2D, motif: Motif, x: number, y: number, size: number): void => {
  path.moveTo(x - size, y);
  if (motif === 'waves') {
    path.quadraticCurveTo(x - size / 2, y - size * 0.6, x, y);
    path.quadraticCurveTo(x + size / 2, y - size * 0.6, x + size, y);
  } else if (motif === 'trees') {
    path.moveTo(x, y + size);
    path.lineTo(x, y + size * 0.3);
    path.moveTo(x + size * 0.7, y - size * 0.3);
    path.ellipse(x, y - size * 0.3, size * 0.7, size * 0.75, 0, 0, Math.PI * 2);
  } else if (motif === 'peaks') {
    path.lineTo(x - size * 0.1, y - size * 1.3);
    path.lineTo(x + size, y);
  } else {
    path.rect(x - size * 0.7, y - size * 0.5, size * 1.4, size * 1);
    path.moveTo(x - size * 0.7, y - size * 0.5);
    path.lineTo(x, y - size * 1.2);
    path.lineTo(x + size * 0.7, y - size * 0.5);
  }
};

export const scenery = (brush: Brush, land: Land): void => {
  for (const [terrain, { motif }] of land.terrains.entries()) {
    if (motif === 'meadow') continue;
    const tiles = land.tiles(terrain);
    if (tiles.length === 0) continue;
    const inside: Inside = (cell) => land.of(cell) === terrain;
    const field = fieldOf(land.cells, inside);
    const samples = sampleRegion(land.cells, inside);
    stroke(brush, smooth(outlines(samples, -0.05)), tint(SEPIA, 0.3), Math.max(brush.px * 0.9, 0.012));
    stroke(brush, smooth(outlines(samples, -0.1)), tint(SEPIA, 0.16), Math.max(brush.px * 0.8, 0.01));
    const signs = new Path2D();
    for (const { left, top, seed } of tiles) {
      const next = stream(seed, 12, 97);
      for (let i = 0; i < 9; i++) {
        const [x, y] = [
          left + ((i % 3) + 0.25 + next() * 0.5) / 3,
          top + (Math.floor(i / 3) + 0.35 + next() * 0.4) / 3,
        ];
        if (field(x, y) < -0.15) sign(signs, motif, x, y, 0.055);
      }
    }
    stroke(brush, signs, tint(SEPIA, 0.34), Math.max(brush.px * 0.8, 0.011));
  }
};
