/** A question of each kind, found among the scenarios: what is played before it is asked. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import type { Decision } from '../../../src/contract/decision';
import type { Setup } from '../../../src/contract/setup';
import { legends } from '../../../src/games/legends';
import { unpackChoice } from '../../../src/games/shared/choice';
import { createLegendsReference } from '../../../src/reference/legends';

/** A match in clear that stands right before the question; `key` ends in # where destroyed pieces are offered. */
export interface Question {
  readonly key: string;
  readonly name: string;
  readonly record: string;
}

interface Told {
  readonly name: string;
  readonly position?: unknown;
  readonly play?: readonly string[];
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : path.endsWith('.json') ? [path] : [];
  });

const recordOf = (position: unknown, play: readonly string[]): string =>
  [
    '[Game "legends"]',
    '[Mode "legends"]',
    `[Position ${JSON.stringify(position)}]`,
    '[Seats [{"player":"person"},{"player":"person"}]]',
    '[Seed 1]',
    '',
    ...play,
    '',
  ].join('\n');

const keyOf = ({ key, choices }: Decision): string =>
  key === 'legends.pick' && choices.some((code) => unpackChoice(code).form === 'item') ? `${key}#` : key;

/** The questions that the play of one scenario leads through, each with what was played before it. */
const questionsOf = ({ name, position, play = [] }: Told): readonly Question[] => {
  const read = legends.readSetup({ game: 'legends', seats: [{}, {}], position });
  if (!read.ok || read.value.seats.length !== 2) return [];
  const setup: Setup = read.value;
  const engine = createLegendsReference();
  if (!engine.start(setup).ok) return [];
  const found: Question[] = [];
  for (let count = 0; count <= play.length; count++) {
    const decision = engine.decision();
    if (decision === null) return found;
    if (decision.choices.length > 1)
      found.push({ key: keyOf(decision), name, record: recordOf(position, play.slice(0, count)) });
    const text = play[count];
    if (text === undefined) return found;
    const code = legends.parseChoice(text, decision.kind, legends.shape(setup));
    const index = code.ok ? decision.choices.indexOf(code.value) : -1;
    if (index < 0 || !engine.apply(index).ok) return found;
  }
  return found;
};

const scenariosOf = (folder: string): readonly Told[] =>
  filesBelow(at(`test/scenarios/legends/${folder}`)).flatMap((file): readonly Told[] => {
    const json: Told | readonly Told[] = JSON.parse(readFileSync(file, 'utf8'));
    return 'name' in json ? [json] : json;
  });

/** The first scenario that asks each of these keys; a key that none asks is missing. */
export const questionsFor = (keys: readonly string[]): readonly Question[] => {
  const wanted = new Set(keys);
  const found: Question[] = [];
  for (const scenario of [...scenariosOf('pieces'), ...scenariosOf('rulings'), ...scenariosOf('worked')]) {
    if (wanted.size === 0) break;
    for (const question of questionsOf(scenario)) if (wanted.delete(question.key)) found.push(question);
  }
  return found;
};
