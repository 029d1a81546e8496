/** The stage's textures: the painted board, the atlas of pictures, and the sheets of units and chips that a match asks for. */
import type Phaser from 'phaser';
import type { BoardPlan } from '../../contract/board-plan';
import type { Manner } from '../../match/stage-port';
import type { Layout } from '../layout';
import type { GameLook } from '../look';
import { areaArtNamed } from '../paint/area';
import { type Art, pack, paintArt, type Scale, type Slot } from '../paint/art';
import { artsOf, unitArtNamed } from '../paint/arts';
import { type BoardSpec, boardBox, paintBoard } from '../paint/board';
import { chipArt } from '../paint/plate';
import { parseChip } from '../picture/chip';
import { frontScale } from '../picture/combat-shot';
import { SHARDS } from '../picture/fall';
import { LARGE } from '../picture/sprite';
import { Sheets, type Surface } from './sheets';

/** A picture ready to be shown: its texture, its frame, and device pixels of the frame per cell of the art. */
export interface Ready {
  readonly texture: string;
  readonly frame: string;
  readonly unit: number;
}

const ATLAS_LIMIT = 4096;
/** Chips of other texts pile up; beyond this all that was painted on demand begins anew. */
const MOST_PAINTED = 500;

/** The same picture, painted as large as it is drawn: its lines and letters are those of a larger square. */
const enlarged = (art: Art, name: string, by: number): Art => ({
  ...art,
  name,
  detail: (art.detail ?? 1) * by,
  paint: (brush) => art.paint({ ...brush, px: brush.px / by }),
});

/** Phaser uploads a canvas as soon as it is told of it, and again with each new size: an empty one is told of while it is small. */
const sizeUnsent = (texture: Phaser.Textures.CanvasTexture, width: number, height: number): void => {
  Object.assign(texture.canvas, { width, height });
  Object.assign(texture, { width, height });
  texture.source[0]?.updateSize(width, height);
  texture.get('__BASE').setSize(width, height);
};

export class Textures {
  private readonly manager: Phaser.Textures.TextureManager;
  private board: Surface | null = null;
  private part: Surface | null = null;
  private atlas: Surface | null = null;
  private sheets: Sheets | null = null;
  private made = 0;
  private readonly ready = new Map<string, Ready>();
  /** Names of pictures painted on demand, the parts of a broken token among them; and how many pictures they are. */
  private readonly painted = new Set<string>();
  private pictures = 0;
  private look: GameLook | null = null;
  private plan: BoardPlan | null = null;
  private scale: Scale = { unit: 1, cell: 1 };
  private arts: ReadonlyMap<string, Art> = new Map();
  /** How much larger those who fight are painted. */
  private front = 1;

  constructor(manager: Phaser.Textures.TextureManager) {
    this.manager = manager;
  }

  /** A canvas that the processor draws and the graphics card only shows: the same picture everywhere, and soon uploaded. */
  private surface(name: string, width: number, height: number): Surface | null {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1, 1];
    const ctx = canvas.getContext('2d', { willReadFrequently: true });
    const key = `${name}:${this.made++}`;
    const texture = ctx === null ? null : this.manager.addCanvas(key, canvas);
    if (texture === null || ctx === null) return null;
    sizeUnsent(texture, Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
    return { key, texture, ctx };
  }

  /** Whoever still shows the old ones gets new names first. */
  private drop(old: readonly (Surface | null)[]): void {
    queueMicrotask(() => {
      for (const each of old) if (each !== null && this.manager.exists(each.key)) this.manager.remove(each.key);
    });
  }

  private paintGround(spec: BoardSpec): Surface | null {
    const box = boardBox(spec.layout);
    const made = this.surface('board', box.width * spec.layout.ratio, box.height * spec.layout.ratio);
    if (made === null) return null;
    paintBoard(made.ctx.canvas, made.ctx, spec);
    made.texture.refresh();
    return made;
  }

  /** Paints the board; gives the texture's name. */
  paintBoard(spec: BoardSpec): string | null {
    const made = this.paintGround(spec);
    if (made === null) return null;
    this.drop([this.board]);
    this.board = made;
    return made.key;
  }

  /** Paints the part of a zoomed board that is seen; gives the texture's name. Null drops it. */
  paintPart(spec: BoardSpec | null): string | null {
    const made = spec === null ? null : this.paintGround(spec);
    this.drop([this.part]);
    this.part = made;
    return made?.key ?? null;
  }

