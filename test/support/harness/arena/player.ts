/** A computer player of the arena: a level at a fixed effort, answering from its seat's own view. */
import type { Content } from '../../../../src/contract/content';
import type { Decision } from '../../../../src/contract/decision';
import type { Setup } from '../../../../src/contract/setup';
import type { View } from '../../../../src/contract/view';
import type { CoreSearch } from '../../../../src/worker/core-search';
import type { Level } from '../../../../src/worker/opponent/levels';
import { must } from '../kit';
import { createRng } from '../rng';

/** The full budget; a level takes its share. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface PlayerParts {
  readonly content: Content;
  readonly level: Level;
  /** Of an instance that nobody else uses. */
  readonly search: CoreSearch;
  readonly budget: Budget;
}

const SLICE_ITERATIONS = 256;

export class Player {
  /** Time spent and choices made by thinking. */
  milliseconds = 0;
  moves = 0;
  private readonly parts: PlayerParts;

  constructor(parts: PlayerParts) {
    this.parts = parts;
  }

  /** The index of its answer; `seed` is the only source of chance in it. */
  choose(setup: Setup, view: View, decision: Decision, seed: number): number {
    const { level } = this.parts;
    if (level.parameters === null) return createRng(seed).draw(decision.choices.length);
    const start = performance.now();
    const choice = this.think(setup, view, level.parameters, seed);
    this.milliseconds += performance.now() - start;
    this.moves++;
    if (decision.choices[choice] === undefined)
      throw new Error(`the search answered ${choice} of ${decision.choices.length}`);
    return choice;
  }

  private think(setup: Setup, view: View, parameters: readonly number[], seed: number): number {
    const { search, budget, level } = this.parts;
    const { position: _position, seed: _seed, ...open } = setup;
    must(search.begin({ setup: open, view, parameters, seed }), 'a view of the match');
    if ('iterations' in budget) {
      const limit = Math.max(1, Math.round(budget.iterations * level.share));
      for (let done = 0; done < limit; ) done = search.step(Math.min(SLICE_ITERATIONS, limit - done));
    } else this.searchUntil(performance.now() + budget.milliseconds * level.share);
    return search.best().choice;
  }

  /** At least one iteration; slices grow while they are short beside what is left. */
  private searchUntil(end: number): void {
    const { search } = this.parts;
    let size = 1;
    for (let now = performance.now(); ; ) {
      search.step(size);
      const later = performance.now();
      if (later >= end) return;
      const spent = Math.max(later - now, 0.001);
      size = Math.max(1, Math.min(SLICE_ITERATIONS, size * 2, Math.floor((size * (end - later)) / spent / 2)));
      now = later;
    }
  }
}
