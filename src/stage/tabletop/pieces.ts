/** The armies on the map: shields that stand up, each with its thickness, its foot and its shadow. */
import type { View } from '../../contract/view';
import { centreOf, type Layout } from '../layout';
import type { GameLook } from '../look';
import type { Art } from '../paint/art';
import { artsOf, unitArtNamed, unitName } from '../paint/arts';
import { onTable, type Plane, type Spot, see } from './plane';

export interface Standee {
  /** Where its foot stands on the table. */
  readonly spot: Spot;
  readonly art: Art;
}

/** The foot stands a little before the middle of its square, so that the shield rises over it. */
const FOOT = 0.2;
const SIZE = 1.04;
/** Half a shield's height, and its thickness, in squares. */
const RISE = 0.43;
const THICK = 0.055;

/** All tokens of a view that stand on the board, as this viewer sees them, the farthest first. */
export const standees = (view: View, look: GameLook, layout: Layout, plane: Plane): readonly Standee[] => {
  const arts = new Map(artsOf(look).map((art) => [art.name, art]));
  const livery = look.livery(view);
  const found = view.tokens.flatMap((token): readonly Standee[] => {
    if (token.square < 0) return [];
    const name = unitName(livery[token.seat] ?? 0, token.kind, false);
    const art = arts.get(name) ?? unitArtNamed(look, name);
    if (art === null) return [];
    const { x, y } = centreOf(layout, token.square);
    const place = { x: x - layout.width / 2, y: y + FOOT - layout.height / 2 };
    return [{ spot: onTable(plane, place), art }];
  });
  return found.sort((a, b) => a.spot.y - b.spot.y);
};

/** A shield's picture and its dark likeness, `unit` pixels a square. */
const cut = (
  { art }: Standee,
  unit: number,
): { readonly face: HTMLCanvasElement; readonly edge: HTMLCanvasElement } => {
  const make = (): readonly [HTMLCanvasElement, CanvasRenderingContext2D | null] => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(art.width * unit);
    canvas.height = Math.ceil(art.height * unit);
    return [canvas, canvas.getContext('2d', { willReadFrequently: true })];
  };
  const [[face, ctx], [edge, dark]] = [make(), make()];
  ctx?.setTransform(unit, 0, 0, unit, face.width / 2, face.height / 2);
  if (ctx !== null) art.paint({ ctx, px: 1 / Math.max(24, unit) });
  if (dark !== null) {
    dark.drawImage(face, 0, 0);
    dark.globalCompositeOperation = 'source-in';
    dark.fillStyle = '#2A1B0E';
    dark.fillRect(0, 0, edge.width, edge.height);
  }
  return { face, edge };
};

/** Shadow away from the light, foot, edge, face. */
export const stand = (ctx: CanvasRenderingContext2D, plane: Plane, standee: Standee, light: Spot): void => {
  const at = see(plane, standee.spot);
  const unit = at.unit * SIZE;
  const { face, edge } = cut(standee, unit);
  const [left, top] = [at.x - face.width / 2, at.y - unit * RISE - face.height / 2];
  const away = { x: standee.spot.x - light.x, y: standee.spot.y - light.y };
  const far = Math.hypot(away.x, away.y);
  const fall = see(plane, { x: standee.spot.x + (away.x / far) * 0.7, y: standee.spot.y + (away.y / far) * 0.5 });
  ctx.save();
  const shade = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  shade.addColorStop(0, 'rgba(14, 7, 2, 0.6)');
  shade.addColorStop(0.6, 'rgba(14, 7, 2, 0.34)');
  shade.addColorStop(1, 'rgba(14, 7, 2, 0)');
  ctx.translate((at.x + fall.x) / 2, (at.y + fall.y) / 2);
  ctx.rotate(Math.atan2(fall.y - at.y, fall.x - at.x));
  ctx.scale(unit * 0.62, unit * 0.26);
  ctx.fillStyle = shade;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
  ctx.fillStyle = '#241505';
  ctx.beginPath();
  ctx.ellipse(at.x + unit * 0.02, at.y + unit * 0.015, unit * 0.25, unit * 0.11, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#A87B36';
  ctx.beginPath();
  ctx.ellipse(at.x, at.y - unit * 0.02, unit * 0.23, unit * 0.095, 0, 0, Math.PI * 2);
  ctx.fill();
  for (let step = Math.ceil(unit * THICK); step > 0; step--) ctx.drawImage(edge, left + step, top + step * 0.25);
  ctx.drawImage(face, left, top);
};
