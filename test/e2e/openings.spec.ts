/** From the title into a match, and its first decisions, by each input; the mouse plays whole ones (battle-mouse, duel-mouse). */
import type { Page } from '@playwright/test';
import { awaitAsked, battleKeys, battleMouse, battleTouch, fightOn, lookAt } from './support/battle';
import { awaitTurn, beginByKeys, keyHands, playOn } from './support/duel';
import { listen, listenerOf, playByEar, tabTo } from './support/listener';
import { boardReady, expect, loadDice, openTitle, press, test } from './support/page';
import { openCurtain } from './support/sights';

const STORY = { settings: { speed: 'instant' }, battle: { opponent: 'story' } };

/** So many presses are some turns of an opening. */
const OPENING = { most: 12, whole: false };

const moves = (page: Page) => page.locator('.log-entry');

test('a battle by keyboard', async ({ page }) => {
  await loadDice(page, 2);
  await openTitle(page, STORY);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-action="play"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await boardReady(page);
  await fightOn(page, battleKeys(page), OPENING);
  expect(await moves(page).count()).toBeGreaterThan(1);
});

test('Confirm and Cancel by key leave the focus on the board', async ({ page }) => {
  await loadDice(page, 2);
  await openTitle(page, { ...STORY, settings: { speed: 'instant', confirm: 'always' } });
  await press(page, 'play');
  await boardReady(page);
  const hands = battleKeys(page);
  const { marked } = await awaitAsked(page);
  const focused = () => page.evaluate(() => document.activeElement?.hasAttribute('data-square') ?? false);
  await hands.square(marked[0]?.square ?? '');
  await hands.act('cancel');
  await expect.poll(focused).toBe(true);
  for (const { square } of marked) {
    await hands.square(square);
    const target = (await lookAt(page)).marked.find(({ square: to, mark }) => to !== square && mark !== 'source');
    if (target !== undefined) {
      await hands.square(target.square);
      break;
    }
    await hands.act('cancel');
  }
  await hands.act('confirm');
  await expect.poll(focused).toBe(true);
});

test('a battle by the spoken log', async ({ page }) => {
  await listen(page);
  await loadDice(page, 1);
  await openTitle(page, STORY);
  const listener = await listenerOf(page);
  expect(await tabTo(listener, ({ name, role }) => role === 'button' && name.startsWith('Play'))).toBe(true);
  await listener.press('Enter');
  await expect.poll(async () => (await listener.focus()).name).toMatch(/^[a-h][1-8], /);
  const heard = (await playByEar(listener, { most: 3, whole: false })).join('\n');
  expect(heard).toMatch(/Your (turn|answer)/);
  expect(heard).toMatch(/[a-h][1-8]/);
});

test('a battle of two at one screen: exchanges, the curtain, the first turns', async ({ page }) => {
  await loadDice(page, 1);
  await openTitle(page, {
    ...STORY,
    battle: { form: 'legends', opponent: 'person', exchanges: 'on', asking: 'every' },
  });
  await press(page, 'new-battle');
  await press(page, 'start');
  await page.locator('.battle, .curtain').first().waitFor();
  await openCurtain(page);
  await boardReady(page);
  expect((await awaitAsked(page)).prompt).toBe('legends.exchange');
  const asked = await fightOn(page, battleMouse(page), { ...OPENING, most: 40, shared: true });
  expect([...asked]).toEqual(expect.arrayContaining(['legends.exchange', 'legends.main', 'legends.window']));
});

test('a duel by keyboard, and all of it is spoken', async ({ page }) => {
  await listen(page);
  await openTitle(page);
  const listener = await listenerOf(page);
  await beginByKeys(page);
  // one Tab stop for the whole board, arrows inside it
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await awaitTurn(page);
  for (const key of ['KeyT', 'KeyM', 'KeyG']) expect(await listener.ask(key)).not.toBe('');
  expect(await playOn(page, keyHands(page), 3)).toBe(3);
  // what is spoken comes a little later than the picture
  const spoken = async () => (await listener.heard()).join('\n');
  await expect.poll(spoken).toMatch(/Black: \w+ on [a-f][1-6]\./);
  await expect.poll(spoken).toMatch(/Your turn \((Black|White)\)/);
  expect(await spoken()).toContain('Possible: ');
  expect(await spoken()).toContain('The first to have all ten units on the board wins.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a battle by touch', async ({ page }) => {
    await loadDice(page, 2);
    await openTitle(page, STORY);
    await page.locator('[data-action="play"]').tap();
    await boardReady(page);
    await fightOn(page, battleTouch(page), OPENING);
    expect(await moves(page).count()).toBeGreaterThan(1);
  });
});
