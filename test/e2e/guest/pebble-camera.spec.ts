/** Pebble's map does not fit on a phone: it is zoomed and moved, and all that lies over it follows. */
import type { CDPSession, Page } from '@playwright/test';
import { boardReady, expect, loadDice, openTitle, test } from '../support/page';
import { lieStill } from '../support/sights';
import { begin } from './pebble-begin';
import { tabTo, touchHands } from './pebble-hands';
import { playOn } from './pebble-play';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, trace: 'off' });

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Cell extends Spot {
  readonly name: string;
  readonly size: number;
  readonly own: boolean;
  readonly marked: boolean;
  readonly taken: boolean;
}

/** Opens a battle at the first own question. */
const start = async (page: Page): Promise<void> => {
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant', motion: 'less' } });
  await begin(page, ['person', 'story', 'story']);
  await playOn(page, touchHands(page), (scene) => scene.at === 'question' && scene.prompt === 'pebble.main');
  await boardReady(page);
  await lieStill(page);
};

/** The host of the board on the screen, and the middles of the cells that the grid says lie well within it. */
const inSight = async (page: Page): Promise<{ readonly host: DOMRect; readonly cells: readonly Cell[] }> =>
  page.evaluate(() => {
    const host = document.querySelector('.board-host')?.getBoundingClientRect() ?? new DOMRect();
    const cells = [...document.querySelectorAll<HTMLElement>('.grid [data-square]')].map((cell) => {
      const box = cell.getBoundingClientRect();
      return {
        name: cell.dataset['square'] ?? '',
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        size: box.width,
        own: (cell.getAttribute('aria-label') ?? '').includes('your '),
        // a Gem between its own tokens has nowhere to go, and is not pressed
        marked: cell.dataset['mark'] !== undefined,
        taken: !(cell.getAttribute('aria-label') ?? '').includes('free'),
      };
    });
    const within = cells.filter(
      ({ x, y, size }) => Math.min(x - host.left, host.right - x, y - host.top, host.bottom - y) > size / 2,
    );
    return { host: host.toJSON(), cells: within };
  });

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Spot[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

/** Two fingers about a place: from so far apart to so far apart, and along. */
const pinch = async (page: Page, cdp: CDPSession, at: Spot, from: number, to: number, along: Spot): Promise<void> => {
  const fingers = (apart: number, share: number): readonly Spot[] =>
    [-1, 1].map((side) => ({ x: at.x + along.x * share + (side * apart) / 2, y: at.y + along.y * share }));
  const [first = at, second = at] = fingers(from, 0);
  await touch(cdp, 'touchStart', first);
  await touch(cdp, 'touchStart', first, second);
  for (let step = 1; step <= 6; step++)
    await touch(cdp, 'touchMove', ...fingers(from + ((to - from) * step) / 6, step / 6));
  await touch(cdp, 'touchEnd', second);
  await touch(cdp, 'touchEnd');
  await lieStill(page);
};

const gridWidth = async (page: Page): Promise<number> => (await page.locator('.board-grid').boundingBox())?.width ?? 0;

const pressed = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.grid [aria-pressed="true"]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['square'] ?? ''));

/** Share of a cell's box in which the picture shows the blue of the own tokens. */
const blueIn = async (page: Page, { x, y, size }: Cell): Promise<number> => {
  const clip = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const ctx = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (ctx === null) throw new Error('no room to look in');
    ctx.drawImage(image, 0, 0);
    const { data: points } = ctx.getImageData(0, 0, image.width, image.height);
    let blue = 0;
    for (let at = 0; at < points.length; at += 4) if ((points[at + 2] ?? 0) > (points[at] ?? 0) + 50) blue += 1;
    return blue / (points.length / 4);
  }, png);
};

