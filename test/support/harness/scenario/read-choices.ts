/** The scenario form of all games: a position or a setup, a list `play`, and `expect` or `refuses`. */
import type { Content } from '../../../../src/contract/content';
import type { FaultCode } from '../../../../src/contract/fault';
import type { Setup } from '../../../../src/contract/setup';
import { isObject, type JsonObject } from '../../../../src/games/shared/read-setup';
import { expectSame } from './compare';
import { sharedKeys } from './keys';
import type { Scenario } from './model';
import { readChecks } from './read-expect';
import { badPart, badScenario, join, readEntries, readObject, readText, readTexts, readWhole } from './reader';
import type { Terms } from './terms';

const KEYS = ['id', 'name', 'game', 'source', 'position', 'setup', 'seed', 'play', 'expect', 'refuses'];
const CODES: readonly FaultCode[] = ['illegal-choice', 'bad-notation'];
/** With these it is the start that must be refused. */
const START_CODES: readonly FaultCode[] = ['bad-setup', 'bad-army', 'bad-position'];
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

/** What a file gives as its start, before it is read; `position` or `setup` is the key that it stands at. */
function startOf(item: JsonObject, at: string, content: Content): { json: JsonObject; key: 'position' | 'setup' } {
  const seed = item['seed'] === undefined ? null : readWhole(item['seed'], join(at, 'seed'), 0, MAX_SEED);
  const { position, setup } = item;
  if ((position === undefined) === (setup === undefined))
    throw badScenario(at, 'either a position or a setup', Object.keys(item));
  const given = seed === null ? {} : { seed };
  if (position !== undefined) return { json: { game: content.name, position, ...given }, key: 'position' };
  if (!isObject(setup)) throw badScenario(join(at, 'setup'), 'an object', setup);
  return { json: { game: content.name, ...setup, ...given }, key: 'setup' };
}

function readStart(item: JsonObject, at: string, content: Content): Setup {
  const { json, key } = startOf(item, at, content);
  if (key === 'position') return setupAtPosition(content, item['position'], Number(json['seed'] ?? 0), at);
  const read = content.readSetup(json);
  if (!read.ok) throw badPart(read.fault, join(at, 'setup'));
  return read.value;
}

/** A refusal that a file asks for: a code, or a code with the path of what is wrong. */
interface Refusal {
  readonly code: FaultCode;
  readonly at: string | null;
}

function readRefusal(json: unknown, at: string): Refusal {
  const { code, at: place } = isObject(json) ? readObject(json, at, ['code', 'at'], 'a refusal') : { code: json };
  const known = [...CODES, ...START_CODES].find((one) => one === code);
  if (known === undefined) throw badScenario(at, `one of ${[...CODES, ...START_CODES].join(', ')}`, code);
  return { code: known, at: place === undefined ? null : readText(place, join(at, 'at')) };
}

/** A start that must be refused is refused, or not, when it is read; what is played is the standard start. */
function readRefusedStart(item: JsonObject, at: string, content: Content, wanted: Refusal): Scenario {
  const { json } = startOf(item, at, content);
  const read = content.readSetup(json);
  const found = read.ok ? null : { code: read.fault.code, ...(wanted.at === null ? {} : { at: read.fault.at }) };
  const expected = { code: wanted.code, ...(wanted.at === null ? {} : { at: wanted.at }) };
  const setup = content.readSetup({ game: content.name });
  if (!setup.ok) throw badPart(setup.fault, at);
  return {
    at,
    label: readLabel(item, at, 'name'),
    content,
    setup: setup.value,
    play: [],
    turns: false,
    refuses: null,
    checks: [() => expectSame('start refused', expected, found)],
  };
}

/** Reads one scenario of this form. */
export function readChoiceScenario(json: unknown, at: string, content: Content, terms: Terms): Scenario {
  const item = readObject(json, at, KEYS, 'a scenario');
  checkNotes(item, at, ['source']);
  const play = item['play'] === undefined ? [] : readTexts(item['play'], join(at, 'play'), 'a list of choices');
  const { expect, refuses } = item;
  if ((expect === undefined) === (refuses === undefined))
    throw badScenario(at, 'either expect or refuses', Object.keys(item));
  const refusal = refuses === undefined ? null : readRefusal(refuses, join(at, 'refuses'));
  if (refusal !== null && START_CODES.includes(refusal.code)) {
    if (play.length > 0) throw badScenario(join(at, 'play'), 'nothing: the start is refused', play);
    return readRefusedStart(item, at, content, refusal);
  }
  if (refusal !== null && play.length === 0) throw badScenario(join(at, 'play'), 'a text that is refused', play);
  if (refusal !== null && refusal.at !== null)
    throw badScenario(join(at, 'refuses.at'), 'nothing: choices have no path', refusal.at);
  const expectAt = join(at, 'expect');
  const keys = { ...sharedKeys(terms), ...terms.expectKeys };
  return {
    at,
    label: readLabel(item, at, 'name'),
    content,
    setup: readStart(item, at, content),
    play,
    turns: false,
    refuses: refusal?.code ?? null,
    checks:
      expect === undefined
        ? []
        : readChecks(Object.fromEntries(readEntries(expect, expectAt, 'an object')), expectAt, content, keys),
  };
}
