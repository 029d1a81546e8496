/** Begins matches of Pebble from the title, and plays their openings. */
import type { Page } from '@playwright/test';
import { loadDice, openTitle } from '../support/page';
import { button, mouseHands, tabTo } from './pebble-hands';
import { type Played, playOn, type Scene } from './pebble-play';

/** Begins a match from the title; `players`: a person or a level for each seat. */
export const begin = async (page: Page, players: readonly string[]): Promise<void> => {
  await button(page, 'new-pebble').click();
  for (const [seat, player] of players.entries())
    await page.locator('fieldset').nth(seat).locator(`label[data-value="${player}"]`).click();
  await button(page, 'start').click();
};

/** From the title to the first question, without a pointer: one person, two computers, the table that is there at first. */
export const beginByKeys = async (page: Page): Promise<void> => {
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant' } });
  await tabTo(page, '[data-action="new-pebble"]');
  await page.keyboard.press('Enter');
  await page.locator('main.table').waitFor();
  await tabTo(page, '[data-action="start"]');
  await page.keyboard.press('Enter');
};

/** Three at one screen play by mouse, the same match always: until it is over, or until `stop` says so. */
export const threeByMouse = async (page: Page, stop?: (scene: Scene) => boolean): Promise<Played> => {
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant' } });
  await begin(page, ['person', 'person', 'person']);
  return playOn(page, mouseHands(page), stop);
};

/** An opening: over when somebody here is asked for the main deed of a turn for the time after `turns` times. */
export const opening = (turns: number): ((scene: Scene) => boolean) => {
  const asked = new Set<string>();
  return ({ at, prompt, version }) => {
    if (at === 'question' && prompt === 'pebble.main') asked.add(version);
    return asked.size > turns;
  };
};
