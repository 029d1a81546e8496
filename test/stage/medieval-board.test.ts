/** Medieval's cross as the stage draws and measures it: squares that are there and squares that are not. */
import { describe, expect, test } from 'vitest';
import { CAMP, LAKE, SHAPE, TERRAIN, VOID } from '../../src/games/medieval/board';
import { medievalLook } from '../../src/games/medieval/look';
import { plan as planOf } from '../../src/games/medieval/plan';
import { BESIDE } from '../../src/stage/board/border';
import { cellsOf } from '../../src/stage/board/cells';
import { joinedWays } from '../../src/stage/board/joined';
import { landOf } from '../../src/stage/board/land';
import { around } from '../../src/stage/board/measure';
import { cornersRound, sidesRound } from '../../src/stage/board/precinct';
import { shortestWay } from '../../src/stage/board/walk';
import { boxOf, centreOf, type Layout, layOut, outlineOf, squareAt } from '../../src/stage/layout';
import { at, squares } from './medieval-match';

const plan = planOf(SHAPE);

const laid = (host: { readonly width: number; readonly height: number }, near = 0): Layout => {
  const layout = layOut(host, plan, 1, near);
  if (layout === null) throw new Error('no room');
  return layout;
};
const TABLE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 390 };
const there = TERRAIN.flatMap((terrain, cell) => (terrain === VOID ? [] : [cell]));
const gone = TERRAIN.flatMap((terrain, cell) => (terrain === VOID ? [cell] : []));

describe.each([0, 1])('the cross with seat %i near', (near) => {
  const layout = laid(TABLE, near);

  test('every one of the 165 squares is a rectangle of one cell, under its own middle', () => {
    expect(there).toHaveLength(165);
    for (const cell of there) {
      const { x, y } = centreOf(layout, cell);
      const corners = outlineOf(layout, cell);
      expect(corners.map((corner) => [Math.abs(corner.x - x), Math.abs(corner.y - y)])).toEqual(
        Array(4).fill([0.5, 0.5]),
      );
      const box = boxOf(layout, cell);
      expect(squareAt(layout, box.x + box.size / 2, box.y + box.size / 2)).toBe(cell);
    }
  });

  test('nothing is pressed where a square is missing', () => {
    for (const cell of gone) {
      const { x, y } = centreOf(layout, cell);
      expect(squareAt(layout, layout.left + x * layout.cell, layout.top + y * layout.cell)).toBeNull();
    }
  });

  test('the painted land has the squares that are there and no others', () => {
    const cells = cellsOf(layout);
    expect(cells.hasGaps).toBe(true);
    const close = cells.measureClose?.((cell) => cell !== BESIDE);
    for (const [cell, terrain] of TERRAIN.entries()) {
      const { x, y } = centreOf(layout, cell);
      expect(cells.at(x, y)).toBe(terrain === VOID ? BESIDE : cell);
      expect(Math.sign(close?.(x, y) ?? 0)).toBe(terrain === VOID ? 1 : -1);
    }
    const land = landOf(layout, TERRAIN, medievalLook);
    expect(land.sites(LAKE)).toHaveLength(16);
    expect(land.sites(VOID)).toHaveLength(0);
  });
});

describe('sizes', () => {
  test('on a phone the whole cross is seen first, and squares of 44 px when it is seen nearer', () => {
    const layout = laid(PHONE);
    expect(layout.view.zoom).toBe(1);
    expect(layout.cell * layout.width).toBeLessThanOrEqual(390);
    expect(layout.cell * layout.most).toBeGreaterThanOrEqual(44);
  });

  test('on a table it fits', () => {
    expect(laid(TABLE).most).toBe(1);
    expect(laid(TABLE).cell).toBeGreaterThanOrEqual(38);
  });
});

describe('what lies around', () => {
  test('counts no missing square', () => {
    // d2 and d3 are none, d4 touches by its corner
    expect([...around(plan, at('e3'))].sort((a, b) => a - b)).toEqual(squares('e2 f2 f3 d4 e4 f4'));
    expect(around(plan, at('h8'))).toHaveLength(8);
  });

  test('a castle has walls where the board ends, and four corners', () => {
    const sides = sidesRound(laid(TABLE), CAMP[0] ?? []);
    expect(sides).toHaveLength(18);
    const walls = sides.filter(({ beyond }) => beyond === BESIDE).map(({ cell }) => cell);
    expect(walls.sort((a, b) => a - b)).toEqual(squares('e2 k2 e3 k3'));
    const beyond = sides.flatMap(({ beyond: other }) => (other === BESIDE ? [] : [other]));
    expect(beyond.sort((a, b) => a - b)).toEqual(squares('e1 f1 g1 h1 i1 j1 k1 e4 f4 g4 h4 i4 j4 k4'));
    expect(cornersRound(sides)).toHaveLength(4);
  });
});

describe('ways', () => {
  const dry = (cell: number): boolean => TERRAIN[cell] !== LAKE;

  test('lead over open squares and round corners (M5)', () => {
    expect(shortestWay(plan, at('d4'), at('e5'), { isOpen: dry, most: 3 })).toHaveLength(1);
    expect(shortestWay(plan, at('g4'), at('h6'), { isOpen: dry, most: 3 })).toEqual([at('h4'), at('h5')]);
    expect(shortestWay(plan, at('h8'), at('h9'), { isOpen: dry, most: 3 })).toEqual([]);
  });

  test('but neither through what is closed nor farther than may be gone', () => {
    const shut = (cell: number): boolean => dry(cell) && cell !== at('h4');
    expect(shortestWay(plan, at('g4'), at('h6'), { isOpen: shut, most: 3 })).toBeNull();
    expect(shortestWay(plan, at('h2'), at('h8'), { isOpen: dry, most: 3 })).toBeNull();
  });

  test('of strength in a chain go from its far ends to the attacker, and from him to the enemy', () => {
    const fight = { from: at('g7'), square: at('g8'), helpers: squares('f6 f7 h7') };
    const ways = joinedWays(plan, fight, 'chain');
    expect(ways.at(0)).toEqual([at('f6'), at('f7')]);
    expect(ways.at(-1)).toEqual([at('g7'), at('g8')]);
    expect(ways).toContainEqual([at('f7'), at('g7')]);
    expect(ways).toContainEqual([at('h7'), at('g7')]);
    expect(ways).toHaveLength(4);
  });

  test('of strength that each lends for itself go straight to the fight', () => {
    const fight = { from: at('g7'), square: at('g8'), helpers: [at('f8')] };
    expect(joinedWays(plan, fight)).toEqual([
      [at('f8'), at('g8')],
      [at('g7'), at('g8')],
    ]);
  });
});
