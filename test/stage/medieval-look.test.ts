/** Medieval's picture as data: what shooters reach, how prisoners and bombs look, which colours and signs part what. */
import { describe, expect, test } from 'vitest';
import { CAMP, PRISON, STOCKADE, TERRAIN, VOID } from '../../src/games/medieval/board';
import { medievalLook } from '../../src/games/medieval/look';
import { rangeOf } from '../../src/games/medieval/reading/range';
import { KIND, UNITS } from '../../src/games/medieval/units';
import { INK } from '../../src/stage/colour';
import { contrast, difference, parseHex, SIGHTS } from './colour-science';
import { at, squares, viewAt } from './medieval-match';

const nobody = (): boolean => false;
const ascending = (cells: readonly number[] | undefined): readonly number[] => [...(cells ?? [])].sort((a, b) => a - b);

describe('what shooters reach (RULES 5)', () => {
  test('an Archer two to four squares along rank and file, over pieces and water', () => {
    const range = rangeOf(KIND.archer, at('g4'), () => true);
    // west ends with d4, south with rank 1
    expect(ascending(range?.reached)).toEqual(squares('e4 d4 i4 j4 k4 g6 g7 g8 g2 g1'));
    expect(range?.shadowed).toEqual([]);
  });

  test('no line goes on behind a cut-out corner (M10)', () => {
    expect(ascending(rangeOf(KIND.archer, at('c5'), nobody)?.reached)).toEqual(squares('a5 e5 f5 g5 c7 c8 c9'));
    expect(ascending(rangeOf(KIND.archer, at('e1'), nobody)?.reached)).toEqual(squares('g1 h1 i1 e3 e4 e5'));
  });

  test('a Ballista two or three squares; a piece in between keeps it from what lies behind', () => {
    const stands = (cell: number): boolean => squares('h7 j6').includes(cell);
    const range = rangeOf(KIND.ballista, at('h6'), stands);
    expect(ascending(range?.reached)).toEqual(squares('f6 e6 j6 h4 h3'));
    expect(ascending(range?.shadowed)).toEqual(squares('h8 h9 k6'));
  });

  test('a Mage the square beside it', () => {
    expect(ascending(rangeOf(KIND.mage, at('a8'), () => true)?.reached)).toEqual(squares('a7 b8 a9'));
  });

  test('nobody else shoots', () => {
    const shooters = UNITS.flatMap((_, kind) => (rangeOf(kind, at('h8'), nobody) === null ? [] : [kind]));
    expect(shooters).toEqual([KIND.archer, KIND.ballista, KIND.mage]);
  });
});

describe('what pieces carry', () => {
  const POSITION = {
    line: "5P'9/7k7/15/15/3f11/15/7O7/3N11/15/8L6/15/15/15/7K7/4m'1s'8 r h9R1 R1B2",
    shown: ['d8'],
    looked: { d11: 0 },
  };
  const carried = (viewer: number, name: string) => {
    const view = viewAt(POSITION, viewer);
    return medievalLook.status(view)[view.tokens.findIndex(({ square }) => square === at(name))];
  };

  test('prisoners stand behind bars, which are down while the captor has a piece at home and up when not (M26)', () => {
    // Red's King stands in his camp, so does Blue's
    for (const name of ['e1', 'g1', 'f15']) expect(carried(0, name)?.held).toBe('shut');
    const away = POSITION.line.replace('/7K7/', '/15/').replace('/15/7O7', '/7K7/7O7');
    const view = viewAt(away, 0);
    const held = medievalLook.status(view).flatMap(({ held: bars }) => bars ?? []);
    expect(held.sort()).toEqual(['open', 'open', 'shut']);
  });

  test('a bomb shows the turns that are left', () => {
    for (const viewer of [0, 1, 8]) expect(carried(viewer, 'h9')?.fuse).toBe(1);
  });

  test('an own piece that the other side knows has an eye; what one knows from a look alone has a lantern', () => {
    expect(carried(0, 'd8')?.seen).toBe(true);
    expect(carried(0, 'i6')?.seen).toBe(false);
    expect(carried(0, 'd11')?.lit).toBe(true);
    expect(carried(1, 'd11')).toMatchObject({ seen: true });
    expect(carried(1, 'd11')?.lit).toBeUndefined();
    // all know it
    expect(carried(1, 'd8')?.lit).toBeUndefined();
    expect(carried(8, 'd11')?.lit).toBeUndefined();
  });
});

describe('faces and grounds', () => {
  test('every piece has a picture and the sign of RULES 1, but the King, whom his crown tells', () => {
    const shown = medievalLook.units.map(({ figure, letter }) => figure ?? letter);
    expect(shown).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'S', null, null]);
    const pictures = medievalLook.units.map((unit) => unit.outline());
    expect(pictures.every((picture) => picture !== null)).toBe(true);
    expect(new Set(pictures).size).toBe(UNITS.length);
  });

  test('the sides differ in silhouette, hatching and, for every kind of sight, in colour', () => {
    const [red, blue] = medievalLook.liveries;
    expect(red.silhouette).not.toBe(blue.silhouette);
    expect(red.field.hatch).not.toBe(blue.field.hatch);
    expect(Object.keys(SIGHTS).length).toBeGreaterThanOrEqual(3);
    expect(difference(parseHex(red.field.colour), parseHex(blue.field.colour))).toBeGreaterThanOrEqual(13.6);
    for (const { field } of [red, blue])
      expect(contrast(parseHex(field.colour), parseHex(field.ink))).toBeGreaterThanOrEqual(4.5);
  });

  test('grounds carry ink and differ', () => {
    const [land, lake] = medievalLook.terrains.map(({ colour }) => parseHex(colour));
    if (land === undefined || lake === undefined) throw new Error('two grounds');
    for (const ground of [land, lake]) expect(contrast(ground, parseHex(INK))).toBeGreaterThanOrEqual(4.5);
    expect(difference(land, lake)).toBeGreaterThanOrEqual(13.6);
  });
});

describe('works', () => {
  const of = (kind: string) => medievalLook.works.filter((work) => work.kind === kind);

  test('castles, prison rows and stockades are those of RULES 2, each of its seat', () => {
    expect(of('castle').map(({ cells, livery }) => [livery, cells])).toEqual([...CAMP.entries()]);
    expect(of('jail').map(({ cells, livery }) => [livery, cells])).toEqual([...PRISON.entries()]);
    expect(of('goal').map(({ cells, livery }) => [livery, cells])).toEqual(
      STOCKADE.map((cell, seat) => [seat, [cell]]),
    );
  });

  test('roads keep to dry land, and arms fill the four corners where there is none', () => {
    for (const { cells } of of('road')) expect(cells.every((cell) => TERRAIN[cell] === 0)).toBe(true);
    const missing = TERRAIN.flatMap((terrain, cell) => (terrain === VOID ? [cell] : []));
    expect(of('arms')).toHaveLength(4);
    expect(ascending(of('arms').flatMap(({ cells }) => cells))).toEqual(missing);
  });

  test('figures of a fight are told where both stand on the faces', () => {
    const told = (attack: number, defence: number) =>
      medievalLook.compares({ type: 'fought', from: 0, square: 1, attack, defence, helpers: [], beaten: false });
    expect(told(8, 10)).toBe(true);
    expect(told(6, 2)).toBe(true);
    // a Guard holds as 7, a King against shots as 13, a Mage as 0; Ballista and Mage strike as 12
    for (const [attack, defence] of [
      [6, 7],
      [5, 13],
      [4, 0],
      [12, 10],
    ] as const)
      expect(told(attack, defence), `${attack} ${defence}`).toBe(false);
  });
});
