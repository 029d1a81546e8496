/**
 * What is measured of a game, as its own `game.json` says it (`lib/games.mjs`, key `perf`): what leads from the title into a
 * match, how heavy that may be, and the matches that are opened instead where a certain moment is wanted.
 */
import { readFileSync } from 'node:fs';
import { gameList } from '../lib/games.mjs';
import { at } from '../lib/paths.mjs';
import { Stop } from '../lib/run.mjs';

/** The games that say what is measured of them; the one that needs no naming comes first. */
const measurable = () =>
  gameList()
    .filter(({ perf }) => perf !== null)
    .sort((a, b) => Number(b.perf.usual ?? false) - Number(a.perf.usual ?? false));

/**
 * What is measured of the game of this name, the usual one without a name.
 * @returns {{ name: string, usual: boolean, begins: readonly string[], playable: number | null,
 *   scenes: ReadonlyMap<string, { record: string, press: readonly string[] }> }} `playable`: bytes up to the first board
 */
export function measured(name) {
  const games = measurable();
  const game = games.find((each) => each.name === (name ?? games[0].name));
  if (game === undefined)
    throw new Stop(`--game=${name}: expected one of ${games.map((each) => each.name).join(', ')}`, 2);
  const { begins, playable, scenes, usual = false } = game.perf;
  const list = JSON.parse(readFileSync(at(scenes), 'utf8'));
  return {
    name: game.name,
    usual,
    begins,
    playable: playable === undefined ? null : playable * 1024,
    scenes: new Map(list.map((scene) => [scene.name, scene])),
  };
}
