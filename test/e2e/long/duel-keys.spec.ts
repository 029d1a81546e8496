import { awaitTurn, keyHands, playOn } from '../support/duel';
import { boardReady, expect, openTitle, test } from '../support/page';

declare global {
  interface Window {
    spoken?: string[];
  }
}

test('a whole duel by keyboard alone, and all of it is spoken', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    window.spoken = spoken;
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[data-live]')) {
        const text = region.textContent?.trim() ?? '';
        if (text !== '' && spoken.at(-1) !== text) spoken.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openTitle(page);
  for (const action of ['new-duel', 'start']) {
    for (let tab = 0; tab < 40; tab++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((name) => document.activeElement?.matches(`[data-action="${name}"]`) ?? false, action))
        break;
    }
    await expect(page.locator(`[data-action="${action}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await boardReady(page);
  for (let tab = 0; tab < 30; tab++) {
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-square') ?? false)) break;
    await page.keyboard.press('Tab');
  }

  // one Tab stop for the whole board, arrows inside it
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await awaitTurn(page);
  await page.keyboard.press('KeyT');
  await page.keyboard.press('KeyM');
  await page.keyboard.press('KeyG');
  await page.keyboard.press('KeyO');
  await page.keyboard.press('Digit2');
  await page.keyboard.press('Escape');

  const made = await playOn(page, keyHands(page));
  expect(made).toBeGreaterThan(5);
  await expect(page.locator('[data-dialog="result"]')).toBeVisible();
  await expect(page.locator('[data-action="rematch"]')).toBeFocused();

  const spoken = ((await page.evaluate(() => window.spoken)) ?? []).join('\n');
  expect(spoken).toMatch(/Your turn as (Black|White)/);
  expect(spoken).toContain('Possible: ');
  expect(spoken).toContain('First to have all ten units standing wins.');
  expect(spoken).toContain('Knight: choose a square.');
  expect(spoken).toMatch(/Black: \w+ on [a-f][1-6]\./);
  expect(spoken).toMatch(/White: \w+ on [a-f][1-6]\./);
  expect(spoken).toMatch(/(Black|White) wins\.|A draw\./);
});
