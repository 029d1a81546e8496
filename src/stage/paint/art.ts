/** A picture for the atlas: a name, a size in cells, and how to paint it round its middle. */
import type { Manner } from '../../match/stage-port';
import type { Brush } from './brush';

export interface Art {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Device pixels a cell relative to the board's: small for soft pictures that are drawn large. */
  readonly detail?: number;
  readonly paint: (brush: Brush) => void;
}

/** Places on the atlas in device pixels, by name. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly slots: ReadonlyMap<string, Slot>;
}

/** At what size and in which manner pictures are painted. */
export interface Scale {
  /** Device pixels of a square, and its CSS pixels. */
  readonly unit: number;
  readonly cell: number;
  readonly manner?: Manner;
}

/** Keeps linear filtering from bleeding one picture into the next. */
const GAP = 2;

/** Shelves from the tallest picture down; null when they do not fit into `limit` x `limit`. */
export const pack = (arts: readonly Art[], unit: number, limit: number): Sheet | null => {
  const sized = arts.map((art) => ({
    name: art.name,
    width: Math.ceil(art.width * unit * (art.detail ?? 1)),
    height: Math.ceil(art.height * unit * (art.detail ?? 1)),
  }));
  sized.sort((a, b) => b.height - a.height || b.width - a.width);
  const area = sized.reduce((sum, each) => sum + (each.width + GAP) * (each.height + GAP), 0);
  for (let width = 256; width <= limit; width *= 2) {
    if (width * width * 2 < area) continue;
    const slots = new Map<string, Slot>();
    let [x, y, shelf] = [GAP, GAP, 0];
    for (const each of sized) {
      if (x + each.width + GAP > width) [x, y, shelf] = [GAP, y + shelf + GAP, 0];
      slots.set(each.name, { x, y, width: each.width, height: each.height });
      x += each.width + GAP;
      shelf = Math.max(shelf, each.height);
    }
    const height = y + shelf + GAP;
    if (height <= limit && height <= width * 2 && sized.every((each) => each.width + 2 * GAP <= width))
      return { width, height, slots };
  }
  return null;
};

/** Paints one picture into its slot. */
export const paintArt = (ctx: CanvasRenderingContext2D, art: Art, slot: Slot, { unit, cell, manner }: Scale): void => {
  const scale = unit * (art.detail ?? 1);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(slot.x, slot.y, slot.width, slot.height);
  ctx.clip();
  ctx.setTransform(scale, 0, 0, scale, slot.x + slot.width / 2, slot.y + slot.height / 2);
  art.paint({ ctx, px: 1 / cell, ...(manner === undefined ? {} : { manner }) });
  ctx.restore();
};
