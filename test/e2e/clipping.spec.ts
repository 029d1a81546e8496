/** Text of double size is read whole on every screen and in every dialog, and at its usual size no ellipsis ends it. */
import type { Page } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { glimpse } from './support/camera';
import { cutText } from './support/clipping';
import { boardReady, expect, type Kept, openTitle, press, test } from './support/page';
import { openCurtain, openRecord, overWidth, questionRecord, resize, startBattle } from './support/sights';

const SIZES = [
  [1280, 720],
  [821, 462],
  [390, 844],
] as const;

type TextSize = 100 | 200;

const keptAt = (textSize: TextSize, form: string): Kept => ({
  settings: { speed: 'instant', textSize },
  battle: { form, opponent: 'story', character: 'cautious', begins: 'me' },
  duel: { opponent: 'story', form: 'king', colour: 'white' },
});

/** Looks at the screen as it stands at every size. */
const readable = async (page: Page, name: string, textSize: TextSize): Promise<void> => {
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    await glimpse(page, `read-${name}-${textSize}-${width}`);
    const at = `${name} at ${width}x${height}, ${textSize} %`;
    expect.soft(await cutText(page), at).toEqual([]);
    expect.soft(await overWidth(page), at).toBeLessThanOrEqual(0);
  }
};

for (const textSize of [100, 200] as const) {
  test(`title and its dialogs are read whole: ${textSize} %`, async ({ page }) => {
    await openTitle(page, keptAt(textSize, 'legends'));
    await readable(page, 'title', textSize);
    for (const dialog of ['credits', 'codex', 'settings']) {
      await press(page, dialog);
      await readable(page, dialog, textSize);
      if (dialog === 'settings') {
        await press(page, 'keys');
        await readable(page, 'keys', textSize);
        await press(page, 'close');
      }
      await press(page, 'close');
    }
    await press(page, 'new-duel');
    await readable(page, 'new-duel', textSize);
  });

  for (const form of ['legends', 'classic'])
    test(`plan and battle are read whole: ${form}, ${textSize} %`, async ({ page }) => {
      await openTitle(page, keptAt(textSize, form));
      await press(page, 'new-battle');
      await readable(page, `plan-${form}`, textSize);
      if (form === 'classic') {
        await press(page, 'start');
        await page.locator('main.arrange').waitFor();
        await readable(page, 'arrange', textSize);
        await press(page, 'back');
      }
      await press(page, 'back');
      await startBattle(page);
      await awaitAsked(page);
      await readable(page, `battle-${form}`, textSize);
      await page.locator('[data-square][data-mark]').first().press('Enter');
      await expect(page.locator('[data-square][aria-pressed="true"]')).toHaveCount(1);
      await readable(page, `chosen-${form}`, textSize);
      await page.locator('[data-square][aria-pressed="true"]').press('i');
      await page.locator('.inspector').waitFor();
      await readable(page, `inspector-${form}`, textSize);
      await page.locator('.inspector [data-action="dismiss"]').click();
      await press(page, 'army');
      await readable(page, `army-${form}`, textSize);
      await press(page, 'close');
      await press(page, 'menu');
      await readable(page, `menu-${form}`, textSize);
      await press(page, 'resign');
      await readable(page, `resign-${form}`, textSize);
      await press(page, 'yes');
      await page.locator('[data-dialog="result"]').waitFor();
      await readable(page, `result-${form}`, textSize);
      await press(page, 'replay');
      await boardReady(page);
      await readable(page, `replay-${form}`, textSize);
    });

  test(`what a curtain hides, and a window, are read whole: ${textSize} %`, async ({ page }) => {
    await openTitle(page, keptAt(textSize, 'legends'));
    await openRecord(page, questionRecord('legends.window'));
    await page.locator('.curtain').waitFor();
    await readable(page, 'curtain', textSize);
    await openCurtain(page);
    await boardReady(page);
    await awaitAsked(page);
    await readable(page, 'window', textSize);
  });

  test(`a duel is read whole: ${textSize} %`, async ({ page }) => {
    await openTitle(page, keptAt(textSize, 'legends'));
    await press(page, 'new-duel');
    await press(page, 'start');
    await boardReady(page);
    await readable(page, 'duel', textSize);
    await press(page, 'menu');
    await press(page, 'resign');
    await press(page, 'yes');
    await page.locator('[data-dialog="result"]').waitFor();
    await readable(page, 'duel-result', textSize);
  });
}
