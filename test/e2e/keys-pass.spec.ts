import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { boardReady, expect, openTitle, test } from './support/page';
import { openCurtain } from './support/sights';

const questions: readonly { readonly key: string; readonly record: string }[] = JSON.parse(
  readFileSync(new URL('support/questions.json', import.meta.url), 'utf8'),
);

/** Opens a battle at an open window. */
const openWindow = async (page: Page, file: string): Promise<void> => {
  await openTitle(page);
  await writeFile(file, questions.find(({ key }) => key === 'legends.window')?.record ?? '');
  await page.locator('[data-file="import"]').last().setInputFiles(file);
  await page.locator('.battle, .curtain').first().waitFor();
  await openCurtain(page);
  await boardReady(page);
  await awaitAsked(page);
};

test('the board’s own key passes; the question mark lists the keys wherever the focus is', async ({ page }, info) => {
  await openWindow(page, info.outputPath('record.txt'));
  await page.locator('[data-action="menu"]').focus();
  await page.keyboard.press('?');
  await expect(page.locator('[data-dialog="keys"]')).toContainText('Pass, where you may');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-dialog="keys"]')).toHaveCount(0);
  const version = await page.locator('.battle').getAttribute('data-version');
  await page.locator('.grid [tabindex="0"]').focus();
  await page.keyboard.press('p');
  await expect(page.locator(`.battle[data-version="${version}"]`)).toHaveCount(0);
});

test('passing by key leaves the keyboard at the board', async ({ page }, info) => {
  await openWindow(page, info.outputPath('record.txt'));
  const focused = (name: string) => page.evaluate((at) => document.activeElement?.matches(at) === true, name);
  await page.locator('.grid [tabindex="0"]').focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return focused('[data-action="pass"]');
    })
    .toBe(true);
  const version = await page.locator('.battle').getAttribute('data-version');
  // the first press may only make it ready
  await expect
    .poll(async () => {
      if (await focused('[data-action="pass"]')) await page.keyboard.press('Enter');
      return page.locator('.battle').getAttribute('data-version');
    })
    .not.toBe(version);
  await awaitAsked(page);
  expect(await focused('.grid [data-square], .curtain *')).toBe(true);
});

test('Escape leads from the list to the board, and from there to the menu; letters work in the list', async ({
  page,
}, info) => {
  await openWindow(page, info.outputPath('record.txt'));
  await page.locator('.grid [tabindex="0"]').focus();
  await page.keyboard.press('a');
  await expect(page.locator('.answer-row:focus')).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(page.locator('.toast')).not.toBeEmpty();
  await expect(page.locator('.answer-row:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.grid [tabindex="0"]')).toBeFocused();
  await expect(page.locator('[data-dialog="menu"]')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.locator('.toast')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-dialog="menu"]')).toBeVisible();
  // what was told over the board does not lie over the menu
  await expect(page.locator('.toast:not(:empty)')).toHaveCount(0);
});
