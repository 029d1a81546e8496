/** A board that does not fit: how it is zoomed and moved, and that whatever says where a cell lies says the same. */
import { describe, expect, test } from 'vitest';
import type { BoardPlan } from '../../src/contract/board-plan';
import { plan as legendsPlan } from '../../src/games/legends/plan';
import { plan as legionPlan } from '../../src/games/legion/plan';
import { turnedPlace } from '../../src/shell/board/geometry';
import { frameOf } from '../../src/shell/board/use-frame';
import {
  boxOf,
  centreOf,
  type Layout,
  layOut,
  outlineOf,
  type Place,
  type Size,
  squareAt,
  type Viewport,
} from '../../src/stage/layout';
import { boardBox } from '../../src/stage/paint/board';
import { labelsOf } from '../../src/stage/scene/labels';
import { bounded, moved, revealing, seen, settled, zoomed } from '../../src/stage/viewport';
import { PLAN } from '../support/pebble/content/plan';
import { dice } from './match';
import { turnable } from './support/plan';

const PHONE: Size = { width: 390, height: 371 };

const wholeOf = (plan: BoardPlan, host: Size, ratio = 2, near = 0): Layout => {
  const layout = layOut(host, plan, ratio, near);
  if (layout === null) throw new Error('no room');
  return layout;
};

describe('on a narrow host', () => {
  test.each([
    [390, 44],
    [360, 42],
  ])('the frame gives its room to the squares: 8 × 8 at %d px has squares of %d px', (side, least) => {
    for (const density of [1, 1.5, 2, 3])
      expect(
        wholeOf(legendsPlan({ width: 8, height: 8 }), { width: side, height: side }, density).cell,
      ).toBeGreaterThanOrEqual(least);
  });

  test('and keeps it where the squares have room, and on wider hosts', () => {
    expect(wholeOf(legionPlan({ width: 6, height: 6 }), { width: 390, height: 390 }).frame).toBe(19);
    expect(wholeOf(legendsPlan({ width: 8, height: 8 }), { width: 462, height: 462 }).frame).toBeGreaterThanOrEqual(19);
    expect(wholeOf(legendsPlan({ width: 10, height: 10 }), { width: 480, height: 480 }).frame).toBeGreaterThanOrEqual(
      19,
    );
    // and where nobody presses them
    expect(layOut({ width: 360, height: 360 }, legendsPlan({ width: 8, height: 8 }), 1, 0, 'always')?.frame).toBe(19);
  });
});

describe('a board that fits never moves', () => {
  const SQUARES = [6, 8, 10].map((side) => legendsPlan({ width: side, height: side }));

  test('squares fit on every phone; the map of 41 cells does not, and does on a table', () => {
    for (const plan of SQUARES)
      for (const side of [320, 360, 390, 720]) expect(wholeOf(plan, { width: side, height: side }).most).toBe(1);
    expect(wholeOf(PLAN, PHONE).most).toBeGreaterThan(1);
    expect(wholeOf(PLAN, { width: 758, height: 720 }).most).toBe(1);
  });

  test('whatever is asked of it', () => {
    for (const plan of SQUARES) {
      const whole = wholeOf(plan, PHONE);
      for (const view of [
        zoomed(whole, whole.view, 3, { x: 10, y: 10 }),
        moved(whole, whole.view, 90, -40),
        bounded(whole, { zoom: 4, x: 1, y: 1 }),
        revealing(whole, whole.view, [0]),
      ])
        expect(seen(whole, view)).toBe(whole);
    }
  });
});

const roll = dice(4711);
const share = (): number => roll(10_001) / 10_000;

