/** Plays a battle by looking at the page as a player does: what is asked, which squares are marked, what the list offers. */
import type { Page } from '@playwright/test';
import { type Looked, middle } from './duel';

export interface Marked {
  readonly square: string;
  readonly mark: string;
}

export interface Scene {
  readonly over: boolean;
  readonly curtain: boolean;
  /** Key of what is asked; empty while nobody at this screen is asked. */
  readonly prompt: string;
  readonly near: number;
  readonly marked: readonly Marked[];
  /** Places in the list of answers that can be pressed. */
  readonly rows: number;
  readonly canPass: boolean;
  readonly canConfirm: boolean;
  readonly pressed: number;
  readonly version: string;
}

export const lookAt = (page: Looked): Promise<Scene> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const usable = (selector: string) => all(selector).some((element) => !(element as HTMLButtonElement).disabled);
    return {
      over: document.querySelector('[data-action="show-result"], [data-dialog="result"]') !== null,
      curtain: document.querySelector('.curtain') !== null,
      prompt: document.querySelector<HTMLElement>('.prompt[data-prompt]')?.dataset['prompt'] ?? '',
      near: Number(document.querySelector<HTMLElement>('.board')?.dataset['near'] ?? 0),
      marked: all('[data-square][data-mark]').map(({ dataset }) => ({
        square: dataset['square'] ?? '',
        mark: dataset['mark'] ?? '',
      })),
      rows: all('.answer-row:not([disabled]):not([aria-disabled="true"])').length,
      canPass: usable('[data-action="pass"]'),
      canConfirm: usable('[data-action="confirm"]'),
      pressed: all('[data-square][aria-pressed="true"]').length,
      version: document.querySelector<HTMLElement>('.battle')?.dataset['version'] ?? '',
    };
  });

/** Waits until somebody at this screen is asked, has to take the screen over, or the battle is over. */
export const awaitAsked = async (page: Looked): Promise<Scene> => {
  for (;;) {
    await page.waitForFunction(
      () =>
        document.querySelector('[data-action="show-result"], [data-dialog="result"], .curtain') !== null ||
        document.querySelector('.status[data-thinking="false"] .prompt[data-prompt]') !== null,
    );
    const scene = await lookAt(page);
    // what was waited for may be gone again by the time of the look
    if (scene.over || scene.curtain || scene.prompt !== '') return scene;
  }
};

/** How a test presses things in a battle. */
export interface BattleHands {
  square(name: string): Promise<void>;
  row(at: number): Promise<void>;
  act(action: 'pass' | 'confirm' | 'cancel' | 'open-curtain'): Promise<void>;
}

/** What was seen may be gone when the hand comes: then the player looks again. A battle that stands still runs out of presses. */
const SOON = { timeout: 2000 };
const gone = (): undefined => undefined;

export const battleMouse = (page: Page): BattleHands => ({
  square: async (name) => {
    const { x, y } = await middle(page, name);
    await page.mouse.click(x, y);
  },
  row: (at) => page.locator(`.answer-row[data-at="${at}"]`).click(SOON).catch(gone),
  act: (action) => page.locator(`[data-action="${action}"]:visible`).last().click(SOON).catch(gone),
});

export const battleTouch = (page: Page): BattleHands => ({
  square: async (name) => {
    const { x, y } = await middle(page, name);
    await page.touchscreen.tap(x, y);
  },
  row: (at) => page.locator(`.answer-row[data-at="${at}"]`).tap(SOON).catch(gone),
  act: (action) => page.locator(`[data-action="${action}"]:visible`).last().tap(SOON).catch(gone),
});

/** More stops than any screen has. */
const MOST_STOPS = 200;

/** Tab after Tab until the element has the focus; false when it can no longer be pressed, also because a dialog came over it. */
const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  for (let step = 0; step < MOST_STOPS; step++) {
    const seen = await page.evaluate((wanted) => {
      const found = [...document.querySelectorAll<HTMLButtonElement>(wanted)];
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const there = found.some((each) => !each.disabled && (dialog === undefined || dialog.contains(each)));
      return { there, here: document.activeElement?.matches(wanted) ?? false };
    }, selector);
    if (seen.here || !seen.there) return seen.here;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
};

const focusedSquare = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['square'] ?? '');

const fileOf = (square: string): number => square.charCodeAt(0);
const rankOf = (square: string): number => Number(/[0-9]+$/.exec(square)?.[0] ?? 0);