/** Picture, grid, hit test and loupe say the same of where the cells are. `near`: not all of the map is seen, and a finger that slides moves it. */
const agree = async (page: Page, cdp: CDPSession, near = false): Promise<void> => {
  const { host, cells } = await inSight(page);
  expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells.filter(({ own, marked }) => own && marked).slice(0, 2)) {
    // the picture draws the token where the grid has its cell; a cell without one shows nothing of that blue, one under a button a part
    await expect.poll(() => blueIn(page, cell)).toBeGreaterThan(0.03);
    // the canvas takes the press for the same cell
    await page.mouse.click(cell.x, cell.y);
    await expect.poll(() => pressed(page)).toEqual([cell.name]);
    await page.locator('[data-action="cancel"]').first().click();
    await expect.poll(() => pressed(page)).toEqual([]);
    await page.mouse.move(5, 5);
  }
  const free = cells.find(({ own, taken }) => !own && !taken);
  if (free !== undefined) expect(await blueIn(page, free)).toBeLessThan(0.05);
  // a finger that slides to a cell sees it in the loupe, or takes the map along
  for (const cell of [cells[0], cells.at(-1)]) {
    if (cell === undefined) continue;
    const beside = { x: host.x + host.width / 2, y: host.y + host.height / 2 };
    // at once: a finger that waits rests, and aims at nothing
    await Promise.all([
      touch(cdp, 'touchStart', beside),
      touch(cdp, 'touchMove', { x: beside.x + 20, y: beside.y + 20 }),
    ]);
    await touch(cdp, 'touchMove', cell);
    if (near) await expect(page.locator('.loupe')).toHaveCount(0);
    else await expect(page.locator('.loupe [data-aimed] i')).toHaveText(cell.name);
    await touch(cdp, 'touchMove', { x: 2, y: 2 });
    await touch(cdp, 'touchEnd');
    await expect(page.locator('.loupe')).toHaveCount(0);
    expect(await pressed(page)).toEqual([]);
  }
};

test('a finger that rested before the second one came has inspected nothing', async ({ page }) => {
  await start(page);
  const cdp = await page.context().newCDPSession(page);
  const { cells } = await inSight(page);
  const [cell] = cells.filter(({ own }) => own);
  if (cell === undefined) throw new Error('no token in sight');
  const other = { x: cell.x + 60, y: cell.y };
  await touch(cdp, 'touchStart', cell);
  await expect(page.locator('.inspector')).toBeVisible();
  await touch(cdp, 'touchStart', cell, other);
  await expect(page.locator('.inspector')).toHaveCount(0);
  await touch(cdp, 'touchMove', { x: cell.x - 20, y: cell.y }, { x: other.x + 20, y: other.y });
  await touch(cdp, 'touchEnd', other);
  await touch(cdp, 'touchEnd');
  await lieStill(page);
  await expect(page.locator('.loupe, .inspector')).toHaveCount(0);
  expect(await pressed(page)).toEqual([]);
  // alone it inspects, and goes on doing so when it is lifted
  await touch(cdp, 'touchStart', cell);
  await expect(page.locator('.inspector')).toBeVisible();
  await touch(cdp, 'touchEnd');
  await expect(page.locator('.inspector')).toBeVisible();
});

test('two fingers zoom and move the map, and all that lies over it agrees', async ({ page }) => {
  test.setTimeout(240_000);
  await start(page);
  const cdp = await page.context().newCDPSession(page);
  const whole = await gridWidth(page);
  await agree(page, cdp);
  const { host } = await inSight(page);
  const middle = { x: host.x + host.width / 2, y: host.y + host.height / 2 };
  const looks: readonly (readonly [from: number, to: number, along: Spot])[] = [
    [80, 128, { x: 0, y: -90 }],
    [100, 120, { x: 30, y: 20 }],
    [120, 120, { x: -60, y: -70 }],
    [120, 160, { x: 20, y: 60 }],
  ];
  for (const [from, to, along] of looks) {
    const before = await gridWidth(page);
    await pinch(page, cdp, middle, from, to, along);
    if (to > from) expect(await gridWidth(page)).toBeGreaterThan(before);
    else expect(await gridWidth(page)).toBeCloseTo(before, 0);
    // nothing was pressed, inspected or aimed at
    expect(await pressed(page)).toEqual([]);
    await expect(page.locator('.loupe, .inspector')).toHaveCount(0);
    await agree(page, cdp, true);
  }
  // never farther off than all of it
  await pinch(page, cdp, middle, 200, 40, { x: 0, y: 0 });
  expect(await gridWidth(page)).toBeCloseTo(whole, 0);
  await agree(page, cdp);
  // nothing stands out of the page
  expect(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
  ).toEqual([390, 844]);
});

