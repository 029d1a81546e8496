/** The castle falls before the player's eyes: nothing beside the board tells it sooner, then the words of the end, then all is open. */
import { boardReady, expect, openTitle, press, test } from './support/page';
import { openRecord } from './support/sights';

const PLAINS = JSON.stringify(Array.from({ length: 8 }, () => 'pppppppp'));
const record = `[Game "legends"]
[Mode "legends"]
[Position {"terrain":${PLAINS},"pieces":{"a1":[67,0],"d4":[43,0],"d5":[170,1],"b7":[160,1],"a8":[150,1]},"turn":0}]
[Seats [{"player":"person"},{"player":"computer","level":"story"}]]
[Seed 1]
`;

test('a castle falls, and the enemy’s pieces turn over', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'slow', confirm: 'never' } });
  await openRecord(page, record);
  await boardReady(page);
  await expect(page.locator('[data-square="b7"]')).toHaveAccessibleName(/hidden enemy/);
  await page.locator('[data-square="d4"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-square="d5"]').focus();
  // what is said whenever the log or the banner changes, in order
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const log = document.querySelector('.log-turn:last-child')?.textContent ?? '';
      const banner = document.querySelector('.end-banner')?.textContent ?? '';
      const now = `${log.includes('Bone Castle falls') ? 'falls' : '-'} ${banner}`;
      if (said.at(-1) !== now) said.push(now);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('Enter');
  await page.locator('[data-dialog="result"]').waitFor();
  const said = await page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);
  // the log is silent until the castle lies there, and then the end is told with it
  expect(said).toEqual(['- ', 'falls VictoryThe Bone Castle has fallen.', 'falls ']);
  await expect(page.locator('[data-dialog="result"] .reason')).toHaveText('The Bone Castle has fallen.');
  await press(page, 'look');
  await expect(page.locator('[data-square="b7"]')).not.toHaveAccessibleName(/hidden enemy/);
  await expect(page.locator('.end-banner')).toHaveCount(0);
});
