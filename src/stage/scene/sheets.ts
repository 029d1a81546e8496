/** Pictures that are painted when they are first asked for, on as many sheets as they need. */
import type Phaser from 'phaser';
import { type Art, paintArt, type Scale, type Slot } from '../paint/art';

export interface Surface {
  readonly key: string;
  readonly texture: Phaser.Textures.CanvasTexture;
  readonly ctx: CanvasRenderingContext2D;
}

/** Makes a canvas that is a texture; null where the browser refuses one. */
export type MakeSurface = (name: string, width: number, height: number) => Surface | null;

interface Sheet {
  readonly surface: Surface;
  x: number;
  y: number;
  height: number;
}

const GAP = 2;
/** Sheets hold about this many squares on each side, within these limits. */
const ACROSS = 8;
const LEAST = 256;
const MOST = 2048;

export class Sheets {
  private readonly make: MakeSurface;
  private readonly scale: Scale;
  private readonly sheets: Sheet[] = [];
  private readonly changed = new Set<Surface>();

  constructor(make: MakeSurface, scale: Scale) {
    this.make = make;
    this.scale = scale;
  }

  /** Paints a picture; gives where it lies. */
  paint(art: Art): { readonly surface: Surface; readonly slot: Slot } | null {
    const unit = this.scale.unit * (art.detail ?? 1);
    const [width, height] = [Math.ceil(art.width * unit), Math.ceil(art.height * unit)];
    const sheet = this.room(width, height);
    if (sheet === null) return null;
    const slot = { x: sheet.x, y: sheet.y, width, height };
    sheet.x += width + GAP;
    sheet.height = Math.max(sheet.height, height);
    paintArt(sheet.surface.ctx, art, slot, this.scale);
    sheet.surface.texture.add(art.name, 0, slot.x, slot.y, width, height);
    this.changed.add(sheet.surface);
    return { surface: sheet.surface, slot };
  }

  /** Sends what was painted since to the graphics card, each sheet once. */
  send(): void {
    for (const surface of this.changed) surface.texture.refresh();
    this.changed.clear();
  }

  get surfaces(): readonly Surface[] {
    return this.sheets.map(({ surface }) => surface);
  }

  /** The last sheet with room for a picture of this size, or a new one. */
  private room(width: number, height: number): Sheet | null {
    const last = this.sheets[this.sheets.length - 1];
    if (last !== undefined) {
      const { canvas } = last.surface.ctx;
      if (last.x + width + GAP > canvas.width)
        Object.assign(last, { x: GAP, y: last.y + last.height + GAP, height: 0 });
      if (last.x + width + GAP <= canvas.width && last.y + height + GAP <= canvas.height) return last;
    }
    const side = Math.min(MOST, Math.max(LEAST, Math.ceil(this.scale.unit * ACROSS)));
    const surface = this.make('sheet', Math.max(side, width + 2 * GAP), Math.max(side, height + 2 * GAP));
    if (surface === null) return null;
    const sheet = { surface, x: GAP, y: GAP, height: 0 };
    this.sheets.push(sheet);
    return sheet;
  }
}