test('buttons as large as a finger do the same', async ({ page }) => {
  await start(page);
  const whole = await gridWidth(page);
  const button = (action: string) => page.locator(`[data-action="${action}"]`);
  await expect(button('zoom-out')).toBeDisabled();
  await expect(button('zoom-whole')).toBeDisabled();
  for (const action of ['zoom-in', 'zoom-out', 'zoom-whole']) {
    const box = await button(action).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(button(action)).toBeInViewport({ ratio: 1 });
  }
  await button('zoom-in').tap();
  await expect.poll(() => gridWidth(page)).toBeGreaterThan(whole * 1.4);
  while (await button('zoom-in').isEnabled()) await button('zoom-in').tap();
  const least = () =>
    page
      .locator('.grid [data-square]')
      .evaluateAll((cells) => Math.min(...cells.map((cell) => cell.getBoundingClientRect().width)));
  await expect.poll(least).toBeGreaterThanOrEqual(43);
  await button('zoom-whole').tap();
  await expect.poll(() => gridWidth(page)).toBeCloseTo(whole, 0);
});

test('keys zoom and move it, and the cursor is never out of sight', async ({ page }) => {
  test.setTimeout(180_000);
  await start(page);
  const whole = await gridWidth(page);
  await tabTo(page, '.grid [data-square]');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => gridWidth(page)).toBeGreaterThan(whole * 1.9);
  const lies = () =>
    page.evaluate(() => {
      const host = document.querySelector('.board-host')?.getBoundingClientRect() ?? new DOMRect();
      const cell = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return Math.min(cell.left - host.left, host.right - cell.right, cell.top - host.top, host.bottom - cell.bottom);
    });
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press(key);
      await expect.poll(lies).toBeGreaterThan(-2);
    }
  await lieStill(page);
  const left = async () => (await page.locator('.board-grid').boundingBox())?.x ?? 0;
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['square']);
  const [cell, before] = [await focused(), await left()];
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(left).toBeLessThan(before - 50);
  expect(await focused()).toBe(cell);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(() => gridWidth(page)).toBeCloseTo(whole, 0);
  await page.keyboard.press('?');
  await expect(page.locator('[data-dialog="keys"]')).toContainText('zoom in');
});

/** Sends a wheel to the middle of the board; gives whether the page kept it from the browser. */
const wheel = (page: Page, ctrlKey: boolean, deltaY: number): Promise<boolean> =>
  page.evaluate(
    ([ctrl, delta]) => {
      const canvas = document.querySelector('.board-host canvas');
      const box = canvas?.getBoundingClientRect() ?? new DOMRect();
      const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
      const event = new WheelEvent('wheel', {
        ctrlKey: ctrl,
        deltaY: delta,
        clientX,
        clientY,
        bubbles: true,
        cancelable: true,
      });
      // what scrolls the page around us is held elsewhere, and later
      let kept = false;
      document
        .querySelector('.board')
        ?.addEventListener('wheel', (got) => (kept = got.defaultPrevented), { once: true });
      canvas?.dispatchEvent(event);
      return kept;
    },
    [ctrlKey, deltaY] as const,
  );

test('the wheel zooms with Control, and moves what is zoomed; a board that fits leaves it to the page', async ({
  page,
}) => {
  await start(page);
  const whole = await gridWidth(page);
  expect(await wheel(page, false, 60)).toBe(false);
  expect(await wheel(page, true, -60)).toBe(true);
  await expect.poll(() => gridWidth(page)).toBeGreaterThan(whole * 1.4);
  // large enough is not yet at rest
  await lieStill(page);
  const top = async () => (await page.locator('.board-grid').boundingBox())?.y ?? 0;
  const before = await top();
  expect(await wheel(page, false, 30)).toBe(true);
  await expect.poll(top).toBeCloseTo(before - 30, 0);

  await page.setViewportSize({ width: 1280, height: 720 });
  await lieStill(page);
  await expect(page.locator('.board-camera')).toHaveCount(0);
  const fits = await page.locator('.board-grid').boundingBox();
  expect(await wheel(page, true, -60)).toBe(false);
  expect(await wheel(page, false, 60)).toBe(false);
  const cdp = await page.context().newCDPSession(page);
  await pinch(page, cdp, { x: 540, y: 360 }, 80, 200, { x: 20, y: 20 });
  await tabTo(page, '.grid [data-square]');
  for (const key of ['+', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await lieStill(page);
  expect(await page.locator('.board-grid').boundingBox()).toEqual(fits);
});
