/** A random match as it really went, with all that one viewer got on the way, and a book of what that viewer may know. */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Asked } from '../../../../../src/contract/search';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { POWER_EVENTS } from '../../../../../src/games/legends/language';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { must } from '../../kit';
import { eventsFor, TRUTH } from '../../masks';
import type { Rng } from '../../rng';
import type { World } from '../../secrecy/world';
import { absoluteFault, arrangingFault, dealtFault, rowFault } from './absolute';
import { type BookStart, LegendsBook, type Mistake } from './book';
import { type Laid, laidBy } from './laid';

/**
 * Where a question stands among those that nobody else may hear of: how many rows the viewer had got, and the order of the
 * questions between two rows.
 */
export interface Slot {
  readonly heard: number;
  readonly rank: number;
}

export interface Step {
  readonly decision: Decision;
  readonly slot: Slot;
  /** The viewer's view at this question, before the answer. */
  readonly view: View;
  readonly thoughts: readonly number[] | null;
  readonly code: ChoiceCode;
  /** Ids named by rows from this answer to the end of the turn: whoever got a keyword unseen may be told by them. */
  readonly named: Set<number>;
}

export interface Course {
  readonly setup: Setup;
  readonly start: BookStart;
  readonly viewer: number;
  readonly steps: readonly Step[];
  readonly heard: readonly GameEvent[];
  /** The last moment: like a step without an answer. */
  readonly last: { readonly decision: Decision | null; readonly slot: Slot; readonly view: View };
  readonly book: LegendsBook;
  /** What was laid out before the battle; null where the match starts otherwise. */
  readonly laid: Laid | null;
  /** Whether the armies were still being laid out when the course ended: then nothing of them has been seen. */
  readonly undealt: boolean;
  /** Pieces that another seat has picked for a power that still goes on: they are shown when it does its work. */
  readonly pinned: readonly number[];
  /** What the views should have told or hidden and did not, by the book alone. */
  readonly fault: string | null;
  readonly noMove: boolean;
}

export interface CoursePlan {
  readonly setup: Setup;
  readonly viewer: number;
  readonly length: number;
  /** Ids shown to all at the start. */
  readonly shown: readonly number[];
  readonly mistake: Mistake;
}

/** Offers come after windows, and in the order in which their events fall. */
const OFFERS = 8;
/** Ranks of the questions in one window: by the passes before them. */
const WINDOWS = 16;
/** Kinds of question in the middle of a power. */
const IN_A_POWER: readonly string[] = ['pick', 'name', 'terrain', 'seat'];

/** Where the engine's question stands. */
export function slotOf(engine: Engine, heard: number): Slot {
  const decision = engine.decision();
  if (decision === null) return { heard, rank: Number.POSITIVE_INFINITY };
  const { counters, lists } = engine.view(TRUTH);
  if (decision.key === 'legends.window') return { heard, rank: counters['passes'] ?? 0 };
  if (decision.key === 'legends.offer') {
    const event = decision.args[0] ?? POWER_EVENTS.length;
    const seats = lists['quiet']?.length ?? 2;
    const turnsOn = (decision.seat - (counters['side'] ?? 0) + seats) % seats;
    return { heard, rank: WINDOWS + event * OFFERS + turnsOn };
  }
  return { heard, rank: WINDOWS + POWER_EVENTS.length * OFFERS };
}

/** Who was openly asked, in the viewer's count of rows: all but those asked in windows. */
export const askedIn = (steps: readonly Pick<Step, 'decision' | 'slot'>[]): readonly Asked[] =>
  steps.flatMap(({ decision: { seat, kind }, slot }) => (kind === 'respond' ? [] : [{ rows: slot.heard, seat, kind }]));

/** Pieces that a row names, by id or by where they stand. */
function namedBy(event: GameEvent, book: LegendsBook): readonly number[] {
  if (event.type === 'struck' || event.type === 'fought') {
    return [event.from, event.square].flatMap((square) => book.table.standingOn(square).map(({ id }) => id));
  }
  // who is shown or falls does nothing with a keyword by that
  if (event.type === 'shown' || event.type === 'removed') return [];
  const ids = 'token' in event && event.token !== null ? [event.token] : [];
  return event.type === 'swapped' ? [...ids, event.other] : ids;
}

/** Powers and attacks come up more often than by lot alone. */
function pickLively(decision: Decision, book: LegendsBook, rng: Rng): ChoiceCode {
  const { choices } = decision;
  if (rng.draw(2) === 0) {
    const lively = choices.filter((code) => {
      const { form, to } = unpackChoice(code);
      if (form === 'move') return book.table.standingOn(to).length > 0;
      return form === 'power' || form === 'powerTo' || form === 'granted';
    });
    if (lively.length > 0) return lively[rng.draw(lively.length)] ?? -1;
  }
  return choices[rng.draw(choices.length)] ?? -1;
}

/** Seeds the thoughts at a step alike in both worlds. */
export const thoughtSeed = (heard: number): number => (heard * 0x9e3779b1) >>> 0;