export const battleKeys = (page: Page): BattleHands => ({
  square: async (name) => {
    if ((await focusedSquare(page)) === '') await tabTo(page, '[data-square]');
    const turned = (await page.locator('.board').getAttribute('data-near')) === '1';
    // all the way at once; a look at each step would take as long as the step
    for (let round = 0; round < 3; round++) {
      const at = await focusedSquare(page);
      if (at === name || at === '') break;
      const right = fileOf(name) - fileOf(at);
      const up = rankOf(name) - rankOf(at);
      for (let step = 0; step < Math.abs(right); step++)
        await page.keyboard.press(right > 0 !== turned ? 'ArrowRight' : 'ArrowLeft');
      for (let step = 0; step < Math.abs(up); step++)
        await page.keyboard.press(up > 0 !== turned ? 'ArrowUp' : 'ArrowDown');
    }
    await page.keyboard.press('Enter');
  },
  row: async (at) => {
    if (!(await tabTo(page, '.answer-row'))) return;
    await page.keyboard.press('Home');
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  act: async (action) => {
    if (await tabTo(page, `[data-action="${action}"]`)) await page.keyboard.press('Enter');
  },
});

/** Something has changed since: another question, other marks, an answer that can be confirmed, or one that is on its way. */
export const awaitChange = (page: Looked, before: Scene): Promise<unknown> =>
  page
    .waitForFunction(
      ([prompt, version, pressed, canConfirm]) => {
        const now = document.querySelector<HTMLElement>('.prompt[data-prompt]')?.dataset['prompt'] ?? '';
        const battle = document.querySelector<HTMLElement>('.battle')?.dataset['version'] ?? '';
        const chosen = document.querySelectorAll('[data-square][aria-pressed="true"]').length;
        const sure = document.querySelector('[data-action="confirm"]:enabled') !== null;
        return now !== prompt || battle !== version || chosen !== pressed || sure !== canConfirm;
      },
      [before.prompt, before.version, before.pressed, before.canConfirm] as const,
      { timeout: 3000 },
    )
    .catch(() => undefined);

/** What a player keeps in mind between presses. */
export interface Memory {
  /** Squares that were pressed this turn. */
  tried: Set<string>;
  /** Every piece was tried, or enough of them: then any way will do. */
  settles: boolean;
  /** Where each seat's castle stands, once its own player has looked: friends at one screen may use what they saw. */
  readonly castles: Map<number, string>;
  step: number;
}

export const newMemory = (): Memory => ({ tried: new Set(), settles: false, castles: new Map(), step: 0 });

/** Steps still to go from a square: to the other side's castle, or to the far edge while nobody knows where it stands. */
const stepsLeft = (square: string, near: number, { castles }: Memory): number => {
  const goal = castles.get(1 - near);
  if (goal === undefined) return near === 1 ? rankOf(square) : -rankOf(square);
  return Math.abs(fileOf(goal) - fileOf(square)) + Math.abs(rankOf(goal) - rankOf(square));
};

const chooseSource = (scene: Scene, memory: Memory): string | null => {
  const sources = scene.marked
    .map(({ square }) => square)
    .filter((square) => !memory.tried.has(square))
    .sort((a, b) => stepsLeft(a, scene.near, memory) - stepsLeft(b, scene.near, memory));
  // not always the foremost one: a way that is closed must not stop the march
  const known = memory.castles.has(1 - scene.near);
  const source = sources[known ? 0 : memory.step % Math.min(3, Math.max(1, sources.length))];
  return source ?? scene.marked[memory.step % Math.max(1, scene.marked.length)]?.square ?? null;
};

/** The target to press for the chosen piece; null: another piece. */
const chooseTarget = (scene: Scene, from: string, memory: Memory): string | null => {
  const targets = scene.marked.filter(({ square, mark }) => square !== from && mark !== 'source');
  const best = [...targets].sort(
    (a, b) => stepsLeft(a.square, scene.near, memory) - stepsLeft(b.square, scene.near, memory),
  )[0];
  const attack = targets.find(({ mark }) => mark === 'attack');
  const known = memory.castles.has(1 - scene.near);
  if (!known && attack !== undefined) return attack.square;
  if (best !== undefined && stepsLeft(best.square, scene.near, memory) < stepsLeft(from, scene.near, memory))
    return best.square;
  return memory.settles ? ((attack ?? best)?.square ?? null) : null;
};

/** So many pieces are looked at in a turn before any way will do. */
const MOST_TRIED = 12;

const pressMain = async (page: Looked, hands: BattleHands, scene: Scene, memory: Memory): Promise<void> => {
  if (scene.prompt === 'legends.main') {
    const source = chooseSource(scene, memory);
    if (source === null) return scene.rows > 0 ? hands.row(memory.step % scene.rows) : hands.act('pass');
    memory.settles = memory.tried.has(source) || memory.tried.size >= MOST_TRIED;
    memory.tried.add(source);
    return hands.square(source);
  }
  const from = await page.evaluate(
    () => document.querySelector<HTMLElement>('[data-square][aria-pressed="true"]')?.dataset['square'] ?? '',
  );
  const target = chooseTarget(scene, from, memory);
  return target === null ? hands.act('cancel') : hands.square(target);
};

const press = async (page: Looked, hands: BattleHands, scene: Scene, memory: Memory): Promise<void> => {
  if (scene.prompt.startsWith('legends.main')) return pressMain(page, hands, scene, memory);
  if (scene.canPass && memory.step % 3 !== 0) return hands.act('pass');
  const marked = scene.marked[memory.step % Math.max(1, scene.marked.length)];
  if (marked !== undefined) return hands.square(marked.square);
  return scene.rows > 0 ? hands.row(memory.step % scene.rows) : hands.act('pass');
};

/** Looks for the own castle, as a player does who knows the own army. */
const findCastle = (page: Looked): Promise<string | null> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-square]')].find((square) =>
        /castle/i.test(square.getAttribute('aria-label') ?? ''),
      )?.dataset['square'] ?? null,
  );

