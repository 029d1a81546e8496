/** Looks at the tokens alone, at several sizes. */
import '@fontsource/alegreya-sans/700.css';
import { type Art, paintArt } from '../../../src/stage/paint/art';
import { backArt, shadowArt, unitArt } from '../../../src/stage/paint/token';
import { lookOf } from '../../support/looks';
import { settingsOf } from '../settings';

const look = lookOf('legion');
await document.fonts.load('700 40px "Alegreya Sans"');
const draw = (art: Art, cell: number): void => {
  const canvas = document.createElement('canvas');
  canvas.width = cell * 1.16 * devicePixelRatio;
  canvas.height = canvas.width;
  canvas.style.width = `${canvas.width / devicePixelRatio}px`;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  const slot = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const side = look.liveries[art.name.startsWith('0') ? 0 : 1];
  if (side === undefined) return;
  ctx.translate(0, cell * 0.04);
  const shadow = shadowArt(side, '');
  const scale = { unit: cell * devicePixelRatio, cell, manner: settingsOf(new URLSearchParams(location.search), 0) };
  paintArt(ctx, { ...shadow, detail: 1 }, { ...slot, y: cell * 0.04 * devicePixelRatio }, scale);
  paintArt(ctx, art, slot, scale);
  document.body.append(canvas);
};
for (const cell of [150, 105, 75, 60, 50, 40]) {
  for (const [seat, side] of look.liveries.entries()) {
    for (const [kind, unit] of look.units.entries())
      if (unit !== null) draw(unitArt(look, side, unit, { name: `${seat}${kind}`, raised: false, taken: false }), cell);
    const soldier = look.units[0];
    if (soldier !== undefined && soldier !== null)
      draw(unitArt(look, side, soldier, { name: `${seat}+`, raised: true, taken: false }), cell);
    draw(backArt(side, `${seat}b`), cell);
    if (cell > 75 || seat === 1) document.body.append(document.createElement('br'));
  }
}
document.documentElement.dataset['ready'] = 'tokens';
