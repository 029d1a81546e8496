/** The stage on a board that is no grid, in a real browser: its cells are painted, pressed, marked and walked over. */
import { describe, expect, test } from 'vitest';
import { SLOW, stagePage } from '../support/stage-page';
import type { PlanGallery } from './gallery/plan';

declare global {
  interface Window {
    isles: PlanGallery;
  }
}

const CELLS = [...Array(12).keys()];

/** Of these the marks are looked at. */
const MARKED = [0, 6, 11];

describe('a board of polygons in a browser', () => {
  const stage = stagePage('plan.html', 'plan', { width: 720, height: 500 });
  const { picture, settle } = stage;
  const middle = (cell: number): Promise<{ x: number; y: number }> =>
    stage.page.evaluate((at) => {
      const { x, y, size } = window.isles.stage.box(at);
      return { x: x + size / 2, y: y + size / 2 };
    }, cell);
  const heard = (): Promise<readonly string[]> => stage.page.evaluate(() => window.isles.heard.splice(0));

  test.each([
    ['as it is', {}],
    ['turned half round', { turnable: '', near: '1' }],
  ] as const)(
    'takes a press on every cell, and none on what lies beside them, %s',
    { timeout: SLOW },
    async (_, query) => {
      await stage.open(query);
      for (const cell of CELLS) {
        const { x, y } = await middle(cell);
        await stage.page.mouse.click(x, y);
        const name = await stage.page.evaluate((at) => window.isles.plan.name(at), cell);
        expect(await heard()).toEqual([`hover ${name}`, `press ${name}`]);
      }
      const [dell, knoll] = [await middle(3), await middle(9)];
      await stage.page.mouse.click((dell.x + knoll.x) / 2, (dell.y + knoll.y) / 2);
      expect(await heard()).toEqual(['hover nothing']);
    },
  );

  test('marks a cell along its outline, and no other', { timeout: SLOW }, async () => {
    await stage.open();
    const bare = await picture();
    const seen = new Set([bare]);
    for (const cell of MARKED) {
      await stage.page.evaluate((at) => window.isles.stage.focus(at), cell);
      await settle();
      seen.add(await picture());
    }
    expect(seen.size).toBe(MARKED.length + 1);
    await stage.page.evaluate(() => window.isles.stage.focus(null));
    await settle();
    expect(await picture()).toBe(bare);
    await stage.page.evaluate(() => window.isles.mark());
    await settle();
    expect(await picture()).not.toBe(bare);
  });

  test('ends a walk over the cells between at the picture of its last view', { timeout: SLOW }, async () => {
    await stage.open();
    const before = await picture();
    await stage.page.evaluate(() => window.isles.walk(0, 1));
    await settle();
    const after = await picture();
    expect(after).not.toBe(before);
    await stage.open();
    expect(await picture()).toBe(before);
    await stage.page.evaluate(async () => {
      const done = window.isles.walk(0, 1);
      window.isles.stage.skip();
      await done;
    });
    await settle();
    expect(await picture()).toBe(after);
  });

  test('uncovers the ground of a cell that was bare', { timeout: SLOW }, async () => {
    await stage.open({ bare: '' });
    const bare = await picture();
    await stage.open();
    expect(await picture()).not.toBe(bare);
  });
});
