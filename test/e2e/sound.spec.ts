/** When the page sounds, and when it must not: counted at the browser's own audio. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { boardReady, expect, type Kept, openTitle, press, test } from './support/page';
import { openRecord } from './support/sights';

// small boards are painted sooner, and sound alike
test.use({ viewport: { width: 640, height: 400 } });

/** Writes down what the page makes and starts. */
interface Heard {
  contexts: number;
  /** Seconds and ears of each started sound. */
  starts: { readonly seconds: number; readonly ears: number }[];
  buffers: number;
}

const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: Heard = { contexts: 0, starts: [], buffers: 0 };
    Object.assign(window, { heard });
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts += 1;
        contexts.push(this);
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...args) {
      heard.starts.push({ seconds: this.buffer?.duration ?? 0, ears: this.buffer?.numberOfChannels ?? 0 });
      start.apply(this, args);
    };
    const Buffer = window.AudioBuffer;
    window.AudioBuffer = class extends Buffer {
      constructor(options: AudioBufferOptions) {
        super(options);
        heard.buffers += 1;
      }
    };
  });
};

const heardOn = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
const states = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));
const startsOn = async (page: Page): Promise<number> => (await heardOn(page)).starts.length;

const kept = (effects: number, music: number, more: Kept = {}): Kept => ({
  settings: { effects, music, speed: 'normal' },
  battle: { opponent: 'story' },
  ...more,
});

const play = async (page: Page, given: Kept, query = ''): Promise<void> => {
  await listen(page);
  await openTitle(page, given, query);
  await press(page, 'play');
  await boardReady(page);
  await awaitAsked(page);
};

/** Plays a page that is out of sight, and one that is back. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Chooses a piece that can go somewhere, by the keys. */
const choose = async (page: Page): Promise<void> => {
  const { marked } = await awaitAsked(page);
  const [first] = marked;
  if (first === undefined) throw new Error('nobody can move');
  await page.locator(`[data-square="${first.square}"]`).press('Enter');
};

test('before the first press nothing is made; with it one context, and what is pressed is heard', async ({ page }) => {
  await listen(page);
  await openTitle(page, kept(80, 0));
  await page.waitForTimeout(1500);
  expect(await heardOn(page)).toEqual({ contexts: 0, starts: [], buffers: 0 });
  await press(page, 'play');
  await boardReady(page);
  await expect.poll(async () => (await heardOn(page)).buffers).toBeGreaterThan(10);
  expect((await heardOn(page)).contexts).toBe(1);
  const before = await startsOn(page);
  await choose(page);
  await expect.poll(() => startsOn(page)).toBeGreaterThan(before);
  for (const { seconds, ears } of (await heardOn(page)).starts) {
    expect(seconds).toBeLessThan(2.1);
    expect(ears).toBe(2);
  }
});

test('an attack is heard: the way, the reveal, the blow', async ({ page }) => {
  const scenes: readonly { name: string; record: string; press: readonly string[] }[] = JSON.parse(
    readFileSync(new URL('support/scenes.json', import.meta.url), 'utf8'),
  );
  const scene = scenes.find(({ name }) => name === 'attack');
  if (scene === undefined) throw new Error('no attack');
  await listen(page);
  await openTitle(page, kept(80, 0, { settings: { effects: 80, music: 0, speed: 'slow', confirm: 'always' } }));
  await openRecord(page, scene.record);
  await boardReady(page);
  for (const square of scene.press) await page.locator(`[data-square="${square}"]`).press('Enter');
  const before = await startsOn(page);
  await page.locator('[data-action="confirm"]:enabled').press('Enter');
  await expect.poll(async () => (await startsOn(page)) - before).toBeGreaterThan(2);
});

test('music plays where it is wanted, and rests with the page out of sight', async ({ page }) => {
  await play(page, kept(0, 50));
  await expect.poll(() => startsOn(page)).toBeGreaterThan(2);
  // the drone: one ear's worth, longer than any effect
  expect((await heardOn(page)).starts.some(({ seconds }) => seconds > 9)).toBe(true);
  await hide(page, true);
  await expect.poll(() => states(page)).toEqual(['suspended']);
  const before = await startsOn(page);
  await page.waitForTimeout(2500);
  expect(await startsOn(page)).toBe(before);
  await hide(page, false);
  await expect.poll(() => startsOn(page)).toBeGreaterThan(before);
});

test('with both volumes at 0 nothing is made, ever', async ({ page }) => {
  await play(page, kept(0, 0));
  await choose(page);
  await page.waitForTimeout(2000);
  expect(await heardOn(page)).toEqual({ contexts: 0, starts: [], buffers: 0 });
});

test('the host’s word wins over all volumes', async ({ page }) => {
  await play(page, kept(100, 100), '?mute=yes');
  await choose(page);
  await page.waitForTimeout(2000);
  expect(await heardOn(page)).toEqual({ contexts: 0, starts: [], buffers: 0 });
});

test('a host that silences the page later is obeyed at once', async ({ page }) => {
  await play(page, kept(80, 50), '?mute=seen');
  await expect.poll(() => startsOn(page)).toBeGreaterThan(2);
  await hide(page, true);
  await hide(page, false);
  await expect.poll(() => states(page)).toEqual(['suspended']);
  const before = await startsOn(page);
  await choose(page);
  await page.waitForTimeout(2500);
  expect(await startsOn(page)).toBe(before);
});

test('behind the curtain it is silent', async ({ page }) => {
  await listen(page);
  await openTitle(page, kept(80, 50, { battle: { form: 'legends', opponent: 'person', exchanges: 'on' } }));
  await press(page, 'new-battle');
  await press(page, 'start');
  await page.locator('.curtain').waitFor();
  await page.waitForTimeout(2500);
  const before = await startsOn(page);
  await page.waitForTimeout(2500);
  expect(await startsOn(page)).toBe(before);
  for (const state of await states(page)) expect(state).toBe('suspended');
});
