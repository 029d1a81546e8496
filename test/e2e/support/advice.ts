/** Advice as a player meets it: the bar over the question, and the line that says why a move is advised. */
import type { Locator, Page } from '@playwright/test';
import { battle } from '../../../src/text/en/battle';
import { legendsAdvice } from '../../../src/text/en/legends/advice';
import { awaitAsked, type Scene } from './battle';
import { expect, press } from './page';

/** As a screen reader finds it: by its role and name. */
export const barOf = (page: Page): Locator => page.getByRole('meter', { name: battle['chances.label'] });

/** Waits until the bar has something to say, and gives the number that it shows. */
export const weighed = async (page: Page): Promise<number> => {
  const bar = barOf(page);
  let share = Number.NaN;
  await expect(async () => {
    await expect(bar).toHaveAttribute('data-known', 'true');
    // all of it at one moment: with the next question it moves
    const [value, text, shown] = await bar.evaluate((meter) => [
      meter.getAttribute('aria-valuenow'),
      meter.getAttribute('aria-valuetext'),
      meter.querySelector('.outlook-text')?.textContent,
    ]);
    share = Number(value);
    expect(text).toBe(`About ${share} in 100`);
    expect(shown).toBe(`${share} in 100`);
  }).toPass();
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThanOrEqual(100);
  return share;
};

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The gaps of a sentence hold anything. */
const filled = (sentence: string): string =>
  sentence
    .split(/\{\w+(?:, select, [^}]*\} other \{[^}]*\})?\}/)
    .map(quoted)
    .join('.+');

/** What the same sentence says against the move (the closed set of `but.`), or a sentence of its own. */
const AGAINST = Object.entries(legendsAdvice).flatMap(([key, text]) =>
  key.startsWith('but.') && text.startsWith(', ') ? [filled(text)] : [],
);

/** The pattern of a sentence whose gaps are filled. */
const patternOf = (sentence: string): string =>
  `${filled(sentence.replace(/\.$/, ''))}(${AGAINST.join('|')}|\\. .+)?\\.`;

const SENTENCES = Object.entries(legendsAdvice).flatMap(([key, text]) =>
  key.startsWith('hint.') ? [patternOf(text)] : [],
);

/** The line without what the move is worth, as it stands where chances are switched off: one sentence of the closed set. */
export const WHY_LINE = new RegExp(`^${quoted(battle['battle.hint.title'])} (${SENTENCES.join('|')})$`);

/** The line as a whole: the sentence, and what the move is worth. */
export const REASON_LINE = new RegExp(
  `^${quoted(battle['battle.hint.title'])} (${SENTENCES.join('|')}) Your chances of winning the battle: about \\d+ in 100\\.$`,
);

export const reasonLine = (page: Page): Locator => page.locator('.advised');

/** Does what is advised, and waits until somebody is asked again. */
export const followAdvice = async (page: Page): Promise<Scene> => {
  await press(page, 'hint');
  await expect(reasonLine(page)).toBeVisible({ timeout: 20_000 });
  const before = await page.locator('.battle').getAttribute('data-version');
  await press(page, 'confirm');
  await page.waitForFunction(
    (version) => document.querySelector<HTMLElement>('.battle')?.dataset['version'] !== version,
    before,
  );
  return awaitAsked(page);
};
