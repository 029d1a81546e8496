/** The search of a core: begun at a view, driven in short steps, read at any time. */
import type { Content } from '../contract/content';
import type { ChoiceCode } from '../contract/decision';
import type { Outcome } from '../contract/fault';
import type { Setup } from '../contract/setup';
import type { View } from '../contract/view';
import { parameterWords } from '../games/opponent';
import { ok, refuse } from '../games/shared/outcome';
import { CORE_FAULTS, type CoreExports } from './abi';
import { CorePort } from './core-port';
import { decodeDecision } from './words/decision';
import { WordReader } from './words/reader';
import { encodeSetup } from './words/setup';
import { encodeView } from './words/view';

/** Value and share as the core gives them: whole numbers from 0 to this. */
const VALUE_SCALE = 10_000;

/** What a search starts from: all that the asked seat may know, and how to play. */
export interface SearchStart {
  /** Form, boards and options; the seed in it is not used. */
  readonly setup: Omit<Setup, 'seed' | 'position'>;
  /** The asked seat's own view. */
  readonly view: View;
  /** Parameter words of the level (assembly/search/README.md); the last ones may be left out. */
  readonly parameters: readonly number[];
  /** What the seat has learned before, in the game's own words (`Content.evidence`). */
  readonly evidence?: readonly number[];
  /** u32. */
  readonly seed: number;
}

export interface SearchBest {
  readonly choice: number;
  /** 0 to 1. */
  readonly value: number;
  readonly iterations: number;
  readonly visits: readonly number[];
  readonly values: readonly number[];
  /** More iterations can't change any of this. */
  readonly settled: boolean;
}

export interface CoreSearch {
  /** Starts anew; `bad-request` when the core can't read the view. Nothing of an earlier search remains. */
  begin(start: SearchStart): Outcome<null>;
  /** Does that many more iterations; gives how many are done. Keep a call at a few milliseconds. */
  step(iterations: number): number;
  /**
   * The answers that somebody who knows this view and no more would have at the question; null where the core makes no
   * state of it. To be asked before `begin`, which it undoes.
   */
  choices(start: Pick<SearchStart, 'setup' | 'view' | 'seed'>): readonly ChoiceCode[] | null;
  best(): SearchBest;
  /** What another search at the same question adds to itself by `add`; only to be handed on. */
  sums(): readonly number[];
  /** Adds another search's sums: both answer as one that did the iterations of both. `bad-request` when they are no such sums. */
  add(sums: readonly number[]): Outcome<null>;
}

/** See CoreSearch. All methods throw CoreTrap when the core traps; the instance is then lost. */
export const createCoreSearch = (core: CoreExports, content: Content): CoreSearch => {
  const port = new CorePort(core);

  /** Form and options travel in setup words only, so that a match is created to carry them; the seed has no effect. */
  const create = (start: Pick<SearchStart, 'setup'>): number => {
    const setup = encodeSetup({ ...start.setup, seed: 0 }, content);
    return port.send(setup) ? port.call('create', (exports) => exports.create(setup.length)) : -2;
  };

  const choices = (start: Pick<SearchStart, 'setup' | 'view' | 'seed'>): readonly ChoiceCode[] | null => {
    const view = encodeView(start.view, content.codec);
    if (create(start) < 0 || !port.send(view)) return null;
    const made = port.call('determinize', (exports) => exports.determinize?.(view.length, start.seed | 0) ?? -1);
    if (made < 0) return null;
    const words = port.take(port.call('decision', (exports) => exports.decision()));
    return decodeDecision(words, content.codec)?.choices ?? null;
  };

  const begin = (start: SearchStart): Outcome<null> => {
    const created = create(start);
    const view = encodeView(start.view, content.codec);
    const { evidence = [] } = start;
    if (created < 0 || !port.send([...view, ...parameterWords(start.parameters), ...evidence])) {
      return refuse('bad-request', 'setup', CORE_FAULTS[created] ?? 'a view that the core has room for');
    }
    const begun = port.call('searchBegin', (exports) =>
      exports.searchBegin(view.length, start.seed | 0, evidence.length),
    );
    return begun < 0 ? refuse('bad-request', 'view', CORE_FAULTS[begun] ?? 'another view') : ok(null);
  };

  const best = (): SearchBest => {
    const reader = new WordReader(port.take(port.call('searchBest', (exports) => exports.searchBest())), 'search');
    const choice = reader.next();
    const value = reader.within(0, VALUE_SCALE) / VALUE_SCALE;
    const iterations = reader.next();
    const rows = reader.list(() => [reader.next(), reader.within(0, VALUE_SCALE) / VALUE_SCALE] as const);
    if (choice < 0 || choice >= rows.length) reader.fail(`best choice ${choice} of ${rows.length}`);
    const settled = reader.within(0, 1) === 1;
    reader.end();
    const [visits, values] = [rows.map(([seen]) => seen), rows.map(([, mean]) => mean)];
    return { choice, value, iterations, visits, values, settled };
  };

  const add = (sums: readonly number[]): Outcome<null> => {
    const added = port.send(sums) ? port.call('searchAdd', (exports) => exports.searchAdd(sums.length)) : -2;
    return added < 0 ? refuse('bad-request', 'sums', CORE_FAULTS[added] ?? 'sums of a search') : ok(null);
  };

  return {
    begin,
    choices,
    step: (iterations) => port.call('searchStep', (exports) => exports.searchStep(iterations)),
    best,
    sums: () => [...port.take(port.call('searchSums', (exports) => exports.searchSums()))],
    add,
  };
};
