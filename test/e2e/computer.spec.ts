import type { Page } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { boardReady, expect, openTitle, press, startAnew, test } from './support/page';
import { startBattle } from './support/sights';

const CHARACTERS = {
  bold: 'The Bold',
  cautious: 'The Cautious',
  hunter: 'The Hunter',
  trapper: 'The Trapper',
  'curse-weaver': 'The Curse-Weaver',
  swarm: 'The Swarm',
} as const;

test('each of the six is picked and sits at the board, and the last one is there when the battle goes on', async ({
  page,
}) => {
  await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } });
  for (const [value, name] of Object.entries(CHARACTERS)) {
    await press(page, 'new-battle');
    const option = page.getByRole('radio', { name, exact: true });
    // it stays open for the visit
    if (!(await option.isVisible())) await press(page, 'more');
    await expect(option).not.toBeChecked();
    await page.locator(`label[data-value="${value}"]`).click();
    await expect(option).toBeChecked();
    await startAnew(page, '.battle');
    await boardReady(page);
    await awaitAsked(page);
    await expect(page.locator('.army-player')).toHaveText(`Story: ${name}`);
    await page.reload();
    await page.locator('[data-action="play"]').waitFor();
  }
  await press(page, 'resume');
  await boardReady(page);
  await expect(page.locator('.army-player')).toHaveText(`Story: ${Object.values(CHARACTERS).at(-1)}`);
});

test('a random character is one of the six, and is named', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } });
  await press(page, 'new-battle');
  await press(page, 'more');
  const characters = page.getByRole('group', { name: 'Computer’s character', exact: true });
  await expect(characters.getByRole('radio', { name: 'A random one', exact: true })).toBeChecked();
  await press(page, 'start');
  await boardReady(page);
  await awaitAsked(page);
  await expect(page.locator('.army-player')).toHaveText(
    new RegExp(`^Story: (${Object.values(CHARACTERS).join('|')})$`),
  );
});

/** What matches are started with from now on, as the page's workers are told. Before the page is opened. */
const noteEfforts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const efforts: unknown[] = [];
    Object.assign(window, { efforts });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      const { path, argumentList } = message as { path?: string[]; argumentList?: { value?: { effort?: unknown } }[] };
      if (path?.join() === 'start') efforts.push(argumentList?.[0]?.value?.effort);
      return Reflect.apply(post, this, [message, ...rest]);
    };
  });

// that a level takes the time that it is given is shown with a clock that the test holds: test/worker/levels.test.ts
test('the Champion is given the time that the settings say', async ({ page }) => {
  await noteEfforts(page);
  await openTitle(page, {
    settings: { speed: 'instant' },
    battle: { form: 'quick', opponent: 'champion', begins: 'me' },
  });
  for (const seconds of [1, 4]) {
    await press(page, 'settings');
    const slider = page.locator('[data-dialog="settings"] input[name="champion-time"]');
    await slider.fill(String(seconds - 1));
    await expect(slider).toHaveAttribute('aria-valuetext', seconds === 1 ? '1 second' : `${seconds} seconds`);
    await press(page, 'close');
    await press(page, 'new-battle');
    await expect(page.locator('[data-section="opponent"]')).toContainText(
      seconds === 1 ? 'It thinks for up to 1 second a move' : `It thinks for up to ${seconds} seconds a move`,
    );
    await press(page, 'back');
    await startBattle(page);
    await awaitAsked(page);
    expect(await page.evaluate(() => (window as unknown as { efforts: unknown[] }).efforts)).toEqual([
      { milliseconds: seconds * 1000 },
    ]);
    await page.reload();
    await page.locator('[data-action="play"]').waitFor();
  }
});
