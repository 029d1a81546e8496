/** Reads an `expect` with the keys that a game's form allows. */
import type { Content } from '../../../../src/contract/content';
import type { JsonObject } from '../../../../src/games/shared/read-setup';
import type { Check } from './model';
import { badScenario, join } from './reader';
import type { KeyReader } from './terms';

/** Keys of other games' scenarios, for a message that says so. */
const ALL_KEYS = ['curse', 'fallen', 'strength', 'told', 'views', 'unseen'];

/** One check a key; an unknown key is refused. */
export function readChecks(
  expect: JsonObject,
  at: string,
  content: Content,
  keys: Readonly<Record<string, KeyReader>>,
): readonly Check[] {
  return Object.entries(expect).map(([key, value]) => {
    const read = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (read !== undefined) return read(value, join(at, key), content);
    const known = `one of ${Object.keys(keys).join(', ')}`;
    throw badScenario(join(at, key), ALL_KEYS.includes(key) ? `not a key of ${content.name}; ${known}` : known, value);
  });
}
