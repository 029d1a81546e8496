/** The cell that is the goal of the match: a carpet in its owner's colours within a ring of stakes, and a pennant over it. */
import { BRASS, GOLD, INK, lighter, tint } from '../colour';
import type { Place } from '../layout';
import type { Livery } from '../look';
import { type Brush, disc, fill, polygon, rounded, stroke, within } from './brush';
import { hatch } from './hatch';

const HALF = 0.4;
const TIMBER = '#7A5A34';
const STAKES = 7;

const star = (points: number, outer: number, inner: number): Path2D =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const [angle, far] = [(i / points) * Math.PI, i % 2 === 0 ? outer : inner];
      return [Math.sin(angle) * far, -Math.cos(angle) * far] as const;
    }),
  );

/** Stakes along one side, their points outwards; the canvas is turned for the others. */
const stakes = (brush: Brush): void => {
  const path = new Path2D();
  const wide = (2 * HALF) / STAKES;
  for (let i = 0; i < STAKES; i++) {
    const left = -HALF + i * wide;
    path.moveTo(left + wide * 0.12, -HALF + 0.03);
    path.lineTo(left + wide * 0.5, -HALF - 0.075);
    path.lineTo(left + wide * 0.88, -HALF + 0.03);
    path.closePath();
  }
  stroke(brush, path, tint(INK, 0.85), Math.max(brush.px * 1.4, 0.022));
  fill(brush, path, lighter(TIMBER, 0.25));
};

const pennant = (brush: Brush, colour: string): void => {
  const pole = new Path2D();
  pole.moveTo(0.36, -0.2);
  pole.lineTo(0.36, -0.62);
  stroke(brush, pole, tint(INK, 0.9), Math.max(brush.px * 2.4, 0.06));
  stroke(brush, pole, BRASS.mid, Math.max(brush.px * 1.2, 0.03));
  const cloth = polygon([
    [0.375, -0.62],
    [0.66, -0.54],
    [0.375, -0.44],
  ]);
  stroke(brush, cloth, tint(INK, 0.9), Math.max(brush.px * 1.6, 0.034));
  fill(brush, cloth, colour);
};

export const goal = (brush: Brush, { x, y }: Place, owner: Livery | null): void => {
  const { ctx } = brush;
  const field = owner?.field ?? { colour: GOLD, ink: INK, hatch: 'plain' as const, charge: null };
  within(brush, () => {
    ctx.translate(x, y);
    ctx.lineJoin = 'round';
    const carpet = rounded(-HALF, -HALF, 2 * HALF, 2 * HALF, 0.06);
    fill(brush, carpet, lighter(field.colour, 0.12));
    within(brush, () => {
      ctx.clip(carpet);
      hatch(brush, field, brush.px);
    });
    stroke(
      brush,
      rounded(-HALF + 0.06, -HALF + 0.06, 2 * HALF - 0.12, 2 * HALF - 0.12, 0.04),
      GOLD,
      Math.max(brush.px * 1.2, 0.03),
    );
    const sun = star(8, 0.25, 0.11);
    stroke(brush, sun, tint(INK, 0.8), Math.max(brush.px * 1.6, 0.035));
    fill(brush, sun, GOLD);
    fill(brush, disc(0, 0, 0.07), lighter(GOLD, 0.5));
    for (let side = 0; side < 4; side++) {
      ctx.rotate(Math.PI / 2);
      stakes(brush);
    }
    pennant(brush, field.colour);
  });
};
