/** A computer player of the arena: a level at a fixed effort, answering from what its seat got. */
import type { Content } from '../../../../src/contract/content';
import type { Decision } from '../../../../src/contract/decision';
import type { GameEvent } from '../../../../src/contract/event';
import type { Asked } from '../../../../src/contract/search';
import type { Setup } from '../../../../src/contract/setup';
import type { View } from '../../../../src/contract/view';
import type { CoreSearch } from '../../../../src/worker/core-search';
import { beginAt } from '../../../../src/worker/opponent/begin';
import type { Level } from '../../../../src/worker/opponent/levels';
import { addAll, seedOfSearch } from '../../../../src/worker/opponent/merge';
import { setupFor } from '../../../../src/worker/referee/eyes';
import { must } from '../kit';
import { createRng } from '../rng';
import { seen } from './seer';

/** The full budget; a level takes its share. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** What a player is asked. */
export interface Question {
  readonly setup: Setup;
  /** The asked seat's own. */
  readonly view: View;
  readonly decision: Decision;
  /** This seat's rows since the start. */
  readonly events: readonly GameEvent[];
  /** Who was openly asked since the start. */
  readonly asked?: readonly Asked[];
  /** The only source of chance in the answer. */
  readonly seed: number;
  /** Null for all but those that are labelled as cheating. */
  readonly truth: View | null;
}

/** Whoever can sit at a seat of the arena. */
export interface Seated {
  /** Labelled: it is given the truth. */
  readonly cheats: boolean;
  /** Milliseconds of each choice that was thought about. */
  readonly times: number[];
  /** A game begins. */
  begin(): void;
  /** The index of its answer. */
  choose(question: Question): number;
}

export interface PlayerParts {
  readonly content: Content;
  readonly level: Level;
  /** Of an instance that nobody else uses. */
  readonly search: CoreSearch;
  readonly budget: Budget;
  /** Further instances that search with as many iterations each and add what they find. */
  readonly others?: readonly CoreSearch[];
  /** A cheating twin: the same search, and the truth instead of a view. */
  readonly cheats?: boolean;
}

const SLICE_ITERATIONS = 256;

export class Player implements Seated {
  readonly times: number[] = [];
  readonly cheats: boolean;
  private readonly parts: PlayerParts;

  constructor(parts: PlayerParts) {
    this.parts = parts;
    this.cheats = parts.cheats === true;
  }

  begin(): void {
    // each answer is made from its question alone
  }

  choose(question: Question): number {
    const { decision, seed } = question;
    if (this.parts.level.parameters === null) return createRng(seed).draw(decision.choices.length);
    const start = performance.now();
    const choice = this.think(question);
    this.times.push(performance.now() - start);
    if (decision.choices[choice] === undefined)
      throw new Error(`the search answered ${choice} of ${decision.choices.length}`);
    return choice;
  }

  private think(question: Question): number {
    const { search, others = [] } = this.parts;
    this.search(search, question, 0);
    others.forEach((other, index) => {
      this.search(other, question, index + 1);
    });
    must(
      addAll(
        search,
        others.map((other) => other.sums()),
      ),
      'the sums of the same question',
    );
    return search.best().choice;
  }

  /** The n-th search at this question. */
  private search(search: CoreSearch, question: Question, n: number): void {
    const { budget, level, content } = this.parts;
    const { setup, decision, events, asked = [], truth } = question;
    const view = truth === null ? question.view : seen(question.view, truth);
    const request = {
      id: 0,
      setup: setupFor(setup, decision.seat, content),
      events,
      asked,
      view,
      decision,
      level: '',
      effort: {},
      seed: seedOfSearch(question.seed, n),
    };
    must(beginAt(search, content, request, level), 'a view of the match');
    if ('iterations' in budget) {
      const limit = Math.max(1, Math.round(budget.iterations * level.share));
      for (let done = 0; done < limit; ) done = search.step(Math.min(SLICE_ITERATIONS, limit - done));
    } else this.searchUntil(search, performance.now() + budget.milliseconds * level.share);
  }

  /** At least one iteration; slices grow while they are short beside what is left. */
  private searchUntil(search: CoreSearch, end: number): void {
    let size = 1;
    for (let now = performance.now(); ; ) {
      search.step(size);
      const later = performance.now();
      if (later >= end || search.best().settled) return;
      const spent = Math.max(later - now, 0.001);
      size = Math.max(1, Math.min(SLICE_ITERATIONS, size * 2, Math.floor((size * (end - later)) / spent / 2)));
      now = later;
    }
  }
}
