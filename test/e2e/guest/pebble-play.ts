/** Plays Pebble by looking at the page as a player does: what the cells are called, which are marked, what the list offers. */
import type { Page } from '@playwright/test';
import { PLAN } from '../../support/pebble/content/plan';
import { liftCurtain } from '../support/battle';

export interface Cell {
  readonly name: string;
  /** What the screen reader says of it. */
  readonly label: string;
  readonly mark: string;
  readonly pressed: boolean;
}

export interface Scene {
  readonly at: 'over' | 'curtain' | 'sheet' | 'question';
  readonly prompt: string;
  readonly version: string;
  readonly cells: readonly Cell[];
  /** Answers of the list, as they are spoken. */
  readonly rows: readonly string[];
  readonly canConfirm: boolean;
}

/** What somebody does with the question, without saying how it is done. */
export type Deed =
  | { readonly do: 'move'; readonly from: string; readonly to: string }
  | { readonly do: 'cell'; readonly cell: string }
  | { readonly do: 'card'; readonly row: number; readonly name: string }
  | { readonly do: 'pass' };

/** How a test presses things. */
export interface Hands {
  /** Does one whole deed; a second press that is asked for comes by itself. */
  deed(deed: Deed): Promise<void>;
  press(action: 'open-curtain' | 'fill' | 'ready' | 'confirm'): Promise<void>;
}

const look = (page: Page): Promise<Scene> =>
  page.evaluate(() => {
    const one = (selector: string) => document.querySelector<HTMLElement>(selector);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const over = one('[data-action="show-result"], [data-dialog="result"]') !== null;
    const at = over
      ? 'over'
      : one('.curtain') !== null
        ? 'curtain'
        : one('main.arrange') !== null
          ? 'sheet'
          : 'question';
    return {
      at,
      prompt: one('.prompt[data-prompt]')?.dataset['prompt'] ?? '',
      version: one('.battle')?.dataset['version'] ?? '',
      cells: all('.grid [data-square]').map((cell) => ({
        name: cell.dataset['square'] ?? '',
        label: cell.getAttribute('aria-label') ?? '',
        mark: cell.dataset['mark'] ?? '',
        pressed: cell.getAttribute('aria-pressed') === 'true',
      })),
      rows: all('.answer-row').map((row) => row.getAttribute('aria-label') ?? ''),
      canConfirm: all('[data-action="confirm"]').some((button) => !(button as HTMLButtonElement).disabled),
    };
  });

/** Waits until somebody at this screen has to do something, or the match is over. */
const awaitAsked = async (page: Page): Promise<Scene> => {
  const WANTED =
    '[data-action="show-result"], [data-dialog="result"], .curtain, main.arrange:not([aria-busy="true"]), .status[data-thinking="false"] .prompt[data-prompt]';
  for (;;) {
    await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, WANTED);
    const scene = await look(page);
    // what was waited for may be gone again by the time of the look
    if (scene.at !== 'question' || scene.prompt !== '') return scene;
  }
};

const isOwn = ({ label }: Cell): boolean => label.includes('your ');
const isFree = ({ label }: Cell): boolean => label.includes('free');
const isGem = ({ label }: Cell): boolean => label.includes('Gem');

const cellNamed = (name: string): number => PLAN.cellOf(name) ?? 0;

/** Steps from a cell to the nearest of others. */
const stepsTo = (from: string, goals: ReadonlySet<string>): number => {
  const seen = new Set([cellNamed(from)]);
  let ring: readonly number[] = [...seen];
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.some((cell) => goals.has(PLAN.name(cell)))) return steps;
    ring = ring.flatMap((cell) => PLAN.neighbours(cell)).filter((cell) => !seen.has(cell));
    ring = [...new Set(ring)];
    for (const cell of ring) seen.add(cell);
  }
  return Number.POSITIVE_INFINITY;
};

