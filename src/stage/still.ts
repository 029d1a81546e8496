/** Paints a view into any canvas, without a stage: for menus, thumbnails and saved matches. */
import type { View } from '../contract/view';
import { modelOf } from './director/model';
import { still } from './director/shot';
import { layOut } from './layout';
import { lookOf } from './look';
import { artsOf } from './paint/arts';
import { paintBoard } from './paint/board';
import { filmOf } from './picture/scene';
import type { Sprite } from './picture/sprite';
import { labelsOf } from './scene/labels';

export interface StillOptions {
  /** Side of the square picture in CSS pixels, and device pixels per CSS pixel. */
  readonly side: number;
  readonly density: number;
  readonly near: number;
}

/** Sizes the canvas and paints the board with all that stands on it; false where it has no room. */
export const paintStill = (canvas: HTMLCanvasElement, view: View, { side, density, near }: StillOptions): boolean => {
  const look = lookOf(view.game);
  const layout = layOut({ width: side, height: side }, view.width, view.height, density, near === 1);
  const ctx = canvas.getContext('2d');
  if (layout === null || ctx === null) return false;
  canvas.width = Math.round(side * layout.ratio);
  canvas.height = canvas.width;
  const model = modelOf(view, look);
  paintBoard(canvas, ctx, { layout, look, ground: model.ground, scenery: model.scenery, labels: labelsOf(layout) });
  const arts = new Map(artsOf(look).map((art) => [art.name, art]));
  const unit = layout.cell * layout.ratio;
  const put = ({ art, x, y, scale, stretch, alpha, light }: Sprite): void => {
    ctx.save();
    ctx.setTransform(
      unit * scale * stretch,
      0,
      0,
      unit * scale,
      layout.left * layout.ratio + x * unit,
      layout.top * layout.ratio + y * unit,
    );
    ctx.globalAlpha = alpha;
    ctx.globalCompositeOperation = light ? 'lighter' : 'source-over';
    arts.get(art)?.paint({ ctx, px: 1 / layout.cell });
    ctx.restore();
  };
  // nothing plays in a still picture, so it has no chips and no words
  const { film, phase } = filmOf({ layout, look, say: (key) => key }, still(model));
  for (const sprite of film.finish(phase)) put(sprite);
  return true;
};