/** Boards that do not fit, at hosts and densities of all kinds, and any viewport of each; some from beyond the limits. */
const trials = Array.from({ length: 200 }, (_, trial) => {
  const [plan, near] = (
    [
      [PLAN, 0],
      [turnable, 1],
      [legendsPlan({ width: 10, height: 10 }), roll(2)],
      [PLAN, 2],
    ] as const
  )[trial % 4] ?? [PLAN, 0];
  const side = plan === PLAN ? 300 + roll(90) : plan === turnable ? 80 + roll(40) : 130 + roll(60);
  const host = { width: side + roll(40), height: side };
  const whole = wholeOf(plan, host, [1, 1.5, 2, 2.625, 3][roll(5)], near);
  const wish: Viewport = { zoom: 0.8 + share() * 4, x: share() * whole.width * 1.2, y: share() * whole.height * 1.2 };
  return { trial, near, host, whole, wish, layout: seen(whole, trial % 2 === 0 ? wish : settled(whole, wish)) };
});

describe('at 200 viewports', () => {
  test('none of the boards fits, and the view keeps within its limits', () => {
    for (const { whole, host, layout } of trials) {
      expect(whole.most).toBeGreaterThanOrEqual(2);
      expect(whole.most).toBeLessThanOrEqual(4);
      const { zoom } = layout.view;
      expect(zoom).toBeGreaterThanOrEqual(1);
      expect(zoom).toBeLessThanOrEqual(whole.most);
      // from edge to edge: more of the host is beside the rim only where the whole axis fits
      for (const [at, length, room] of [
        [layout.left, layout.width, host.width],
        [layout.top, layout.height, host.height],
      ] as const) {
        const [from, to] = [at - layout.rim, at + length * layout.cell + layout.rim];
        if (to - from <= room) expect(Math.abs(from + to - room)).toBeLessThanOrEqual(2);
        else {
          expect(from).toBeLessThanOrEqual(1);
          expect(to).toBeGreaterThanOrEqual(room - 1);
        }
      }
    }
    expect(new Set(trials.map(({ layout }) => layout.view.zoom)).size).toBeGreaterThan(100);
  });

  test('picture, hit test, grid, loupe and labels agree on where each cell lies', () => {
    const faults: string[] = [];
    let [labels, outside] = [0, 0];
    for (const { trial, near, layout } of trials) {
      const { plan } = layout;
      const side = { plan, near };
      const frame = frameOf({ box: (cell) => boxOf(layout, cell) }, side);
      const names = new Map(labelsOf(layout).names.map((label) => [label.text, label]));
      const onHost = ({ x, y }: Place): Place => ({
        x: layout.left + x * layout.cell,
        y: layout.top + y * layout.cell,
      });
      for (let cell = 0; cell < plan.cells; cell++) {
        const check = (what: string, agrees: boolean): void => {
          if (!agrees) faults.push(`${what} of ${plan.name(cell)} in trial ${trial}`);
        };
        const box = boxOf(layout, cell);
        const middle = { x: box.x + box.size / 2, y: box.y + box.size / 2 };
        const isThere = ({ x, y }: Place): boolean => Math.hypot(x - middle.x, y - middle.y) < 1e-3;
        check('picture', isThere(onHost(centreOf(layout, cell))));
        const { width, height } = layout.host;
        const isOut = middle.x < 0 || middle.y < 0 || middle.x > width || middle.y > height;
        check('hit test', squareAt(layout, middle.x, middle.y) === (isOut ? null : cell));
        const planned = turnedPlace(side, plan.centre(cell));
        check('grid', isThere({ x: frame.left + planned.x * frame.unit, y: frame.top + planned.y * frame.unit }));
        // the loupe asks the plan where the finger is in the grid's frame
        const finger = { x: (middle.x - frame.left) / frame.unit, y: (middle.y - frame.top) / frame.unit };
        check('loupe', plan.at(turnedPlace(side, finger)) === cell);
        const label = names.get(plan.name(cell));
        if (label === undefined || isOut) continue;
        labels += 1;
        const { x, y } = onHost(label);
        const found = squareAt(layout, x, y);
        check('label', found === cell || found === null);
        if (found === null) outside += 1;
      }
    }
    expect(faults).toEqual([]);
    // a cell's middle may be in sight and its name not
    expect(labels).toBeGreaterThan(1000);
    expect(outside).toBeLessThan(labels / 10);
  });

  test('canvas and loupe name the same cell at any place of the host', () => {
    let cells = 0;
    for (const { trial, near, host, layout } of trials) {
      const side = { plan: layout.plan, near };
      const { left, top, unit } = frameOf({ box: (cell) => boxOf(layout, cell) }, side);
      for (let count = 0; count < 40; count++) {
        const [x, y] = [share() * host.width, share() * host.height];
        const aimed = layout.plan.at(turnedPlace(side, { x: (x - left) / unit, y: (y - top) / unit }));
        expect([trial, squareAt(layout, x, y)]).toEqual([trial, aimed]);
        if (aimed !== null) cells += 1;
      }
    }
    expect(cells).toBeGreaterThan(3000);
  });

  test('what is painted of the board never exceeds the host', () => {
    for (const { host, layout } of trials) {
      const box = boardBox(layout);
      expect(box.width).toBeLessThanOrEqual(host.width);
      expect(box.height).toBeLessThanOrEqual(host.height);
    }
  });

  test('a cell that is brought into view is in sight, without coming nearer; one in sight moves nothing', () => {
    for (const { host, whole, layout, trial } of trials) {
      const cell = (trial * 7) % layout.plan.cells;
      const view = revealing(whole, layout.view, [cell]);
      const after = seen(whole, view);
      for (const { x, y } of outlineOf(after, cell)) {
        expect(after.left + x * after.cell).toBeGreaterThanOrEqual(-2);
        expect(after.left + x * after.cell).toBeLessThanOrEqual(host.width + 2);
        expect(after.top + y * after.cell).toBeGreaterThanOrEqual(-2);
        expect(after.top + y * after.cell).toBeLessThanOrEqual(host.height + 2);
      }
      expect(view.zoom).toBeLessThanOrEqual(layout.view.zoom);
      expect(revealing(whole, view, [cell])).toEqual(view);
      // the farthest two are both in sight, from farther off if need be
      const both = revealing(whole, layout.view, [0, layout.plan.cells - 1]);
      expect(revealing(whole, both, [0, layout.plan.cells - 1])).toEqual(both);
    }
  });
});

