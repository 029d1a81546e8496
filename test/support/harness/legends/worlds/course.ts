/** A match with all that one of its seats got, kept so that it can be played again in another world. */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Asked } from '../../../../../src/contract/search';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { must } from '../../kit';
import { eventsFor, TRUTH } from '../../masks';
import { LegendsBook } from '../secrecy/book';
import { askedIn, type Course, type Slot, type Step, slotOf } from '../secrecy/course';
import { type Laid, laidBy } from '../secrecy/laid';

/** Chooses an index for whoever is asked. */
export type Chooser = (view: View, decision: Decision) => number;

/** A view without what each engine words in its own way. */
export const plain = (view: View): View => ({ ...view, lists: { ...view.lists, stack: [] } });

/** A match that goes on, seen by one seat. */
export class Playing {
  readonly setup: Setup;
  readonly viewer: number;
  /** The truth's view of the start. */
  readonly start: View;
  readonly heard: GameEvent[] = [];
  readonly steps: Step[] = [];
  readonly laid: Laid | null;
  private readonly engine: Engine;

  constructor(engine: Engine, setup: Setup, viewer: number) {
    this.engine = engine;
    this.setup = setup;
    this.viewer = viewer;
    this.laid = laidBy(setup);
    must(engine.start(setup), 'the start of a match');
    this.start = engine.view(TRUTH);
    this.listen();
  }

  /** The open question; null when the match is over. */
  decision(): Decision | null {
    return this.engine.decision();
  }

  /** The viewer's view now. */
  view(): View {
    return this.engine.view(this.viewer);
  }

  /** One choice. */
  step(choose: Chooser): void {
    const decision = this.engine.decision();
    if (decision === null) return;
    const view = this.view();
    const slot = this.slot();
    const asked = decision.seat === this.viewer ? view : this.engine.view(decision.seat);
    const code: ChoiceCode = decision.choices[choose(asked, decision)] ?? -1;
    this.steps.push({ decision, slot, view: plain(view), thoughts: null, code, named: new Set() });
    if (decision.kind === 'place') this.laid?.answer(decision.seat, unpackChoice(code).item);
    must(this.engine.apply(decision.choices.indexOf(code)), 'a choice offered');
    this.listen();
  }

  /** Who was openly asked, in the viewer's count of rows. */
  asked(): readonly Asked[] {
    return askedIn(this.steps);
  }

  /** The truth. */
  truth(): View {
    return this.engine.view(TRUTH);
  }

  /** The course up to now. */
  course(): Course {
    const start = { truth: this.start, shown: [] };
    return {
      setup: this.setup,
      start,
      viewer: this.viewer,
      steps: [...this.steps],
      heard: [...this.heard],
      last: { decision: this.decision(), slot: this.slot(), view: plain(this.view()) },
      book: new LegendsBook(this.viewer, start),
      laid: this.laid,
      undealt: this.laid?.isOpen() === true,
      pinned: [],
      fault: null,
      noMove: this.engine.result()?.reason === 'no-move',
    };
  }

  private slot(): Slot {
    return slotOf(this.engine, this.heard.length);
  }

  private listen(): void {
    for (const event of eventsFor(this.engine.rows(), this.viewer)) {
      this.heard.push(event);
      if ('token' in event && event.token !== null) this.nameIn(event.token);
    }
  }

  /** Marks a piece that a row names at all choices of this turn so far: what it was given or not may follow from the row. */
  private nameIn(id: number): void {
    const { steps } = this;
    for (let at = steps.length - 1; at >= 0; at--) {
      steps[at]?.named.add(id);
      if (steps[at]?.view.counters['turn'] !== steps[at - 1]?.view.counters['turn']) break;
    }
  }
}
