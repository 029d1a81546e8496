/** Players of the arena by their names: levels, raw parameter words, variants that only the harness has, stress opponents. */
import type { Content } from '../../../../src/contract/content';
import { parameterWords } from '../../../../src/games/opponent';
import type { CoreExports } from '../../../../src/worker/abi';
import { createCoreSearch } from '../../../../src/worker/core-search';
import type { Level, Levels } from '../../../../src/worker/opponent/levels';
import { type Budget, Player, type Seated } from '../arena/player';
import { STRESS_NAMES, type StressBook, stressPlayer } from './stress';

/** What players of a game are made of. */
export interface Casting {
  readonly content: Content;
  readonly levels: Levels;
  /** The game's own stress opponents, in place of those that every game has. */
  readonly stress?: StressBook;
  core(): CoreExports;
}

/** Who plays: a level with its variants, or a stress opponent by its name. */
export type Spec =
  | { readonly kind: 'level'; readonly level: Level; readonly cheats: boolean; readonly instances: number }
  | { readonly kind: 'stress'; readonly name: string };

/** What a spec looks like, for whoever wrote another. */
export const SPEC_FORM = 'level[:character][:variant][*N], [WORD,WORD,…] or a stress opponent';

const MODE = 0;
const GREEDY = 1;
const WORLDS = 2;
const FIRST_HALVING = 6;
const JUDGES = 8;
const LEASH = 9;
/** The same worlds and rollouts, every choice looked at alike to the end: no tree, no halving, and no last step that keeps to the policy. */
const FLAT: ReadonlyMap<number, number> = new Map([
  [MODE, WORLDS],
  [FIRST_HALVING, 0],
  [LEASH, 0],
]);

/** Sequential halving: after eight rounds of all choices the worse half drops out, and so on. */
const HALVING: ReadonlyMap<number, number> = new Map([
  [MODE, WORLDS],
  [FIRST_HALVING, 8],
]);

/** Greedy as it would be made today: by the evaluation that the levels go by, not by the frozen one, its exchanges too. */
const TODAY: ReadonlyMap<number, number> = new Map([[JUDGES, 0]]);

const WAYS: ReadonlyMap<string, ReadonlyMap<number, number>> = new Map([
  ['flat', FLAT],
  ['halving', HALVING],
  ['today', TODAY],
]);

const searching = (level: Level, words: ReadonlyMap<number, number>): Level => ({
  ...level,
  parameters: parameterWords(level.parameters ?? []).map((word, at) => words.get(at) ?? word),
});

const MOST_INSTANCES = 8;

/** Words as they are, with the whole budget. */
const rawLevel = (text: string): Level | null => {
  const words = /^\[(\d+(,\d+){0,15})\]$/.exec(text)?.[1]?.split(',').map(Number);
  return words === undefined ? null : { share: 1, parameters: parameterWords(words) };
};

/** A spec, or null where it names nobody. */
export function readSpec(text: string, { levels, stress }: Pick<Casting, 'levels' | 'stress'>): Spec | null {
  if ((stress?.names ?? STRESS_NAMES).includes(text)) return { kind: 'stress', name: text };
  const [, named = '', count = '1'] = /^(.*?)(?:\*(\d))?$/.exec(text) ?? [];
  const instances = Number(count);
  const [name = '', ...more] = named.split(':');
  const variants = [...WAYS.keys(), 'seer'].filter((variant) => more.includes(variant));
  const rest = more.filter((word) => !variants.includes(word));
  const [character, variant] = rest;
  const found = rawLevel(name) ?? levels.find(name, character, variant);
  const known = rest.length + variants.length === more.length && rest.length <= 2;
  // of anybody else the word would tell something else
  if (variants.includes('today') && found?.parameters?.[MODE] !== GREEDY) return null;
  if (found === null || !known || instances < 1 || instances > MOST_INSTANCES) return null;
  const way = variants.map((variant) => WAYS.get(variant)).find((words) => words !== undefined);
  const level = way === undefined ? found : searching(found, way);
  return { kind: 'level', level, cheats: variants.includes('seer'), instances };
}

/** The parameter words, memory and share behind a spec, as a text: what a measurement depends on. */
export const describeSpec = (spec: Spec): string =>
  spec.kind === 'stress'
    ? spec.name
    : [spec.level.parameters ?? 'lots', spec.level.share, spec.level.memory ?? 'all', spec.cheats, spec.instances].join(
        ' ',
      );

/** The player that a spec describes, with instances of its own. */
export function seat(spec: Spec, { content, core, stress }: Casting, budget: Budget): Seated {
  if (spec.kind === 'stress') {
    const player = stress === undefined ? stressPlayer(spec.name, content) : stress.player(spec.name);
    if (player === null) throw new Error(`no stress opponent ${spec.name}`);
    return player;
  }
  const { level, cheats } = spec;
  const [search = null, ...others] = Array.from({ length: spec.instances }, () => createCoreSearch(core(), content));
  if (search === null) throw new Error('a player without a search');
  return new Player({ content, level, budget, search, others, cheats });
}
