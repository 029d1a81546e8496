import type { Page } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { glimpse } from './support/camera';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { boardReady, expect, openTitle, playDuel, press, test } from './support/page';
import { faultsOf, overWidth, resize, startBattle } from './support/sights';

const SIZES: readonly (readonly [number, number])[] = [
  [1280, 720],
  [821, 462],
  [390, 844],
  [360, 640],
  [320, 1138],
  [1920, 1080],
  [2560, 720],
  [640, 360],
];

test('every size shows all of it', async ({ page }) => {
  await openTitle(page, {
    settings: { speed: 'instant' },
    duel: { opponent: 'story', form: 'advanced', colour: 'black' },
  });
  await page.locator('.map-sheet[data-painted="true"]').waitFor();
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    await glimpse(page, `title-${width}x${height}`);
    await expect(page.locator('[data-action="play"]')).toBeInViewport({ ratio: 1 });
  }
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 4);
  await awaitTurn(page);
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    await glimpse(page, `battle-${width}x${height}`);
    for (const corner of ['a1', 'f6'])
      await expect(page.locator(`[data-square="${corner}"]`)).toBeInViewport({ ratio: 1 });
    const square = await page.locator('[data-square="a1"]').boundingBox();
    expect(square?.width ?? 0).toBeGreaterThanOrEqual(Math.min(width, height) >= 360 ? 34 : 28);
    for (const action of ['confirm', 'menu', 'take-back']) {
      await expect(page.locator(`[data-action="${action}"]`).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('[data-seat="0"] [data-unit="king"]')).toBeInViewport({ ratio: 0.99 });
    // nothing beside what is seen
    expect(
      await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
    ).toEqual([width, height]);
  }
});

for (const [width, height] of [
  [821, 462],
  [360, 640],
] as const) {
  test(`text of double size loses nothing at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTitle(page, {
      settings: { speed: 'instant', textSize: 200 },
      duel: { opponent: 'story', form: 'advanced', colour: 'black' },
    });
    await glimpse(page, `title-200-${width}x${height}`);
    await playDuel(page);
    await boardReady(page);
    await playOn(page, mouseHands(page), 1);
    await awaitTurn(page);
    await glimpse(page, `battle-200-${width}x${height}`);
    await press(page, 'menu');
    await press(page, 'settings');
    await glimpse(page, `settings-200-${width}x${height}`);
    const sheet = page.locator('[data-dialog="settings"] .sheet-content');
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.locator('label[data-value="100"]').click();
    expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('100%');
  });
}

test('the picture follows its host, also through no size at all', async ({ page }) => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  const { units } = await awaitTurn(page);
  await mouseHands(page).unit(units[0] ?? '');
  const chosen = page.locator('[data-unit][aria-pressed="true"]');
  await expect(chosen).toHaveCount(1);
  await resize(page, 400, 60);
  await resize(page, 1000, 700);
  // what was chosen is chosen still
  await expect(chosen).toHaveCount(1);
  await playOn(page, mouseHands(page), 2);
  await awaitTurn(page);
});

const FAMILY_SIZES: readonly (readonly [number, number])[] = [
  [1280, 720],
  [821, 462],
  [390, 844],
  [1920, 1080],
  [640, 360],
];

/** Every size that some host gives a game (the smallest frames, the widest and the tallest). */
const HOST_SIZES: readonly (readonly [number, number])[] = [
  [836, 470],
  [1031, 580],
  [907, 510],
  [1077, 606],
  [1216, 684],
  [800, 450],
  [360, 640],
  [320, 1138],
  [2560, 720],
];

/** Buttons are as high as a finger where fingers press them. */
const lowest = (width: number): number => (width === 390 ? 44 : 24);

const showsWell = async (page: Page, width: number) => {
  expect(await overWidth(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page, lowest(width))).toEqual([]);
};

const STAYS = ['.board', '.status', '.answers', '.area-far', '.area-gap', '.area-near', '.toolbar', '.answer'];

/** Where the parts of the battle lie; none may be missing. */
const boxes = async (page: Page) => {
  const found: Record<string, readonly number[]> = {};
  for (const part of STAYS) {
    const box = await page.locator(part).first().boundingBox();
    if (box === null) throw new Error(`${part} is not there`);
    found[part] = [box.x, box.y, box.width, box.height].map(Math.round);
  }
  return found;
};

/** Board, question and buttons in sight, and nothing jumps when a piece is chosen. */
const battleShows = async (page: Page, [width, height]: readonly [number, number], name: string) => {
  await resize(page, width, height);
  await showsWell(page, width);
  for (const part of ['.board', '.prompt', '[data-action="confirm"]', '[data-action="cancel"]', '[data-action="menu"]'])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
  // smaller squares than a finger are aimed at through the loupe
  expect((await page.locator('[data-square="a1"]').boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(24);
  const before = await boxes(page);
  await glimpse(page, `${name}-${width}x${height}`);
  await page.locator('[data-square][data-mark]').first().press('Enter');
  await expect(page.locator('[data-square][aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator('[data-action="cancel"]')).toBeEnabled();
  await showsWell(page, width);
  expect(await boxes(page)).toEqual(before);
  await page.locator('[data-square][aria-pressed="true"]').press('Escape');
  await expect(page.locator('[data-square][aria-pressed="true"]')).toHaveCount(0);
  expect(await boxes(page)).toEqual(before);
};

/** Phones, and the least side of a square of 8 × 8 on them. */
const PHONES: readonly (readonly [width: number, height: number, least: number])[] = [
  [390, 844, 44],
  [360, 740, 42],
];

test('on a phone the squares are as large as a finger, and the board has no need to move', async ({ page }) => {
  test.setTimeout(180_000);
  await openTitle(page, {
    settings: { speed: 'instant' },
    battle: { form: 'legends', opponent: 'story', begins: 'me' },
  });
  await startBattle(page);
  await awaitAsked(page);
  for (const [width, height, least] of PHONES) {
    await resize(page, width, height);
    await glimpse(page, `phone-${width}x${height}`);
    const squares = page.locator('.grid [data-square]');
    const sides = await squares.evaluateAll((all) =>
      all.flatMap((square) => [square.getBoundingClientRect().width, square.getBoundingClientRect().height]),
    );
    expect(sides).toHaveLength(128);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(least);
    for (const corner of ['a1', 'h8'])
      await expect(page.locator(`[data-square="${corner}"]`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.board-camera')).toHaveCount(0);
  }
});

for (const form of ['legends', 'classic']) {
  test(`every size shows the battle, its plan and its laying out: ${form}`, async ({ page }) => {
    await openTitle(page, { settings: { speed: 'instant' }, battle: { form, opponent: 'story', begins: 'me' } });
    const screens = form === 'legends' ? ['plan'] : ['plan', 'arrange'];
    for (const screen of screens) {
      await press(page, screen === 'plan' ? 'new-battle' : 'start');
      for (const [width, height] of FAMILY_SIZES) {
        await resize(page, width, height);
        await glimpse(page, `${screen}-${form}-${width}x${height}`);
        await showsWell(page, width);
        const onward = screen === 'plan' ? 'start' : 'ready';
        await expect(page.locator(`[data-action="${onward}"]`)).toBeInViewport({ ratio: 1 });
      }
    }
    for (const _ of screens) await press(page, 'back');
    await startBattle(page);
    await awaitAsked(page);
    const sizes = form === 'legends' ? [...FAMILY_SIZES, ...HOST_SIZES] : FAMILY_SIZES;
    for (const size of sizes) await battleShows(page, size, `battle-${form}`);
  });
}
