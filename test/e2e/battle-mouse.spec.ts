import { awaitAsked, battleMouse, fightOn } from './support/battle';
import { boardReady, expect, loadDice, openTitle, press, test } from './support/page';

// thousands of presses: a trace would take longer than the battle
test.use({ trace: 'off' });

test('one press begins, and the first move is at hand; a whole battle by mouse', async ({ page }) => {
  test.setTimeout(600_000);
  await loadDice(page, 2);
  await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } });
  await press(page, 'play');
  await boardReady(page);
  const first = await awaitAsked(page);
  expect(first.prompt).toBe('legends.main');
  expect(first.marked.length).toBeGreaterThan(0);
  const asked = await fightOn(page, battleMouse(page));
  expect(asked).toContain('legends.main');
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).not.toBeEmpty();
  expect(await result.locator('.reason').textContent()).not.toMatch(/gave up|resign/i);
});
