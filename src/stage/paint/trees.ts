/** Forest: crowns packed over the region, lit from the upper left, with strays before its edge instead of a drawn border. */
import type { Field } from '../board/cells';
import type { Land, Tile } from '../board/land';
import { blend, darker, INK, lighter, tint } from '../colour';
import { stream } from '../scatter';
import { type Brush, fill, polygon, stroke } from './brush';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone: number;
  readonly turn: number;
  readonly fir: boolean;
}

const PER_SIDE = 5;
/** Share of firs by the tile's variant. */
const FIRS = [0.06, 0.55, 0.2] as const;
/** How far before the edge strays may stand, in cells, and how many of those tried do. */
const STRAY = 0.1;
const STRAYS = 0.34;

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

const leafTone = (tone: number, colour: string): string =>
  tone < 0.3
    ? darker(colour, 0.15)
    : tone < 0.55
      ? darker(colour, 0.04)
      : tone < 0.85
        ? lighter(colour, 0.08)
        : blend(colour, '#A8A24E', 0.32);

const leafy = (brush: Brush, { x, y, size, tone, turn }: Tree, colour: string): void => {
  const leaves = crown(x, y, size, turn);
  fill(brush, leaves, leafTone(tone, colour));
  fill(brush, crown(x - size * 0.2, y - size * 0.26, size * 0.56, turn + 0.4), tint(lighter(colour, 0.38), 0.42));
  stroke(brush, leaves, tint(INK, 0.36), Math.max(brush.px * 0.8, 0.01));
};

const fir = (brush: Brush, { x, y, size, tone, turn }: Tree, colour: string): void => {
  const [wide, lean] = [size * 0.86, (turn - 3.14) * 0.006];
  const top = y - size * 1.75;
  const tree = polygon([
    [x + lean, top],
    [x + wide * 0.55, y - size * 0.62],
    [x + wide * 0.34, y - size * 0.58],
    [x + wide, y + size * 0.4],
    [x - wide, y + size * 0.4],
    [x - wide * 0.34, y - size * 0.58],
    [x - wide * 0.55, y - size * 0.62],
  ]);
  const lit = polygon([
    [x + lean, top],
    [x - wide * 0.08, y + size * 0.4],
    [x - wide, y + size * 0.4],
    [x - wide * 0.34, y - size * 0.58],
    [x - wide * 0.55, y - size * 0.62],
  ]);
  const green = blend(colour, '#3F6B57', 0.5);
  fill(brush, tree, tone < 0.5 ? darker(green, 0.16) : green);
  fill(brush, lit, tint(lighter(colour, 0.3), 0.34));
  stroke(brush, tree, tint(INK, 0.36), Math.max(brush.px * 0.8, 0.01));
};

/** The trees of one tile; three variants of wood by its number. */
const grow = ({ left, top, seed }: Tile, region: Field): readonly Tree[] => {
  const next = stream(seed, 9, 53);
  const firs = FIRS[Math.floor(next() * 3)] ?? 0;
  const wood: Tree[] = [];
  for (let i = 0; i < PER_SIDE * PER_SIDE; i++) {
    const x = left + ((i % PER_SIDE) + 0.1 + next() * 0.8) / PER_SIDE;
    const y = top + (Math.floor(i / PER_SIDE) + 0.1 + next() * 0.8) / PER_SIDE;
    const [size, tone, turn, roll] = [0.078 + next() * 0.05, next(), next() * 6.28, next()];
    const past = region(x, y);
    if (past < -0.03) wood.push({ x, y, size, tone, turn, fir: roll < firs });
    else if (past < STRAY && tone < STRAYS)
      wood.push({ x, y, size: size * 0.72, tone: tone * 3, turn, fir: roll < 0.5 });
  }
  return wood;
};

export const trees = (brush: Brush, land: Land, forest: number, region: Field): void => {
  const colour = land.terrains[forest]?.colour ?? INK;
  const wood = land.tiles(forest).flatMap((tile) => grow(tile, region));
  wood.sort((a, b) => a.y - b.y);
  // one shadow under the whole wood costs less than one under each tree
  const shade = new Path2D();
  for (const { x, y, size, turn } of wood) shade.addPath(crown(x + size * 0.22, y + size * 0.42, size, turn));
  fill(brush, shade, tint(INK, 0.2));
  brush.ctx.lineJoin = 'round';
  for (const each of wood) (each.fir ? fir : leafy)(brush, each, colour);
};
