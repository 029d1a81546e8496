/** A siege on a phone: what may lose it is told from the start of the turn, nothing is told twice, and a finger moves a board that is near. */
import type { Page } from '@playwright/test';
import { boardReady, expect, openTitle, press, test } from './support/page';
import { openCurtain, openRecord, resize } from './support/sights';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const open = async (page: Page, line: string, shown: readonly string[]): Promise<void> => {
  await openTitle(page, { settings: { speed: 'instant' } });
  const position = JSON.stringify({ line, shown });
  const seats = '[{"player":"person"},{"player":"person"}]';
  await openRecord(
    page,
    `[Game "medieval"]\n[Mode "standard"]\n[Position ${position}]\n[Seats ${seats}]\n[Seed 1]\n\n`,
  );
  await openCurtain(page);
  await boardReady(page);
};

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const head = (page: Page) => page.locator('.siege-head');

// a Knight three steps from the King
const KNIGHT = '15/7k7/15/15/15/15/15/15/15/15/4n10/15/15/4K1P8/15 r - R2B2';
const THREATENED = '15/7k7/4fffaagg4/15/15/15/15/15/15/3F2n8/4X2p7/6N1P6/5A1L1A5/6GK7/15 r - R2B2';

test('a known enemy that can take the King stands in red in the goal’s place, from the start of the turn', async ({
  page,
}) => {
  await open(page, KNIGHT, ['e5']);
  const danger = head(page).locator('.siege-danger');
  await expect(danger).toHaveText('Your King on e2 is in danger: the Knight on e5 can take him next turn.');
  await expect(danger).toBeVisible();
  await expect(head(page).locator('.plaque')).toBeHidden();
  const board = await page.locator('.area-board').boundingBox();
  await open(page, KNIGHT, []);
  await expect(head(page).locator('.plaque')).toBeVisible();
  expect(await page.locator('.area-board').boundingBox()).toEqual(board);
});

test('the goal stands once', async ({ page }) => {
  await open(page, KNIGHT, []);
  const goal = page.getByText('Capture the enemy King, or bring yours to the stockade on h14.');
  await expect(goal.filter({ visible: true })).toHaveCount(1);
});

test('a long forecast takes the room that the ways leave, and shows where it goes on', async ({ page }) => {
  const crowded = THREATENED.replace('5A1L1A5', '5AFL1A5').replace('6GK7', '6GKF6');
  await open(page, crowded, ['g6', 'h5']);
  await square(page, 'h3').press('Enter');
  await square(page, 'i3').press('Enter');
  await page.locator('.answer-row').last().click();
  await expect(page.locator('.foretold')).toContainText('or the blast on h3 will capture it');
  const status = page.locator('.status');
  const [box, answer] = [await status.boundingBox(), await page.locator('.answer').boundingBox()];
  const ways = await page.locator('.answer-list').boundingBox();
  // no more than a line is free below the ways while the forecast is cut off
  await expect(status).toHaveAttribute('data-below', 'true');
  expect((answer?.y ?? 0) + (answer?.height ?? 0) - (ways?.y ?? 0) - (ways?.height ?? 0)).toBeLessThan(24);
  expect(box?.height ?? 0).toBeGreaterThan(150);
  await status.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(status).toHaveAttribute('data-below', 'false');
  await resize(page, 360, 640);
  await expect(page.locator('.toolbar')).toBeInViewport({ ratio: 1 });
});

test('a finger that slides moves a board that is near, and presses nothing', async ({ page }) => {
  await open(page, THREATENED, ['g6', 'h5']);
  const touch = await page.context().newCDPSession(page);
  const slide = async (dx: number, dy: number): Promise<void> => {
    const board = await page.locator('.board-host').boundingBox();
    const [x, y] = [(board?.x ?? 0) + 190, (board?.y ?? 0) + 90];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const share of [0.5, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + dx * share, y: y + dy * share }],
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const placeOf = async (name: string) => {
    const box = await square(page, name).boundingBox();
    return { x: box?.x ?? 0, y: box?.y ?? 0 };
  };
  await square(page, 'h3').press('Enter');
  for (const _ of [1, 2]) await press(page, 'zoom-in');
  await expect(page.locator('[data-action="zoom-in"]')).toBeDisabled();
  // what was chosen is in sight
  await expect(square(page, 'h3')).toBeInViewport();
  const before = await placeOf('h3');
  await slide(40, 60);
  // a board stands between two pixels where its page does
  await expect(async () => {
    const { x, y } = await placeOf('h3');
    expect(Math.abs(x - before.x - 40)).toBeLessThan(1);
    expect(Math.abs(y - before.y - 60)).toBeLessThan(1);
  }).toPass();
  await expect(page.locator('.toast')).not.toHaveAttribute('data-shown', 'true');
  await expect(page.locator('.prompt')).toHaveText('Alchemist on h3: choose where it goes.');
});

test('a board that is near keeps the letters and numbers of its squares at the edge of the view', async ({ page }) => {
  await open(page, THREATENED, ['g6', 'h5']);
  await expect(page.locator('.edge-heads')).toHaveCount(0);
  await square(page, 'h3').press('Enter');
  await press(page, 'zoom-in');
  await expect(page.locator('.edge-heads i').first()).toBeAttached();
  const middle = async (locator: ReturnType<Page['locator']>) => {
    const box = await locator.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [file, rank] = ['column', 'row'].map((edge, at) =>
    page.locator(`.edge-heads [data-edge="${edge}"]`, { hasText: new RegExp(`^${at === 0 ? 'h' : '3'}$`) }),
  );
  if (file === undefined || rank === undefined) throw new Error('no heads');
  await expect(async () => {
    const at = await middle(square(page, 'h3'));
    expect(Math.abs((await middle(file)).x - at.x)).toBeLessThan(2);
    expect(Math.abs((await middle(rank)).y - at.y)).toBeLessThan(2);
  }).toPass();
  for (const edge of [file, rank]) await expect(edge).toBeInViewport();
  const board = await page.locator('.board-host').boundingBox();
  expect((await file.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) - 1);
});
