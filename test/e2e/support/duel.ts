/** Plays a duel by looking at the page as a player does: which units can be chosen, which squares are marked. */
import type { Page } from '@playwright/test';

/** As much of a page as looking takes: any browser's page can give it. */
export type Looked = Pick<Page, 'evaluate' | 'waitForFunction'>;

export interface Seen {
  readonly over: boolean;
  /** Somebody at this screen is asked. */
  readonly asked: boolean;
  readonly prompt: string;
  /** Units that can be chosen, as `seat:name`. */
  readonly units: readonly string[];
  readonly marked: readonly string[];
  readonly confirming: boolean;
  readonly lines: number;
}

export const look = (page: Looked): Promise<Seen> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const units = all('[data-seat] [data-unit]:not([aria-disabled="true"])[aria-pressed]');
    return {
      over: document.querySelector('[data-action="show-result"], [data-dialog="result"]') !== null,
      asked: document.querySelector('.prompt[data-prompt]') !== null,
      prompt: document.querySelector<HTMLElement>('.prompt')?.dataset['prompt'] ?? '',
      units: units.map(
        (unit) => `${unit.closest<HTMLElement>('[data-seat]')?.dataset['seat']}:${unit.dataset['unit']}`,
      ),
      marked: all('[data-square][data-mark]').map((square) => square.dataset['square'] ?? ''),
      confirming: document.querySelector('.foretold[data-confirming="true"]') !== null,
      lines: document.querySelectorAll('.log-entry').length,
    };
  });

/** Milliseconds between two looks: a page beside another one may get no frames to look at. */
const POLLING = 50;

/** Waits until it is somebody's turn at this screen, or the match is over. */
export const awaitTurn = async (page: Looked): Promise<Seen> => {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-action="show-result"], [data-dialog="result"]') !== null ||
      (document.querySelector('.status[data-thinking="false"] .prompt[data-prompt]') !== null &&
        document.querySelector('[data-square][data-mark], [aria-pressed="true"][data-unit]') !== null),
    undefined,
    { polling: POLLING },
  );
  return look(page);
};

/** How a test presses things. */
export interface Hands {
  /** A tap on a busy machine may become a rest, which presses nothing: such a press is made again. */
  readonly mayRest?: boolean;
  unit(name: string): Promise<void>;
  square(name: string): Promise<void>;
}

const unitSelector = (unit: string): string => {
  const [seat, name] = unit.split(':');
  return `[data-seat="${seat}"] [data-unit="${name}"]`;
};

