import type { Page } from '@playwright/test';
import { barOf, followAdvice, REASON_LINE, reasonLine, WHY_LINE, weighed } from './support/advice';
import { awaitAsked } from './support/battle';
import { listen, listenerOf } from './support/listener';
import { expect, loadDice, openTitle, press, test } from './support/page';
import { openCurtain, startBattle } from './support/sights';

const QUICK = { form: 'quick', opponent: 'story', begins: 'me' };
const WITHOUT = { settings: { speed: 'instant' }, battle: QUICK };
const WITH_BAR = { settings: { speed: 'instant', chances: true }, battle: QUICK };

/** Own moves after which the bar must have told something else. */
const MOVES = 6;

/** Answers after which a turn is over: a move may open windows for the powers of who moved. */
const ANSWERS = 12;

/** Does what is advised until the screen changes hands. */
const endTurn = async (page: Page): Promise<void> => {
  for (let answer = 0; answer < ANSWERS; answer++) {
    const { curtain, over } = await followAdvice(page);
    if (curtain) return;
    if (over) throw new Error('the battle is over before the screen has changed hands');
  }
  throw new Error(`after ${ANSWERS} answers the screen has not changed hands`);
};

test('the bar is switched on in the settings, has a name and a value in words, and moves with the battle', async ({
  page,
}) => {
  // a battle that the first moves can't end
  await loadDice(page, 2);
  await openTitle(page, WITHOUT);
  await startBattle(page);
  await awaitAsked(page);
  await expect(barOf(page)).toHaveCount(0);
  await press(page, 'menu');
  await press(page, 'settings');
  await page.locator('[data-dialog="settings"] [data-name="chances"]').click();
  await press(page, 'close');
  await press(page, 'continue');
  const told = new Set([await weighed(page)]);
  for (let move = 0; move < MOVES && told.size < 2; move++) {
    const { over } = await followAdvice(page);
    if (over) break;
    told.add(await weighed(page));
  }
  expect(told.size).toBeGreaterThan(1);
});

test('the bar tells each of two players the own chances, and nothing while the screen changes hands', async ({
  page,
}) => {
  // armies of which the first move can't end the battle
  await loadDice(page, 2);
  await openTitle(page, { ...WITH_BAR, battle: { ...QUICK, opponent: 'person' } });
  await press(page, 'new-battle');
  await press(page, 'start');
  await page.locator('.battle, .curtain, .arrange').first().waitFor();
  // both lay out their armies, one after the other
  for (const _player of [0, 1]) {
    await openCurtain(page);
    await page.locator('main.arrange').waitFor();
    await press(page, 'fill');
    await press(page, 'ready');
    await page.locator('.curtain').waitFor();
  }
  await openCurtain(page);
  await awaitAsked(page);
  await weighed(page);
  const [first] = await page.locator('.board').evaluateAll((boards) => boards.map(({ dataset }) => dataset['near']));
  await endTurn(page);
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('in 100');
  await openCurtain(page);
  await expect(page.locator('.board')).not.toHaveAttribute('data-near', first ?? '');
  // what the other was told is gone: this player's own is still to be found, or has been
  const bar = barOf(page);
  await expect(bar).toBeVisible();
  await weighed(page);
});

test('a hint says why in one line, heard too, and the line goes with the move', async ({ page }) => {
  await loadDice(page, 2);
  await listen(page);
  await openTitle(page, WITHOUT);
  await startBattle(page);
  await awaitAsked(page);
  await expect(reasonLine(page)).toHaveCount(0);

  await press(page, 'hint');
  await expect(reasonLine(page)).toHaveText(WHY_LINE);
  const why = ((await reasonLine(page).textContent()) ?? '').replace('Hint: ', '');
  // what is said is taken off the page again: it counts that it was heard
  await expect.poll(async () => (await (await listenerOf(page)).heard()).join('\n')).toContain(why);
  // taken back: no longer advised
  await press(page, 'cancel');
  await expect(reasonLine(page)).toHaveCount(0);

  await page.locator('[data-square]').first().focus();
  await page.keyboard.press('h');
  await expect(reasonLine(page)).toHaveText(WHY_LINE);
  await press(page, 'confirm');
  await expect(reasonLine(page)).toHaveCount(0);
  await awaitAsked(page);
  await expect(reasonLine(page)).toHaveCount(0);
});

test('the bar and the hint say the same of a question', async ({ page }) => {
  await openTitle(page, WITH_BAR);
  await startBattle(page);
  await awaitAsked(page);
  const share = await weighed(page);
  await press(page, 'hint');
  await expect(reasonLine(page)).toContainText(`Your chances of winning the battle: about ${share} in 100.`);
  await expect(reasonLine(page)).toHaveText(REASON_LINE);
});
