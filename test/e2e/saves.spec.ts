import type { Page } from '@playwright/test';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import {
  awaitToast,
  begin,
  boardReady,
  discardIfAsked,
  expect,
  openTitle,
  playDuel,
  press,
  test,
} from './support/page';

const lines = (page: Page): Promise<string[]> => page.locator('.log-title').allTextContents();
const slot = (page: Page, at: number) => page.locator(`[data-slot="${at}"]`);
const pressSlot = (page: Page, at: number, action: string) =>
  slot(page, at).locator(`[data-action="${action}"]`).click();

/** A duel of a few moves, left on the table. */
const playSome = async (page: Page): Promise<string[]> => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 2);
  await awaitTurn(page);
  return lines(page);
};

const toTitle = async (page: Page): Promise<void> => {
  await press(page, 'menu');
  await press(page, 'title');
};

test('what was left open comes first on the title, and is not lost unasked', async ({ page }) => {
  const before = await playSome(page);
  await toTitle(page);
  const first = page.locator('.title-buttons button').first();
  await expect(first).toHaveAttribute('data-action', 'resume');
  await expect(first).toHaveText(/^Continue Legion \(Story\), move \d+$/);

  // the title's button, a new duel, and a new battle all ask
  await press(page, 'play');
  await expect(page.locator('[data-dialog="discard"]')).toContainText('Legion (Story), move');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
  await press(page, 'new-duel');
  await press(page, 'start');
  await press(page, 'keep-on');
  await boardReady(page);
  expect(await lines(page)).toEqual(before);

  // on a later visit as well
  await page.reload();
  await press(page, 'play');
  await press(page, 'keep-on');
  await boardReady(page);
  await awaitTurn(page);
  expect(await lines(page)).toEqual(before);

  await toTitle(page);
  await press(page, 'play');
  await press(page, 'discard');
  await boardReady(page);
  expect(await page.locator('.battle').getAttribute('data-layout')).toBe('answers');
});

test('what is about to be lost can be saved first; in every question the button that keeps stands first', async ({
  page,
}) => {
  const before = await playSome(page);
  const actions = (dialog: string): Promise<(string | null)[]> =>
    page
      .locator(`[data-dialog="${dialog}"] .ask-buttons button`)
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action')));
  await press(page, 'menu');
  await press(page, 'resign');
  await expect(page.locator('[data-dialog="resign"]')).toBeVisible();
  expect(await actions('resign')).toEqual(['no', 'yes']);
  await press(page, 'no');
  await press(page, 'title');

  await press(page, 'play');
  const ask = page.locator('[data-dialog="discard"]');
  await expect(ask).toBeVisible();
  expect(await actions('discard')).toEqual(['keep-on', 'save-first', 'discard']);
  await press(page, 'save-first');
  // not saved after all: nothing is lost
  await page.locator('[data-dialog="save"] [data-action="close"]').click();
  await expect(page.locator('[data-dialog="save"]')).toBeHidden();
  await expect(ask).toBeVisible();
  await press(page, 'save-first');
  await awaitToast(page, 'Saved in slot 1', () => pressSlot(page, 1, 'slot-save'));
  // saved: the new battle begins, and nothing is to be discarded
  await expect(ask).toBeHidden();
  await boardReady(page);
  expect(await page.locator('.battle').getAttribute('data-layout')).toBe('answers');

  await toTitle(page);
  await press(page, 'slots-load');
  await pressSlot(page, 1, 'slot-load');
  // nothing may have been done in the battle that is open
  await discardIfAsked(page, '.board');
  await boardReady(page);
  await awaitTurn(page);
  expect(await lines(page)).toEqual(before);
});

