import type { Page } from '@playwright/test';
import { followAdvice } from './support/advice';
import { awaitAsked } from './support/battle';
import { boardReady, expect, loadDice, openTitle, press, test } from './support/page';
import { startBattle } from './support/sights';

const CHARACTERS = {
  bold: 'The Bold',
  cautious: 'The Cautious',
  hunter: 'The Hunter',
  trapper: 'The Trapper',
  'curse-weaver': 'The Curse-Weaver',
  swarm: 'The Swarm',
} as const;

for (const [value, name] of Object.entries(CHARACTERS)) {
  test(`${name} is picked, sits at the board, and is there when the battle goes on`, async ({ page }) => {
    await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } });
    await press(page, 'new-battle');
    const option = page.getByRole('radio', { name, exact: true });
    await expect(option).not.toBeChecked();
    await page.locator(`label[data-value="${value}"]`).click();
    await expect(option).toBeChecked();
    await press(page, 'start');
    await boardReady(page);
    await awaitAsked(page);
    await expect(page.locator('.army-player')).toHaveText(`Story: ${name}`);

    await page.reload();
    await press(page, 'resume');
    await boardReady(page);
    await expect(page.locator('.army-player')).toHaveText(`Story: ${name}`);
  });
}

test('whoever comes is one of the six, and is named', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } });
  await press(page, 'new-battle');
  await expect(page.getByRole('radio', { name: 'Whoever comes', exact: true })).toBeChecked();
  await press(page, 'start');
  await boardReady(page);
  await awaitAsked(page);
  await expect(page.locator('.army-player')).toHaveText(
    new RegExp(`^Story: (${Object.values(CHARACTERS).join('|')})$`),
  );
});

/** Milliseconds that the computer takes for its answer to the next move. */
const answerTime = async (page: Page): Promise<number> => {
  await awaitAsked(page);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { thought: times });
    const look = () => {
      const thinking = document.querySelector<HTMLElement>('.status')?.dataset['thinking'] === 'true';
      if (thinking === (times.length % 2 === 0)) times.push(performance.now());
    };
    new MutationObserver(look).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await followAdvice(page);
  const [from = 0, to = 0] = await page.evaluate(() => (window as unknown as { thought: number[] }).thought);
  return to - from;
};

test('the Champion takes the time that the settings give it', async ({ page }) => {
  await loadDice(page, 31);
  await openTitle(page, {
    settings: { speed: 'instant' },
    battle: { form: 'quick', opponent: 'champion', begins: 'me' },
  });
  const times: number[] = [];
  for (const seconds of [1, 4]) {
    await press(page, 'settings');
    const slider = page.locator('[data-dialog="settings"] input[name="champion-time"]');
    await slider.fill(String(seconds - 1));
    await expect(slider).toHaveAttribute('aria-valuetext', seconds === 1 ? '1 second' : `${seconds} seconds`);
    await press(page, 'close');
    await press(page, 'new-battle');
    await expect(page.locator('[data-section="opponent"]')).toContainText(
      seconds === 1 ? 'It takes up to 1 second a move' : `It takes up to ${seconds} seconds a move`,
    );
    await press(page, 'back');
    await startBattle(page);
    times.push(await answerTime(page));
    // not by the menu: the first answer may end the battle, and then the result lies over it
    await page.reload();
    await page.locator('[data-action="play"]').waitFor();
  }
  const [short = 0, long = 0] = times;
  expect(short).toBeGreaterThan(800);
  expect(long).toBeGreaterThan(3800);
  expect(short).toBeLessThan(3800);
});
