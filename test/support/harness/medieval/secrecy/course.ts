/** A random match as it really went, with all that one viewer got on the way, and a book of what that viewer may know. */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Asked } from '../../../../../src/contract/search';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { REASONS } from '../../../../../src/games/medieval/codec';
import { ITEM } from '../../../../../src/games/medieval/items';
import { KIND } from '../../../../../src/games/medieval/units';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { must } from '../../kit';
import { TRUTH } from '../../masks';
import type { Rng } from '../../rng';
import { type Battle, battleSetup } from '../battles';
import { MedievalBook, type Mistake } from './book';
import { Laid } from './laid';
import { Listener, type MedievalWorld } from './listener';
import { Table } from './table';

/** How a match begins: with armies, or from a battle. */
export type Start =
  | { readonly setup: Setup; readonly battle: null }
  | { readonly setup: Setup; readonly battle: Battle };

export const fromBattle = (battle: Battle, seed: number): Start => ({ setup: battleSetup(battle, seed), battle });

/** A moment of a course, with all that the viewer has got by then. */
export interface Moment {
  /** Null: the match is over. */
  readonly decision: Decision | null;
  readonly view: View;
  /** How many rows it had got. */
  readonly heard: number;
  readonly thoughts: readonly number[] | null;
  readonly evidence: readonly number[] | null;
  /** What was answered; null at the last moment. */
  readonly code: ChoiceCode | null;
}

export interface Course {
  readonly start: Start;
  readonly viewer: number;
  readonly moments: readonly Moment[];
  readonly heard: readonly GameEvent[];
  readonly asked: readonly Asked[];
  readonly laid: Laid | null;
  /** Null while the armies are laid. */
  readonly book: MedievalBook | null;
  /** What views and rows should have told or hidden and did not, by the book alone. */
  readonly fault: string | null;
  readonly lostByNoAct: boolean;
}

export interface CoursePlan {
  readonly start: Start;
  readonly viewer: number;
  readonly length: number;
  readonly mistake: Mistake;
}

const [, , NO_ACTION] = REASONS;

/** A King is spared nearly always, or hardly a match would last. */
const KING_FALLS_EVERY = 8;

/** What an act is by its item; both bomb turns are one. */
const sortOf = (code: ChoiceCode): number => {
  const { item } = unpackChoice(code);
  return item === ITEM.bombAttack ? ITEM.bombStep : item;
};

/** By lot, one sort of act being as likely as another: fights, looks, rescues and turns that go on are few among many steps. */
function pickLively({ choices, kind }: Decision, rng: Rng, kings: readonly number[]): ChoiceCode {
  const spares = (code: ChoiceCode): boolean => !kings.includes(unpackChoice(code).to) || sortOf(code) === ITEM.look;
  const mild = kind === 'main' && rng.draw(KING_FALLS_EVERY) > 0 ? choices.filter(spares) : choices;
  const some = mild.length > 0 ? mild : choices;
  const sorts = [...new Set(some.map(sortOf))];
  const sort = sorts[rng.draw(sorts.length)];
  const list = rng.draw(4) === 0 ? some : some.filter((code) => sortOf(code) === sort);
  return list[rng.draw(list.length)] ?? -1;
}

class Playing {
  readonly moments: Moment[] = [];
  readonly laid: Laid | null;
  book: MedievalBook | null = null;
  fault: string | null = null;
  readonly listener: Listener;
  private readonly world: MedievalWorld;
  private readonly plan: CoursePlan;

  constructor(world: MedievalWorld, plan: CoursePlan) {
    const { start, viewer } = plan;
    this.world = world;
    this.plan = plan;
    this.laid = start.battle === null ? new Laid(start.setup) : null;
    this.listener = new Listener(world, start.setup, viewer);
    must(world.engine.start(start.setup), 'the start of a course');
    if (start.battle !== null) this.open(start.battle);
    this.listen(start.battle === null);
  }

  /** One choice by lot; false when the match is over. */
  step(rng: Rng): boolean {
    const { engine } = this.world;
    const decision = engine.decision();
    if (decision === null) return false;
    const kings = engine.view(TRUTH).tokens.flatMap(({ kind, square }) => (kind === KIND.king ? [square] : []));
    const code = pickLively(decision, rng, kings);
    this.look(code);
    if (this.fault !== null) return false;
    this.book?.choice(decision, code);
    if (decision.kind === 'place') this.laid?.answer(decision.seat, unpackChoice(code).item);
    must(engine.apply(decision.choices.indexOf(code)), 'a choice offered');
    this.listen(true);
    return true;
  }

  /** Notes the moment, and holds what the viewer sees against the book. */
  look(code: ChoiceCode | null): void {
    const { engine } = this.world;
    const { viewer } = this.plan;
    const decision = engine.decision();
    const view = engine.view(viewer);
    const { heard } = this.listener;
    this.fault ??= this.book === null ? (this.laid?.viewFault(view, viewer) ?? null) : this.book.viewFault(view);
    this.fault ??= this.book?.lateFault(decision) ?? null;
    const mine = decision?.seat === viewer;
    const thoughts = mine ? this.listener.thoughts(view, decision) : null;
    const evidence = mine ? this.listener.evidence(view) : null;
    if (evidence !== null) this.fault ??= this.listener.excluded(evidence, view);
    this.moments.push({ decision, view, heard: heard.length, thoughts, evidence, code });
    if (decision !== null && code !== null) this.listener.ask(decision);
  }

  private open(battle: Battle | null): void {
    const { viewer, mistake } = this.plan;
    const known = (who: string): readonly number[] =>
      (battle?.fighters ?? []).filter((one) => one.known === who).map(({ square }) => square);
    const table = new Table(this.world.engine.view(TRUTH));
    this.book = new MedievalBook(viewer, table, { all: known('all'), looked: known('looked') }, mistake);
  }

  /** `counts`: the fuses burn down at the turn that begins; not so where a position stands in the middle of one. */
  private listen(counts: boolean): void {
    const { viewer } = this.plan;
    for (const event of this.listener.listen()) {
      if (event.type === 'placed' && this.book === null && event.seat !== viewer)
        this.fault ??= `seat ${event.seat} laid ${event.kind} on ${event.square}, and ${viewer} is told`;
      if (event.type === 'dealt') {
        this.fault ??= this.laid?.dealtFault(this.world.engine.view(TRUTH)) ?? null;
        this.open(null);
      } else if (counts || event.type !== 'turn') this.fault ??= this.book?.row(event) ?? null;
    }
  }
}

/** Plays a match from its start for so many choices, or to its end. */
export function playCourse(world: MedievalWorld, plan: CoursePlan, rng: Rng): Course {
  const playing = new Playing(world, plan);
  // what is told wrongly once leads the book astray
  for (let left = plan.length; left > 0 && playing.fault === null && playing.step(rng); left--);
  playing.look(null);
  const { moments, laid, book, fault, listener } = playing;
  const { start, viewer } = plan;
  return {
    start,
    viewer,
    moments,
    heard: listener.heard,
    asked: listener.asked,
    laid,
    book,
    fault,
    lostByNoAct: world.engine.result()?.reason === NO_ACTION,
  };
}
