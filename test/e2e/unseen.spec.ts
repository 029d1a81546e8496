import type { Frame } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { expect, loadDice, test } from './support/page';

const KEPT = { settings: { music: 0, effects: 0, confirm: 'never' }, battle: { opponent: 'story' } };

const isAsked = (game: Frame): Promise<boolean> =>
  game.evaluate(
    () =>
      document.querySelector('[data-action="show-result"], [data-dialog="result"]') !== null ||
      document.querySelector('.status[data-thinking="false"] .prompt[data-prompt]') !== null,
  );

const version = (game: Frame): Promise<string> =>
  game.evaluate(() => document.querySelector<HTMLElement>('.battle')?.dataset['version'] ?? '');

/** Moves told so far in the match that is kept. */
const keptPly = (game: Frame): Promise<number> =>
  game.evaluate(() => Number(JSON.parse(localStorage.getItem('veilwar.match.about') ?? '{"ply":-1}').ply));

/** Nobody can point at what is not shown; the page's own elements are pressed. */
const press = (game: Frame, selector: string): Promise<boolean> =>
  game.evaluate((which) => {
    const found = document.querySelector<HTMLElement>(which);
    found?.click();
    return found !== null;
  }, selector);

const until = (what: () => Promise<boolean>) => expect.poll(what, { timeout: 60_000 }).toBe(true);

/** Nothing is kept of a battle that is over. */
const isOver = (game: Frame): Promise<boolean> =>
  game.evaluate(() => document.querySelector('[data-action="show-result"], [data-dialog="result"]') !== null);

/** Does what is advised, since blind presses may walk the castle up to the enemy; waits for the next question. */
const choose = async (game: Frame): Promise<void> => {
  const before = await version(game);
  await until(() => press(game, '[data-action="hint"]:not([disabled])'));
  await until(async () => {
    await press(game, '[data-action="confirm"]:not([disabled])');
    return (await version(game)) !== before;
  });
  await until(() => isAsked(game));
  if (await isOver(game)) throw new Error('the battle is over before anything is looked at');
};

for (const [speed, hidden] of [
  ['instant', 'from the start'],
  ['normal', 'from the start'],
  ['normal', 'once the board stands'],
] as const)
  test(`in a frame hidden ${hidden}, at ${speed} speed, turns end and are kept though no frame is drawn`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await loadDice(page, 2);
    await page.addInitScript(
      (kept) => {
        if (window === top) return;
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(`veilwar.${key}`, JSON.stringify(value));
        // some browsers draw what nobody sees
        const draw = window.requestAnimationFrame.bind(window);
        // of another realm: no instance of this one's HTMLElement
        const isHidden = () => (window.frameElement as HTMLElement | null)?.style.display === 'none';
        window.requestAnimationFrame = (then) =>
          draw((now) => {
            if (!isHidden()) then(now);
          });
      },
      { ...KEPT, settings: { ...KEPT.settings, speed } },
    );
    const style = hidden === 'from the start' ? 'display:none' : 'width:900px;height:600px';
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>host</title><iframe src="${baseURL}" style="${style}"></iframe>`,
      }),
    );
    await page.goto('./host.html');
    const game = page.frames().find((frame) => frame !== page.mainFrame());
    if (game === undefined) throw new Error('no frame');
    await until(() => press(game, '[data-action="play"]:not([disabled])'));
    await until(() => isAsked(game));
    if (hidden !== 'from the start') {
      await game.locator('.board:not([data-picture="loading"])').waitFor({ timeout: 45_000 });
      await page.locator('iframe').evaluate((frame) => {
        frame.style.display = 'none';
      });
    }
    for (let turn = 0; turn < 4; turn++) await choose(game);
    const told = await game.evaluate(() => document.querySelectorAll('.log-title').length);
    expect(told).toBeGreaterThan(2);
    await until(async () => (await keptPly(game)) > 2);

    // what was kept goes on where it is seen
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await page.goto('./');
    await page.locator('[data-action="resume"]').click();
    expect((await awaitAsked(page)).prompt).not.toBe('');
  });
