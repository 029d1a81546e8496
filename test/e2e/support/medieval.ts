/**
 * Plays a siege by looking at the page as a player does: some turns of marching and fighting, then the King goes for the
 * enemy stockade. Two at one screen know where both Kings stand, and march on them.
 */
import type { Page } from '@playwright/test';
import { awaitAsked, awaitChange, type BattleHands, battleTouch, liftCurtain, type Scene } from './battle';
import type { Looked } from './duel';

/** What is seen of the board beside the marks. */
interface Ground {
  readonly land: ReadonlySet<string>;
  /** Where the player's own King stands. */
  readonly king: string;
  /** The stockade that the plan names. */
  readonly stockade: string;
  /** The piece that is chosen. */
  readonly chosen: string;
}

const lookAround = async (page: Looked): Promise<Ground> => {
  const seen = await page.evaluate(() => {
    const squares = [...document.querySelectorAll<HTMLElement>('[data-square]')].map((square) => ({
      name: square.dataset['square'] ?? '',
      label: square.getAttribute('aria-label') ?? '',
    }));
    return {
      land: squares.filter(({ label }) => !/\blake\b/.test(label)).map(({ name }) => name),
      king: squares.find(({ label }) => label.includes('your King'))?.name ?? '',
      stockade: /stockade on ([a-o][0-9]+)/.exec(document.body.textContent ?? '')?.[1] ?? '',
      chosen: document.querySelector<HTMLElement>('[data-square][aria-pressed="true"]')?.dataset['square'] ?? '',
    };
  });
  return { ...seen, land: new Set(seen.land) };
};

const beside = (square: string): readonly string[] => {
  const file = square.charCodeAt(0);
  const rank = Number(square.slice(1));
  return [
    `${square[0]}${rank + 1}`,
    `${square[0]}${rank - 1}`,
    `${String.fromCharCode(file + 1)}${rank}`,
    `${String.fromCharCode(file - 1)}${rank}`,
  ];
};

/** Steps over land from every square to the goal, as if no piece stood there. */
const stepsTo = (goal: string, land: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const steps = new Map([[goal, 0]]);
  for (const [square, count] of steps)
    for (const next of beside(square)) if (land.has(next) && !steps.has(next)) steps.set(next, count + 1);
  return steps;
};

/** What a player keeps in mind between presses. */
interface Memory {
  readonly shared: boolean;
  /** Where each side's King stood when its player last looked. */
  readonly kings: Map<number, string>;
  tried: Set<string>;
  turns: number;
  step: number;
  /** The list of ways was used for the act that stands. */
  waySeen: boolean;
}

/** Turns after which the King goes. */
const KING_GOES = 10;
/** Pieces that are looked at in a turn before any way will do. */
const MOST_TRIED = 8;

const farness = (ground: Ground, near: number, { shared, kings }: Memory): ((square: string) => number) => {
  const goal = (shared ? kings.get(1 - near) : undefined) ?? ground.stockade;
  const steps = stepsTo(goal, ground.land);
  return (square) => steps.get(square) ?? 99;
};

/** Between the three foremost; the King first as soon as he goes, and never while both Kings are known. */
const chooseSource = ({ marked, near }: Scene, ground: Ground, memory: Memory): string | undefined => {
  const far = farness(ground, near, memory);
  const sources = marked
    .map(({ square }) => square)
    .filter((square) => !memory.tried.has(square) && square !== ground.king)
    .sort((a, b) => far(a) - far(b));
  const goes = !memory.shared && memory.turns > KING_GOES && !memory.tried.has(ground.king);
  if (goes && marked.some(({ square }) => square === ground.king)) return ground.king;
  return sources[memory.step % Math.min(3, Math.max(1, sources.length))] ?? marked[0]?.square;
};

/** An attack, or what is nearer to the goal; anything once enough was tried. */
const chooseTarget = ({ marked, near }: Scene, ground: Ground, memory: Memory): string | undefined => {
  const far = farness(ground, near, memory);
  const targets = marked
    .filter(({ square, mark }) => square !== ground.chosen && mark !== 'source')
    .sort((a, b) => far(a.square) - far(b.square));
  const [best] = targets;
  const isNearer = best !== undefined && far(best.square) < far(ground.chosen);
  if (best !== undefined && far(best.square) === 0) return best.square;
  const deed = targets.find(({ mark }) => mark !== 'move');
  if (deed !== undefined) return deed.square;
  return isNearer || memory.tried.size >= MOST_TRIED ? best?.square : undefined;
};

const choosePiece = async (hands: BattleHands, scene: Scene, ground: Ground, memory: Memory): Promise<void> => {
  // what begins a longer turn goes on with it every other time
  if (scene.canPass && (scene.marked.length === 0 || memory.step % 2 === 0)) return hands.act('pass');
  const source = chooseSource(scene, ground, memory);
  if (source === undefined) throw new Error(`nothing can be chosen at ${scene.prompt}`);
  memory.tried.add(source);
  memory.waySeen = false;
  return hands.square(source);
};

/** One press of whatever brings the question nearer to its answer. */
const press = async (page: Looked, hands: BattleHands, scene: Scene, memory: Memory): Promise<void> => {
  const [, key, stage] = scene.prompt.split('.');
  const isAct = key === 'act' || key === 'more';
  // another way to the same square, every few turns
  if (scene.rows > 0 && !memory.waySeen && (!scene.canConfirm || memory.step % 2 === 0)) {
    memory.waySeen = true;
    return hands.row(memory.step % scene.rows);
  }
  if (scene.canConfirm) return hands.act('confirm');
  const ground = await lookAround(page);
  if (isAct && ground.king !== '') memory.kings.set(scene.near, ground.king);
  if (isAct && stage === undefined) return choosePiece(hands, scene, ground, memory);
  const target = isAct ? chooseTarget(scene, ground, memory) : scene.marked[0]?.square;
  return target === undefined ? hands.act('cancel') : hands.square(target);
};

/** A finger: a tap that a busy machine made a rest of has opened the inspector over the board. */
export const siegeTouch = (page: Page): BattleHands => {
  const hands = battleTouch(page);
  return {
    ...hands,
    square: async (name) => {
      if (await page.locator('.inspector').isVisible()) await page.keyboard.press('Escape');
      await hands.square(name);
    },
  };
};

export interface SiegeOptions {
  /** Two persons at this screen. */
  readonly shared?: boolean;
  /** Presses after which it must be over. */
  readonly most?: number;
}

/** Plays until the siege is over; gives the keys of all that was asked. */
export const besiege = async (
  page: Looked,
  hands: BattleHands,
  { shared = false, most = 3000 }: SiegeOptions = {},
): Promise<ReadonlySet<string>> => {
  const asked = new Set<string>();
  const memory: Memory = { shared, kings: new Map(), tried: new Set(), turns: 0, step: 0, waySeen: false };
  let version = '';
  for (let count = 0; count < most; count++) {
    const scene = await awaitAsked(page);
    if (scene.over) return asked;
    if (scene.curtain) {
      await liftCurtain(page, () => hands.act('open-curtain'));
      continue;
    }
    if (scene.version !== version) {
      version = scene.version;
      memory.tried = new Set();
      memory.waySeen = false;
      memory.step++;
      if (scene.prompt === 'medieval.act') memory.turns++;
    }
    asked.add(scene.prompt);
    await press(page, hands, scene, memory);
    await awaitChange(page, scene);
  }
  throw new Error(`the siege was not over after ${most} presses`);
};
