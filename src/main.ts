/** The page: joins the host, the referee, the picture and the shell. May import anything; nobody imports it. */
import './shell/style/index.css';
import type { View } from './contract/view';
import { contents } from './games';
import { deferReferee } from './match/deferred';
import { createMatch } from './match/match';
import { readKept } from './match/saves';
import { createPortal } from './portal';
import { holdScroll } from './shell/hold-scroll';
import { mountShell } from './shell/shell';

const query = new URLSearchParams(location.search);

/** `workers=no` keeps everything in this thread, `wasm=no` goes without WebAssembly as well, as some hosts demand. */
const openReferee = async () => {
  const { startLocal, startReferee } = await import('./worker/link');
  if (query.get('wasm') === 'no') return (await startLocal('script')).referee;
  if (query.get('workers') === 'no') return (await startLocal()).referee;
  return (await startReferee()).referee;
};

/** Wisps between the armies: middle and half axes as shares of the side. */
const WISPS: readonly (readonly [number, number, number, number])[] = [
  [0.2, 0.5, 0.3, 0.075],
  [0.5, 0.46, 0.34, 0.06],
  [0.8, 0.52, 0.28, 0.08],
];

const paintVeil = (ctx: CanvasRenderingContext2D, side: number): void => {
  ctx.globalCompositeOperation = 'source-atop';
  for (const [x, y, a, b] of WISPS) {
    ctx.setTransform(a * side, 0, 0, b * side, x * side, y * side);
    const mist = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
    mist.addColorStop(0, 'rgba(236, 242, 255, 0.6)');
    mist.addColorStop(0.5, 'rgba(230, 238, 255, 0.28)');
    mist.addColorStop(1, 'rgba(230, 238, 255, 0)');
    ctx.fillStyle = mist;
    ctx.fillRect(-1, -1, 2, 2);
  }
};

/** The board of a view, painted by the stage's brushes without the stage itself. */
const paintMap = async (canvas: HTMLCanvasElement, view: View, side: number): Promise<void> => {
  const [{ layOut, screenOf }, { lookOf }, { paintBoard }, { shadowArt, unitArt }, { labelsOf }] = await Promise.all([
    import('./stage/layout'),
    import('./stage/look'),
    import('./stage/paint/board'),
    import('./stage/paint/token'),
    import('./stage/scene/labels'),
  ]);
  const look = lookOf(view.game);
  const layout = layOut(
    { width: side, height: side },
    view.width,
    view.height,
    Math.min(2, devicePixelRatio * 1.25),
    false,
  );
  // drawn by the processor: quick to paint, and the same picture everywhere
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (layout === null || ctx === null) throw new Error('no room to paint in');
  canvas.width = side * layout.ratio;
  canvas.height = side * layout.ratio;
  paintBoard(canvas, ctx, { layout, look, ground: look.ground(view), scenery: null, labels: labelsOf(layout) });
  for (const token of view.tokens) {
    const silhouette = look.sides[token.seat];
    const unit = look.units[token.kind ?? -1];
    if (silhouette === undefined || unit === undefined) continue;
    const { column, row } = screenOf(layout, token.square);
    const scale = layout.cell * layout.ratio;
    for (const art of [shadowArt(silhouette, ''), unitArt(look, silhouette, unit, false, '')]) {
      const drop = art.width > 1.1 ? 0.06 : 0;
      ctx.setTransform(
        scale,
        0,
        0,
        scale,
        layout.left * layout.ratio + (column + 0.5) * scale,
        layout.top * layout.ratio + (row + 0.5 + drop) * scale,
      );
      art.paint({ ctx, px: 1 / layout.cell });
    }
  }
  paintVeil(ctx, canvas.width);
};

const app = document.getElementById('app');
if (app !== null) {
  const portal = createPortal(query);
  const referee = deferReferee(openReferee);
  const match = createMatch({ referee, contents, shelf: portal.shelf });
  portal.onPause((paused) => match.pause(paused));
  holdScroll(document);
  mountShell(
    app,
    {
      match,
      ready: () => referee.ready(),
      openPicture: async (options, settings) => {
        const { createStage } = await import('./stage');
        return createStage(options, settings);
      },
      paintMap,
      shelf: portal.shelf,
    },
    readKept(portal.shelf)?.about ?? null,
  );
  // the title stands; what the first battle needs comes while it is looked at
  setTimeout(() => void referee.ready(), 300);
}
