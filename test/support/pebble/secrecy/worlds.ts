/** Two worlds that one viewer of Pebble can't tell apart, played on with the same visible choices. */
import type { ChoiceCode, Decision } from '../../../../src/contract/decision';
import type { Engine } from '../../../../src/contract/engine';
import type { GameEvent } from '../../../../src/contract/event';
import type { Setup } from '../../../../src/contract/setup';
import { unpackChoice } from '../../../../src/games/shared/choice';
import { difference, shown } from '../../harness/difference';
import { must } from '../../harness/kit';
import { eventsFor, TRUTH } from '../../harness/masks';
import type { Rng } from '../../harness/rng';
import { Leak } from '../../harness/secrecy/leak';
import type { World } from '../../harness/secrecy/world';
import { type PebbleBook, tokenAt } from './book';

export class Worlds {
  private readonly worlds: readonly [World, World];
  private readonly engines: readonly [Engine, Engine];
  private readonly setup: Setup;
  private readonly viewer: number;
  private readonly rng: Rng;
  /** All that the viewer got, in each world. */
  private readonly events: readonly [GameEvent[], GameEvent[]] = [[], []];

  constructor(worlds: readonly [World, World], setup: Setup, viewer: number, rng: Rng) {
    this.worlds = worlds;
    this.engines = [worlds[0].engine, worlds[1].engine];
    this.setup = setup;
    this.viewer = viewer;
    this.rng = rng;
  }

  /** Compares all that the viewer gets of both engines' last call; throws Leak where it can tell them apart. */
  compare(): void {
    const [a, b] = this.engines;
    const rows = this.engines.map((engine) => eventsFor(engine.rows(), this.viewer));
    for (const [index, heard] of rows.entries()) this.events[index]?.push(...heard);
    this.same('rows', rows[0], rows[1]);
    this.same('view', a.view(this.viewer), b.view(this.viewer));
    this.same('decision', this.asked(a), this.asked(b));
    this.same('result', a.result(), b.result());
    if (this.asked(a) !== null) this.compareThoughts();
  }

  /** Goes on for up to `choices` choices, and stops before one that may rightly tell the worlds apart. */
  playOn(book: PebbleBook, choices: number): void {
    const [a, b] = this.engines;
    for (let made = 0; made < choices; made++) {
      const [first, second] = [a.decision(), b.decision()];
      if (first === null || second === null) return;
      const code = this.pick(book, first, second);
      if (code === null) return;
      const before = a.view(TRUTH);
      const applied = must(a.apply(first.choices.indexOf(code)), 'a choice offered');
      this.same('applied', applied, must(b.apply(second.choices.indexOf(code)), 'a choice offered in both worlds'));
      book.note(before, first, code);
      this.compare();
    }
  }

  /** A choice that both worlds offer and that shows the viewer nothing that differs; null when there is none. */
  private pick(book: PebbleBook, first: Decision, second: Decision): ChoiceCode | null {
    this.same('question', [first.seat, first.key], [second.seat, second.key]);
    const [truth, other] = this.engines.map((engine) => engine.view(TRUTH));
    if (truth === undefined || other === undefined) return null;
    const discloses = (code: ChoiceCode): boolean =>
      book
        .uncovers(truth, first, code)
        .some(
          ({ token, by }) => (by === null || by === this.viewer) && tokenAt(other, token.square)?.kind !== token.kind,
        );
    const codes = first.choices.filter((code) => second.choices.includes(code) && !discloses(code));
    const lively = codes.filter((code) => {
      const { form, to } = unpackChoice(code);
      return form === 'item' || (form === 'move' && tokenAt(truth, to) !== undefined);
    });
    const list = lively.length > 0 && this.rng.draw(2) === 0 ? lively : codes;
    return list[this.rng.draw(Math.max(1, list.length))] ?? null;
  }

  /** The opponent's whole answer in both worlds; the match beside it must be left alone. */
  private compareThoughts(): void {
    const seed = this.rng.next();
    const { setup, viewer } = this;
    const [answer, other] = this.worlds.map(({ engine, think }, index) => {
      const decision = engine.decision();
      if (think === null || decision === null) return null;
      const before = engine.hash();
      const events = this.events[index] ?? [];
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
    const { at, left, right } = wrong;
    throw new Leak(`viewer ${this.viewer}: ${what} ${at}: ${shown(left)} in one world, ${shown(right)} in the other`);
  }
}
