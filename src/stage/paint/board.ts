/** Paints the whole board into one canvas at device resolution: table-map, land, frame. */
import { BESIDE } from '../board/border';
import type { Field, Inside } from '../board/cells';
import { BARE, type Land, landOf } from '../board/land';
import { fieldOf, outlines, type Samples, sampleRegion, sampleSheet } from '../board/regions';
import { darker, INK, tint } from '../colour';
import type { Layout } from '../layout';
import type { GameLook, Motif } from '../look';
import { type Brush, fill, smooth, stroke, within } from './brush';
import { dunes } from './dunes';
import { frame, frameShadow, type Labels, names } from './frame';
import { masonry } from './masonry';
import { meadow, survey } from './meadow';
import { age, neatline, paper } from './paper';
import { peaks } from './peaks';
import { reeds } from './reeds';
import { roofs } from './roofs';
import { rulings } from './rulings';
import { scenery } from './scenery';
import { trees } from './trees';
import { washes } from './washes';
import { waves } from './waves';
import { works } from './works';

export interface BoardSpec {
  readonly layout: Layout;
  readonly look: GameLook;
  /** Terrain number by cell; -1 bare. */
  readonly ground: readonly number[];
  /** Ornament without meaning, or null. */
  readonly scenery: readonly number[] | null;
  /** Cells between two folds of the map; 0: none. */
  readonly fold: number;
  readonly labels: Labels;
}

/** Low ground first. */
const ORDER: readonly Motif[] = ['dunes', 'reeds', 'waves', 'roofs', 'masonry', 'trees', 'peaks'];

type Grow = (brush: Brush, land: Land, terrain: number, field: Field, samples: Samples) => void;

/** What stands on a ground; null: it lies under all others. */
const GROWTH: Readonly<Record<Motif, Grow | null>> = {
  waves,
  trees,
  peaks,
  masonry,
  reeds,
  roofs,
  dunes,
  meadow: null,
};

/** Pigment gathers inside the edge of a wash, and the pen follows it. Lines further in need no clipping, which is dear. */
const edge = (brush: Brush, samples: Samples, path: Path2D, colour: string, ink: number): void => {
  const pigment = darker(colour, 0.5);
  stroke(brush, smooth(outlines(samples, -0.05)), tint(pigment, 0.2), 0.1);
  stroke(brush, smooth(outlines(samples, -0.02)), tint(pigment, 0.26), 0.04);
  stroke(brush, path, tint(INK, ink), Math.max(brush.px * 1.2, 0.017));
};

/** Lines that follow the shore on what lies beside all cells, as on old charts. */
const coast = (brush: Brush, samples: Samples): void => {
  stroke(brush, smooth(outlines(samples, 0)), tint('#7A5A2A', 0.16), 0.2);
  for (const [off, strength] of [
    [0.09, 0.34],
    [0.17, 0.24],
    [0.26, 0.15],
  ] as const)
    stroke(brush, smooth(outlines(samples, off)), tint('#5A4320', strength), Math.max(brush.px * 0.9, 0.013));
};

const region = (brush: Brush, land: Land, terrain: number): void => {
  const { motif } = land.terrains[terrain] ?? { motif: 'meadow' };
  const inside: Inside = (cell) => land.of(cell) === terrain;
  const field = fieldOf(land.cells, inside);
  const samples = sampleRegion(land.cells, inside);
  GROWTH[motif]?.(brush, land, terrain, field, samples);
};

/** Everything painted on the parchment, inside the wavering edge of the sheet, which it gives. */
const painting = (brush: Brush, spec: BoardSpec, land: Land): Path2D => {
  const { layout } = spec;
  const plain = land.terrains.findIndex((terrain) => terrain.motif === 'meadow');
  const colour = land.terrains[plain]?.colour ?? INK;
  const bare = land.sites(BARE).length > 0;
  const laid: Inside | null = bare || land.cells.hasGaps ? (cell) => land.of(cell) !== BARE : null;
  const samples = sampleSheet(land.cells, Math.min(0.03, (layout.margin / layout.cell) * 0.3), laid);
  const path = smooth(outlines(samples, 0));
  if (land.cells.hasGaps) coast(brush, bare ? sampleSheet(land.cells, 0, (cell) => cell !== BESIDE) : samples);
  within(brush, () => {
    brush.ctx.clip(path);
    fill(brush, path, colour);
    washes(brush, land, plain);
    meadow(brush, layout, land, plain, spec.look.ornament);
    if (spec.scenery !== null) scenery(brush, landOf(spec.layout, spec.scenery, spec.look));
    for (const motif of ORDER) {
      const terrain = land.terrains.findIndex((each) => each.motif === motif);
      if (terrain >= 0 && land.tiles(terrain).length > 0) region(brush, land, terrain);
    }
    works(brush, layout, spec.look, 'ground');
  });
  edge(brush, samples, path, colour, 0.62);
  if (bare) survey(brush, layout, land);
  return path;
};

/** Where the board's canvas lies in the host, in CSS pixels. */
export const boardBox = (
  layout: Layout,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => {
  const around = layout.margin + layout.frame * 1.5;
  const x = Math.max(0, Math.floor(layout.left - around));
  const y = Math.max(0, Math.floor(layout.top - around));
  const right = Math.min(layout.host.width, Math.ceil(layout.left + layout.cell * layout.width + around));
  const base = Math.min(layout.host.height, Math.ceil(layout.top + layout.cell * layout.height + around));
  return { x, y, width: right - x, height: base - y };
};

/** Sizes the canvas and paints it. */
export const paintBoard = (canvas: HTMLCanvasElement, ctx: CanvasRenderingContext2D, spec: BoardSpec): void => {
  const { layout } = spec;
  const box = boardBox(layout);
  const unit = layout.cell * layout.ratio;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(unit, 0, 0, unit, (layout.left - box.x) * layout.ratio, (layout.top - box.y) * layout.ratio);
  const brush: Brush = { ctx, px: 1 / layout.cell };
  const land = landOf(layout, spec.ground, spec.look);
  frameShadow(brush, layout);
  paper(brush, layout);
  neatline(brush, layout);
  const path = painting(brush, spec, land);
  rulings(brush, layout, { fold: spec.fold, land: path });
  works(brush, layout, spec.look, 'above');
  names(brush, spec.labels);
  age(brush, layout);
  frame(brush, layout, spec.labels);
};
