import { expect, loadDice, openTitle, press, test } from '../support/page';
import { begin, mouseHands, playOn } from './pebble-play';

// hundreds of presses: a trace would take longer than the match
test.use({ trace: 'off' });

test('three at one screen play a whole match by mouse', async ({ page }) => {
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant' } });
  await begin(page, ['person', 'person', 'person']);
  const played = await playOn(page, mouseHands(page));
  expect(played.asked).toContain('pebble.main');
  // each set up on a sheet of its own, and the curtain fell whenever the screen changed hands
  expect(played.sheets).toBe(3);
  expect(played.curtains).toBeGreaterThan(6);
  expect(played.attacks).toBeGreaterThan(2);
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/^(Only (Blue|Red|Gold) still has a Gem|Eighteen turns went by)/);
  await expect(result.locator('.result-about')).toHaveText(/^\d+ turns were played\.$/);

  await press(page, 'replay');
  await expect(page.locator('.turn')).toContainText('Move 0 of');
  await press(page, 'last');
  await press(page, 'leave-replay');
  await press(page, 'rematch');
  await expect(page.locator('main.arrange, .curtain')).toBeVisible();
});

test('what one has set up is gone before the next one looks', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await begin(page, ['person', 'person', 'person']);
  await press(page, 'open-curtain');
  await press(page, 'open-curtain');
  await expect(page.locator('.rank-map [data-square]')).toHaveCount(6);
  // by hand: the Gem on s4, which only two fields lead to
  await page.locator('[data-reserve="G"]').click();
  await page.locator('[data-square="s4"]').click();
  await expect(page.locator('[data-square="s4"]')).toHaveAttribute('data-kind', 'G');
  await expect(page.locator('.arrange-rest')).toContainText('2 × Chip');
  await press(page, 'fill');
  await press(page, 'ready');
  await expect(page.locator('.curtain h1')).toHaveText('Red, take the screen');
  await expect(page.locator('[data-kind], canvas, [role="grid"]')).toHaveCount(0);
  await press(page, 'open-curtain');
  await press(page, 'open-curtain');
  await expect(page.locator('.rank-map [data-square="w1"]')).toBeVisible();
  await expect(page.locator('[data-square][data-kind]')).toHaveCount(0);
});
