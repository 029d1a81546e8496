/** On a phone nothing is pushed off the screen, printed over its neighbour or left open, however long it is. */
import type { Page } from '@playwright/test';
import { reasonLine } from './support/advice';
import { awaitAsked } from './support/battle';
import { glimpse } from './support/camera';
import { awaitTurn } from './support/duel';
import { boardReady, expect, loadDice, openTitle, press, test } from './support/page';
import { openCurtain, openRecord, questionRecord, resize, startBattle } from './support/sights';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LEGENDS = { form: 'legends', opponent: 'story', begins: 'me' };
const PORTRAITS = [
  [390, 844],
  [360, 640],
] as const;

const openBattle = async (page: Page, exchanges: 'on' | 'off' = 'off'): Promise<void> => {
  await loadDice(page, 4);
  await openTitle(page, { settings: { speed: 'instant', chances: true }, battle: { ...LEGENDS, exchanges } });
  await startBattle(page);
  await awaitAsked(page);
};

const advise = async (page: Page): Promise<void> => {
  await press(page, 'hint');
  await expect(reasonLine(page)).toBeVisible();
};

/** Makes the words of one element so many times as many, as the longest names and reasons would. */
const lengthen = (page: Page, selector: string, times: number): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, count) => {
      element.append(` ${element.textContent ?? ''}`.repeat(count - 1));
    }, times);

/** What of the status, its buttons and the tools can't be seen, or lies over another part. */
const pushed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    for (const each of all('.status .button, .toolbar .icon-button, .toolbar .icon-caption')) {
      const { top, bottom } = each.getBoundingClientRect();
      if (top < -0.5 || bottom > innerHeight + 0.5) faults.push(`${each.className} is off the screen`);
    }
    const status = document.querySelector<HTMLElement>('.status');
    if (status === null) return ['no status'];
    const { top: begins, bottom: edge } = status.getBoundingClientRect();
    for (const part of ['.answer', '.area-near', '.toolbar']) {
      const top = document.querySelector(part)?.getBoundingClientRect().top ?? 0;
      // on the smallest ones the near side stands over the board
      if (top > begins && edge > top + 0.5) faults.push(`the status lies over ${part}`);
    }
    // what is printed beyond its own box counts
    const words = [...status.children].map((child) => child.getBoundingClientRect().top + child.scrollHeight);
    const reach = status.scrollTop + status.clientHeight < status.scrollHeight;
    if (Math.max(...words) > edge + 0.5 && (!reach || getComputedStyle(status).overflowY !== 'auto'))
      faults.push('words run out of the status');
    return faults;
  });

const keepsTools = async (page: Page, name: string): Promise<void> => {
  for (const [width, height] of PORTRAITS) {
    await resize(page, width, height);
    await glimpse(page, `${name}-${width}`);
    expect.soft(await pushed(page), `${name} at ${width}x${height}`).toEqual([]);
  }
};

test('a long question, hint and forecast leave the tools on the screen, and scroll: Legends', async ({ page }) => {
  await openBattle(page);
  await advise(page);
  await keepsTools(page, 'advised');
  await lengthen(page, '.prompt', 2);
  await lengthen(page, '.foretold', 3);
  await keepsTools(page, 'long-advised');
});

test('a long question, hint and forecast leave the tools on the screen, and scroll: Legion', async ({ page }) => {
  await openTitle(page, {
    settings: { speed: 'instant' },
    duel: { opponent: 'story', form: 'advanced', colour: 'white' },
  });
  await press(page, 'new-duel');
  await press(page, 'start');
  await boardReady(page);
  await awaitTurn(page);
  await advise(page);
  await keepsTools(page, 'duel-advised');
  await lengthen(page, '.foretold', 3);
  await keepsTools(page, 'duel-long-advised');
});

test('the proposed exchange stands whole under its warning, and every chip of the fallen in its box', async ({
  page,
}) => {
  await openBattle(page, 'on');
  const proposed = page.locator('[data-action="exchange"]');
  await proposed.waitFor();
  await page.locator('.exchange').evaluate((box) => {
    const warning = document.createElement('p');
    warning.className = 'exchange-warning';
    warning.textContent = 'Your castle is on the front rank (g4), within easy reach of the enemy.';
    box.prepend(warning);
  });
  const inside = await proposed.evaluate((button) => {
    const [own, place] = [button, button.closest('.answer')].map((each) => each?.getBoundingClientRect());
    return (own?.bottom ?? 1) <= (place?.bottom ?? 0) + 0.5;
  });
  expect(inside).toBe(true);
  const cut = await page.locator('.area-near .army-none').evaluate((none) => {
    const list = document.createElement('ul');
    list.className = 'army-fallen';
    for (const text of ['10', '9', '8', '7 ×2', '6 ×2', '5', '4', '3', '2 ×2', '1', 'Magic ×2'])
      list.append(Object.assign(document.createElement('li'), { textContent: text }));
    none.replaceWith(list);
    const box = list.closest('.army-box')?.getBoundingClientRect();
    return [...list.children].flatMap((chip) => {
      const { right, bottom } = chip.getBoundingClientRect();
      return box !== undefined && right <= box.right && bottom <= box.bottom ? [] : [chip.textContent];
    });
  });
  expect(cut).toEqual([]);
});

