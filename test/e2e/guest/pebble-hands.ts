/** How Pebble is played by mouse, touch, keys and typed text. */
import type { Page } from '@playwright/test';
import { PLAN } from '../../support/pebble/content/plan';
import { middle } from '../support/duel';
import type { Deed, Hands } from './pebble-play';

/** What was seen may be gone when the hand comes: then the player looks again. */
const SOON = { timeout: 2000 };
const gone = (): undefined => undefined;

export const button = (page: Page, action: string) => page.locator(`[data-action="${action}"]:visible`).last();
const rowOf = (page: Page, row: number) => page.locator(`.answer-row[data-at="${row}"]`);

/** Presses the cells and buttons of a deed one after the other. */
const byPresses =
  (cell: (name: string) => Promise<void>, row: (at: number) => Promise<void>, pass: () => Promise<void>) =>
  async (deed: Deed): Promise<void> => {
    switch (deed.do) {
      case 'move':
        await cell(deed.from);
        return cell(deed.to);
      case 'cell':
        return cell(deed.cell);
      case 'card':
        return row(deed.row);
      case 'pass':
        return pass();
    }
  };

/** On the canvas, through the grid that lies over it. */
export const mouseHands = (page: Page): Hands => ({
  deed: byPresses(
    async (name) => {
      const { x, y } = await middle(page, name);
      await page.mouse.click(x, y);
    },
    (at) => rowOf(page, at).click(),
    () => button(page, 'pass').click(),
  ),
  press: (action) => button(page, action).click(SOON).catch(gone),
});

export const touchHands = (page: Page): Hands => ({
  deed: byPresses(
    async (name) => {
      const { x, y } = await middle(page, name);
      await page.touchscreen.tap(x, y);
    },
    (at) => rowOf(page, at).tap(),
    () => button(page, 'pass').tap(),
  ),
  press: (action) => button(page, action).tap(SOON).catch(gone),
});

const ARROWS = [
  { key: 'ArrowLeft', dx: -1, dy: 0 },
  { key: 'ArrowRight', dx: 1, dy: 0 },
  { key: 'ArrowUp', dx: 0, dy: -1 },
  { key: 'ArrowDown', dx: 0, dy: 1 },
] as const;

/** The arrow keys that lead from a cell to another. */
const arrowsTo = (from: string, to: string): readonly string[] => {
  const [start, goal] = [PLAN.cellOf(from) ?? 0, PLAN.cellOf(to) ?? 0];
  const ways = new Map<number, readonly string[]>([[start, []]]);
  for (const [cell, keys] of ways) {
    if (cell === goal) return keys;
    for (const { key, ...arrow } of ARROWS) {
      const next = PLAN.walk(cell, arrow);
      if (next !== null && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`no arrows lead from ${from} to ${to}`);
};

/** More stops than any screen has. */
const MOST_STOPS = 120;

/** Tab after Tab until such an element has the focus; false where there is none any more. */
export const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  for (let step = 0; step < MOST_STOPS; step++) {
    const [here, there] = await page.evaluate(
      (wanted) => [document.activeElement?.matches(wanted) ?? false, document.querySelector(wanted) !== null],
      selector,
    );
    if (here || !there) return here;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
};

const focusedCell = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['square'] ?? '');

const enterOn = async (page: Page, selector: string): Promise<void> => {
  if (await tabTo(page, selector)) await page.keyboard.press('Enter');
};

export const keyHands = (page: Page): Hands => ({
  deed: byPresses(
    async (name) => {
      if ((await focusedCell(page)) === '') await tabTo(page, '.grid [data-square]');
      for (const key of arrowsTo(await focusedCell(page), name)) await page.keyboard.press(key);
      if ((await focusedCell(page)) !== name) throw new Error(`the arrows did not lead to ${name}`);
      await page.keyboard.press('Enter');
    },
    async (at) => {
      if ((await focusedCell(page)) === '') await tabTo(page, '.grid [data-square]');
      await page.keyboard.press('KeyA');
      await page.keyboard.press(`Digit${at + 1}`);
    },
    () => enterOn(page, '[data-action="pass"]'),
  ),
  press: (action) => enterOn(page, `[data-action="${action}"]:enabled`),
});

/** What a deed is in the command box. */
const typed = (deed: Deed): string => {
  switch (deed.do) {
    case 'move':
      return `${deed.from} ${deed.to}`;
    case 'cell':
      return deed.cell;
    case 'card':
      return deed.name.toLowerCase();
    case 'pass':
      return 'pass';
  }
};

/** By the command box; what has no text is done by keys. */
export const typingHands = (page: Page): Hands => ({
  deed: async (deed) => {
    await page.locator('#command').fill(typed(deed));
    await page.keyboard.press('Enter');
  },
  press: (action) => enterOn(page, `[data-action="${action}"]:enabled`),
});