/** Two presses open the screen that the last player has left; one that a busy machine was too slow for is pressed again. */
export const liftCurtain = async (page: Looked, press: () => Promise<void>): Promise<void> => {
  const isUp = () => page.evaluate(() => document.querySelector('.curtain') === null);
  while (!(await isUp())) {
    await press();
    await press();
    await page.waitForFunction(() => document.querySelector('.curtain') === null, null, SOON).catch(gone);
  }
};

/** One press of whatever brings the question nearer to its answer. */
export const answerOnce = async (page: Looked, hands: BattleHands, scene: Scene, memory: Memory): Promise<void> => {
  if (scene.curtain) return liftCurtain(page, () => hands.act('open-curtain'));
  if (scene.canConfirm) await hands.act('confirm');
  else await press(page, hands, scene, memory);
  await awaitChange(page, scene);
};

/** Turns that both sides have had, by the log of a Legends battle. */
export const roundsPlayed = (page: Looked): Promise<number> =>
  page.evaluate(() => {
    const turns = [...document.querySelectorAll('.log-turn')].filter(
      (turn) => turn.querySelector('.log-entry') !== null,
    );
    const sides = turns.map((turn) => turn.querySelector('.log-side')?.textContent ?? '').filter((side) => side !== '');
    const counts = [...new Set(sides)].map((side) => sides.filter((other) => other === side).length);
    return counts.length < 2 ? 0 : Math.min(...counts);
  });

export interface FightOptions {
  /** Two persons at this screen. */
  readonly shared?: boolean;
  /** Presses after which it must be over. */
  readonly most?: number;
  /** False: so many presses are enough. */
  readonly whole?: boolean;
  /** Over already when both sides have had so many turns, and the next one is asked for. */
  readonly rounds?: number;
}

/** Plays until the battle is over; gives the keys of all that was asked. `shared`: two friends at one screen. */
export const fightOn = async (
  page: Looked,
  hands: BattleHands,
  { shared = false, most = 4000, whole = true, rounds = Number.POSITIVE_INFINITY }: FightOptions = {},
): Promise<ReadonlySet<string>> => {
  const asked = new Set<string>();
  const memory = newMemory();
  let version = '';
  for (let count = 0; count < most; count++) {
    const scene = await awaitAsked(page);
    if (scene.over) return asked;
    if (rounds < Number.POSITIVE_INFINITY && scene.prompt === 'legends.main' && (await roundsPlayed(page)) >= rounds)
      return asked;
    if (scene.version !== version) {
      version = scene.version;
      memory.tried = new Set();
      memory.settles = false;
      memory.step++;
    }
    if (scene.prompt !== '') asked.add(scene.prompt);
    if (shared && scene.prompt === 'legends.main') {
      const castle = await findCastle(page);
      if (castle !== null) memory.castles.set(scene.near, castle);
    }
    await answerOnce(page, hands, scene, memory);
  }
  if (!whole) return asked;
  throw new Error(`the battle was not over after ${most} presses`);
};
