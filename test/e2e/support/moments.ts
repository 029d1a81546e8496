/** Brings the page to the moments that pictures are taken of. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import type { ScreenSize, Theme } from './camera';
import { boardReady, expect, type Kept, openTitle, press } from './page';

/** Made by test/shell/scenes.test.ts. */
interface Scene {
  readonly name: string;
  readonly record: string;
  readonly press: readonly string[];
  /** The last stop of the replay that tells a whole fight, for pictures of one; 0: none does. */
  readonly fight: number;
}

const scenes: readonly Scene[] = JSON.parse(readFileSync(new URL('scenes.json', import.meta.url), 'utf8'));

export const sceneNamed = (name: string): Scene => {
  const scene = scenes.find((one) => one.name === name);
  if (scene === undefined) throw new Error(`no scene ${name}`);
  return scene;
};

export interface Moment {
  readonly page: Page;
  readonly info: TestInfo;
  readonly theme: Theme;
}

const keptFor = (theme: Theme, more: Readonly<Record<string, unknown>> = {}): Kept => ({
  settings: { speed: 'instant', contrast: theme, music: 0, effects: 0, ...more },
  battle: { form: 'legends', opponent: 'standard' },
});

export const title = async ({ page, theme }: Moment): Promise<void> => {
  await openTitle(page, keptFor(theme));
  await page.locator('.map-table canvas, .map-table').first().waitFor();
};

/** Takes up a scene's record. */
const open = async ({ page, info, theme }: Moment, name: string, more = {}): Promise<Scene> => {
  const scene = sceneNamed(name);
  await openTitle(page, keptFor(theme, more));
  const file = info.outputPath('record.txt');
  await writeFile(file, scene.record);
  await page.locator('[data-file="import"]').last().setInputFiles(file);
  await page.locator('.battle, .curtain').first().waitFor();
  return scene;
};

export const battle =
  (name: string) =>
  async (moment: Moment): Promise<void> => {
    await open(moment, name);
    await boardReady(moment.page);
  };

export const newBattle = async (moment: Moment): Promise<void> => {
  await title(moment);
  await press(moment.page, 'new-battle');
};

/** A sheet that the title opens. */
export const dialog =
  (name: string) =>
  async (moment: Moment): Promise<void> => {
    await title(moment);
    await press(moment.page, name);
    await moment.page.locator(`[data-dialog="${name}"]`).waitFor();
  };

export const menu = async (moment: Moment): Promise<void> => {
  await battle('curse')(moment);
  await press(moment.page, 'menu');
};

export const replay = async (moment: Moment): Promise<void> => {
  await result(moment);
  await press(moment.page, 'replay');
  await boardReady(moment.page);
};

/** Laying out the pieces before a battle. */
export const arranging = async ({ page, theme }: Moment): Promise<void> => {
  await openTitle(page, { ...keptFor(theme), battle: { form: 'classic', opponent: 'standard' } });
  await press(page, 'new-battle');
  await press(page, 'start');
  await page.locator('main.arrange').waitFor();
  await press(page, 'fill');
};

export const duel = async ({ page, theme }: Moment): Promise<void> => {
  await openTitle(page, { ...keptFor(theme), duel: { opponent: 'story', form: 'king', colour: 'white' } });
  await press(page, 'new-duel');
  await press(page, 'start');
  await boardReady(page);
};

/** A piece's card, pinned as a player pins it. */
export const inspector = async (moment: Moment): Promise<void> => {
  await battle('start')(moment);
  const { page } = moment;
  await page.locator('[data-square="g1"]').focus();
  await page.keyboard.press('i');
  await page.locator('.inspector').waitFor();
};

export const curtain = async (moment: Moment): Promise<void> => {
  await open(moment, 'curtain');
  await moment.page.locator('.curtain').waitFor();
};

export const result = async (moment: Moment): Promise<void> => {
  await battle('result')(moment);
  await moment.page.locator('[data-dialog="result"]').waitFor();
};

/** Gives the page its size, and waits until everything has been painted for it. */
export const resize = async (page: Page, size: ScreenSize): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(() => document.fonts.ready);
  // the title's map is painted out of sight, and shown when it is done
  await page.waitForFunction(() => {
    const map = document.querySelector<HTMLElement>('.map-table');
    const canvas = map?.querySelector('canvas') ?? null;
    return canvas === null || map?.dataset['fits'] === `${canvas.clientWidth}x${canvas.clientHeight}`;
  });
  await page.waitForTimeout(500);
};

/** So long after a fight begins both strengths stand and the first reasons are counted, at normal speed; in steps of this. */
const INTO_FIGHT = 1100;
const STEP = 100;
const AHEAD = 600_000;

/**
 * The middle of a fight, seen once more after the battle, with the page at each size. The page's clock is stopped while `look`
 * looks, so that every picture is of the same moment; a fight goes on while a page is sized, so each size has one of its own.
 */
export const attack = async (
  moment: Moment,
  sizes: readonly ScreenSize[],
  look: (size: ScreenSize) => Promise<void>,
): Promise<void> => {
  const { page } = moment;
  await page.clock.install();
  const { fight } = await open(moment, 'fight', { speed: 'normal' });
  await boardReady(page);
  await press(page, 'replay');
  await boardReady(page);
  for (const size of sizes) {
    await resize(page, size);
    await page.locator('.player .slider').fill(String(fight - 1));
    await expect(page.locator('.player .slider')).toHaveValue(String(fight - 1));
    // far enough ahead that the clock is not there before it is stopped, however busy the machine
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
    await page.locator('[data-action="next"]').press('Enter');
    for (let time = 0; time < INTO_FIGHT; time += STEP) await page.clock.fastForward(STEP);
    await look(size);
    await page.clock.resume();
  }
};
