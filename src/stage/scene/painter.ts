/** Paints what is not yet painted as it should be: the pictures of this size, the whole board, and the part of it that is seen near. */
import type { StageSettings } from '../../match/stage-port';
import type { Model } from '../director/model';
import type { Layout } from '../layout';
import type { GameLook } from '../look';
import type { BoardSpec } from '../paint/board';
import type { Canvas } from './canvas';
import { labelsOf } from './labels';

type Ground = Omit<BoardSpec, 'labels'>;

export interface ToPaint {
  /** All of the board in sight, and as it is seen. */
  readonly whole: Layout;
  readonly layout: Layout;
  readonly model: Model | null;
  readonly settings: StageSettings;
  /** The view is still changing: what is painted for it would be stale at once. */
  readonly moving: boolean;
}

export class Painter {
  private readonly look: GameLook;
  private boardKey = '';
  private partKey = '';
  private atlasKey = '';

  constructor(look: GameLook) {
    this.look = look;
  }

  /** Has the board been painted yet? */
  get hasBoard(): boolean {
    return this.boardKey !== '';
  }

  /** Everything is painted anew when it is next asked for. */
  forget(): void {
    this.boardKey = '';
    this.partKey = '';
    this.atlasKey = '';
  }

  /** True: the board has changed. */
  paint(canvas: Canvas, { whole, layout, model, settings, moving }: ToPaint): boolean {
    if (!moving || this.atlasKey === '') this.paintAtlas(canvas, layout, settings);
    const board = this.groundOf(whole, model);
    const key = keyOf(board);
    const changed = key !== this.boardKey;
    if (changed) {
      this.boardKey = key;
      canvas.paintBoard({ ...board, labels: labelsOf(whole) });
    }
    const part = layout.view.zoom === 1 ? null : this.groundOf(layout, model);
    return this.paintPart(canvas, part, moving && !changed) || changed;
  }

  private paintPart(canvas: Canvas, part: Ground | null, moving: boolean): boolean {
    const key = part === null ? '' : keyOf(part);
    // while the view moves the old part moves along
    if (key === this.partKey || (moving && part !== null)) return false;
    this.partKey = key;
    canvas.paintPart(part === null ? null : { ...part, labels: labelsOf(part.layout) });
    return true;
  }

  private paintAtlas(canvas: Canvas, layout: Layout, { contrast, hatching }: StageSettings): void {
    const key = [layout.plan.key, layout.cell, layout.ratio, contrast, hatching].join();
    if (key === this.atlasKey) return;
    this.atlasKey = key;
    canvas.paintAtlas(this.look, layout, { contrast, hatching });
  }

  private groundOf(layout: Layout, model: Model | null): Ground {
    return {
      layout,
      look: this.look,
      ground: model?.ground ?? new Array<number>(layout.plan.cells).fill(-1),
      scenery: model?.scenery ?? null,
      fold: model?.fold ?? 0,
    };
  }
}

const keyOf = ({ layout, ground, scenery, fold }: Ground): string => {
  const { plan, turned, cell, left, top, frame, margin, host, ratio } = layout;
  return JSON.stringify([[plan.key, turned, cell, left, top, frame, margin, host, ratio], ground, scenery, fold]);
};
