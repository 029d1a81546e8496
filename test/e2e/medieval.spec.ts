/** A siege for two at one screen: its opening from the title, and the same three turns to the end by every input. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type BattleHands, battleKeys, battleMouse, battleTouch, liftCurtain } from './support/battle';
import { withoutWebGl } from './support/duel';
import { listen, listenerOf } from './support/listener';
import { boardReady, expect, openTitle, press, startAnew, test } from './support/page';
import { openCurtain, openRecord } from './support/sights';

const ENDING = readFileSync(new URL('./support/endings/medieval-person.txt', import.meta.url), 'utf8');

const asked = (page: Page, key: string) =>
  page.locator(`.status[data-thinking="false"] .prompt[data-prompt^="${key}"]`);

/** The place of a way in the list beside the board, by its name. */
const rowOf = async (page: Page, name: string): Promise<number> => {
  const row = page.locator('.answer-row', { has: page.getByText(name, { exact: true }) });
  return Number(await row.getAttribute('data-at'));
};

const open = async (page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  await openTitle(page, { settings: { speed: 'instant', ...settings } });
  await openRecord(page, ENDING);
  await openCurtain(page);
  await boardReady(page);
  await asked(page, 'medieval.act').waitFor();
};

/** Hands the screen over to the other player. */
const handOver = async (page: Page, hands: BattleHands): Promise<void> => {
  await page.locator('.curtain').waitFor();
  await liftCurtain(page, () => hands.act('open-curtain'));
  await asked(page, 'medieval.act').waitFor();
};

/** Each fighter of the foretold fight in a row of its own: its picture, its name, its strength. */
const fightersInRows = async (page: Page): Promise<void> => {
  const fighters = page.locator('.fight[data-when="ahead"] .fighter');
  await expect(fighters).toHaveCount(2);
  for (const fighter of await fighters.all()) {
    const [picture, name, strength] = await Promise.all(
      ['.token', '.fighter-name', '.fighter-strength'].map((part) => fighter.locator(part).boundingBox()),
    );
    if (!picture || !name || !strength) throw new Error('a fighter is not seen');
    expect(picture.x + picture.width).toBeLessThanOrEqual(name.x + 1);
    expect(name.x + name.width).toBeLessThanOrEqual(strength.x + 1);
    const middle = strength.y + strength.height / 2;
    expect(middle).toBeGreaterThan(picture.y);
    expect(middle).toBeLessThan(picture.y + picture.height);
  }
};

/** Red joins two Footmen against an Axeman, Blue steps, and Red's King walks into the stockade. */
const playOut = async (page: Page, hands: BattleHands): Promise<void> => {
  await hands.square('f6');
  await hands.square('f7');
  await hands.row(await rowOf(page, 'Move, then another Footman'));
  await hands.act('confirm');
  await asked(page, 'medieval.more').waitFor();
  await hands.square('g7');
  await hands.square('g8');
  await hands.row(await rowOf(page, 'Attack together'));
  // nothing is known of what stands there: an Axeman, a Footman or the King
  await expect(page.locator('.foretold')).toContainText('100% to win.');
  await fightersInRows(page);
  await hands.act('confirm');
  await handOver(page, hands);
  await expect(page.locator('.missed')).toContainText('2 Red Footmen attack from g7 and take Blue’s Axeman on g8.');
  await hands.square('d11');
  await hands.square('d10');
  await hands.act('confirm');
  await handOver(page, hands);
  await hands.square('g13');
  await hands.square('h14');
  await expect(page.locator('.foretold')).toContainText('This wins the battle.');
  await hands.act('confirm');
};

const isWon = async (page: Page): Promise<void> => {
  const result = page.locator('[data-dialog="result"]');
  await expect(result.locator('.reason')).toHaveText(/Red’s King stands in the enemy stockade\./);
};

test('two arrange their armies and begin', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await press(page, 'new-siege');
  await page.locator('label[data-value="person"]').click();
  // what most leave alone takes no room until it is asked for
  await expect(page.locator('.siege-body fieldset:visible > legend')).toHaveText(['Opponent']);
  await press(page, 'more');
  await page.locator('label[data-value="red"]').last().click();
  await startAnew(page, '.curtain');
  for (const layout of ['court', 'wings']) {
    await openCurtain(page);
    await page.locator('main.arrange').waitFor();
    await press(page, `pattern-medieval-${layout}`);
    await press(page, 'ready');
    await page.locator('.curtain').waitFor();
  }
  await openCurtain(page);
  await boardReady(page);
  await asked(page, 'medieval.act').waitFor();
  // a side sees its own, and the backs of the others
  await expect(page.locator('[data-square="h2"]')).toHaveAttribute('aria-label', /your King/);
  await expect(page.locator('[data-square="h14"]')).toHaveAttribute('aria-label', /hidden enemy/);
  await expect(page.locator('[data-square="a1"]')).toHaveCount(0);
  const hands = battleMouse(page);
  await hands.square('g4');
  await hands.square('h5');
  await hands.act('confirm');
  await handOver(page, hands);
  await expect(page.locator('.missed')).toContainText('A hidden Red piece moves from g4 to h5.');
});

test('to the end by mouse', async ({ page }) => {
  await open(page);
  await playOut(page, battleMouse(page));
  await isWon(page);
});

test('to the end by keyboard', async ({ page }) => {
  await open(page);
  await playOut(page, battleKeys(page));
  await isWon(page);
});

test('to the end by typed text, and all of it is spoken', async ({ page }) => {
  await listen(page);
  await open(page, { commandBox: true });
  const listener = await listenerOf(page);
  const type = async (text: string): Promise<void> => {
    await page.locator('#command').fill(text);
    await page.locator('#command').press('Enter');
  };
  await type('f6-f7,');
  await asked(page, 'medieval.more').waitFor();
  await type('g7xg8+');
  await handOver(page, battleMouse(page));
  await type('d11-d10');
  await handOver(page, battleMouse(page));
  await type('g13-h14');
  await isWon(page);
  await expect.poll(async () => (await listener.heard()).join('\n')).toContain('Red wins.');
  const heard = (await listener.heard()).join('\n');
  expect(heard).not.toMatch(/\b(medieval|battle|log|spoken|answers)\.[a-z]/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('to the end by touch', async ({ page }) => {
    await open(page);
    await playOut(page, battleTouch(page));
    await isWon(page);
  });
});

test.describe('in a low frame', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('all fifteen ranks of the plain board are in their place', async ({ page }) => {
    await withoutWebGl(page);
    await open(page);
    const place = await page.locator('.area-board').boundingBox();
    const rows = page.locator('.grid.plain tbody tr');
    await expect(rows).toHaveCount(15);
    const last = await rows.last().boundingBox();
    if (!place || !last) throw new Error('no board');
    expect(last.y + last.height).toBeLessThanOrEqual(place.y + place.height + 1);
  });
});