describe('zooming', () => {
  const whole = wholeOf(PLAN, PHONE);

  test('leaves what lies under the fingers where it is', () => {
    const view = bounded(whole, { zoom: 1.4, x: 6, y: 5 });
    for (const at of [
      { x: 195, y: 185 },
      { x: 120, y: 240 },
    ]) {
      const [before, after] = [seen(whole, view), seen(whole, zoomed(whole, view, 1.3, at))];
      expect(after.cell / before.cell).toBeCloseTo(1.3, 9);
      const under = (layout: Layout) => ({
        x: (at.x - layout.left) / layout.cell,
        y: (at.y - layout.top) / layout.cell,
      });
      expect(under(after).x).toBeCloseTo(under(before).x, 1);
      expect(under(after).y).toBeCloseTo(under(before).y, 1);
    }
  });

  test('never shows less than all of it, and ends where cells are comfortable', () => {
    expect(zoomed(whole, { zoom: 1.2, x: 6, y: 5 }, 0.1, { x: 0, y: 0 })).toEqual(whole.view);
    const most = seen(whole, zoomed(whole, whole.view, 100, { x: 195, y: 185 }));
    for (let cell = 0; cell < PLAN.cells; cell++) expect(boxOf(most, cell).size).toBeGreaterThanOrEqual(43.9);
  });

  test('comes to rest on whole device pixels', () => {
    for (let zoom = 1.03; zoom < whole.most; zoom += 0.037) {
      const { cell, ratio, left } = seen(whole, settled(whole, { zoom, x: 6, y: 5 }));
      expect(Math.abs(cell * ratio - Math.round(cell * ratio))).toBeLessThan(1e-6);
      expect(Math.abs(left * ratio - Math.round(left * ratio))).toBeLessThan(1e-6);
    }
  });
});
