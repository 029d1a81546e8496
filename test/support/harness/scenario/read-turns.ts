/** The scenario form of the games' own data files: a position, turn texts in `commands`, and `expect`. */
import type { Content } from '../../../../src/contract/content';
import { isObject, type JsonObject } from '../../../../src/games/shared/read-setup';
import { sharedTurnKeys } from './keys';
import type { Scenario } from './model';
import { checkNotes, readLabel, setupAtPosition } from './read-choices';
import { readChecks } from './read-expect';
import { badScenario, join, readObject, readTexts } from './reader';
import type { StartReader, Terms } from './terms';

const KEYS = ['id', 'title', 'game', 'seed', 'basis', 'position', 'commands', 'expect'];

function readExpect(item: JsonObject, at: string): JsonObject {
  const expect = item['expect'];
  if (!isObject(expect)) throw badScenario(join(at, 'expect'), 'an object', expect);
  return expect;
}

/** A scenario whose start is the game's own kind of case. */
function readStartCase(item: JsonObject, at: string, content: Content, start: StartReader): Scenario {
  const expect = readObject(
    readExpect(item, at),
    join(at, 'expect'),
    start.expectKeys,
    `an expect beside ${start.key}`,
  );
  const { setup, checks } = start.read(item[start.key], join(at, start.key), content, expect, join(at, 'expect'));
  return { at, label: readLabel(item, at, 'title'), content, setup, play: [], turns: true, refuses: null, checks };
}

/** Whether the last command must be refused; nothing else can be expected then. */
function readIllegal(expect: JsonObject, at: string): boolean {
  if (expect['illegal'] === undefined) return false;
  if (expect['illegal'] !== true) throw badScenario(join(at, 'illegal'), 'true', expect['illegal']);
  readObject(expect, at, ['illegal'], 'an expect with illegal');
  return true;
}

/** Reads one scenario of this form. */
export function readTurnScenario(json: unknown, at: string, content: Content, terms: Terms): Scenario {
  const item = readObject(json, at, [...KEYS, ...terms.starts.map(({ key }) => key)], 'a scenario');
  checkNotes(item, at, ['seed', 'basis']);
  const start = terms.starts.find(({ key }) => item[key] !== undefined);
  if (start !== undefined) {
    if (item['position'] !== undefined)
      throw badScenario(join(at, 'position'), `none beside ${start.key}`, item['position']);
    if (item['commands'] !== undefined)
      throw badScenario(join(at, 'commands'), `none beside ${start.key}`, item['commands']);
    return readStartCase(item, at, content, start);
  }
  const expect = readExpect(item, at);
  const expectAt = join(at, 'expect');
  const illegal = readIllegal(expect, expectAt);
  const play = readTexts(item['commands'] ?? [], join(at, 'commands'), 'a list of turn texts');
  if (illegal && play.length === 0) throw badScenario(join(at, 'commands'), 'a command that is refused', play);
  return {
    at,
    label: readLabel(item, at, 'title'),
    content,
    setup: setupAtPosition(content, item['position'], 0, at),
    play,
    turns: true,
    refuses: illegal ? 'any' : null,
    checks: illegal ? [] : readChecks(expect, expectAt, content, { ...sharedTurnKeys(terms), ...terms.turnKeys }),
  };
}