  /** Paints all pictures that every match needs, for this size of square. */
  paintAtlas(look: GameLook, layout: Layout, manner: Manner): void {
    const arts = artsOf(look);
    let unit = layout.cell * layout.ratio;
    let sheet = pack(arts, unit, ATLAS_LIMIT);
    while (sheet === null && unit > 8) {
      unit *= 0.9;
      sheet = pack(arts, unit, ATLAS_LIMIT);
    }
    const made = sheet === null ? null : this.surface('atlas', sheet.width, sheet.height);
    if (sheet === null || made === null) return;
    const scale = { unit, cell: layout.cell, manner };
    this.arts = new Map(arts.map((art) => [art.name, art]));
    this.front = frontScale(layout);
    this.ready.clear();
    for (const art of arts) {
      const slot = sheet.slots.get(art.name);
      if (slot === undefined) continue;
      paintArt(made.ctx, art, slot, scale);
      made.texture.add(art.name, 0, slot.x, slot.y, slot.width, slot.height);
      this.keep(art.name, { surface: made, slot }, unit * (art.detail ?? 1));
    }
    made.texture.refresh();
    this.drop([this.atlas]);
    this.atlas = made;
    this.look = look;
    this.plan = layout.plan;
    this.scale = scale;
    this.beginSheets();
  }

  private beginSheets(): void {
    for (const name of this.painted) this.ready.delete(name);
    this.painted.clear();
    this.pictures = 0;
    this.drop(this.sheets?.surfaces ?? []);
    this.sheets = new Sheets((name, width, height) => this.surface(name, width, height), this.scale);
  }

  private keep(
    name: string,
    { surface, slot }: { readonly surface: Surface; readonly slot: Slot },
    unit: number,
  ): Ready {
    const ready = { texture: surface.key, frame: name, unit };
    this.ready.set(name, ready);
    if (name.startsWith('unit:') || name.startsWith('back:')) this.cut(surface, name, slot, unit);
    return ready;
  }

  /** The pieces into which a token breaks: frames of the same picture. */
  private cut(made: Surface, token: string, slot: Slot, unit: number): void {
    const [w, h] = [slot.width / SHARDS, slot.height / SHARDS];
    for (let i = 0; i < SHARDS * SHARDS; i++) {
      const name = `${token}#${i}`;
      made.texture.add(name, 0, slot.x + (i % SHARDS) * w, slot.y + Math.floor(i / SHARDS) * h, w, h);
      this.ready.set(name, { texture: made.key, frame: name, unit });
      if (token.startsWith('unit:')) this.painted.add(name);
    }
  }

  /** Looks a picture up; units and chips are painted when they are first asked for. */
  find(name: string): Ready | null {
    const known = this.ready.get(name);
    if (known !== undefined) return known;
    const [whole = name, shard] = name.split('#');
    const art = this.artOf(whole);
    if (art === null || this.ready.has(whole)) return null;
    const done = this.sheets?.paint(art) ?? null;
    if (done === null) return null;
    this.painted.add(whole);
    this.pictures += 1;
    const ready = this.keep(whole, done, this.scale.unit * (art.detail ?? 1));
    return shard === undefined ? ready : (this.ready.get(name) ?? null);
  }

  /** Paints pictures before a frame asks for them. */
  prepare(names: readonly string[]): void {
    this.begin();
    for (const name of names) this.find(name);
    this.end();
  }

  /** Before a frame: makes room when too many pictures have piled up. */
  begin(): void {
    if (this.pictures > MOST_PAINTED) this.beginSheets();
  }

  /** After a frame's pictures were looked up: those just painted go to the graphics card. */
  end(): void {
    this.sheets?.send();
  }

  /** A picture by its name; with the mark of the large ones, the same with the detail of its size. */
  private artOf(name: string): Art | null {
    if (!name.endsWith(LARGE)) return this.plainArt(name, this.scale.cell);
    const plain = name.slice(0, -LARGE.length);
    const art = this.plainArt(plain, this.scale.cell * this.front) ?? this.arts.get(plain) ?? null;
    return art === null ? null : enlarged(art, name, this.front);
  }

  private plainArt(name: string, cell: number): Art | null {
    const chip = parseChip(name);
    if (chip !== null) return chipArt(name, chip, cell);
    const area = this.plan === null ? null : areaArtNamed(this.plan, name);
    if (area !== null) return area;
    return this.look === null ? null : unitArtNamed(this.look, name);
  }
}
