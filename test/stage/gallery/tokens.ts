/** Looks at the tokens alone, at several sizes. */
import '@fontsource/alegreya-sans/700.css';
import { lookOf } from '../../../src/stage/look';
import { type Art, paintArt } from '../../../src/stage/paint/art';
import { backArt, shadowArt, unitArt } from '../../../src/stage/paint/token';

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
  const side = art.name.startsWith('0') ? 'kite' : 'heater';
  ctx.translate(0, cell * 0.04);
  const shadow = shadowArt(side, '');
  paintArt(
    ctx,
    { ...shadow, detail: 1 },
    { ...slot, y: cell * 0.04 * devicePixelRatio },
    cell * devicePixelRatio,
    cell,
  );
  paintArt(ctx, art, slot, cell * devicePixelRatio, cell);
  document.body.append(canvas);
};
for (const cell of [150, 105, 75, 60, 50, 40]) {
  for (const [seat, side] of look.sides.entries()) {
    for (const [kind, unit] of look.units.entries()) draw(unitArt(look, side, unit, false, `${seat}${kind}`), cell);
    const soldier = look.units[0];
    if (soldier !== undefined) draw(unitArt(look, side, soldier, true, `${seat}+`), cell);
    draw(backArt(look, side, `${seat}b`), cell);
    if (cell > 75 || seat === 1) document.body.append(document.createElement('br'));
  }
}
document.documentElement.dataset['ready'] = 'tokens';