/** Pieces picked since the power that is still going on was used; none where the viewer picks, or nothing goes on. */
function pinnedBy(steps: readonly Step[], open: Decision | null, truth: View, viewer: number): readonly number[] {
  const pinned: number[] = [];
  if (open === null || open.seat === viewer || !IN_A_POWER.includes(open.kind)) return pinned;
  for (const { decision, code } of steps.toReversed()) {
    const { form, to } = unpackChoice(code);
    if (form === 'powerTo' || form === 'granted' || form === 'square')
      pinned.push(...truth.tokens.flatMap(({ id, square }) => (square === to ? [id] : [])));
    if (!IN_A_POWER.includes(decision.kind)) break;
  }
  return pinned;
}

/** A match that is being played, with one viewer listening. */
class Playing {
  readonly heard: GameEvent[] = [];
  readonly steps: Step[] = [];
  readonly book: LegendsBook;
  readonly laid: Laid | null;
  readonly start: BookStart;
  undealt: boolean;
  fault: string | null = null;
  private readonly world: World;
  private readonly viewer: number;
  private readonly setup: Setup;

  constructor(world: World, { setup, viewer, shown, mistake }: CoursePlan) {
    this.world = world;
    this.viewer = viewer;
    this.setup = setup;
    must(world.engine.start(setup), 'the start of a course');
    this.laid = laidBy(setup);
    this.undealt = this.laid !== null;
    const truth = world.engine.view(TRUTH);
    // what an army in the setup holds is known when it is dealt
    this.start = { truth: this.undealt ? { ...truth, tokens: [] } : truth, shown };
    this.book = new LegendsBook(viewer, this.start, mistake);
    this.listen();
  }

  /** One choice by lot; false when the match is over. */
  step(rng: Rng): boolean {
    const { engine } = this.world;
    const decision = engine.decision();
    if (decision === null) return false;
    const view = engine.view(this.viewer);
    const slot = slotOf(engine, this.heard.length);
    this.look(view, decision);
    const asked = decision.seat === this.viewer;
    const thoughts = asked ? this.thoughts(view, decision) : null;
    const code = pickLively(decision, this.book, rng);
    this.steps.push({ decision, slot, view, thoughts, code, named: new Set() });
    this.book.choice(decision, code);
    if (decision.kind === 'place') this.laid?.answer(decision.seat, unpackChoice(code).item);
    must(engine.apply(decision.choices.indexOf(code)), 'a choice offered');
    this.listen();
    return true;
  }

  /** Holds a view against the book. */
  look(view: View, decision: Decision | null): void {
    const truth = this.world.engine.view(TRUTH);
    if (this.laid !== null && this.undealt) this.fault ??= arrangingFault(view, this.laid, this.viewer);
    else if (decision !== null) this.fault ??= absoluteFault(view, this.book, decision, truth);
  }

  private thoughts(view: View, decision: Decision): readonly number[] | null {
    const { setup, heard } = this;
    const asked = askedIn(this.steps);
    return this.world.think?.({ setup, view, decision, events: heard, asked, seed: thoughtSeed(heard.length) }) ?? null;
  }

  private listen(): void {
    for (const event of eventsFor(this.world.engine.rows(), this.viewer)) {
      this.heard.push(event);
      this.fault ??= rowFault(event, this.book);
      const named = namedBy(event, this.book);
      this.book.row(event);
      if (event.type === 'dealt' && this.laid !== null) this.deal(this.laid);
      this.nameIn(named);
    }
  }

  private deal(laid: Laid): void {
    this.undealt = false;
    this.book.deal(laid.pieces());
    this.fault ??= dealtFault(this.world.engine.view(TRUTH), laid);
  }

  /** Marks pieces that a row names at all choices of this turn so far. */
  private nameIn(ids: readonly number[]): void {
    const { steps } = this;
    for (let at = steps.length - 1; at >= 0; at--) {
      for (const id of ids) steps[at]?.named.add(id);
      if (steps[at]?.view.counters['turn'] !== steps[at - 1]?.view.counters['turn']) break;
    }
  }
}

/** Plays a match from its start for so many choices, or to its end. */
export function playCourse(world: World, plan: CoursePlan, rng: Rng): Course {
  const { setup, viewer } = plan;
  const { engine } = world;
  const playing = new Playing(world, plan);
  for (let left = plan.length; left > 0 && playing.step(rng); left--);
  const decision = engine.decision();
  const view = engine.view(viewer);
  playing.look(view, decision);
  const { heard, steps, book, laid, start, undealt, fault } = playing;
  return {
    setup,
    start,
    viewer,
    steps,
    heard,
    last: { decision, slot: slotOf(engine, heard.length), view },
    pinned: pinnedBy(steps, decision, engine.view(TRUTH), viewer),
    book,
    laid,
    undealt,
    fault,
    noMove: engine.result()?.reason === 'no-move',
  };
}
