/** What a player sees of the page at some size: whether it fits, whether it can be read and pressed. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { battleMouse, liftCurtain } from './battle';
import { boardReady, press, startAnew } from './page';

interface Question {
  readonly key: string;
  readonly record: string;
}

const QUESTIONS: readonly Question[] = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8'));

/** A saved battle that stands at a question of this key (test/shell/questions.test.ts). */
export const questionRecord = (key: string): string => {
  const found = QUESTIONS.find((question) => question.key === key);
  if (found === undefined) throw new Error(`no record asks ${key}`);
  return found.record;
};

/** Opens the screen that the last player has left, if it is hidden. */
export const openCurtain = async (page: Page): Promise<void> => {
  const hands = battleMouse(page);
  await liftCurtain(page, () => hands.act('open-curtain'));
};

/** Opens a saved battle from the title. */
export const openRecord = async (page: Page, record: string): Promise<void> => {
  const buffer = Buffer.from(record);
  await page
    .locator('[data-file="import"]')
    .last()
    .setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer });
  await page.locator('.battle, .curtain').first().waitFor();
};

/** Waits until the page lies still at its size: the same places in several frames, one after the other. */
export const lieStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('main, .board, .board-grid, .status, .area-panel, .toolbar')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        })
        .join();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = '';
    let same = 0;
    for (let count = 0; count < 200 && same < 6; count++) {
      await frame();
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

/** The size, once the page has followed it. */
export const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const);
  await lieStill(page);
};

/** Begins the battle of the kept plan, with any arrangement where the form asks for one. */
export const startBattle = async (page: Page): Promise<void> => {
  await press(page, 'new-battle');
  await startAnew(page, '.battle, .curtain, .arrange');
  if (await page.locator('main.arrange').isVisible()) {
    await press(page, 'fill');
    await startAnew(page, '.battle, .curtain', 'ready');
  }
  await openCurtain(page);
  await boardReady(page);
};

/** What is wrong with what is shown: text too small to read, and buttons too low to touch. */
export const faultsOf = (page: Page, lowest: number): Promise<readonly string[]> =>
  page.evaluate((low) => {
    const faults = new Set<string>();
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.closest('.unseen, [hidden], canvas, svg, table') === null;
    };
    const named = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${String(className)}`;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !seen(parent)) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < 14) faults.add(`${size} px: ${named(parent)}`);
    }
    for (const button of document.querySelectorAll('button, select, label.choice-option, summary')) {
      // what stands in the board and the layout squares is as large as its square
      if (!seen(button) || button.hasAttribute('data-square')) continue;
      const height = button.getBoundingClientRect().height;
      if (height < low - 0.5) faults.add(`${Math.round(height)} px high: ${named(button)}`);
    }
    return [...faults];
  }, lowest);

/** How much wider the page, or what scrolls in it, is than what can be seen of it. */
export const overWidth = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[
        document.documentElement,
        ...document.querySelectorAll('main, .setup-body, .area-panel, .area-gap, .answer-scroll'),
      ].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ),
  );
