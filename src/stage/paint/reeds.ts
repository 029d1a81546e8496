/** Marsh: open pools between green banks, ripples on them, and clumps of reed with their cattails; sedge grows over its edge. */
import type { Field } from '../board/cells';
import type { Land } from '../board/land';
import { outlines, type Samples, walk } from '../board/regions';
import { blend, darker, INK, lighter, tint } from '../colour';
import { chance, noise, stream } from '../scatter';
import { type Brush, fill, smooth, stroke } from './brush';

interface Growth {
  readonly banks: Path2D;
  readonly ripples: Path2D;
  readonly blades: Path2D;
  readonly tails: Path2D;
  readonly pads: Path2D;
}

const SEDGE = '#6F8646';
const BLADE = '#33502A';

/** A clump: blades that fan out from one foot, one or two carrying a cattail. */
const clump = ({ blades, tails, banks }: Growth, x: number, y: number, size: number): void => {
  banks.moveTo(x + size * 0.95, y + size * 0.05);
  banks.ellipse(x, y + size * 0.05, size * 0.95, size * 0.3, 0, 0, Math.PI * 2);
  for (const lean of [-0.62, -0.28, 0.04, 0.34, 0.66]) {
    const height = size * (1.35 - Math.abs(lean) * 0.7);
    const [tx, ty] = [x + lean * size * 0.72, y - height];
    blades.moveTo(x + lean * size * 0.2, y);
    blades.quadraticCurveTo(x + lean * size * 0.3, y - height * 0.6, tx, ty);
    if (Math.abs(lean) > 0.2 && Math.abs(lean) < 0.5) {
      tails.moveTo(tx + 0.011, ty);
      tails.ellipse(tx, ty, 0.012, 0.033, lean * 0.5, 0, Math.PI * 2);
    }
  }
};

const ripple = (path: Path2D, x: number, y: number, size: number): void => {
  path.moveTo(x - size, y);
  path.quadraticCurveTo(x - size * 0.5, y - size * 0.42, x, y);
  path.quadraticCurveTo(x + size * 0.5, y + size * 0.42, x + size, y);
};

/** Leaves on the water. */
const pad = (path: Path2D, x: number, y: number, size: number): void => {
  path.moveTo(x, y);
  path.ellipse(x, y, size, size * 0.6, 0, 0.5, Math.PI * 1.9);
  path.closePath();
};

/** Tufts along the edge hide where the wet begins. */
const sedge = (brush: Brush, samples: Samples): void => {
  const tufts = new Path2D();
  for (const [i, { x, y, outX, outY }] of walk(outlines(samples, -0.01), 0.062).entries()) {
    const roll = chance(i, Math.round(x * 40 + y * 70), 179);
    if (roll < 0.25) continue;
    const away = (roll - 0.6) * 0.1;
    const [px, py, size] = [x + outX * away, y + outY * away + 0.02, 0.03 + roll * 0.03];
    for (const lean of [-0.5, 0.1, 0.6]) {
      tufts.moveTo(px, py);
      tufts.quadraticCurveTo(
        px + lean * size * 0.3,
        py - size * 0.7,
        px + lean * size,
        py - size * (1.2 - Math.abs(lean) * 0.4),
      );
    }
  }
  stroke(brush, tufts, tint(BLADE, 0.62), Math.max(brush.px * 0.8, 0.011));
};

/** The banks wind through the wet: land where a slow noise is high. */
const isBank = (x: number, y: number): boolean => noise(x * 2.6, y * 3.4, 181) > 0.12;

const PER_SIDE = 4;

export const reeds = (brush: Brush, land: Land, marsh: number, region: Field, samples: Samples): void => {
  const colour = land.terrains[marsh]?.colour ?? INK;
  stroke(brush, smooth(outlines(samples, -0.04)), tint(SEDGE, 0.3), 0.12);
  stroke(brush, smooth(outlines(samples, -0.1)), tint(lighter(colour, 0.5), 0.5), 0.02);
  const wet: Growth = {
    banks: new Path2D(),
    ripples: new Path2D(),
    blades: new Path2D(),
    tails: new Path2D(),
    pads: new Path2D(),
  };
  for (const { left, top, seed } of land.tiles(marsh)) {
    const next = stream(seed, 15, 131);
    for (let i = 0; i < PER_SIDE * PER_SIDE; i++) {
      const x = left + ((i % PER_SIDE) + 0.15 + next() * 0.7) / PER_SIDE;
      const y = top + (Math.floor(i / PER_SIDE) + 0.3 + next() * 0.6) / PER_SIDE;
      const [size, roll] = [0.07 + next() * 0.04, next()];
      if (region(x, y) > -0.06) continue;
      if (isBank(x, y)) {
        if (roll < 0.85) clump(wet, x, y + 0.03, size * 1.1);
      } else if (roll < 0.55) ripple(wet.ripples, x, y, size * 0.85);
      else if (roll < 0.75) for (let k = 0; k < 3; k++) pad(wet.pads, x + (k - 1) * 0.05, y + (k % 2) * 0.03, 0.026);
    }
  }
  const line = Math.max(brush.px * 0.85, 0.011);
  fill(brush, wet.banks, tint(SEDGE, 0.62));
  stroke(brush, wet.banks, tint(darker(SEDGE, 0.5), 0.3), line * 0.8);
  fill(brush, wet.pads, tint('#4F7A4A', 0.7));
  brush.ctx.lineCap = 'round';
  stroke(brush, wet.ripples, tint(blend(colour, '#FFFFFF', 0.75), 0.8), line);
  sedge(brush, samples);
  stroke(brush, wet.blades, tint(BLADE, 0.78), Math.max(brush.px * 0.9, 0.013));
  fill(brush, wet.tails, '#6B4522');
};
