/**
 * The Legends family's tokens, faces and backs, on their grounds:
 * ?kinds=1,35,205 (or `all`)&cells=76,42&backs&grounds&sight=grey|protan|deutan|tritan&contrast=high&hatching=strong
 */
import '@fontsource/alegreya-sans/700.css';
import { legendsCatalogue } from '../../../src/games/legends/catalogue';
import { loadOutlines } from '../../../src/games/legends/look/outlines';
import { type Art, paintArt } from '../../../src/stage/paint/art';
import { backArt, shadowArt, unitArt } from '../../../src/stage/paint/token';
import { lookOf } from '../../support/looks';
import { SIGHTS } from '../colour-science';
import { settingsOf } from '../settings';

const query = new URLSearchParams(location.search);
const look = lookOf('legends');
const page = document.querySelector('main');
if (page === null) throw new Error('no page');
await document.fonts.load('700 40px "Alegreya Sans"');
await loadOutlines();

const manner = settingsOf(query, 0);
const wanted = query.get('kinds') ?? '1,7,22,28,33,35,37,62,67,69,70,103,112,130,137,142,167,171,175,198,204';
const kinds = wanted === 'all' ? legendsCatalogue.pieces.map(({ number }) => number) : wanted.split(',').map(Number);
const cells = (query.get('cells') ?? '140,105,88,76,58,42').split(',').map(Number);

const draw = (into: HTMLElement, art: Art, livery: number, cell: number): void => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(cell * 1.14 * devicePixelRatio);
  canvas.height = canvas.width;
  canvas.style.width = `${canvas.width / devicePixelRatio}px`;
  const ctx = canvas.getContext('2d');
  const worn = look.liveries[livery];
  if (ctx === null || worn === undefined) return;
  const slot = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const scale = { unit: cell * devicePixelRatio, cell, manner };
  const below = { ...slot, y: cell * 0.04 * devicePixelRatio };
  paintArt(ctx, { ...shadowArt(worn, ''), detail: 1 }, below, scale);
  paintArt(ctx, art, slot, scale);
  into.append(canvas);
};

const liveryOf = (kind: number): number => {
  const side = legendsCatalogue.pieces[kind - 1]?.side;
  return side === 'both' ? 2 : side === 'good' ? 0 : 1;
};

const row = (ground: string, cell: number): void => {
  const section = document.createElement('section');
  section.style.background = ground;
  if (query.has('backs'))
    for (const [number, livery] of look.liveries.entries()) draw(section, backArt(livery, ''), number, cell);
  else
    for (const kind of kinds) {
      const [livery, unit] = [look.liveries[liveryOf(kind)], look.units[kind]];
      if (livery !== undefined && unit !== undefined && unit !== null)
        draw(section, unitArt(look, livery, unit, false, ''), liveryOf(kind), cell);
    }
  page.append(section);
};

const grounds = query.has('grounds') ? look.terrains.map(({ colour }) => colour) : ['#A2B958'];
for (const cell of cells) for (const ground of grounds) row(ground, cell);

const sight = query.get('sight');
const matrix = sight === 'grey' ? Array.from({ length: 3 }, () => [0.2126, 0.7152, 0.0722]) : SIGHTS[sight ?? ''];
if (matrix !== undefined) {
  const values = matrix.flatMap((line) => [...line, 0, 0]).join(' ');
  const holder = document.createElement('div');
  holder.innerHTML = `<svg width="0" height="0"><filter id="sight"><feColorMatrix values="${values} 0 0 0 1 0"/></filter></svg>`;
  document.body.append(holder);
  page.style.filter = 'url(#sight)';
}
document.documentElement.dataset['ready'] = 'faces';
