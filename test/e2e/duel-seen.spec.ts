/** What a duel shows at every size: the names of the units, and what it is about. */
import { glimpse } from './support/camera';
import { boardReady, expect, openTitle, press, test } from './support/page';
import { resize } from './support/sights';

const UNITS = ['Soldier', 'Knight', 'Scout', 'General', 'Tower', 'Catapult', 'Archer', 'King'];

/** The goal of Return of the King (rules, section 6). */
const GOAL = /Destroy the enemy King, or place all ten/;

test('the goal is in sight at every size, and the own units bear their names', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' }, duel: { opponent: 'story', form: 'king', colour: 'white' } });
  await press(page, 'new-duel');
  await press(page, 'start');
  await boardReady(page);
  await expect(page.locator('.status')).toContainText('Your turn');
  for (const [width, height, named] of [
    [1280, 720, true],
    [821, 462, true],
    [390, 844, true],
    [360, 640, false],
    [640, 360, false],
  ] as const) {
    await resize(page, width, height);
    await glimpse(page, `duel-seen-${width}x${height}`);
    const goal = page.locator('.foretold').filter({ hasText: GOAL });
    await expect(goal).toBeInViewport({ ratio: 0.99 });
    const names = page.locator('.area-near .tray-name');
    expect(await names.allTextContents()).toEqual(UNITS);
    for (const name of await names.all()) {
      if (named) await expect(name).toBeInViewport({ ratio: 0.99 });
      else await expect(name).toBeHidden();
    }
    for (const unit of await page.locator('.area-near .tray-cell').all())
      await expect(unit).toBeInViewport({ ratio: 0.98 });
  }
});