/** Attacks where it can, else comes nearer to the others; the Gem stays at home. */
const chooseMove = ({ cells }: Scene): Deed => {
  const at = new Map(cells.map((cell) => [cell.name, cell]));
  const foes = new Set(cells.filter((cell) => !isOwn(cell) && !isFree(cell)).map(({ name }) => name));
  const ways = cells
    .filter((cell) => isOwn(cell) && !isGem(cell) && cell.mark !== '')
    .flatMap(({ name: from, label }) =>
      PLAN.neighbours(cellNamed(from)).flatMap((next) => {
        const to = at.get(PLAN.name(next));
        if (to === undefined || isOwn(to)) return [];
        // what is known to be stronger is left alone
        const worth = foes.has(to.name) ? (label.includes('Boulder') ? 0 : 0.5) : stepsTo(to.name, foes);
        return [{ from, to: to.name, worth }];
      }),
    )
    .sort((a, b) => a.worth - b.worth);
  const [best] = ways;
  return best === undefined ? { do: 'pass' } : { do: 'move', from: best.from, to: best.to };
};

/** What is done at a question; `turn` counts the turns, so that cards are played as well. */
const choose = (scene: Scene, turn: number): Deed => {
  const [marked] = scene.cells.filter(({ mark }) => mark !== '');
  if (scene.prompt !== 'pebble.main') return { do: 'cell', cell: marked?.name ?? '' };
  const lantern = scene.rows.findIndex((row) => row.startsWith('Lantern'));
  const row = lantern >= 0 ? lantern : turn % 4 === 3 ? scene.rows.length - 1 : -1;
  const name = scene.rows[row]?.replace(/,.*/, '');
  return name === undefined ? chooseMove(scene) : { do: 'card', row, name };
};

/** Another question, an answer that can be confirmed, or one that is on its way. */
const awaitChange = (page: Page, { version, prompt, canConfirm }: Scene): Promise<unknown> =>
  page
    .waitForFunction(
      ([before, asked, sure]) =>
        document.querySelector<HTMLElement>('.battle')?.dataset['version'] !== before ||
        (document.querySelector<HTMLElement>('.prompt[data-prompt]')?.dataset['prompt'] ?? '') !== asked ||
        (document.querySelector('[data-action="confirm"]:enabled') !== null) !== sure,
      [version, prompt, canConfirm] as const,
      { timeout: 3000 },
    )
    .catch(() => undefined);

const layOut = async (page: Page, hands: Hands): Promise<void> => {
  await hands.press('fill');
  await hands.press('ready');
  await page.locator('main.arrange').waitFor({ state: 'detached' });
};

/** What happened in a match that was played. */
export interface Played {
  /** Keys of all that was asked. */
  readonly asked: ReadonlySet<string>;
  readonly curtains: number;
  readonly sheets: number;
  readonly attacks: number;
}

/** Plays for everybody at this screen until the match is over, or until `stop` says so. */
export const playOn = async (
  page: Page,
  hands: Hands,
  stop: (scene: Scene) => boolean | Promise<boolean> = () => false,
): Promise<Played> => {
  const asked = new Set<string>();
  let [curtains, sheets, attacks, turn] = [0, 0, 0, 0];
  for (let count = 0; count < 400; count++) {
    const scene = await awaitAsked(page);
    if (scene.at === 'over' || (await stop(scene))) return { asked, curtains, sheets, attacks };
    if (scene.at === 'curtain') {
      curtains++;
      await liftCurtain(page, () => hands.press('open-curtain'));
    } else if (scene.at === 'sheet') {
      sheets++;
      await layOut(page, hands);
    } else if (scene.canConfirm) {
      await hands.press('confirm');
      await awaitChange(page, scene);
    } else {
      asked.add(scene.prompt);
      if (scene.prompt === 'pebble.main') turn++;
      const deed = choose(scene, turn);
      if (deed.do === 'move' && scene.cells.some((cell) => cell.name === deed.to && !isFree(cell))) attacks++;
      await hands.deed(deed);
      await awaitChange(page, scene);
    }
  }
  throw new Error('the match was not over after 400 deeds');
};
