import { expect, openTitle, press, test } from '../support/page';
import { begin, opening, threeByMouse } from './pebble-begin';

test('three at one screen set up in secret and play their first turns by mouse', async ({ page }) => {
  const played = await threeByMouse(page, opening(3));
  expect(played.asked).toContain('pebble.main');
  // each set up on a sheet of its own, and the curtain fell whenever the screen changed hands
  expect(played.sheets).toBe(3);
  expect(played.curtains).toBeGreaterThanOrEqual(6);
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
  await expect(page.locator('.curtain h1')).toHaveText('Pass the screen to Red');
  await expect(page.locator('[data-kind], canvas, [role="grid"]')).toHaveCount(0);
  await press(page, 'open-curtain');
  await press(page, 'open-curtain');
  await expect(page.locator('.rank-map [data-square="w1"]')).toBeVisible();
  await expect(page.locator('[data-square][data-kind]')).toHaveCount(0);
});
