/** A siege against the computer: one press begins it, a hint tells why, the reply is shown and told, and can be taken back. */
import type { Page } from '@playwright/test';
import { awaitAsked, type BattleHands, battleKeys, battleMouse, battleTouch, lookAt } from './support/battle';
import { boardReady, expect, loadDice, openTitle, press, startAnew, test } from './support/page';

const SEED = 7;

const open = async (page: Page, plan: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  await loadDice(page, SEED);
  await openTitle(page, { settings: { speed: 'instant' }, medieval: plan });
};

/** The first square that is marked so. */
const marked = async (page: Page, mark: string): Promise<string> => {
  await page.locator(`[data-square][data-mark="${mark}"]`).first().waitFor();
  const found = (await lookAt(page)).marked.find((one) => one.mark === mark);
  return found?.square ?? '';
};

const lines = (page: Page) => page.locator('.log .log-entry');

/** A hint's move, then one's own step: after each the computer's turn is told. */
const twoTurns = async (page: Page, hands: BattleHands): Promise<void> => {
  await expect(page.locator('.plaque')).toContainText(
    /Capture the enemy King, or bring yours to the stockade on h(2|14)\./,
  );
  await press(page, 'hint');
  await expect(page.locator('.advised')).toHaveText(/^Hint: \S.*\.$/);
  await hands.act('confirm');
  await expect(lines(page).filter({ hasText: /^2/ })).toContainText(/Blue/);
  await awaitAsked(page);
  const from = await marked(page, 'source');
  await hands.square(from);
  const to = await marked(page, 'move');
  await hands.square(to);
  // a step waits to be confirmed as an attack does, whoever makes it
  await page.locator('[data-action="confirm"]:enabled').waitFor();
  await hands.act('confirm');
  await expect(lines(page).filter({ hasText: /^3/ })).toContainText(`moves from ${from} to ${to}`);
  await expect(lines(page).filter({ hasText: /^4/ })).toContainText(/Blue/);
  await awaitAsked(page);
};

const begin = async (page: Page): Promise<void> => {
  await press(page, 'new-siege');
  await startAnew(page, '.battle');
  await boardReady(page);
  await awaitAsked(page);
  await expect(page.locator('.army-player')).toHaveText(/^Story: The /);
};

test('the first turns by mouse, and a reply is taken back', async ({ page }) => {
  await open(page);
  await begin(page);
  await twoTurns(page, battleMouse(page));
  await press(page, 'take-back');
  await expect(lines(page).filter({ hasText: /^3/ })).toHaveCount(0);
  await awaitAsked(page);
});

test('the first turns by keyboard', async ({ page }) => {
  await open(page);
  await begin(page);
  await twoTurns(page, battleKeys(page));
});

test('an army of one’s own is arranged before the match', async ({ page }) => {
  await open(page, { army: 'own' });
  await press(page, 'new-siege');
  await startAnew(page, 'main.arrange');
  await page.locator('main.arrange').waitFor();
  // three squares before the camp take no piece
  await expect(page.locator('.rank-square:disabled')).toHaveCount(3);
  await press(page, 'pattern-medieval-mines');
  await press(page, 'ready');
  await boardReady(page);
  await awaitAsked(page);
  await expect(page.locator('[data-square="h2"]')).toHaveAttribute('aria-label', /your King/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('everything is on the screen, and a turn goes by touch', async ({ page }) => {
    await open(page);
    await begin(page);
    const hands = battleTouch(page);
    const tools = await page.locator('.toolbar').boundingBox();
    expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(844);
    const from = await marked(page, 'source');
    await hands.square(from);
    await expect(page.locator('.prompt')).toContainText(`on ${from}: choose where it goes`);
    await hands.square(await marked(page, 'move'));
    await page.locator('[data-action="confirm"]:enabled').waitFor();
    await hands.act('confirm');
    await awaitAsked(page);
    await expect(page.locator('.prompt')).toHaveText(/Choose a (piece|cell)/);
  });
});

test('the piece that glows for a newcomer is the hint’s', async ({ page }) => {
  await open(page);
  await press(page, 'new-siege');
  await startAnew(page, '.battle');
  await boardReady(page);
  const glow = page.locator('[data-glow]');
  await expect(glow).toHaveCount(1);
  const square = await glow.getAttribute('data-square');
  await press(page, 'hint');
  await expect(page.locator('.advised')).toBeVisible();
  await expect(page.locator(`[data-square="${square}"]`)).toHaveAttribute('aria-pressed', 'true');
});
