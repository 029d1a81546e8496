import { listen, listenerOf, tabTo } from '../support/listener';
import { besiegeByEar } from '../support/medieval-ear';
import { expect, loadDice, openTitle, test } from '../support/page';

// thousands of presses: a trace would take longer than the siege
test.use({ trace: 'off' });

test('a whole siege by the spoken log alone', async ({ page }) => {
  test.setTimeout(900_000);
  await listen(page);
  await loadDice(page, 6);
  await openTitle(page, { settings: { speed: 'instant' } });
  const listener = await listenerOf(page);
  for (const begins of [/^Medieval/, /^Begin$/]) {
    await expect.poll(() => tabTo(listener, ({ name, role }) => role === 'button' && begins.test(name))).toBe(true);
    await listener.press('Enter');
  }
  await expect.poll(async () => (await listener.focus()).name, { timeout: 60_000 }).toMatch(/^[a-o][0-9]+, /);
  const heard = (await besiegeByEar(listener)).join('\n');

  expect(heard).toMatch(/moves from [a-o][0-9]+ to [a-o][0-9]+\./);
  expect(heard).toMatch(/King was captured|enemy stockade|neither move nor attack/);
  expect(heard).not.toMatch(/\b(medieval|battle|log|spoken|answers)\.[a-z]/);
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/King was captured|enemy stockade|neither move nor attack/);
});
