/** Plays a course again in another world that the viewer should not be able to tell from the first. */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import { packChoice } from '../../../../../src/games/shared/choice';
import { difference, shown } from '../../difference';
import { must } from '../../kit';
import { Leak } from '../../secrecy/leak';
import type { Course, Moment } from './course';
import type { OtherWorld } from './exchange';
import { Listener, type MedievalWorld } from './listener';

/** A side that had no act left in one world has one in the other, and everybody may know that: another world has to be tried. */
export class Inconsistent extends Error {}

class Replay {
  private readonly course: Course;
  private readonly world: MedievalWorld;
  private readonly other: OtherWorld;
  private readonly listener: Listener;
  /** Set-up squares that each seat has answered in play. */
  private readonly answered = new Map<number, number>();

  constructor(course: Course, world: MedievalWorld, other: OtherWorld) {
    this.course = course;
    this.world = world;
    this.other = other;
    this.listener = new Listener(world, other.setup, course.viewer);
  }

  play(): void {
    const started = this.world.engine.start(this.other.setup);
    if (!started.ok) this.leak('start', 'taken', started.fault);
    this.listener.listen();
    for (const moment of this.course.moments) this.take(moment);
  }

  /** The same moment here, and the same answer. */
  private take(moment: Moment): void {
    const { engine } = this.world;
    const { viewer } = this.course;
    const here = engine.decision();
    const view = engine.view(viewer);
    this.same('rows', this.course.heard.slice(0, moment.heard), this.listener.heard);
    this.same('view', moment.view, view);
    if (moment.decision?.seat === viewer || here?.seat === viewer) this.same('decision', moment.decision, here);
    if (here !== null && here.seat === viewer) this.compareMind(moment, here);
    if (moment.code === null || here === null) return;
    const code = here.kind === 'place' ? this.layOut(moment.code, here.seat) : moment.code;
    const index = here.choices.indexOf(code);
    if (index < 0) this.leak('offer', code, here.choices);
    this.listener.ask(here);
    must(engine.apply(index), 'a choice offered');
    this.listener.listen();
  }

  /** What a computer in the viewer's place knows from before, and what it thinks; the match beside it must be left alone. */
  private compareMind({ view, thoughts, evidence }: Moment, here: Decision): void {
    const { listener } = this;
    if (evidence !== null) {
      const words = listener.evidence(view) ?? [];
      this.same('evidence', evidence, words);
      const wrong = listener.excluded(words, view);
      if (wrong !== null) this.leak('evidence', 'nothing that may be so is denied', wrong);
    }
    if (thoughts === null) return;
    const before = this.world.engine.hash();
    this.same('thoughts', thoughts, listener.thoughts(view, here));
    if (this.world.engine.hash() !== before) throw new Leak(`viewer ${this.course.viewer}: thinking changed the match`);
  }

  /** A seat whose army is another one here lays that; the others what they laid. */
  private layOut(code: ChoiceCode, seat: number): ChoiceCode {
    const at = this.answered.get(seat) ?? 0;
    this.answered.set(seat, at + 1);
    const kind = this.other.answers.get(seat)?.[at];
    return kind === undefined ? code : packChoice('item', { item: kind });
  }

  private same(what: string, first: unknown, second: unknown): void {
    const wrong = difference(first, second);
    if (wrong !== null) this.leak(`${what} ${wrong.at}`, wrong.left, wrong.right);
  }

  private leak(what: string, first: unknown, second: unknown): never {
    const lost = this.world.engine.result()?.reason === 'no-action';
    if (lost !== this.course.lostByNoAct) throw new Inconsistent('who has an act left here has none there');
    const where = `after ${this.listener.heard.length} rows`;
    throw new Leak(
      `viewer ${this.course.viewer}, ${where}: ${what}: ${shown(first)} in one world, ${shown(second)} in the other`,
    );
  }
}

/** Throws Leak where the viewer can tell the worlds apart, Inconsistent where it rightly can. */
export function replay(course: Course, world: MedievalWorld, other: OtherWorld): void {
  new Replay(course, world, other).play();
}
