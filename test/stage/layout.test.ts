import { describe, expect, test } from 'vitest';
import { plan as legendsPlan } from '../../src/games/legends/plan';
import { plan as legionPlan } from '../../src/games/legion/plan';
import { eachItsOwn, twoSides } from '../../src/games/shared/sides';
import { around, pathBetween, tokenSize, unitOf, wayLength } from '../../src/stage/board/measure';
import { boxOf, centreOf, type Layout, layOut, outlineOf, type Size, squareAt } from '../../src/stage/layout';
import { boardBox } from '../../src/stage/paint/board';
import { seatPlace } from '../../src/stage/picture/sprite';
import { labelsOf } from '../../src/stage/scene/labels';
import { isles, turnable } from './support/plan';

const HOSTS: readonly Size[] = [
  { width: 640, height: 360 },
  { width: 821, height: 462 },
  { width: 390, height: 844 },
  { width: 320, height: 1138 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 720 },
  { width: 200, height: 180 },
];

const lay = (host: Size, ratio = 1, turned = false): Layout => {
  const layout = layOut(host, legionPlan({ width: 6, height: 6 }), ratio, turned ? 1 : 0);
  if (layout === null) throw new Error('no room');
  return layout;
};

/** Boards of all games, and the largest there may be. */
const SHAPES = [
  [8, 8],
  [10, 10],
  [16, 8],
  [32, 8],
  [32, 32],
] as const;

describe('the layout', () => {
  test.each(SHAPES)('fits %d × %d squares into every host, each under its own middle', (columns, rows) => {
    for (const host of HOSTS.filter((each) => columns <= 10 || each.width >= 800)) {
      const layout = layOut(host, legendsPlan({ width: columns, height: rows }), 1, 0);
      if (layout === null) throw new Error('no room');
      const box = boardBox(layout);
      expect(layout.left - layout.margin - layout.frame).toBeGreaterThanOrEqual(0);
      expect(layout.top - layout.margin - layout.frame).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(host.width);
      expect(box.y + box.height).toBeLessThanOrEqual(host.height);
      for (let square = 0; square < columns * rows; square += 7) {
        const { x, y, size } = boxOf(layout, square);
        expect(squareAt(layout, x + size / 2, y + size / 2)).toBe(square);
      }
    }
  });

  test('leaves squares that can be pressed and read on a phone', () => {
    const phone = { width: 390, height: 844 };
    expect(layOut(phone, legendsPlan({ width: 8, height: 8 }), 2, 0)?.cell).toBeGreaterThanOrEqual(42);
    expect(layOut(phone, legendsPlan({ width: 10, height: 10 }), 2, 0)?.cell).toBeGreaterThanOrEqual(33.5);
  });

  test.each(HOSTS)('fits into $width x $height with its frame', (host) => {
    const layout = lay(host);
    const box = boardBox(layout);
    expect(layout.left - layout.margin - layout.frame).toBeGreaterThanOrEqual(0);
    expect(layout.top - layout.margin - layout.frame).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(host.width);
    expect(box.y + box.height).toBeLessThanOrEqual(host.height);
  });

  test.each([1, 1.25, 1.5, 2, 2.625, 3])('keeps squares on whole device pixels at a density of %d', (density) => {
    for (const host of HOSTS) {
      const { cell, ratio, left, top } = lay(host, density);
      for (const length of [cell, left, top])
        expect(Math.abs(length * ratio - Math.round(length * ratio))).toBeLessThan(1e-6);
    }
  });

  test('finds every square under its own middle and nothing beside the board', () => {
    for (const turned of [false, true]) {
      const layout = lay({ width: 821, height: 462 }, 1, turned);
      for (let square = 0; square < 36; square++) {
        const { x, y, size } = boxOf(layout, square);
        expect(squareAt(layout, x + size / 2, y + size / 2)).toBe(square);
        const { x: cx, y: cy } = centreOf(layout, square);
        expect([layout.left + cx * layout.cell, layout.top + cy * layout.cell]).toEqual([x + size / 2, y + size / 2]);
      }
      expect(squareAt(layout, layout.left - 1, layout.top + 9)).toBeNull();
      expect(squareAt(layout, layout.left + 9, layout.top + layout.cell * 6 + 1)).toBeNull();
    }
  });

  test('puts seat 0 or seat 1 at the near edge', () => {
    expect(boxOf(lay({ width: 600, height: 600 }), 0)).toMatchObject({ x: lay({ width: 600, height: 600 }).left });
    const turned = lay({ width: 600, height: 600 }, 1, true);
    expect(boxOf(turned, 35).x).toBe(turned.left);
    expect(boxOf(turned, 0).y).toBe(turned.top);
    expect(labelsOf(turned)).toEqual({ files: [...'fedcba'], ranks: [...'123456'], names: [] });
    expect(labelsOf(lay({ width: 600, height: 600 }))).toEqual({
      files: [...'abcdef'],
      ranks: [...'654321'],
      names: [],
    });
    expect(seatPlace(turned, twoSides(2), 1).y).toBeGreaterThan(6);
    expect(seatPlace(turned, twoSides(2), 0).y).toBeLessThan(0);
  });

  test('gives up where there is no room', () => {
    expect(layOut({ width: 0, height: 0 }, isles, 1, 0)).toBeNull();
    expect(layOut({ width: 900, height: 20 }, isles, 1, 0)).toBeNull();
  });

  test('leaves 12 px for the coordinates and stays drawable on dense screens', () => {
    // where the squares need its room, the letters have the frame for themselves
    for (const host of HOSTS) expect(lay(host).frame).toBeGreaterThanOrEqual(lay(host).cell < 56 ? 11 : 19);
    expect(Math.min(2560, 1440) * lay({ width: 2560, height: 1440 }, 3).ratio).toBeLessThanOrEqual(2600);
  });
});