test('the board stays where it is, whatever is told over it', async ({ page }) => {
  await openBattle(page);
  const top = async () => (await page.locator('.area-board').boundingBox())?.y;
  const before = await top();
  await page.locator('.situation').evaluate((situation) => {
    const waits =
      '<button class="curse-piece"><span class="token"></span><span><strong>Earthquake</strong> <span>(Good)</span></span></button>';
    const curses = situation.querySelector('.curses');
    curses?.insertAdjacentHTML('beforeend', `<div class="curses-waiting"><span>Next:</span>${waits}</div>`);
    const danger = 'Your castle on h1 is in danger: Yarbu on h2 can attack it next turn.';
    situation.querySelector('.aim')?.insertAdjacentHTML('afterend', `<p class="aim-seen">${danger}</p>`);
  });
  await expect(page.locator('.aim-seen')).toBeVisible();
  expect(await top()).toBe(before);
  // the number keeps away from its word
  await page.locator('.situation').evaluate((situation) => {
    situation.insertAdjacentHTML('beforeend', '<ul class="chances-list"><li>win <strong>16%</strong></li></ul>');
  });
  const gap = await page.locator('.chances-list li').evaluate((odds) => {
    const range = document.createRange();
    range.setEnd(odds.firstChild ?? odds, 3);
    range.setStart(odds.firstChild ?? odds, 0);
    return (odds.querySelector('strong')?.getBoundingClientRect().left ?? 0) - range.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(4);
});

test('a card that was asked for goes with the next choice', async ({ page }) => {
  await openBattle(page);
  await page.locator('[data-square="d4"]').press('i');
  const card = page.locator('.inspector');
  await expect(card).toBeVisible();
  // its chips are targets for a finger
  for (const chip of await card.locator('.card-kind .term-word').all())
    expect.soft((await chip.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
  await advise(page);
  await expect(card).toHaveCount(0);
});

test('the log opens at its newest line', async ({ page }) => {
  await openBattle(page, 'on');
  await press(page, 'pass');
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-prompt', 'legends.exchange');
  await awaitAsked(page);
  await resize(page, 340, 300);
  await press(page, 'log');
  const list = page.locator('[data-dialog="log"] .log-list');
  await expect.poll(() => list.evaluate((log) => log.scrollHeight - log.clientHeight)).toBeGreaterThan(20);
  await expect.poll(() => list.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop)).toBeLessThan(2);
});

test('the pause tells what a finger does, and of no keys', async ({ page }) => {
  await openBattle(page);
  await press(page, 'menu');
  const menu = page.locator('[data-dialog="menu"]');
  await expect(menu.locator('.reminder')).toContainText(
    'Tap one of your pieces, then a marked square; attacks and powers wait for a second tap.',
  );
  await expect(menu.locator('[data-action="keys"]')).toHaveCount(0);
});

test('a message stands beside the board of a low screen, and the next press lets it go', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await openRecord(page, questionRecord('legends.main'));
  await openCurtain(page);
  await boardReady(page);
  await awaitAsked(page);
  await resize(page, 844, 390);
  await page.locator('[data-square="f6"]').press('Enter');
  const message = page.locator('.toast');
  await expect(message).toHaveAttribute('data-shown', 'true');
  const [board, toast] = [await page.locator('.area-board').boundingBox(), await message.boundingBox()];
  expect(toast?.x ?? 0).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0) - 1);
  await page.touchscreen.tap(5, 200);
  await expect(message).toHaveAttribute('data-shown', 'false');
});

test('a tap on an enemy says why it is none to press, and leaves the board free; a finger that rests opens its card', async ({
  page,
}) => {
  await openBattle(page);
  const box = await page.locator('[data-square="d7"]').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.toast')).toContainText('Hold a piece to read about it.');
  await expect(page.locator('.inspector')).toHaveCount(0);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(page.locator('.inspector')).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});
