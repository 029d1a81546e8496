/** Looks at the painted board alone: ?form=basic|advanced&size=720&quads=0,9,18,27&turned */
import '@fontsource/alegreya-sans/700.css';
import { terrainOf } from '../../../src/games/legion/boards';
import { plan } from '../../../src/games/legion/plan';
import { layOut } from '../../../src/stage/layout';
import { boardBox, paintBoard } from '../../../src/stage/paint/board';
import { labelsOf } from '../../../src/stage/scene/labels';
import { lookOf } from '../../support/looks';

const query = new URLSearchParams(location.search);
const side = Number(query.get('size') ?? innerHeight);
const layout = layOut(
  { width: side, height: side },
  plan({ width: 6, height: 6 }),
  devicePixelRatio,
  query.has('turned') ? 1 : 0,
);
await document.fonts.load('700 40px "Alegreya Sans"');
if (layout !== null) {
  const quads = (query.get('quads') ?? '0,9,18,27').split(',').map(Number);
  const land = terrainOf(quads);
  const basic = query.get('form') === 'basic';
  const bare = Number(query.get('bare') ?? 0);
  const ground = (basic ? land.map(() => 0) : land).map((t, s) => (s < bare ? -1 : t));
  const canvas = document.createElement('canvas');
  const box = boardBox(layout);
  canvas.width = box.width * layout.ratio;
  canvas.height = box.height * layout.ratio;
  canvas.style.width = `${box.width}px`;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx !== null) {
    const spec = {
      layout,
      look: lookOf('legion'),
      ground,
      scenery: basic ? land : null,
      fold: 3,
      labels: labelsOf(layout),
    };
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      const start = performance.now();
      paintBoard(canvas, ctx, spec);
      ctx.getImageData(0, 0, 1, 1);
      times.push(Math.round(performance.now() - start));
    }
    document.title = times.join(' ');
  }
  document.body.append(canvas);
}
document.documentElement.dataset['ready'] = 'board';
