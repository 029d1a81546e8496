/** Paints boards, atlases and the title's table a few times and notes how long each took. */
import '@fontsource/alegreya-sans/700.css';
import { titlePicture } from '../../../../shell/games';
import { looks } from '../../../../stage/games';
import { layOut } from '../../../../stage/layout';
import { pack, paintArt } from '../../../../stage/paint/art';
import { artsOf } from '../../../../stage/paint/arts';
import { boardBox, paintBoard } from '../../../../stage/paint/board';
import { labelsOf } from '../../../../stage/scene/labels';
import { paintTabletop } from '../../../../stage/tabletop';

const TIMES = 5;
const ATLAS = 2048;

const surface = (width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('no canvas');
  return ctx;
};

/** Milliseconds of each painting; reading a point back makes sure that it was done. */
const timed = async (paint: () => CanvasRenderingContext2D | Promise<CanvasRenderingContext2D>): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    (await paint()).getImageData(0, 0, 1, 1);
    times.push(performance.now() - start);
  }
  return times;
};

const found: Record<string, readonly number[] | string> = {};
await document.fonts.load('700 40px "Alegreya Sans"');
const view = (await titlePicture?.()) ?? null;
if (view === null) throw new Error('no battle to paint');
const loaded = await looks.load(view.game);
if (!loaded.ok) throw new Error(loaded.fault.expected);
const look = loaded.value;
await look.ready();

for (const side of [360, 720, 1080]) {
  const layout = layOut({ width: side, height: side }, look.plan(view), 1, 0);
  if (layout === null) continue;
  const box = boardBox(layout);
  const spec = { layout, look, ground: view.terrain, scenery: null, fold: look.fold(view), labels: labelsOf(layout) };
  found[`board ${side}`] = await timed(() => {
    const ctx = surface(box.width, box.height);
    paintBoard(ctx.canvas, ctx, spec);
    return ctx;
  });
  const arts = artsOf(look);
  const sheet = pack(arts, layout.cell, ATLAS);
  if (sheet === null) continue;
  found[`atlas ${side}`] = await timed(() => {
    const ctx = surface(sheet.width, sheet.height);
    for (const art of arts) {
      const slot = sheet.slots.get(art.name);
      if (slot !== undefined) paintArt(ctx, art, slot, { unit: layout.cell, cell: layout.cell });
    }
    return ctx;
  });
  found[`atlas ${side} is`] = `${sheet.width} x ${sheet.height}`;
}

const wide = { width: 1280, height: 720, free: { x: 0, y: 0, width: 770, height: 720 }, density: 1 };
found['title 1280'] = await timed(async () => {
  const ctx = surface(wide.width, wide.height);
  await paintTabletop(ctx.canvas, view, wide);
  return ctx;
});
document.documentElement.dataset['painted'] = JSON.stringify(found);
