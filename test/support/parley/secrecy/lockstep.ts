/** Two worlds that one viewer of Parley can't tell apart, played on with the same visible choices. */
import type { ChoiceCode, Decision } from '../../../../src/contract/decision';
import type { Engine } from '../../../../src/contract/engine';
import type { GameEvent } from '../../../../src/contract/event';
import type { Setup } from '../../../../src/contract/setup';
import type { View } from '../../../../src/contract/view';
import { unpackChoice } from '../../../../src/games/shared/choice';
import { difference, shown } from '../../harness/difference';
import { must } from '../../harness/kit';
import { eventsFor, TRUTH } from '../../harness/masks';
import type { Rng } from '../../harness/rng';
import { Leak } from '../../harness/secrecy/leak';
import type { World } from '../../harness/secrecy/world';
import { CARDS } from '../names';
import { type ParleyBook, tokenAt, uncovers } from './book';

const TRUCE = CARDS.indexOf('T');

const isWindow = (decision: Decision | null | undefined): boolean => decision?.kind === 'respond';

/** How far an engine is in the window of an attack: the defender is asked before the third seat. */
function windowStep(engine: Engine, decision: Decision | null): number {
  if (decision === null || !isWindow(decision)) return 2;
  const defended = engine.view(TRUTH).lists['pending']?.[1] ?? -1;
  return decision.seat === tokenAt(engine.view(TRUTH), defended)?.seat ? 0 : 1;
}

const deckOf = (truth: View): string => truth.heaps.find(({ name }) => name === 'deck')?.kinds.join() ?? '';

/** Who looks at them, and at what match. */
interface Seen {
  readonly setup: Setup;
  readonly viewer: number;
}

export class Worlds {
  private readonly worlds: readonly [World, World];
  private readonly engines: readonly [Engine, Engine];
  private readonly viewer: number;
  private readonly rng: Rng;
  /** What the viewer got since the last comparison. */
  private readonly heard: [GameEvent[], GameEvent[]] = [[], []];
  /** And all of it. */
  private readonly events: readonly [GameEvent[], GameEvent[]] = [[], []];
  private readonly setup: Setup;

  constructor(worlds: readonly [World, World], { setup, viewer }: Seen, rng: Rng) {
    this.setup = setup;
    this.worlds = worlds;
    this.engines = [worlds[0].engine, worlds[1].engine];
    this.viewer = viewer;
    this.rng = rng;
  }

  /** Adds the rows of both engines' last call; throws Leak where the viewer can tell them apart. */
  compare(): void {
    this.listen(0);
    this.listen(1);
    this.compareHeard();
  }

  /** Goes on for up to `choices` choices, and stops before one that may rightly tell the worlds apart. */
  playOn(book: ParleyBook, choices: number): void {
    for (let made = 0; made < choices; made++) {
      const [first, second] = this.engines.map((engine) => engine.decision()) as [Decision | null, Decision | null];
      const behind = windowStep(this.engines[0], first) - windowStep(this.engines[1], second);
      if (behind !== 0) this.pass(behind < 0 ? 0 : 1);
      else if (!this.chooseInBoth(book, first, second)) return;
    }
  }

  /** One world's window has a seat to ask that the other's has not: it passes, which nobody may notice. */
  private pass(index: 0 | 1): void {
    const engine = this.engines[index];
    const decision = engine.decision();
    must(engine.apply((decision?.choices.length ?? 0) - 1), 'a pass in a window');
    this.listen(index);
    this.compareIfLevel();
  }

  /** Compares unless one world's window is over, or has come to the viewer, and the other's not. */
  private compareIfLevel(): void {
    const [first, second] = this.engines.map((engine) => engine.decision());
    const mine = (decision: Decision | null | undefined): boolean => decision?.seat === this.viewer;
    if (isWindow(first) === isWindow(second) && mine(first) === mine(second)) this.compareHeard();
  }