test('a battle is saved in a slot, played on, and loaded again from the title', async ({ page }) => {
  const before = await playSome(page);
  await press(page, 'menu');
  await press(page, 'slots-save');
  await awaitToast(page, 'Saved in slot 2', () => pressSlot(page, 2, 'slot-save'));
  await expect(slot(page, 2)).toContainText(/Legion \(Story\), move \d+/);
  await expect(slot(page, 2)).toContainText(String(new Date().getFullYear()));
  await expect(slot(page, 1)).toContainText('Empty');
  await press(page, 'close');
  await press(page, 'continue');
  await playOn(page, mouseHands(page), 1);
  await awaitTurn(page);
  const after = await lines(page);
  expect(after).not.toEqual(before);

  // replacing asks, and keeping keeps
  await press(page, 'menu');
  await press(page, 'slots-save');
  const kept = await slot(page, 2).locator('.slot-told').textContent();
  await pressSlot(page, 2, 'slot-save');
  await expect(slot(page, 2)).toContainText('Overwrite this save?');
  await pressSlot(page, 2, 'slot-keep');
  expect(await slot(page, 2).locator('.slot-told').textContent()).toBe(kept);
  await press(page, 'close');
  await press(page, 'title');

  await press(page, 'slots-load');
  await pressSlot(page, 2, 'slot-load');
  await press(page, 'discard');
  await boardReady(page);
  await awaitTurn(page);
  expect(await lines(page)).toEqual(before);

  // deleting asks
  await press(page, 'menu');
  await press(page, 'slots-load');
  await pressSlot(page, 2, 'slot-ask-delete');
  await pressSlot(page, 2, 'slot-delete');
  await expect(slot(page, 2)).toContainText('Empty');
  expect(await page.evaluate(() => localStorage.getItem('veilwar.slot.2'))).toBeNull();
});

test('a save of two at one screen opens behind the curtain', async ({ page }) => {
  const plan = { form: 'legends', opponent: 'person', exchanges: 'off' };
  await openTitle(page, { settings: { speed: 'instant' }, battle: plan });
  await press(page, 'new-battle');
  await press(page, 'start');
  await press(page, 'open-curtain');
  await press(page, 'open-curtain');
  await boardReady(page);
  await press(page, 'menu');
  await press(page, 'slots-save');
  await awaitToast(page, 'Saved in slot 1', () => pressSlot(page, 1, 'slot-save'));
  await expect(slot(page, 1)).toContainText('Legends (two players), turn 1');
  await page.reload();
  await press(page, 'slots-load');
  await pressSlot(page, 1, 'slot-load');
  // nothing has been done in the battle that is open: it is not asked about
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('[data-square]')).toHaveCount(0);
});

test('a damaged save says so and can be deleted; one that only the referee can tell leaves everything as it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('veilwar.slot.1', '{"about"');
    const about = { game: 'legion', form: 'basic', level: 'story', ply: 3, turn: null };
    const save = { about, date: 1_700_000_000_000, text: 'no match', noted: {} };
    localStorage.setItem('veilwar.slot.3', JSON.stringify(save));
  });
  await openTitle(page);
  await press(page, 'slots-load');
  await expect(slot(page, 1)).toContainText('bad-save');
  await expect(slot(page, 1).locator('[data-action="slot-load"]')).toHaveCount(0);
  await awaitToast(page, 'No battle could be read from this file', () => pressSlot(page, 3, 'slot-load'));
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
  await pressSlot(page, 1, 'slot-ask-delete');
  await pressSlot(page, 1, 'slot-delete');
  await expect(slot(page, 1)).toContainText('Empty');
});

test('a slot that another tab has changed is shown anew, not replaced', async ({ page }) => {
  await playSome(page);
  await press(page, 'menu');
  await press(page, 'slots-save');
  const other = await page.context().newPage();
  await openTitle(other);
  await other.evaluate(() => {
    const about = { game: 'legion', form: 'king', level: 'veteran', ply: 41, turn: null };
    const save = { about, date: Date.now(), text: 'theirs', noted: {} };
    localStorage.setItem('veilwar.slot.1', JSON.stringify(save));
  });
  await other.close();
  await awaitToast(page, 'Another tab has changed this slot', () => pressSlot(page, 1, 'slot-save'));
  await expect(slot(page, 1)).toContainText('Legion (Veteran), move 41');
  expect(await page.evaluate(() => localStorage.getItem('veilwar.slot.1'))).toContain('theirs');
});

test('a host that keeps nothing says that a save was refused', async ({ page }) => {
  await openTitle(page, {}, '?storage=full');
  await begin(page, 'person');
  await press(page, 'menu');
  await press(page, 'slots-save');
  await awaitToast(page, 'refused to store the save', () => pressSlot(page, 1, 'slot-save'));
  await expect(slot(page, 1)).toContainText('Empty');
});
