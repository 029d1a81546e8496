/** The panel beside the board: answers in sight before what has happened, and what the other side did, told and shown again. */
import type { Page } from '@playwright/test';
import { awaitAsked, battleMouse, type Scene } from './support/battle';
import { awaitToast, boardReady, expect, openTitle, press, test } from './support/page';
import { openRecord } from './support/sights';

const SHOTS = process.env['PANEL_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

const GROUND = ['pppppppp', 'pppppppp', 'pppppppp', 'ppppppfp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppppppp'];
const CASTLES = { a1: [33, 0], h8: [170, 1] };

/** One plays Good against the computer, from this position on. */
const recordOf = (pieces: Readonly<Record<string, unknown>>): string => {
  const options = { windows: 'combat', lists: 'open', asks: 'useful', exchanges: 'off' };
  const headers: readonly (readonly [string, unknown])[] = [
    ['Game', 'legends'],
    ['Mode', 'legends'],
    ['Position', { terrain: GROUND, pieces: { ...CASTLES, ...pieces }, turn: 0, options }],
    ['Seats', [{ player: 'person' }, { player: 'computer', level: 'story' }]],
    ['Options', options],
    ['Seed', 1],
  ];
  return `${headers.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`).join('\n')}\n\n`;
};

const opened = async (page: Page, pieces: Readonly<Record<string, unknown>>, speed = 'normal'): Promise<Scene> => {
  await openTitle(page, { settings: { speed } });
  await openRecord(page, recordOf(pieces));
  await boardReady(page);
  return awaitAsked(page);
};

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

// Srik (7) and Renil (7): the High Elf and the Dancing Swords beside them could help; others that may be sacrificed stand around
const HELPED = { d4: [8, 0], d5: [144, 1], c4: [11, 0], e4: [84, 0], e5: [5, 0], c5: [84, 0], f7: [150, 1] };

const inSight = (page: Page, selector: string): Promise<void> =>
  expect(page.locator(selector).first()).toBeInViewport({ ratio: 0.95 });

for (const size of SIZES) {
  test(`in a question the answers come first, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await opened(page, HELPED, 'instant');
    const hands = battleMouse(page);
    await hands.square('d4');
    await hands.square('d5');
    await page.locator('[data-action="confirm"]:enabled').click();
    await page.locator('[data-prompt="legends.window"]').waitFor();
    await inSight(page, '.answer-row');
    // there is more than fits, and it shows
    await expect(page.locator('.answer')).toHaveAttribute('data-below', 'true');
    await expect(page.locator('.foretold')).toHaveText('Srik (7) against Renil (7). So far: both fall.');
    await shot(page, `window-${size.width}`);
    await page.locator('.orders summary').click();
    await inSight(page, '.orders select');
    await shot(page, `orders-${size.width}`);
    await page.locator('.answer-row').first().click();
    await hands.square('d5');
    await page.locator('.foretold', { hasText: 'will be revealed' }).waitFor();
    await shot(page, `chosen-${size.width}`);
  });

  test(`why a strength is what it is is seen at once, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    // Grundin is stronger in the forest that it would leave
    await opened(page, { g5: [16, 0], g4: [144, 1], f7: [150, 1] }, 'instant');
    const tools = async () => (await page.locator('.toolbar').boundingBox())?.y;
    const before = await tools();
    const hands = battleMouse(page);
    await hands.square('g5');
    await hands.square('g4');
    const leaving = '.fight-notes > li:has-text("by leaving the forest on g5")';
    await page.locator(leaving).waitFor();
    await shot(page, `forest-${size.width}`);
    await inSight(page, leaving);
    // the tools stay where they are, whatever is foretold
    expect(await tools()).toBe(before);
  });

  test(`the odds stand once, over nothing that is to be read, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    // Bakus, whose Teleport stands in the list; what stands on d5 is hidden
    await opened(page, { d4: [19, 0], d5: [144, 1], f3: [8, 0], f7: [150, 1] }, 'instant');
    const tools = async () => (await page.locator('.toolbar').boundingBox())?.y;
    const before = await tools();
    const hands = battleMouse(page);
    await hands.square('d4');
    await hands.square('d5');
    await inSight(page, '.fight[data-when="ahead"] .chances');
    await shot(page, `odds-${size.width}`);
    await expect(page.locator('.foretold > .meanwhile')).toBeHidden();
    expect(await tools()).toBe(before);
    // nothing shines through the card
    expect(await page.locator('.fight[data-when="ahead"]').evaluate((card) => getComputedStyle(card).maskImage)).toBe(
      'none',
    );
    // the power above it is read whole, if need be by scrolling
    await page.locator('.answer').evaluate((box) => box.scrollTo(0, 0));
    const covered = await page
      .locator('.answer-row')
      .first()
      .evaluate((row) => {
        const card = document.querySelector('.fight[data-when="ahead"]');
        const box = row.closest('.answer');
        const over = row.getBoundingClientRect().bottom - (card?.getBoundingClientRect().top ?? 0);
        return box === null ? over : Math.max(0, over) - (box.scrollHeight - box.clientHeight);
      });
    expect(covered).toBeLessThanOrEqual(1);
  });

  test(`a piece that fell shows its card from the fight that is told, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await opened(page, { d4: [8, 0], d5: [150, 1], f7: [150, 1] }, 'instant');
    const hands = battleMouse(page);
    await hands.square('d4');
    await hands.square('d5');
    await page.locator('[data-action="confirm"]:enabled').click();
    await page.locator('.fight[data-when="past"]').waitFor();
    await page.locator('.fighter[data-fate="falls"] [data-action="fighter"]').click();
    await expect(page.locator('.inspector[data-pinned="true"] h2')).toContainText('Crimson');
  });

  test(`what the computer did is told, and shown again, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await opened(page, { c3: [8, 0], f7: [150, 1], g6: [144, 1] });
    const hands = battleMouse(page);
    await hands.square('c3');
    await hands.square('c4');
    const told = page.locator('.told');
    await told.waitFor();
    await expect(told).toHaveText(/^The enemy’s last turn: .+ (moves|uses) /);
    await inSight(page, '.told');
    await shot(page, `told-${size.width}`);
    const board = await page.locator('.area-board').boundingBox();
    if (board === null) throw new Error('no board');
    // where no message lies over it
    const clip = { ...board, y: board.y + board.height * 0.15, height: board.height * 0.8 };
    const picture = async () => (await page.screenshot({ clip })).toString('base64');
    // the pointer marks no square any more
    await page.locator('[data-action="again"]').hover();
    await page.waitForTimeout(500);
    const rest = await picture();
    const sentence = (await told.innerText()).replace('The enemy’s last turn: ', '');
    await Promise.all([
      awaitToast(page, sentence, () => press(page, 'again')),
      expect.poll(picture, { intervals: [50] }).not.toBe(rest),
    ]);
    await expect.poll(picture).toBe(rest);
    await expect(told).toBeVisible();
    await hands.square('c4');
    await expect(told).toHaveCount(0);
  });
}
