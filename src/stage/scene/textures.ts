/** The stage's three textures: the painted board, the atlas of pictures, and the chips with their letters. */
import type Phaser from 'phaser';
import type { Layout } from '../layout';
import type { GameLook } from '../look';
import { type Art, pack, paintArt } from '../paint/art';
import { artsOf } from '../paint/arts';
import { type BoardSpec, boardBox, paintBoard } from '../paint/board';
import { chipArt } from '../paint/plate';
import { SHARDS } from '../picture/battle';
import { parseChip } from '../picture/chip';

/** A picture ready to be shown: its texture, its frame, and device pixels of the frame per cell of the art. */
export interface Ready {
  readonly texture: string;
  readonly frame: string;
  readonly unit: number;
}

const ATLAS_LIMIT = 4096;
const CHIPS = { width: 1024, height: 256 } as const;

interface Surface {
  readonly key: string;
  readonly texture: Phaser.Textures.CanvasTexture;
  readonly ctx: CanvasRenderingContext2D;
}

export class Textures {
  private readonly manager: Phaser.Textures.TextureManager;
  private board: Surface | null = null;
  private atlas: Surface | null = null;
  private chips: Surface | null = null;
  private made = 0;
  private readonly ready = new Map<string, Ready>();
  private unit = 1;
  private cell = 1;
  private shelf = { x: 0, y: 0, height: 0 };

  constructor(manager: Phaser.Textures.TextureManager) {
    this.manager = manager;
  }

  /** A canvas that the processor draws and the graphics card only shows: the same picture everywhere, and quickly uploaded. */
  private surface(name: string, width: number, height: number): Surface | null {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const ctx = canvas.getContext('2d', { willReadFrequently: true });
    const key = `${name}:${this.made++}`;
    const texture = ctx === null ? null : this.manager.addCanvas(key, canvas);
    return texture === null || ctx === null ? null : { key, texture, ctx };
  }

  /** Paints the board; gives the texture's name. */
  paintBoard(spec: BoardSpec): string | null {
    const box = boardBox(spec.layout);
    const made = this.surface('board', box.width * spec.layout.ratio, box.height * spec.layout.ratio);
    if (made === null) return null;
    paintBoard(made.ctx.canvas, made.ctx, spec);
    made.texture.refresh();
    const old = this.board;
    this.board = made;
    // whoever still shows the old one gets the new name first
    queueMicrotask(() => old !== null && this.manager.exists(old.key) && this.manager.remove(old.key));
    return made.key;
  }

  /** Paints all pictures for this size of square. */
  paintAtlas(look: GameLook, layout: Layout): void {
    const arts = artsOf(look);
    let unit = layout.cell * layout.ratio;
    let sheet = pack(arts, unit, ATLAS_LIMIT);
    while (sheet === null && unit > 8) {
      unit *= 0.9;
      sheet = pack(arts, unit, ATLAS_LIMIT);
    }
    const made = sheet === null ? null : this.surface('atlas', sheet.width, sheet.height);
    if (sheet === null || made === null) return;
    this.ready.clear();
    for (const art of arts) {
      const slot = sheet.slots.get(art.name);
      if (slot === undefined) continue;
      paintArt(made.ctx, art, slot, unit, layout.cell);
      made.texture.add(art.name, 0, slot.x, slot.y, slot.width, slot.height);
      this.ready.set(art.name, { texture: made.key, frame: art.name, unit: unit * (art.detail ?? 1) });
      if (art.name.startsWith('unit:') || art.name.startsWith('back:')) this.cut(made, art, slot, unit);
    }
    made.texture.refresh();
    this.replaceAtlas(made, unit, layout.cell);
  }

  private replaceAtlas(made: Surface, unit: number, cell: number): void {
    const old = this.atlas;
    const oldChips = this.chips;
    this.atlas = made;
    this.chips = null;
    this.unit = unit;
    this.cell = cell;
    queueMicrotask(() => {
      for (const each of [old, oldChips])
        if (each !== null && this.manager.exists(each.key)) this.manager.remove(each.key);
    });
  }

  /** The pieces into which a token breaks: frames of the same picture. */
  private cut(
    made: Surface,
    art: Art,
    slot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    unit: number,
  ): void {
    const [w, h] = [slot.width / SHARDS, slot.height / SHARDS];
    for (let i = 0; i < SHARDS * SHARDS; i++) {
      const name = `${art.name}#${i}`;
      made.texture.add(name, 0, slot.x + (i % SHARDS) * w, slot.y + Math.floor(i / SHARDS) * h, w, h);
      this.ready.set(name, { texture: made.key, frame: name, unit });
    }
  }

  /** Looks a picture up; chips are painted when they are first asked for. */
  find(name: string): Ready | null {
    const known = this.ready.get(name);
    if (known !== undefined) return known;
    const chip = parseChip(name);
    return chip === null || this.atlas === null ? null : this.makeChip(name, chipArt(name, chip, this.cell));
  }

  private makeChip(name: string, art: Art): Ready | null {
    const [width, height] = [Math.ceil(art.width * this.unit), Math.ceil(art.height * this.unit)];
    const wide = Math.max(CHIPS.width, width + 4);
    if (this.shelf.x + width + 2 > wide) this.shelf = { x: 0, y: this.shelf.y + this.shelf.height + 2, height: 0 };
    // the sheet is full: begin anew, what is still shown is asked for again in the next frame
    if (this.chips === null || this.shelf.y + height > this.chips.ctx.canvas.height)
      this.newChips(wide, Math.max(CHIPS.height, height * 6));
    const surface = this.chips;
    if (surface === null) return null;
    const slot = { x: this.shelf.x, y: this.shelf.y, width, height };
    this.shelf = { ...this.shelf, x: slot.x + width + 2, height: Math.max(this.shelf.height, height) };
    paintArt(surface.ctx, art, slot, this.unit, this.cell);
    surface.texture.add(name, 0, slot.x, slot.y, width, height);
    surface.texture.refresh();
    const ready = { texture: surface.key, frame: name, unit: this.unit };
    this.ready.set(name, ready);
    return ready;
  }

  private newChips(width: number, height: number): void {
    const old = this.chips;
    for (const name of [...this.ready.keys()]) if (parseChip(name) !== null) this.ready.delete(name);
    this.chips = this.surface('chips', width, height);
    this.shelf = { x: 0, y: 0, height: 0 };
    queueMicrotask(() => old !== null && this.manager.exists(old.key) && this.manager.remove(old.key));
  }
}
