/** What is built on the ground: roads first, then castles, rows for prisoners, goals, and arms beside the land. */
import { INK } from '../colour';
import { centreOf, type Layout, outlineOf } from '../layout';
import type { GameLook, Livery, Work } from '../look';
import { arms } from './arms';
import { type Brush, polygon } from './brush';
import { court, walls } from './castle';
import { goal } from './goal';
import { cages, palisade } from './jail';
import { farm, road } from './meadow';

/** The ground of a group of cells. */
const groundOf = (layout: Layout, cells: readonly number[]): Path2D => {
  const path = new Path2D();
  for (const cell of cells) path.addPath(polygon(outlineOf(layout, cell).map(({ x, y }) => [x, y])));
  return path;
};

/** A road that leads somewhere is broader than one that is ornament. */
const ROAD = 0.16;

type Paint = (brush: Brush, layout: Layout, cells: readonly number[], owner: Livery | null, look: GameLook) => void;

/** What of a work lies on the land, and what stands on its edge or beside it. */
interface Parts {
  readonly ground: Paint | null;
  readonly above: Paint | null;
}

const PARTS: Readonly<Record<Work['kind'], Parts>> = {
  road: {
    ground: (brush, layout, cells) => {
      const stops = cells.map((cell) => centreOf(layout, cell));
      road(brush, stops, ROAD);
    },
    above: null,
  },
  farm: {
    ground: (brush, layout, cells, _, look) => {
      const green = look.terrains.find(({ motif }) => motif === 'meadow')?.colour ?? INK;
      for (const cell of cells) farm(brush, centreOf(layout, cell).x, centreOf(layout, cell).y, green, cell);
    },
    above: null,
  },
  castle: {
    ground: (brush, layout, cells, owner) => court(brush, layout, { cells, ground: groundOf(layout, cells) }, owner),
    above: walls,
  },
  jail: {
    ground: (brush, layout, cells) => cages(brush, layout, { cells, ground: groundOf(layout, cells) }),
    above: palisade,
  },
  goal: {
    ground: null,
    above: (brush, layout, cells, owner) => {
      for (const cell of cells) goal(brush, centreOf(layout, cell), owner);
    },
  },
  arms: {
    ground: null,
    above: (brush, layout, cells, owner) => {
      const places = cells.map((cell) => centreOf(layout, cell));
      arms(brush, places, owner);
    },
  },
};

/** What is built: `ground` what lies on the land, `above` what stands on its edge or beside it. */
export const works = (brush: Brush, layout: Layout, look: GameLook, part: keyof Parts): void => {
  for (const { kind, cells, livery } of look.works ?? []) {
    const owner = livery === null ? null : (look.liveries[livery] ?? null);
    PARTS[kind][part]?.(brush, layout, cells, owner, look);
  }
};
