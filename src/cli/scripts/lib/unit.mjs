/** How vitest runs the tests outside of the page: which files share a worker's modules, and which come first. */
import { inside } from './paths.mjs';

const ALL = 'test/**/*.test.{ts,tsx}';

/**
 * Tests of the page's own parts, whose modules remember what was opened and fetched, and which put a window, a navigator and a
 * clock in place of the real ones: every file gets modules of its own.
 */
const ALONE = ['form', 'match', 'shell', 'stage', 'worker'].map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);

/**
 * The rest is rules, contents and engines, which remember nothing: making their modules anew took longer than many of their tests.
 * @param {readonly string[]} exclude
 * @returns {import('vitest/config').TestProjectConfiguration[]}
 */
export const projects = (exclude) => [
  { extends: true, test: { name: 'alone', include: ALONE, exclude } },
  { extends: true, test: { name: 'together', include: [ALL], exclude: [...exclude, ...ALONE], isolate: false } },
];

/** What takes longest, that first; a fresh copy has no record of earlier runs to know it from. */
const LONGEST = [
  /^test\/form\/leak/,
  /browser\.test/,
  /^test\/(form|twins|secrecy)\//,
  /^test\/(opponent|counts|match)\//,
  /^test\/(stage|search|content|cli|core)\//,
];

const rankOf = ({ moduleId }) => {
  const rank = LONGEST.findIndex((name) => name.test(inside(moduleId)));
  return rank < 0 ? LONGEST.length : rank;
};

/** Workers that begin with the long files end together. Else vitest's own order, by the times of earlier runs or by size. */
export class LongestFirst {
  #context;

  constructor(context) {
    this.#context = context;
  }

  /** Fetched only when tests run: builds and servers read the same configuration. */
  async #usual() {
    const { BaseSequencer } = await import('vitest/node');
    return new BaseSequencer(this.#context);
  }

  async shard(specs) {
    return (await this.#usual()).shard(specs);
  }

  async sort(specs) {
    const sorted = await (await this.#usual()).sort(specs);
    // projects stay apart, or no worker could be used again
    const names = [...new Set(sorted.map(({ project }) => project.name))];
    return names.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).sort((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
