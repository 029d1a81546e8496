import { awaitTurn, decide, look, mouseHands, playOn } from './support/duel';
import { boardReady, expect, openTitle, playDuel, press, test } from './support/page';

test('take back, hint, cancel, resign, export', async ({ page }) => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 2);
  // a Knight may still have a blow to deal, which belongs to the placement before it
  let before = await awaitTurn(page);
  for (let step = 2; before.prompt !== 'legion.place'; step++) {
    await decide(page, mouseHands(page), before, step);
    before = await awaitTurn(page);
  }
  await expect(page.locator('[data-action="undo"]')).toHaveCount(0);
  await press(page, 'take-back');
  await expect.poll(async () => (await look(page)).lines).toBeLessThan(before.lines);
  await awaitTurn(page);

  await press(page, 'hint');
  await expect(page.locator('[data-action="confirm"]')).toBeEnabled({ timeout: 10_000 });
  await press(page, 'cancel');
  await expect(page.locator('[data-action="confirm"]')).toBeDisabled();

  await press(page, 'menu');
  await press(page, 'resign');
  await press(page, 'no');
  await press(page, 'resign');
  await press(page, 'yes');
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toContainText('resigned');
  await expect(result).toContainText('Moves taken back: 1.');
  // the table opens where it is seen
  await page.locator('.course-table summary').click();
  await expect(page.locator('.course-table tbody tr').first()).toBeInViewport();
  // there is none below Story
  await expect(page.locator('[data-action="easier"]')).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'export')]);
  expect(download.suggestedFilename()).toBe('veilwar-record.txt');
  await press(page, 'title');
  await expect(page.locator('[data-action="play"]')).toBeVisible();
  // a finished match is nothing to be continued
  await expect(page.locator('[data-action="resume"]')).toHaveCount(0);
});

test('a square with a unit says what stands there', async ({ page }) => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 1);
  await awaitTurn(page);
  // the Flag's square takes no unit either, but has nothing to inspect
  const taken = await page
    .locator('[data-square]:not([data-mark]):not([aria-label*="Flag"])')
    .first()
    .getAttribute('data-square');
  await mouseHands(page).square(taken ?? '');
  await expect(page.locator('.inspector')).toBeVisible();
});

test('the command box plays', async ({ page }) => {
  await openTitle(page, {
    settings: { speed: 'instant', commandBox: true },
    duel: { opponent: 'story', colour: 'black' },
  });
  await playDuel(page);
  await boardReady(page);
  await awaitTurn(page);
  await page.locator('#command').fill('x9');
  await page.keyboard.press('Enter');
  await expect(page.locator('#command')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#command').fill('n c3');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log-title').first()).toHaveText('Black: Knight on c3.');
});

test('keys of the game do not scroll, Escape stays the browser’s', async ({ page }) => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await page.locator('[data-square="a1"]').focus();
  const prevented = await page.evaluate(() => {
    const target = document.activeElement;
    return ['ArrowUp', 'ArrowDown', 'Escape', 'Tab'].map((code) => {
      const event = new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true });
      target?.dispatchEvent(event);
      return event.defaultPrevented;
    });
  });
  expect(prevented).toEqual([true, true, false, false]);
});
