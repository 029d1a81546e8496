/**
 * The Legends family's tokens, faces and backs, on their grounds:
 * ?kinds=1,35,205 (or `all`)&cells=76,42&backs&grounds&mark=mark:target&sight=grey|protan|deutan|tritan&contrast=high&hatching=strong
 */
import '@fontsource/alegreya-sans/700.css';
import { legendsCatalogue } from '../../../src/games/legends/catalogue';
import { NATION_FIELDS } from '../../../src/games/legends/look/fields';
import { loadOutlines } from '../../../src/games/legends/look/outlines';
import type { Livery, RankedUnit } from '../../../src/stage/look';
import { type Art, paintArt } from '../../../src/stage/paint/art';
import { markArts } from '../../../src/stage/paint/marks';
import { chipArt } from '../../../src/stage/paint/plate';
import { backArt, shadowArt, unitArt } from '../../../src/stage/paint/token';
import { lookOf } from '../../support/looks';
import { SIGHTS } from '../colour-science';
import { settingsOf } from '../settings';

const PLAIN = { name: '', raised: false, taken: false };
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

/** A mark as the board lays it over a token; null: none of that name. */
const markNamed = (name: string | null): Art | null => markArts().find((art) => art.name === name) ?? null;
const mark = markNamed(query.get('mark'));

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
  if (mark !== null) paintArt(ctx, mark, slot, scale);
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
        draw(section, unitArt(look, livery, unit, PLAIN), liveryOf(kind), cell);
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
const pixelsOf = (art: Art, cell: number) => {
  const side = Math.round(cell * devicePixelRatio);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no canvas');
  paintArt(ctx, art, { x: 0, y: 0, width: side, height: side }, { unit: cell * devicePixelRatio, cell, manner });
  return { side, data: ctx.getImageData(0, 0, side, side).data };
};

/** How light a picture is, row by row from its upper left, 0 (dark or nothing) to 255; `cell` CSS pixels a square. */
const lightness = (art: Art, cell: number): readonly number[] => {
  const { side, data } = pixelsOf(art, cell);
  return Array.from({ length: side * side }, (_, at) => {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(4 * at, 4 * at + 4);
    return ((0.2126 * r + 0.7152 * g + 0.0722 * b) * a) / 255;
  });
};

const rankedOf = (kind: number): RankedUnit => {
  const unit = look.units[kind];
  if (unit?.style !== 'rank') throw new Error(`no piece ${kind}`);
  return unit;
};

const wornBy = (livery: number): Livery => {
  const worn = look.liveries[livery];
  if (worn === undefined) throw new Error(`no livery ${livery}`);
  return worn;
};

/** A piece with this strength on one and the same field and shield: its picture alone tells it. */
const alike = (kind: number, figure: string, cell: number): readonly number[] =>
  lightness(
    unitArt(look, wornBy(0), { ...rankedOf(kind), figure, letter: null, field: NATION_FIELDS.silver }, PLAIN),
    cell,
  );

/** A piece as it is. */
const whole = (kind: number, cell: number): readonly number[] =>
  lightness(unitArt(look, wornBy(liveryOf(kind)), rankedOf(kind), PLAIN), cell);

/** A piece of a livery, with the lines of its field or without. */
const lined = (kind: number, livery: number, isLined: boolean, cell: number): readonly number[] => {
  const { field } = wornBy(livery);
  if (field === null) throw new Error('no field of its own');
  const worn = { ...wornBy(livery), field: isLined ? field : { ...field, hatch: 'plain' as const } };
  return lightness(unitArt(look, worn, { ...rankedOf(kind), field: null }, PLAIN), cell);
};

/** First and last row of a picture that is painted at all, in CSS pixels from its middle. */
const reach = (art: Art, cell: number): readonly [number, number] => {
  const rows = lightness(art, cell);
  const side = Math.round(cell * devicePixelRatio);
  const isPainted = (light: number): boolean => light > 8;
  const [first, last] = [rows.findIndex(isPainted), rows.findLastIndex(isPainted)].map((at) => Math.floor(at / side));
  return [((first ?? 0) - side / 2) / devicePixelRatio, ((last ?? 0) + 1 - side / 2) / devicePixelRatio];
};

const chipReach = (cell: number): readonly [number, number] =>
  reach(chipArt('', { tone: 'more', text: '+2' }, cell), cell);

/** Pixels of a figure's ink on a token without a picture, from the upper left. */
const figurePixels = (figure: string, livery: number, cell: number): readonly number[] => {
  const blank = { ...rankedOf(1), outline: () => 'M0 0', letter: null, field: NATION_FIELDS.silver };
  const [inked, bare] = [figure, ''].map((text) =>
    lightness(unitArt(look, wornBy(livery), { ...blank, figure: text }, PLAIN), cell),
  );
  return (inked ?? []).flatMap((light, at) => (Math.abs(light - (bare?.[at] ?? 0)) > 64 ? [at] : []));
};

/** The share of a figure's ink that a mark hides by half or more. */
const hiddenBy = (name: string, figure: string, livery: number, cell: number): number => {
  const art = markNamed(name);
  if (art === null) throw new Error(`no mark ${name}`);
  const { data } = pixelsOf(art, cell);
  const ink = figurePixels(figure, livery, cell);
  return ink.filter((at) => (data[4 * at + 3] ?? 0) > 127).length / ink.length;
};

/** The same of a figure's ink on a token without a picture. */
const figureReach = (cell: number): readonly [number, number] => {
  const side = Math.round(cell * devicePixelRatio);
  const rows = figurePixels('8', 0, cell).map((at) => Math.floor(at / side));
  return [(Math.min(...rows) - side / 2) / devicePixelRatio, (Math.max(...rows) + 1 - side / 2) / devicePixelRatio];
};

const gallery = { alike, whole, lined, chipReach, figureReach, hiddenBy };
export type FacesGallery = typeof gallery;
Object.assign(window, { faces: gallery });
document.documentElement.dataset['ready'] = 'faces';
