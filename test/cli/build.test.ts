/** What the page is built from, and how many compilers run at a time. */
import { describe, expect, it } from 'vitest';
import { buildParts } from '../../src/cli/scripts/build.mjs';
import { playedBuilds, publishedBuilds } from '../../src/cli/scripts/build-core.mjs';
import { lanes } from '../../src/cli/scripts/lib/lanes.mjs';
import { inside } from '../../src/cli/scripts/lib/paths.mjs';

type Builds = ReturnType<typeof playedBuilds>;

/** Builds asked for when the page's parts are made; nothing is really built. */
async function askedFor(failures: readonly string[] = []): Promise<Builds> {
  let asked: Builds = [];
  await buildParts({
    log: () => undefined,
    core: async ({ builds = playedBuilds() } = {}) => {
      asked = builds;
      return [...failures];
    },
    phaser: async () => undefined,
  });
  return asked;
}

describe('the page', () => {
  it('is built without the engines of test games', async () => {
    const asked = await askedFor();
    expect(new Set(asked.map(({ folder }) => inside(folder)))).toEqual(new Set(['build/core']));
    expect(playedBuilds().filter(({ game }) => game.isTest).length).toBeGreaterThan(0);
    expect(publishedBuilds()).toEqual(playedBuilds().filter(({ game }) => game.isOnPage));
  });

  it('is not built when an engine does not compile', async () => {
    await expect(askedFor(['core legion: does not compile'])).rejects.toThrow('core legion: does not compile');
  });
});

describe('lanes', () => {
  it('run so many at a time and in order, also after one that fails', async () => {
    const lane = lanes(2);
    const [started, ends]: [number[], (() => void)[]] = [[], []];
    const work = (n: number) =>
      lane(
        () =>
          new Promise<number>((resolve, reject) => {
            started.push(n);
            ends[n] = n === 1 ? () => reject(new Error('broken')) : () => resolve(n);
          }),
      );
    const all = Promise.allSettled([0, 1, 2, 3].map(work));
    const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
    await settle();
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    ends[2]?.();
    ends[0]?.();
    await settle();
    expect(started).toEqual([0, 1, 2, 3]);
    ends[3]?.();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });
});
