import { describe, expect, test } from 'vitest';
import { boxOf, centreOf, type Layout, layOut, type Size, squareAt } from '../../src/stage/layout';
import { boardBox } from '../../src/stage/paint/board';
import { seatPlace } from '../../src/stage/picture/sprite';
import { labelsOf } from '../../src/stage/scene/labels';

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
  const layout = layOut(host, 6, 6, ratio, turned);
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
      const layout = layOut(host, columns, rows, 1, false);
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
    expect(layOut(phone, 8, 8, 2, false)?.cell).toBeGreaterThanOrEqual(42);
    expect(layOut(phone, 10, 10, 2, false)?.cell).toBeGreaterThanOrEqual(33.5);
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
    expect(labelsOf(turned)).toEqual({ files: [...'fedcba'], ranks: [...'123456'] });
    expect(labelsOf(lay({ width: 600, height: 600 }))).toEqual({ files: [...'abcdef'], ranks: [...'654321'] });
    expect(seatPlace(turned, 1).y).toBeGreaterThan(6);
    expect(seatPlace(turned, 0).y).toBeLessThan(0);
  });

  test('gives up where there is no room', () => {
    expect(layOut({ width: 0, height: 0 }, 6, 6, 1, false)).toBeNull();
    expect(layOut({ width: 900, height: 20 }, 6, 6, 1, false)).toBeNull();
  });

  test('leaves 12 px for the coordinates and stays drawable on dense screens', () => {
    for (const host of HOSTS) expect(lay(host).frame).toBeGreaterThanOrEqual(19);
    expect(Math.min(2560, 1440) * lay({ width: 2560, height: 1440 }, 3).ratio).toBeLessThanOrEqual(2600);
  });
});
