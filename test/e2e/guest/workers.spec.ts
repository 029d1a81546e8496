/** A game that is a guest on the page, with no change to any neutral file, is played by the page's own workers. */
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';

const fileOf = (pattern: RegExp): string => {
  const files = readdirSync(at('build/e2e/guest-page/assets'));
  const [found, ...more] = files.filter((file) => pattern.test(file));
  if (found === undefined || more.length > 0) throw new Error(`one file like ${pattern} was expected`);
  return found;
};

/** One call of the referee in a worker of its own, as the page makes it; gives the answer. */
const ask = (page: Page, worker: string, method: string, argument: unknown): Promise<unknown> =>
  page.evaluate(
    ([file, name, value]) =>
      new Promise((resolve, reject) => {
        const referee = new Worker(`./assets/${file}`, { type: 'module' });
        referee.addEventListener('error', (event) => reject(new Error(event.message)));
        referee.addEventListener('message', ({ data }) => resolve(data.value));
        referee.postMessage({ id: '1', type: 'APPLY', path: [name], argumentList: [{ type: 'RAW', value }] });
      }),
    [worker, method, argument] as const,
  );

/** A place beside the page's files where nothing of the page runs, so that all that is fetched is the worker's. */
const openNothing = async (page: Page): Promise<void> => {
  await page.route('**/nothing.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>nothing</title>' }),
  );
  await page.goto('./nothing.html');
};

const person = { player: 'person' } as const;

for (const game of ['parley', 'pebble'])
  test(`${game}: the referee plays it, and fetches no other game`, async ({ page, context }) => {
    const fetched: string[] = [];
    context.on('request', (request) => fetched.push(request.url().replace(/^.*\//, '')));
    await openNothing(page);
    const setup = { game, form: game, seats: [person, person, person], options: {}, seed: 3 };
    const answer = await ask(page, fileOf(/^role\.worker-/), 'start', { setup });
    expect(answer).toMatchObject({ ok: true, value: { person: 0, result: null } });
    expect(fetched).toContain(fileOf(new RegExp(`^${game}-.*\\.wasm$`)));
    expect(fetched.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
  });

test('and a game that nobody registered is refused', async ({ page }) => {
  await openNothing(page);
  const setup = { game: 'nobody', form: 'nobody', seats: [person, person], options: {}, seed: 3 };
  const answer = await ask(page, fileOf(/^role\.worker-/), 'start', { setup });
  expect(answer).toMatchObject({ ok: false, fault: { code: 'bad-setup', at: 'setup.game' } });
});
