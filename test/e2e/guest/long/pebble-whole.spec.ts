/** Whole matches of a guest by each input; their openings are played in every `npm test`. */
import { expect, loadDice, openTitle, test } from '../../support/page';
import { begin, beginByKeys, threeByMouse } from '../pebble-begin';
import { keyHands, mouseHands, touchHands } from '../pebble-hands';
import { playOn } from '../pebble-play';

// hundreds of presses: a trace would take longer than the match
test.use({ trace: 'off' });

test('by mouse, three at one screen', async ({ page }) => {
  const played = await threeByMouse(page);
  expect(played.sheets).toBe(3);
  expect(played.curtains).toBeGreaterThan(6);
  expect(played.attacks).toBeGreaterThan(2);
  const result = page.locator('[data-dialog="result"]');
  await expect(result.locator('.reason')).toHaveText(/^(Only (Blue|Red|Gold) still has a Gem|Eighteen turns went by)/);
});

test('by mouse, against two computers, with the pictures moving', async ({ page }) => {
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'fast' } });
  await begin(page, ['person', 'standard', 'veteran']);
  const { curtains, sheets } = await playOn(page, mouseHands(page));
  expect([curtains, sheets]).toEqual([0, 1]);
  await expect(page.locator('[data-dialog="result"] .reason')).not.toBeEmpty();
});

test('by keyboard alone', async ({ page }) => {
  await beginByKeys(page);
  const { asked, sheets, attacks } = await playOn(page, keyHands(page));
  expect(asked).toContain('pebble.main');
  expect(sheets).toBe(1);
  expect(attacks).toBeGreaterThan(0);
  await expect(page.locator('[data-dialog="result"] .reason')).not.toBeEmpty();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch', async ({ page }) => {
    await loadDice(page, 3);
    await openTitle(page, { settings: { speed: 'instant' } });
    await begin(page, ['person', 'person', 'story']);
    const { sheets, attacks } = await playOn(page, touchHands(page));
    expect(sheets).toBe(2);
    expect(attacks).toBeGreaterThan(0);
    await expect(page.locator('[data-dialog="result"] .reason')).not.toBeEmpty();
  });
});
