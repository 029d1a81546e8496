/** What a choice leads to by the reference engine: played on until nothing is under way, and compared with where it began. */
import type { Engine } from '../../../../src/contract/engine';
import type { View } from '../../../../src/contract/view';
import { PASS } from '../../../../src/games/shared/choice';
import type { Seated } from '../arena/player';
import { must } from '../kit';
import { TRUTH } from '../masks';
import { partSeed } from '../rng';
import { type BlunderBook, type Brought, NOTHING } from './kinds';
import type { Found } from './positions';

export interface Ground {
  readonly book: BlunderBook;
  readonly reference: Engine;
  /** In lockstep with the reference: what is under way is worded in each engine's own way, and the policy reads the core's. */
  readonly engine: Engine;
  /** Answers for both seats what follows from the choice. */
  readonly policy: Seated;
}

/** No resolution asks as often. */
const MOST_ANSWERS = 2000;

function replay({ reference, engine }: Ground, { setup, played }: Found): void {
  for (const one of [reference, engine]) {
    must(one.start(setup), 'a setup of self-play');
    for (const choice of played) must(one.apply(choice), 'a choice of self-play');
  }
}

/** Plays on until nothing is under way; the policy's answers follow from the question's seed. */
function settle(ground: Ground, { setup, question }: Found): void {
  const { book, reference, engine, policy } = ground;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const decision = reference.decision();
    if (decision === null || book.rests.includes(decision.kind)) return;
    const view = engine.view(decision.seat);
    const seed = partSeed(question.seed, n);
    const choice = policy.choose({ setup, view, decision, events: [], seed, truth: null });
    must(reference.apply(choice), 'an answer of the policy');
    must(engine.apply(choice), 'an answer of the policy');
  }
  throw new Error('a resolution without an end');
}

function broughtBy(ground: Ground, found: Found, choice: number): Brought {
  const { reference, engine, book } = ground;
  const { seat } = found.question.decision;
  replay(ground, found);
  const views = (): readonly [View, View] => [reference.view(seat), reference.view(TRUTH)];
  const [before, truthBefore] = views();
  must(reference.apply(choice), 'the choice looked at');
  must(engine.apply(choice), 'the choice looked at');
  settle(ground, found);
  const [after, truthAfter] = views();
  return book.brought({ seat, before, after, truthBefore, truthAfter });
}

export interface Comparison {
  readonly brought: Brought;
  /** What comes without it: of a window's question by passing, else nothing. */
  readonly without: Brought;
}

/** What a choice brings, and what would have come without it. */
export function compareChoice(ground: Ground, found: Found, choice: number): Comparison {
  const { kind, choices } = found.question.decision;
  const pass = kind === 'respond' ? choices.indexOf(PASS) : -1;
  const without = pass < 0 ? NOTHING : broughtBy(ground, found, pass);
  return { brought: pass === choice ? without : broughtBy(ground, found, choice), without };
}
