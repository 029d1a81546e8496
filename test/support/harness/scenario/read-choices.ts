/** The scenario form of all games: a position or a setup, a list `play`, and `expect` or `refuses`. */
import type { Content } from '../../../../src/contract/content';
import type { FaultCode } from '../../../../src/contract/fault';
import type { Setup } from '../../../../src/contract/setup';
import { isObject, type JsonObject } from '../../../../src/games/shared/read-setup';
import { sharedKeys } from './keys';
import type { Scenario } from './model';
import { readChecks } from './read-expect';
import { badPart, badScenario, join, readEntries, readObject, readText, readTexts, readWhole } from './reader';
import type { Terms } from './terms';

const KEYS = ['id', 'name', 'game', 'source', 'position', 'setup', 'seed', 'play', 'expect', 'refuses'];
const CODES: readonly FaultCode[] = ['illegal-choice', 'bad-notation'];
const MAX_SEED = 0xffffffff;

/** The id and name for messages. */
export function readLabel(item: JsonObject, at: string, nameKey: string): string {
  const parts = ['id', nameKey].map((key) => (item[key] === undefined ? '' : readText(item[key], join(at, key))));
  return parts.filter((part) => part !== '').join(' ');
}

/** Notes for people; checked for being texts and otherwise left alone. */
export function checkNotes(item: JsonObject, at: string, keys: readonly string[]): void {
  for (const key of keys) if (item[key] !== undefined) readText(item[key], join(at, key));
}

/** The setup of a match that starts from a position. */
export function setupAtPosition(content: Content, position: unknown, seed: number, at: string): Setup {
  const read = content.readPosition(position);
  if (!read.ok) throw badPart(read.fault, join(at, 'position'));
  const setup = content.readSetup({ game: content.name, form: read.value.form, position, seed });
  if (!setup.ok) throw badPart(setup.fault, at);
  return setup.value;
}

function readStart(item: JsonObject, at: string, content: Content): Setup {
  const seed = item['seed'] === undefined ? null : readWhole(item['seed'], join(at, 'seed'), 0, MAX_SEED);
  const { position, setup } = item;
  if ((position === undefined) === (setup === undefined))
    throw badScenario(at, 'either a position or a setup', Object.keys(item));
  if (position !== undefined) return setupAtPosition(content, position, seed ?? 0, at);
  if (!isObject(setup)) throw badScenario(join(at, 'setup'), 'an object', setup);
  const read = content.readSetup({ game: content.name, ...setup, ...(seed === null ? {} : { seed }) });
  if (!read.ok) throw badPart(read.fault, join(at, 'setup'));
  return read.value;
}

/** Reads one scenario of this form. */
export function readChoiceScenario(json: unknown, at: string, content: Content, terms: Terms): Scenario {
  const item = readObject(json, at, KEYS, 'a scenario');
  checkNotes(item, at, ['source']);
  const play = item['play'] === undefined ? [] : readTexts(item['play'], join(at, 'play'), 'a list of choices');
  const { expect, refuses } = item;
  if ((expect === undefined) === (refuses === undefined))
    throw badScenario(at, 'either expect or refuses', Object.keys(item));
  const code = refuses === undefined ? null : CODES.find((known) => known === refuses);
  if (code === undefined) throw badScenario(join(at, 'refuses'), `one of ${CODES.join(', ')}`, refuses);
  if (code !== null && play.length === 0) throw badScenario(join(at, 'play'), 'a text that is refused', play);
  const expectAt = join(at, 'expect');
  const keys = { ...sharedKeys(terms), ...terms.expectKeys };
  return {
    at,
    label: readLabel(item, at, 'name'),
    content,
    setup: readStart(item, at, content),
    play,
    turns: false,
    refuses: code,
    checks:
      expect === undefined
        ? []
        : readChecks(Object.fromEntries(readEntries(expect, expectAt, 'an object')), expectAt, content, keys),
  };
}
