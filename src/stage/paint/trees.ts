/** Forest: crowns packed over the region, lit from the upper left. */
import { type Land, squaresOf } from '../board/land';
import type { Field } from '../board/regions';
import { blend, darker, INK, lighter, tint } from '../colour';
import { stream } from '../scatter';
import { type Brush, fill, stroke } from './brush';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone: number;
  readonly turn: number;
}

const PER_SIDE = 5;

/** A crown of rounded lobes. */
const crown = (x: number, y: number, size: number, turn: number): Path2D => {
  const path = new Path2D();
  const lobes = 6;
  for (let i = 0; i <= lobes; i++) {
    const angle = turn + (i / lobes) * Math.PI * 2;
    const [px, py] = [x + Math.cos(angle) * size * 0.84, y + Math.sin(angle) * size * 0.78];
    if (i === 0) path.moveTo(px, py);
    else {
      const middle = angle - Math.PI / lobes;
      path.quadraticCurveTo(x + Math.cos(middle) * size * 1.34, y + Math.sin(middle) * size * 1.26, px, py);
    }
  }
  path.closePath();
  return path;
};

const tree = (brush: Brush, { x, y, size, tone, turn }: Tree, colour: string): void => {
  const leaves = crown(x, y, size, turn);
  fill(
    brush,
    leaves,
    tone < 0.3
      ? darker(colour, 0.2)
      : tone < 0.55
        ? darker(colour, 0.07)
        : tone < 0.85
          ? lighter(colour, 0.07)
          : blend(colour, '#A8A24E', 0.35),
  );
  fill(brush, crown(x - size * 0.2, y - size * 0.26, size * 0.56, turn + 0.4), tint(lighter(colour, 0.42), 0.5));
  stroke(brush, leaves, tint(INK, 0.5), Math.max(brush.px * 0.9, 0.011));
};

export const trees = (brush: Brush, land: Land, forest: number, region: Field): void => {
  const colour = land.terrains[forest]?.colour ?? INK;
  const wood: Tree[] = [];
  for (const { column, row } of squaresOf(land, forest)) {
    const next = stream(land.seed(column, row), 9, 53);
    for (let i = 0; i < PER_SIDE * PER_SIDE; i++) {
      const x = column + ((i % PER_SIDE) + 0.15 + next() * 0.7) / PER_SIDE;
      const y = row + (Math.floor(i / PER_SIDE) + 0.15 + next() * 0.7) / PER_SIDE;
      const size = 0.082 + next() * 0.05;
      const [tone, turn] = [next(), next() * 6.28];
      if (region(x, y) < -0.035) wood.push({ x, y, size, tone, turn });
    }
  }
  wood.sort((a, b) => a.y - b.y);
  // one shadow under the whole wood costs less than one under each tree
  const shade = new Path2D();
  for (const { x, y, size, turn } of wood) shade.addPath(crown(x + size * 0.22, y + size * 0.42, size, turn));
  fill(brush, shade, tint(INK, 0.24));
  for (const each of wood) tree(brush, each, colour);
};