/** Middle of a square on the screen; the grid lies exactly over the canvas. */
export const middle = async (page: Page, square: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (box === null) throw new Error(`${square} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const mouseHands = (page: Page): Hands => ({
  unit: (name) => page.locator(unitSelector(name)).click(),
  square: async (name) => {
    const { x, y } = await middle(page, name);
    await page.mouse.click(x, y);
  },
});

export const touchHands = (page: Page): Hands => ({
  mayRest: true,
  unit: (name) => page.locator(unitSelector(name)).tap(),
  square: async (name) => {
    // a tap that became a rest has opened it over the board
    if (await page.locator('.inspector').isVisible()) await page.keyboard.press('Escape');
    const { x, y } = await middle(page, name);
    await page.touchscreen.tap(x, y);
  },
});

const KINDS = ['soldier', 'knight', 'scout', 'general', 'tower', 'catapult', 'archer', 'king'];

const focusedSquare = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? (document.activeElement.dataset['square'] ?? '') : '',
  );

/** Everything by keys: Tab has led to the board, digits choose units, arrows walk, Enter presses. */
export const keyHands = (page: Page): Hands => ({
  unit: async (name) => {
    await page.keyboard.press(`Digit${KINDS.indexOf(name.split(':')[1] ?? '') + 1}`);
  },
  square: async (name) => {
    for (let step = 0; step < 12; step++) {
      const at = await focusedSquare(page);
      if (at === name) break;
      const right = name.charCodeAt(0) - at.charCodeAt(0);
      const up = Number(name.slice(1)) - Number(at.slice(1));
      // White sees the board turned
      const turned = (await page.locator('.board').getAttribute('data-near')) === '1';
      if (right !== 0) await page.keyboard.press(right > 0 !== turned ? 'ArrowRight' : 'ArrowLeft');
      else await page.keyboard.press(up > 0 !== turned ? 'ArrowUp' : 'ArrowDown');
    }
    await page.keyboard.press('Enter');
  },
});

const versionOf = (page: Looked): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.battle')?.dataset['version'] ?? '');

/** Presses a choice may take, the one that confirms among them, and after how many milliseconds one is taken for lost. */
interface Patience {
  readonly presses: number;
  readonly lost: number;
}
const SURE: Patience = { presses: 2, lost: 30_000 };
const RESTING: Patience = { presses: 8, lost: 4000 };

/** Was the last press taken? Then the match went on, or the choice waits to be confirmed. */
const wasTaken = (page: Looked, version: string, toConfirm: boolean, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      ([before, isReady]) =>
        document.querySelector<HTMLElement>('.battle')?.dataset['version'] !== before ||
        (isReady && document.querySelector('.foretold[data-confirming="true"]') !== null),
      [version, toConfirm] as const,
      { polling: POLLING, timeout },
    )
    .then(
      () => true,
      () => false,
    );

/** One decision: a unit if one is wanted, a square, and the second press where it is asked for. */
export const decide = async (page: Looked, hands: Hands, seen: Seen, step: number): Promise<void> => {
  const version = await versionOf(page);
  const unit = seen.units[(step * 5) % Math.max(1, seen.units.length)];
  if (seen.prompt === 'legion.place' && unit !== undefined) await hands.unit(unit);
  const { marked } = await look(page);
  const square = marked[(step * 7 + 3) % Math.max(1, marked.length)];
  if (square === undefined) throw new Error(`nothing is marked at ${seen.prompt}`);
  const patience = hands.mayRest === true ? RESTING : SURE;
  let isReady = false;
  for (let pressed = 0; pressed < patience.presses; pressed++) {
    await hands.square(square);
    const isTaken = await wasTaken(page, version, !isReady, patience.lost);
    if ((await versionOf(page)) !== version) return;
    if (!isTaken && hands.mayRest !== true) break;
    isReady = isTaken || isReady;
  }
  throw new Error(`${square} was pressed, and nothing happened`);
};

/** Plays to the end, or for so many decisions; gives the number made. */
export const playOn = async (page: Looked, hands: Hands, most = 400): Promise<number> => {
  for (let step = 0; step < most; step++) {
    const seen = await awaitTurn(page);
    if (seen.over) return step;
    await decide(page, hands, seen, step);
  }
  return most;
};

/** From the title into the match of the last time by Tab and Enter alone; the focus is on the board then. */
export const beginByKeys = async (page: Page, begins = 'new-duel'): Promise<void> => {
  const tabTo = async (selector: string): Promise<void> => {
    // a screen that comes late has nothing to lead to yet
    await page.locator(selector).first().waitFor();
    for (let tab = 0; tab < 40; tab++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no Tab leads to ${selector}`);
  };
  for (const action of [begins, 'start']) {
    await tabTo(`[data-action="${action}"]`);
    await page.keyboard.press('Enter');
  }
  await page.locator('.board:not([data-picture="loading"])').waitFor();
  await tabTo('[data-square]');
};

/** The page's browser has no WebGL from now on. Before the page is opened. */
export const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...more]);
    } as typeof original;
  });

/** By mouse on the board that has no picture: its squares are buttons. */
export const plainHands = (page: Page): Hands => ({
  ...mouseHands(page),
  square: (name) => page.locator(`[data-square="${name}"]`).click(),
});
