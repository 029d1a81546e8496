import type { Page } from '@playwright/test';
import { awaitAsked, battleMouse } from './support/battle';
import { boardReady, expect, loadDice, openTitle, press, test } from './support/page';

const KEPT = { settings: { speed: 'instant' }, battle: { exchanges: 'off' } };

/** To the turn's own question: where nothing is kept, the exchanges that the rules give come first. */
const toFirstMove = async (page: Page): Promise<void> => {
  if ((await awaitAsked(page)).prompt !== 'legends.exchange') return;
  await expect(page.locator('[data-glow]')).toHaveCount(0);
  await press(page, 'pass');
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-prompt', 'legends.exchange');
  await awaitAsked(page);
};

/** A file on which a piece of the own front may move, with one of the enemy's before it: dealt by chance, not every file has both. */
const fileToAttack = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isEnemy = (file: string) =>
      document.querySelector(`[data-square="${file}5"]`)?.getAttribute('aria-label')?.includes('hidden enemy') ?? false;
    return (
      [...'hgfedcba'].find(
        (file) => document.querySelector(`[data-square="${file}4"][data-mark="source"]`) !== null && isEnemy(file),
      ) ?? 'none'
    );
  });

/** The first attack, straight ahead: the advised one may win the battle at once. */
const move = async (page: Page): Promise<void> => {
  const version = await page.locator('.battle').getAttribute('data-version');
  const hands = battleMouse(page);
  const file = await fileToAttack(page);
  const piece = page.locator(`[data-square="${file}4"]`);
  // a busy machine may lose a press on the canvas: whoever plays sees nothing marked, and presses again
  await expect(async () => {
    if ((await piece.getAttribute('aria-pressed')) === 'false') await hands.square(`${file}4`);
    await expect(piece).toHaveAttribute('aria-pressed', 'true', { timeout: 4000 });
  }).toPass({ timeout: 60_000 });
  await hands.square(`${file}5`);
  await page.locator('[data-action="confirm"]:visible').last().click();
  await expect(page.locator('.battle')).not.toHaveAttribute('data-version', version ?? '');
};

for (const query of ['', '?storage=throw'])
  test(`the first battle says what it is about and shows where to begin, once${query}`, async ({ page }) => {
    // a castle in the last rank, which no second turn takes, and none at d5
    await loadDice(page, 3);
    await openTitle(page, KEPT, query);
    await press(page, 'play');
    await boardReady(page);
    await expect(page.locator('.aim')).toHaveText('Capture the enemy castle; keep yours safe.');
    await toFirstMove(page);
    await expect(page.locator('[data-keep]')).toHaveCount(1);
    // the rules are offered, and nothing waits for it
    await press(page, 'how-to');
    await expect(page.locator('[data-dialog="codex"] .codex h3').first()).toHaveText('In short');
    await press(page, 'close');
    await expect(page.locator('[data-glow]')).toHaveCount(1);
    await expect(page.locator('[data-glow]')).toHaveAttribute('data-mark', 'source');
    await move(page);
    await expect(page.locator('[data-glow]')).toHaveCount(0);
    await press(page, 'menu');
    await press(page, 'title');
    await press(page, 'play');
    await press(page, 'discard');
    await boardReady(page);
    await toFirstMove(page);
    await page.waitForTimeout(4000);
    await expect(page.locator('[data-glow]')).toHaveCount(0);
  });

test('two at one screen are told what it is about, and the curtain marks nothing', async ({ page }) => {
  await openTitle(page, { ...KEPT, battle: { ...KEPT.battle, opponent: 'person' } });
  await press(page, 'new-battle');
  await press(page, 'start');
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('[data-keep]')).toHaveCount(0);
  await battleMouse(page).act('open-curtain');
  await battleMouse(page).act('open-curtain');
  await boardReady(page);
  await expect(page.locator('.aim')).toBeVisible();
  await expect(page.locator('[data-keep]')).toHaveCount(1);
});
