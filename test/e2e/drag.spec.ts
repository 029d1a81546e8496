/** A piece is drawn to a marked square as well as pressed there, by mouse and by finger. */
import type { Page } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { middle } from './support/duel';
import { battle } from './support/moments';
import { expect, test } from './support/page';

const chosen = (page: Page) => page.locator('[data-square][aria-pressed="true"]');
const version = (page: Page) => page.locator('.battle').getAttribute('data-version');

type Place = { readonly x: number; readonly y: number };

interface Hand {
  readonly down: (at: Place) => Promise<unknown>;
  readonly to: (at: Place) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

const mouse = async (page: Page): Promise<Hand> => ({
  down: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  to: ({ x, y }) => page.mouse.move(x, y, { steps: 4 }),
  up: () => page.mouse.up(),
});

/** Without a pause between: a finger that waits on a busy machine rests, and inspects. */
const finger = async (page: Page): Promise<Hand> => {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Place[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  let waiting: Promise<unknown> = Promise.resolve();
  return {
    down: async (at) => {
      waiting = send('touchStart', [at]);
    },
    to: (at) => Promise.all([waiting, send('touchMove', [at])]),
    up: () => send('touchEnd', []),
  };
};

/** Presses a piece to see where it can go; forgets it again. */
const targetsOf = async (page: Page, square: string) => {
  await page.locator(`[data-square="${square}"]`).press('Enter');
  await expect(chosen(page)).toHaveCount(1);
  const targets = await page.locator('[data-square][data-mark]').evaluateAll((all) =>
    all.map((each) => ({
      square: each.getAttribute('data-square') ?? '',
      mark: each.getAttribute('data-mark') ?? '',
    })),
  );
  await page.locator(`[data-square="${square}"]`).press('Escape');
  await expect(chosen(page)).toHaveCount(0);
  return targets.filter((target) => target.square !== square);
};

/** The first piece that has a square with this mark. */
const firstWith = async (page: Page, mark: string): Promise<{ readonly from: string; readonly to: string }> => {
  const sources = await page
    .locator('[data-square][data-mark]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-square') ?? ''));
  for (const from of sources) {
    const found = (await targetsOf(page, from)).find((target) => target.mark === mark);
    if (found !== undefined) return { from, to: found.square };
  }
  throw new Error(`no square is marked ${mark}`);
};

const HANDS = { mouse, finger } as const;

for (const [name, make] of Object.entries(HANDS)) {
  test.describe(name, () => {
    test.use(name === 'finger' ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {});

    test('a drag to a marked square moves, to any other one it puts the piece back', async ({ page }, info) => {
      await battle('curse')({ page, info, theme: 'normal' });
      await awaitAsked(page);
      const hand = await make(page);
      const { from, to } = await firstWith(page, 'move');
      const before = await version(page);
      // over a piece of the own side, which is no target, then beside the board
      for (const away of [await middle(page, from === 'd1' ? 'e1' : 'd1'), { x: 1, y: 1 }]) {
        await hand.down(await middle(page, from));
        await hand.to(away);
        await expect(chosen(page)).toHaveCount(1);
        await hand.up();
        await expect(chosen(page)).toHaveCount(0);
        expect(await version(page)).toBe(before);
      }
      await hand.down(await middle(page, from));
      await hand.to(await middle(page, to));
      await hand.up();
      await expect.poll(() => version(page)).not.toBe(before);
      // who stood there has gone
      await expect(page.locator(`[data-square="${from}"]`)).not.toHaveAttribute('aria-label', /, your /);
    });

    test('a drag onto an attack opens what a press would', async ({ page }, info) => {
      await battle('curse')({ page, info, theme: 'normal' });
      await awaitAsked(page);
      const hand = await make(page);
      const { from, to } = await firstWith(page, 'attack');
      const before = await version(page);
      await hand.down(await middle(page, from));
      await hand.to(await middle(page, to));
      await hand.up();
      await expect(page.locator('[data-action="confirm"]')).toBeEnabled();
      await expect(page.locator('.fight[data-when="ahead"]')).toBeVisible();
      expect(await version(page)).toBe(before);
    });
  });
}