  private chooseInBoth(book: ParleyBook, first: Decision | null, second: Decision | null): boolean {
    if (first === null || second === null) {
      this.same('decision', first, second);
      return false;
    }
    const [before, beforeToo] = this.truths();
    const code = this.pick(first, second, before, beforeToo);
    if (code === null) return false;
    const [a, b] = this.engines;
    const applied = must(a.apply(first.choices.indexOf(code)), 'a choice offered');
    const appliedToo = must(b.apply(second.choices.indexOf(code)), 'a choice offered in both worlds');
    this.same('applied', applied, appliedToo);
    const [after, afterToo] = this.truths();
    // how often the generator is drawn from may depend on public facts only
    if (deckOf(before) === deckOf(beforeToo)) this.same('what chance did to the deck', deckOf(after), deckOf(afterToo));
    book.note(before, first, code, after);
    this.listen(0);
    this.listen(1);
    this.compareIfLevel();
    return true;
  }

  /** A choice that both worlds offer and that tells the viewer nothing it may not know; null when there is none. */
  private pick(first: Decision, second: Decision, truth: View, other: View): ChoiceCode | null {
    if (first.seat !== second.seat || first.key !== second.key) this.same('question', first, second);
    const codes = first.choices.filter(
      (code) => second.choices.includes(code) && !this.discloses(truth, other, first, code),
    );
    const lively = codes.filter((code) => {
      const { form, to } = unpackChoice(code);
      return form === 'item' || form === 'powerTo' || (form === 'move' && tokenAt(truth, to) !== undefined);
    });
    const list = lively.length > 0 && this.rng.draw(2) === 0 ? lively : codes;
    return list[this.rng.draw(Math.max(1, list.length))] ?? null;
  }

  /** Whether this answer uncovers something exchanged before the viewer's eyes. */
  private discloses(truth: View, other: View, decision: Decision, code: ChoiceCode): boolean {
    const { form, item } = unpackChoice(code);
    const draws = decision.key === 'parley.card' && form === 'item' && item === TRUCE && decision.seat === this.viewer;
    if (draws && deckOf(truth) !== deckOf(other)) return true;
    return uncovers(truth, decision, code).some(
      ({ token, by }) => (by === null || by === this.viewer) && tokenAt(other, token.square)?.kind !== token.kind,
    );
  }

  private truths(): [View, View] {
    return [this.engines[0].view(TRUTH), this.engines[1].view(TRUTH)];
  }

  private listen(index: 0 | 1): void {
    const events = eventsFor(this.engines[index].rows(), this.viewer);
    this.heard[index].push(...events);
    this.events[index].push(...events);
  }

  private compareHeard(): void {
    const [a, b] = this.engines;
    this.same('rows', this.heard[0].splice(0), this.heard[1].splice(0));
    this.same('view', a.view(this.viewer), b.view(this.viewer));
    this.same('decision', this.asked(a), this.asked(b));
    if (this.asked(a) !== null) this.compareThoughts();
  }

  /** The opponent's whole answer in both worlds; the match beside it must be left alone. */
  private compareThoughts(): void {
    const seed = this.rng.next();
    const { setup, viewer } = this;
    const [answer, other] = this.worlds.map(({ engine, think }, index) => {
      const decision = engine.decision();
      if (think === null || decision === null) return null;
      const events = this.events[index] ?? [];
      const before = engine.hash();
      const thoughts = think({ setup, view: engine.view(viewer), decision, events, seed });
      if (engine.hash() !== before) throw new Leak(`viewer ${viewer}: thinking changed the match`);
      return thoughts;
    });
    this.same('thoughts', answer, other);
  }

  /** The open question where it is the viewer's own. */
  private asked(engine: Engine): Decision | null {
    const decision = engine.decision();
    return decision?.seat === this.viewer ? decision : null;
  }

  private same(what: string, first: unknown, second: unknown): void {
    const wrong = difference(first, second);
    if (wrong === null) return;
    throw new Leak(
      `viewer ${this.viewer}: ${what} ${wrong.at}: ${shown(wrong.left)} in one world, ${shown(wrong.right)} in the other`,
    );
  }
}
