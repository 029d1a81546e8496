import { readFile, writeFile } from 'node:fs/promises';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { awaitToast, boardReady, expect, openTitle, playDuel, press, test } from './support/page';

test('a match goes on after the page was killed', async ({ page, context }) => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 3);
  await awaitTurn(page);
  const lines = await page.locator('.log-title').allTextContents();
  await page.waitForFunction(
    (count) => JSON.parse(localStorage.getItem('veilwar.match.about') ?? '{"ply":0}').ply >= count,
    lines.length,
  );
  await page.close();

  const next = await context.newPage();
  await openTitle(next);
  await press(next, 'resume');
  await boardReady(next);
  await awaitTurn(next);
  expect(await next.locator('.log-title').allTextContents()).toEqual(lines);
  await playOn(next, mouseHands(next), 1);
  await next.close();
});

for (const storage of ['null', 'throw', 'full']) {
  test(`a host whose storage is ${storage}: it is said, and played`, async ({ page }) => {
    await openTitle(page, {}, `?storage=${storage}`);
    await press(page, 'settings');
    await awaitToast(page, 'can’t save anything', () => page.locator('label[data-value="instant"]').click());
    await press(page, 'close');
    await playDuel(page);
    await boardReady(page);
    await playOn(page, mouseHands(page), 2);
    await awaitTurn(page);
  });
}

test('a match is saved to a file and opened again; a bad file leaves the running match alone', async ({
  page,
}, info) => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 2);
  await awaitTurn(page);
  const lines = await page.locator('.log-title').allTextContents();
  await press(page, 'menu');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'save')]);
  const saved = info.outputPath('match.txt');
  await download.saveAs(saved);
  expect(await readFile(saved, 'utf8')).not.toContain('@');

  const bad = info.outputPath('bad.txt');
  await writeFile(bad, 'not a match');
  const file = page.locator('[data-file="import"]').last();
  await awaitToast(page, 'No battle could be read from this file', async () => {
    await file.setInputFiles(bad);
    await press(page, 'discard');
  });
  await press(page, 'continue');
  expect(await page.locator('.log-title').allTextContents()).toEqual(lines);

  await playOn(page, mouseHands(page), 1);
  await awaitTurn(page);
  expect(await page.locator('.log-title').allTextContents()).not.toEqual(lines);
  await press(page, 'menu');
  await page.locator('[data-file="import"]').last().setInputFiles(saved);
  await press(page, 'discard');
  await expect(page.locator('[data-dialog="menu"]')).toBeHidden();
  await expect(page.locator('.log-title')).toHaveText(lines);
});

test('settings and the duel are found again', async ({ page }) => {
  await openTitle(page, {});
  await press(page, 'settings');
  await page.locator('[data-dialog="settings"] label[data-value="150"]').click();
  await press(page, 'close');
  await press(page, 'new-duel');
  await page.locator('label[data-value="veteran"]').click();
  await page.locator('label[data-value="king"]').click();
  await press(page, 'start');
  await boardReady(page);
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('150%');
  await press(page, 'new-duel');
  await expect(page.locator('input[value="veteran"]')).toBeChecked();
  await expect(page.locator('input[value="king"]')).toBeChecked();
});
