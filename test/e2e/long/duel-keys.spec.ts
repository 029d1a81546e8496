import { awaitTurn, beginByKeys, keyHands, playOn } from '../support/duel';
import { listen, listenerOf } from '../support/listener';
import { expect, openTitle, test } from '../support/page';

test('a whole duel by keyboard alone, and all of it is spoken', async ({ page }) => {
  await listen(page);
  await openTitle(page);
  await beginByKeys(page);
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

  const spoken = (await (await listenerOf(page)).heard()).join('\n');
  expect(spoken).toMatch(/Your turn \((Black|White)\)/);
  expect(spoken).toContain('Possible: ');
  expect(spoken).toContain('The first to have all ten units on the board wins.');
  expect(spoken).toContain('Knight: choose a square.');
  expect(spoken).toMatch(/Black: \w+ on [a-f][1-6]\./);
  expect(spoken).toMatch(/White: \w+ on [a-f][1-6]\./);
  expect(spoken).toMatch(/(Black|White) wins\.|A draw\./);
});