describe('a board of any cells', () => {
  const every = [...Array(isles.cells).keys()];
  const laid = (plan: typeof isles, near: number, host: Size = { width: 900, height: 620 }): Layout => {
    const layout = layOut(host, plan, 1, near);
    if (layout === null) throw new Error('no room');
    return layout;
  };
  const onHost = (layout: Layout, { x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
    layout.left + x * layout.cell,
    layout.top + y * layout.cell,
  ];

  test('measures in the room of a usual token, whatever its plan measures in', () => {
    expect(unitOf(isles)).toBeGreaterThan(50);
    expect(unitOf(legionPlan({ width: 6, height: 6 }))).toBe(1);
    const sizes = every.map((cell) => tokenSize(isles, cell));
    expect(Math.max(...sizes)).toBe(1);
    expect(Math.min(...sizes)).toBeLessThan(0.95);
    expect(Math.min(...sizes)).toBeGreaterThan(0.4);
  });

  test.each([
    ['upright', isles, 0],
    ['turned half round', turnable, 1],
  ] as const)('finds every cell under its token and all over its outline, %s', (_, plan, near) => {
    for (const host of HOSTS.filter(({ width }) => width >= 390)) {
      const layout = laid(plan, near, host);
      expect(layout.left - layout.margin - layout.frame).toBeGreaterThanOrEqual(0);
      expect(layout.top - layout.margin - layout.frame).toBeGreaterThanOrEqual(0);
      for (const cell of every) {
        const { x, y, size } = boxOf(layout, cell);
        for (const [right, down] of [
          [0.5, 0.5],
          [0.02, 0.02],
          [0.98, 0.98],
        ] as const)
          expect(squareAt(layout, x + size * right, y + size * down)).toBe(cell);
        const centre = centreOf(layout, cell);
        for (const corner of outlineOf(layout, cell)) {
          const inside = { x: corner.x * 0.98 + centre.x * 0.02, y: corner.y * 0.98 + centre.y * 0.02 };
          expect(squareAt(layout, ...onHost(layout, inside))).toBe(cell);
        }
      }
    }
  });

  test('has nothing under what lies beside the cells', () => {
    const layout = laid(isles, 0);
    expect(squareAt(layout, layout.left + 2, layout.top + 2)).toBeNull();
    expect(squareAt(layout, layout.left - 3, layout.top + layout.cell)).toBeNull();
    // the lake has a corner of dell and of knoll on its two sides
    const [dell, knoll] = [centreOf(layout, 3), centreOf(layout, 9)];
    expect(squareAt(layout, ...onHost(layout, { x: (dell.x + knoll.x) / 2, y: (dell.y + knoll.y) / 2 }))).toBeNull();
  });

  test('turns about its middle', () => {
    const [upright, turned] = [laid(turnable, 0), laid(turnable, 1)];
    for (const cell of every) {
      const [a, b] = [centreOf(upright, cell), centreOf(turned, cell)];
      expect(a.x + b.x).toBeCloseTo(upright.width, 9);
      expect(a.y + b.y).toBeCloseTo(upright.height, 9);
    }
  });

  test('bears the name of each cell within the cell, beside its token where there is room', () => {
    for (const [plan, near] of [
      [isles, 0],
      [turnable, 1],
    ] as const) {
      const layout = laid(plan, near);
      const { files, ranks, names } = labelsOf(layout);
      expect([files, ranks]).toEqual([[], []]);
      expect(names.map(({ text }) => text)).toEqual(every.map((cell) => plan.name(cell)));
      const free = names.filter(({ text, x, y, size }) => {
        const cell = plan.cellOf(text) ?? -1;
        expect(squareAt(layout, ...onHost(layout, { x, y }))).toBe(cell);
        const [centre, half] = [centreOf(layout, cell), tokenSize(plan, cell) / 2];
        return Math.abs(x - centre.x) > half || Math.abs(y - centre.y) > half + size * 0.4;
      });
      expect(free.length).toBeGreaterThanOrEqual(isles.cells / 2);
    }
    // far too small for letters
    expect(labelsOf(laid(isles, 0, { width: 130, height: 110 })).names.length).toBeLessThan(4);
  });

  test('gives each of many seats a sign of its own: the near one its edge, the others the far one', () => {
    for (const near of [0, 1, 2]) {
      const layout = laid(isles, near);
      const places = [0, 1, 2].map((seat) => seatPlace(layout, eachItsOwn(3), seat));
      expect(places.map(({ y }) => y > layout.height)).toEqual([0, 1, 2].map((seat) => seat === near));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    }
    const allied = [0, 1, 2, 3].map((seat) => seatPlace(laid(isles, 2), twoSides(4), seat).y > 0);
    expect(allied).toEqual([true, false, true, false]);
  });
});

describe('ways over a plan', () => {
  const eight = legendsPlan({ width: 8, height: 8 });
  const cell = (name: string): number => eight.cellOf(name) ?? -1;
  const names = (cells: readonly number[] | null): readonly string[] | null =>
    cells === null ? null : cells.map((each) => eight.name(each));

  test('on a grid run along ranks, files and diagonals', () => {
    expect(names(pathBetween(eight, cell('b2'), cell('b6')))).toEqual(['b3', 'b4', 'b5']);
    expect(names(pathBetween(eight, cell('f4'), cell('c4')))).toEqual(['e4', 'd4']);
    expect(names(pathBetween(eight, cell('a1'), cell('d4')))).toEqual(['b2', 'c3']);
    expect(names(pathBetween(eight, cell('a1'), cell('b2')))).toEqual([]);
    expect(pathBetween(eight, cell('a1'), cell('b3'))).toBeNull();
    expect(pathBetween(eight, cell('a1'), cell('c4'))).toBeNull();
    expect(wayLength(eight, cell('a1'), cell('c4'))).toBe(3);
  });

  test('on any other board run over the cells between, and not over what lies beside them', () => {
    const [ash, cairn, gorse, fen] = ['ash', 'cairn', 'gorse', 'fen'].map((name) => isles.cellOf(name) ?? -1);
    expect(pathBetween(isles, ash ?? 0, isles.cellOf('barrow') ?? 0)).toEqual([]);
    expect(pathBetween(isles, ash ?? 0, cairn ?? 0)).toEqual([isles.cellOf('barrow')]);
    // over the lake
    expect(pathBetween(isles, fen ?? 0, gorse ?? 0)).toBeNull();
    expect(wayLength(isles, ash ?? 0, cairn ?? 0)).toBeGreaterThan(1.5);
  });

  test('know what lies around a cell, straight neighbours first and then clockwise from the top', () => {
    expect(around(eight, cell('d4')).map((each) => eight.name(each))).toEqual([
      'd5',
      'e4',
      'd3',
      'c4',
      'e5',
      'e3',
      'c3',
      'c5',
    ]);
    expect(around(eight, cell('a1')).map((each) => eight.name(each))).toEqual(['a2', 'b1', 'b2']);
    const beside = around(isles, isles.cellOf('barrow') ?? 0).map((each) => isles.name(each));
    expect([...beside].sort()).toEqual(['ash', 'cairn', 'elm', 'fen']);
  });
});
