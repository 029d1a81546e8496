/**
 * However a passage comes to its end (played, skipped, cut by the next one or by its time, never drawn), the screen shows what
 * it shows of the last view at once. On the real stage without a browser, on a clock of the test's own; `SKIP_BATTLES` says
 * how many random battles, `npm run long` plays five hundred.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StageSettings } from '../../src/match/stage-port';
import type { Speed } from '../../src/match/types';
import { type Battle, battleOf, type Scene } from '../support/form/battles';
import { Easel } from '../support/form/easel';
import { createRng, type Rng } from '../support/harness/rng';

const BATTLES = Number(process.env['SKIP_BATTLES'] ?? 100);
const PART = 20;
const SLOW = 600_000;
/** Between two frames of a played passage, at least. */
const FRAME_MS = 120;
/** So many of its frames are looked at. */
const FRAMES = 3;
/** After this everything that comes in slowly has come in. */
const REST_MS = 2000;
/** Longer than any plan: a passage that is never drawn has been cut by then. */
const CUT_MS = 20_000;
const SPEEDS: readonly Speed[] = ['normal', 'normal', 'fast', 'slow', 'instant'];

const settingsOf = (index: number, near: number): StageSettings => ({
  speed: SPEEDS[index % SPEEDS.length] ?? 'normal',
  reducedMotion: index % 7 === 3,
  near,
  contrast: 'normal',
  hatching: 'normal',
  flashes: index % 3 !== 1,
  shake: true,
  effects: 0.8,
  music: 0.5,
  mute: false,
});

/** Stages that come to the end of the same passages in different ways. */
class Row {
  readonly shown: Easel;
  readonly #played: Easel;
  readonly #skipped: Easel;
  readonly #cut: Easel;
  readonly #rng: Rng;
  /** Frames in which the played one showed something else than its end. */
  moving = 0;

  constructor(game: string, settings: StageSettings, rng: Rng) {
    this.shown = new Easel(game, settings);
    this.#played = new Easel(game, settings);
    this.#skipped = new Easel(game, settings);
    this.#cut = new Easel(game, settings);
    this.#rng = rng;
  }

  get all(): Readonly<Record<string, Easel>> {
    return { played: this.#played, skipped: this.#skipped, cut: this.#cut };
  }

  async take({ passage, asking }: Scene): Promise<void> {
    for (const easel of [this.shown, ...Object.values(this.all)]) easel.tell(asking, passage);
    this.shown.show(passage.to);
    const frames = await this.#play(passage);
    await this.#skip(passage);
    const cut = this.#cut.table.play(passage);
    vi.advanceTimersByTime(CUT_MS);
    await cut;
    this.rest();
    for (const frame of frames) if (frame !== this.#played.picture) this.moving += 1;
  }

  /** Everything has come in; what every stage shows then is drawn. */
  rest(): void {
    vi.advanceTimersByTime(REST_MS);
    for (const easel of [this.shown, ...Object.values(this.all)]) easel.frame();
  }

  async #play(passage: Scene['passage']): Promise<readonly string[]> {
    const frames: string[] = [];
    let done = false;
    const played = this.#played.table.play(passage).then(() => {
      done = true;
    });
    await Promise.resolve();
    for (let left = CUT_MS; left > 0 && !done; left -= FRAME_MS) {
      vi.advanceTimersByTime(FRAME_MS + this.#rng.draw(FRAME_MS));
      const goesOn = this.#played.frame();
      if (frames.length < FRAMES) frames.push(this.#played.picture);
      if (!goesOn) break;
      await Promise.resolve();
    }
    await played;
    return frames;
  }

  /** At a random moment of it, sometimes at its very beginning. */
  async #skip(passage: Scene['passage']): Promise<void> {
    const skipped = this.#skipped.table.play(passage);
    vi.advanceTimersByTime(this.#rng.draw(1600));
    if (this.#rng.draw(4) > 0) this.#skipped.frame();
    this.#skipped.table.skip();
    await skipped;
  }
}

const where = ({ name, viewer }: Battle, index: number, at: number, how: string): string =>
  `battle ${index} (${name}), viewer ${viewer}, passage ${at}: ${how}`;

/** Stages that come to the end of the whole battle in other ways. */
const others = ({ scenes }: Battle, game: string, settings: StageSettings): Readonly<Record<string, Easel>> => {
  const [anew, hurried, redrawn] = [new Easel(game, settings), new Easel(game, settings), new Easel(game, settings)];
  const last = scenes.at(-1)?.passage.to;
  // nothing was ever played on it
  if (last !== undefined) anew.show(last);
  // each passage comes before the one before it has been drawn to its end
  for (const { passage } of scenes) {
    void hurried.table.play(passage);
    hurried.frame();
    void redrawn.table.play(passage);
  }
  hurried.table.skip();
  // another size and other letters while it plays, and back again
  redrawn.table.resized({ width: 500, height: 300 }, 2, true);
  redrawn.frame();
  redrawn.table.lettersCame();
  redrawn.table.resized({ width: 360, height: 360 }, 1, true);
  redrawn.table.skip();
  return { 'opened anew': anew, hurried, redrawn };
};

const playBattle = async (battle: Battle, index: number): Promise<number> => {
  const [first] = battle.scenes;
  if (first?.passage.from === undefined || first.passage.from === null) return 0;
  const { game } = first.passage.to;
  const row = new Row(game, settingsOf(index, battle.viewer % 2), createRng(index));
  for (const easel of [row.shown, ...Object.values(row.all)]) easel.show(first.passage.from);
  for (const [at, scene] of battle.scenes.entries()) {
    await row.take(scene);
    for (const [how, { picture }] of Object.entries(row.all))
      if (picture !== row.shown.picture) expect(picture, where(battle, index, at, how)).toBe(row.shown.picture);
  }
  const last = battle.scenes.at(-1);
  if (last === undefined) return 0;
  for (const [how, easel] of Object.entries(others(battle, game, settingsOf(index, battle.viewer % 2)))) {
    easel.tell(last.asking, last.passage);
    vi.advanceTimersByTime(REST_MS);
    easel.frame();
    expect(easel.picture, where(battle, index, battle.scenes.length, how)).toBe(row.shown.picture);
  }
  return row.moving;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const parts = Array.from({ length: Math.ceil(BATTLES / PART) }, (_, part) => part * PART);

describe(`the end of a passage, in ${BATTLES} random battles`, () => {
  it.each(parts)('is the same however it is reached, from battle %i on', { timeout: SLOW }, async (from) => {
    let passages = 0;
    let moving = 0;
    for (let index = from; index < Math.min(BATTLES, from + PART); index++) {
      for (const battle of battleOf(index)) {
        passages += battle.scenes.length;
        moving += await playBattle(battle, index);
      }
    }
    expect(passages).toBeGreaterThan(PART * 10);
    // what is skipped would have been something to see
    expect(moving).toBeGreaterThan(passages);
  });
});
