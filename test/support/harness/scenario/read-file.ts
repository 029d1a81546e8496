/** Reads a scenario file of either layout: one scenario or a list of them, or `{"format": "scenarios/1", …}`. */
import type { Content } from '../../../../src/contract/content';
import { isObject, type JsonObject } from '../../../../src/games/shared/read-setup';
import type { Scenario } from './model';
import { readChoiceScenario } from './read-choices';
import { readTurnScenario } from './read-turns';
import { badScenario, join, readList, readObject, readText } from './reader';
import type { Terms } from './terms';

/** A game as the reader needs it. */
export interface ScenarioGame {
  readonly content: Content;
  readonly terms: Terms;
}

export type ScenarioGames = Readonly<Record<string, ScenarioGame>>;

const FORMAT = 'scenarios/1';

function findGame(json: unknown, at: string, games: ScenarioGames): ScenarioGame {
  const game = typeof json === 'string' && Object.hasOwn(games, json) ? games[json] : undefined;
  if (game === undefined) throw badScenario(at, `one of the games ${Object.keys(games).join(', ')}`, json);
  return game;
}

/** Turn texts are recognised by the keys that only their form has. */
const hasTurnKeys = (item: JsonObject): boolean =>
  ['commands', 'title', 'basis'].some((key) => item[key] !== undefined);

function readItem(json: unknown, at: string, games: ScenarioGames, envelope: ScenarioGame | null): Scenario {
  if (!isObject(json)) throw badScenario(at, 'a scenario object', json);
  const named =
    json['game'] === undefined && envelope !== null ? envelope : findGame(json['game'], join(at, 'game'), games);
  const turns = hasTurnKeys(json) || (envelope !== null && json['play'] === undefined);
  return (turns ? readTurnScenario : readChoiceScenario)(json, at, named.content, named.terms);
}

/** Every scenario of a file's JSON; throws BadInput with the path of what is wrong. */
export function readScenarios(json: unknown, games: ScenarioGames): readonly Scenario[] {
  if (Array.isArray(json))
    return readList(json, '', 'a list of scenarios').map((item: unknown, index) =>
      readItem(item, `[${index}]`, games, null),
    );
  if (!isObject(json))
    throw badScenario('', 'a scenario, a list of scenarios, or an object with the format scenarios/1', json);
  if (json['format'] === undefined && json['scenarios'] === undefined) return [readItem(json, '', games, null)];
  const file = readObject(json, '', ['format', 'game', 'notation', 'scenarios'], 'a scenario file');
  if (file['format'] !== FORMAT) throw badScenario('format', `"${FORMAT}"`, file['format']);
  if (file['notation'] !== undefined) readText(file['notation'], 'notation');
  const game = findGame(file['game'], 'game', games);
  const items = readList(file['scenarios'], 'scenarios', 'a list of scenarios');
  return items.map((item, index) => readItem(item, `scenarios[${index}]`, games, game));
}
