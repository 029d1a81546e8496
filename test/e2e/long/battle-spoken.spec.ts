import { listen, listenerOf, playByEar, tabTo } from '../support/listener';
import { expect, loadDice, openTitle, test } from '../support/page';

// thousands of presses: a trace would take longer than the battle
test.use({ trace: 'off' });

test('a whole battle by the spoken log alone, ended by a castle', async ({ page }) => {
  test.setTimeout(600_000);
  await listen(page);
  await loadDice(page, 1);
  await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } });
  const listener = await listenerOf(page);
  expect(await tabTo(listener, ({ name, role }) => role === 'button' && name.startsWith('Play'))).toBe(true);
  await listener.press('Enter');
  await expect.poll(async () => (await listener.focus()).name).toMatch(/^[a-h][1-8], /);
  const heard = await playByEar(listener);

  expect(heard.join('\n')).toMatch(/castle is lost/);
  expect(heard.join('\n')).toMatch(/attacks .* on [a-h][1-8]\./);
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/castle is lost/);
});
