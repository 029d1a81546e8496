/** The page on which the worlds of trials are played, driven from outside by `window.form`. */
import '../../../src/shell/style/index.css';
import '../texts';
import type { View } from '../../../src/contract/view';
import { fetchParts } from '../../../src/shell/parts/part';
import { refereeGames } from '../../../src/worker/games';
import { publishedGames } from '../../../src/worker/registry';
import { loadGames } from '../games';
import { LEAKS } from './leaks';
import type { FormPair, PairReport } from './pair';
import { FormStage } from './stage';
import { differences } from './tape';
import { install, time } from './time';
import * as warmUps from './warm';
import { endOf, playWorld } from './world';
import type { WorldOptions } from './world-options';

/** The page is looked at during so many changes of the state: the last ones of a trial. */
const LOOKED_AT = 6;
/** Milliseconds between frames; in one trial of so many the screen is a faster one. */
const FRAMES = { slow: 400, fast: 100, every: 10 } as const;
const ONLOOKER = 8;
/** At most so many worlds are played of a pair. */
const WORLDS = 3;
const SPEEDS = ['normal', 'fast', 'slow', 'instant', 'normal', 'fast'] as const;

const games = publishedGames();
const warmers: ReadonlyMap<string, () => Promise<void>> = new Map(Object.entries(warmUps));
let stage: FormStage | null = null;

/** Players differ in what they have set, from trial to trial. */
const settingsOf = (index: number): string =>
  JSON.stringify({
    speed: SPEEDS[index % SPEEDS.length],
    commandBox: index % 2 === 0,
    confirm: index % 3 === 0 ? 'always' : 'attacks',
    memory: index % 5 === 0 ? 'unaided' : 'listed',
    motion: index % 7 === 0 ? 'less' : 'full',
  });

/** A stage that has room for all that is played of a trial; opened on the page's own time. */
const stageFor = async (game: string): Promise<FormStage> => {
  if (stage !== null && stage.game === game && stage.left >= WORLDS) return stage;
  stage?.close();
  stage = await FormStage.open(game);
  return stage;
};

/** What the page fetches when it first needs it would come at another moment in each world: it is fetched before. */
const warmUp = async (name: string): Promise<void> => {
  const game = await games.load(name);
  if (!game.ok) throw new Error(`the game ${name} is not to be had`);
  await game.value.loadCore('common');
  await game.value.loadCore('wide');
  await loadGames([name]);
  if (!(await fetchParts())) throw new Error('parts of the page are not to be had');
  await warmers.get(name)?.();
};

/** What anybody may see of a pair's first world at its beginning. */
const firstView = async ({ worlds }: FormPair): Promise<View> => {
  const [{ setup }] = worlds;
  const game = await refereeGames(games).load(setup.game);
  const made = game.ok ? await game.value.loadEngine(setup) : game;
  if (!made.ok) throw new Error('the game of the trials is not loaded');
  const engine = made.value();
  engine.start(setup);
  return engine.view(ONLOOKER);
};

/** Does something on a page whose time stands in our hands. */
const onBench = async <T>(
  pair: FormPair,
  leak: string | null,
  act: (options: WorldOptions) => Promise<T>,
): Promise<T> => {
  await warmUp(pair.worlds[0].setup.game);
  const open = await stageFor(pair.worlds[0].setup.game);
  open.left -= WORLDS;
  time.frame = pair.index % FRAMES.every === 0 ? FRAMES.fast : FRAMES.slow;
  const restore = install();
  try {
    return await act({
      games,
      stage: open,
      first: await firstView(pair),
      leak: leak === null ? null : (LEAKS[leak] ?? null),
      settings: settingsOf(pair.index),
      opens: Number.POSITIVE_INFINITY,
    });
  } finally {
    restore();
  }
};

const play = (pair: FormPair, leak: string | null): Promise<PairReport> =>
  onBench(pair, leak, async (options) => {
    const unseen = await playWorld(pair, 0, options);
    const opens = Math.max(1, unseen.changes - LOOKED_AT);
    const one = await playWorld(pair, 0, { ...options, opens });
    const other = await playWorld(pair, 1, { ...options, opens });
    const compared = one.tape.counts();
    if (differences(one.tape, other.tape).length === 0) return { index: pair.index, differences: [], compared };
    // the first world may have been the one for which pictures were painted first, at other places of their sheet
    const again = await playWorld(pair, 0, { ...options, opens });
    return { index: pair.index, differences: differences(again.tape, other.tape), compared };
  });

/** By how much, of 255, a point differs at most between two pictures. */
const apart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, point, at) => Math.max(most, Math.abs(point - (other[at] ?? 0))), 0);

/** By how much a colour's share of a point differs where pictures lie elsewhere in their sheet, and points are rounded otherwise. */
const ROUNDING = 2;
const CHANNELS_A_POINT = 4;

/** How many points of two pictures differ by more than rounding does. */
const strayPoints = (one: Uint8Array, other: Uint8Array): number => {
  const stray = new Set<number>();
  one.forEach((share, at) => {
    if (Math.abs(share - (other[at] ?? 0)) > ROUNDING) stray.add(Math.floor(at / CHANNELS_A_POINT));
  });
  return stray.size;
};

/** How a battle's end looks: played, painted anew where it was played, skipped, and opened when it was over. */
export interface Ends {
  /** By how much, of 255, a point differs at most from the picture painted anew. */
  readonly pictures: Readonly<Record<'skipped' | 'opened', number>>;
  /** Points of the played picture that the one painted anew does not have so. */
  readonly stray: number;
  readonly pages: Readonly<Record<'played' | 'skipped', string>>;
  /** How many different shades the played one's picture has: it shows something. */
  readonly shades: number;
}

const ends = (pair: FormPair): Promise<Ends> =>
  onBench(pair, null, async (options) => {
    const played = await endOf(pair, { ...options, opens: 1 });
    const skipped = await endOf(pair, { ...options, opens: 1, skips: true });
    const opened = await endOf(pair, options);
    return {
      pictures: {
        skipped: apart(skipped.picture, played.redrawn),
        opened: apart(opened.picture, played.redrawn),
      },
      stray: strayPoints(played.picture, played.redrawn),
      pages: { played: played.page, skipped: skipped.page },
      shades: new Set(new Uint32Array(played.picture.buffer)).size,
    };
  });

const form = { play, ends, leaks: Object.entries(LEAKS).map(([name, { shows }]) => ({ name, shows })) };
export type FormPage = typeof form;
Object.assign(window, { form });
document.documentElement.dataset['ready'] = 'form';
