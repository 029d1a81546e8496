/** Plays a course again in another world that the viewer should not be able to tell from the first. */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Asked } from '../../../../../src/contract/search';
import type { View } from '../../../../../src/contract/view';
import { legendsCatalogue } from '../../../../../src/games/legends/catalogue';
import { KEYWORDS, type Power, type Target } from '../../../../../src/games/legends/language';
import { PASS, packChoice, unpackChoice } from '../../../../../src/games/shared/choice';
import { difference, shown } from '../../difference';
import { must } from '../../kit';
import { eventsFor } from '../../masks';
import type { Rng } from '../../rng';
import { Leak } from '../../secrecy/leak';
import type { World } from '../../secrecy/world';
import { givesUnseen, isOwnSide, pieceOf } from './book';
import { askedIn, type Course, type Slot, type Step, slotOf, thoughtSeed } from './course';
import type { OtherWorld } from './exchange';

/** The viewer could rule this world out by what it got: another one has to be tried. */
export class Inconsistent extends Error {}

/** The counter `passes` of a view that may not know them. */
const UNTOLD = -1;
/** Fields of a filter by which an owner's hidden pieces differ. */
const TELLING = ['name', 'type', 'nation', 'base', 'has', 'lacks', 'weaker'];

const targetsTell = (target: Target | undefined): boolean =>
  target !== undefined &&
  [target].flat().some((one) => typeof one === 'object' && TELLING.some((field) => field in one));

/** Whether which pieces can be picked for a power depends on their kinds: then being asked tells about them, openly. */
function tells(power: Power | undefined): boolean {
  if (power === undefined) return false;
  const full = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  if (!('do' in full)) return false;
  if (targetsTell(full.cost)) return true;
  return full.do.some((effect) => {
    if (effect.op === 'extraTurn') return false;
    return effect.op === 'swap' ? targetsTell(effect.a) || targetsTell(effect.b) : targetsTell(effect.who);
  });
}

const before = (a: Slot, b: Slot): boolean => a.heard < b.heard || (a.heard === b.heard && a.rank < b.rank);

const sameSlot = (a: Slot, b: Slot): boolean => a.heard === b.heard && a.rank === b.rank;

/** Decides to whom a keyword goes unseen, of answers that look the same: the course's own first if this world has it. */
export interface Giver {
  choose(alike: readonly ChoiceCode[]): ChoiceCode;
}

/** To whom keywords go unseen: the same as in the course where it can be, or others; by lot, and never to anybody a row names. */
export type Gifts = 'same' | 'other' | Giver;

class Replay {
  private readonly course: Course;
  private readonly world: World;
  private readonly engine: Engine;
  private readonly rng: Rng;
  private readonly heard: GameEvent[] = [];
  /** Who was openly asked in this world. */
  private readonly asked: Asked[] = [];
  /** Kinds in this world by id. */
  private readonly kinds: ReadonlyMap<number, number>;
  private readonly gifts: Gifts;
  private readonly other: OtherWorld;
  /** Set-up squares that each seat has answered in play. */
  private readonly answered = new Map<number, number>();

  constructor(course: Course, world: World, other: OtherWorld, rng: Rng, gifts: Gifts) {
    this.course = course;
    this.world = world;
    this.engine = world.engine;
    this.other = other;
    this.kinds = other.kinds;
    this.rng = rng;
    this.gifts = gifts;
  }

  play(): void {
    const started = this.engine.start(this.other.setup);
    if (!started.ok) this.leak('start', 'taken', started.fault);
    this.listen();
    for (const step of this.course.steps) this.take(step);
    this.end();
  }

  /** Brings this world to the step's question and gives the same answer; a pass that nobody was asked for here is left out. */
  private take(step: Step): void {
    if (!this.reach(step.decision, step.slot, step.code)) return;
    this.compare(step.view, step.decision, step.slot.heard);
    this.compareThoughts(step);
    const decision = this.engine.decision();
    if (decision === null) return;
    const code = decision.seat === this.course.viewer ? step.code : this.answer(step, decision);
    this.asked.push(...askedIn([{ decision, slot: { heard: this.heard.length, rank: 0 } }]));
    must(this.engine.apply(decision.choices.indexOf(code)), 'a choice offered');
    this.listen();
  }

  /** True when this world stands at the same question; false when the step is to be left out. */
  private reach(asked: Decision, slot: Slot, code: ChoiceCode | null): boolean {
    for (;;) {
      const here = this.engine.decision();
      const place = slotOf(this.engine, this.heard.length);
      if (here !== null && here.seat === asked.seat && here.key === asked.key && sameSlot(place, slot)) return true;
      this.compareUnheard(asked, slot, place);
      const mayPass = here?.kind === 'respond' && here.seat !== this.course.viewer && here.choices.includes(PASS);
      const maySkip = asked.kind === 'respond' && asked.seat !== this.course.viewer && (code === PASS || code === null);
      if (mayPass && (before(place, slot) || !maySkip)) {
        must(this.engine.apply(here.choices.indexOf(PASS)), 'a pass');
        this.listen();
      } else if (maySkip) return false;
      else this.explain(asked, here, code);
    }
  }

  /** To those that are not asked all questions of a window are one moment, whoever is asked. */
  private compareUnheard(asked: Decision, slot: Slot, place: Slot): void {
    const { viewer, steps } = this.course;
    const here = this.engine.decision();
    if (here?.key !== 'legends.window' || asked.key !== 'legends.window' || place.heard !== slot.heard) return;
    if (this.engine.view(viewer).counters['passes'] !== UNTOLD) return;
    const step = steps.find((one) => one.slot === slot);
    if (step !== undefined) this.compare(step.view, asked, slot.heard);
  }

  /** Another question than in the course: the exchange was at fault, or the viewer was told what it may not know. */
  private explain(asked: Decision, here: Decision | null, code: ChoiceCode | null): never {
    if (code !== null && !this.isOwn(asked.seat) && this.givesUnseen(code, asked.seat))
      throw new Inconsistent('nobody to give a keyword to');
    for (const decision of [asked, here]) {
      if (decision === null || this.isOwn(decision.seat) || decision.kind !== 'pick') continue;
      const [token = -1, power = 0, keyword = -1] = decision.args;
      const word = KEYWORDS[keyword];
      const used = word === undefined ? pieceOf(this.kinds.get(token) ?? 0)?.powers[power - 1] : { keyword: word };
      if (tells(used)) throw new Inconsistent(`who can be picked by ${token}`);
    }
    this.leak('question', this.brief(asked), this.brief(here));
  }

  private brief(decision: Decision | null): unknown {
    return decision === null
      ? null
      : { seat: decision.seat, key: decision.key, args: decision.args, heard: this.heard.at(-1) };
  }

  /** The other seat's answer: the same, or one that looks the same to the viewer. */
  private answer(step: Step, decision: Decision): ChoiceCode {
    const { code } = step;
    const { form, item, from } = unpackChoice(code);
    if (decision.kind === 'place') return this.layOut(code, decision.seat);
    if (this.isOwn(decision.seat) || !this.givesUnseen(code, decision.seat)) {
      if (decision.choices.includes(code)) return code;
      this.leak('offer', code, decision.choices);
    }
    const alike = decision.choices.filter((other) => {
      const parts = unpackChoice(other);
      return parts.form === form && parts.item === item && parts.from === from;
    });
    const recipient = this.idAt(unpackChoice(code).to, decision.seat);
    if (typeof this.gifts !== 'string') {
      if (alike.length === 0) throw new Inconsistent('nobody to give a keyword to');
      // whom a later row of the turn names may have to be free for what it tells
      const rank = (other: ChoiceCode): number =>
        other === code ? 0 : step.named.has(this.idAt(unpackChoice(other).to, decision.seat)) ? 2 : 1;
      return this.gifts.choose(alike.toSorted((a, b) => rank(a) - rank(b)));
    }
    if (step.named.has(recipient) || this.gifts === 'same') {
      if (alike.includes(code)) return code;
      if (step.named.has(recipient)) throw new Inconsistent('who was given a keyword acted later');
    }
    const free = alike.filter((other) => !step.named.has(this.idAt(unpackChoice(other).to, decision.seat)));
    const chosen = free[this.rng.draw(Math.max(1, free.length))];
    if (chosen === undefined) throw new Inconsistent('nobody else to give a keyword to');
    return chosen;
  }

  /** A seat whose army is another one here lays that; the others what they laid. */
  private layOut(code: ChoiceCode, seat: number): ChoiceCode {
    const at = this.answered.get(seat) ?? 0;
    this.answered.set(seat, at + 1);
    const kind = this.other.answers.get(seat)?.[at];
    return kind === undefined ? code : packChoice('item', { item: kind });
  }

  private isOwn(seat: number): boolean {
    return isOwnSide(this.course.viewer, seat);
  }

  private idAt(square: number, seat: number): number {
    const tokens = this.engine.view(9).tokens.filter((token) => token.square === square);
    return (tokens.find((token) => token.seat === seat) ?? tokens[0])?.id ?? -1;
  }

  /** A power that gives a keyword without showing to whom (R14). */
  private givesUnseen(code: ChoiceCode, seat: number): boolean {
    const { form, item, from } = unpackChoice(code);
    if (form !== 'powerTo') return false;
    const power = pieceOf(this.kinds.get(this.idAt(from, seat)) ?? 0)?.powers[(item & 0xff) - 1];
    return power !== undefined && givesUnseen(power);
  }

  private end(): void {
    const { last } = this.course;
    if (last.decision === null) {
      while (this.engine.decision()?.kind === 'respond' && this.engine.decision()?.seat !== this.course.viewer) {
        must(this.engine.apply((this.engine.decision()?.choices.length ?? 1) - 1), 'a pass');
        this.listen();
      }
      if (this.engine.decision() !== null && this.course.noMove)
        throw new Inconsistent('who could not move here can there');
      this.compare(last.view, null, this.course.heard.length);
    } else if (this.reach(last.decision, last.slot, null)) this.compare(last.view, last.decision, last.slot.heard);
  }

  private listen(): void {
    this.heard.push(...eventsFor(this.engine.rows(), this.course.viewer));
  }

  private compare(view: View, asked: Decision | null, heard: number): void {
    this.same('rows', this.course.heard.slice(0, heard), this.heard);
    this.same('view', view, this.engine.view(this.course.viewer));
    const here = this.engine.decision();
    if (asked?.seat === this.course.viewer || here?.seat === this.course.viewer) this.same('decision', asked, here);
  }

  private compareThoughts({ thoughts, view }: Step): void {
    const decision = this.engine.decision();
    if (thoughts === null || this.world.think === null || decision === null) return;
    const before = this.engine.hash();
    const { heard, other, asked } = this;
    const thought = { setup: other.setup, view, decision, events: heard, asked, seed: thoughtSeed(heard.length) };
    this.same('thoughts', thoughts, this.world.think(thought));
    if (this.engine.hash() !== before) throw new Leak(`viewer ${this.course.viewer}: thinking changed the match`);
  }

  private same(what: string, first: unknown, second: unknown): void {
    const wrong = difference(first, second);
    if (wrong !== null) this.leak(`${what} ${wrong.at}`, wrong.left, wrong.right);
  }

  private leak(what: string, first: unknown, second: unknown): never {
    if (this.engine.result()?.reason === 'no-move' && !this.course.noMove)
      throw new Inconsistent('who could move can not here');
    if (this.course.noMove && this.engine.decision() !== null && this.heard.length >= this.course.heard.length - 1)
      throw new Inconsistent('who could not move here can there');
    const where = `after ${this.heard.length} rows`;
    throw new Leak(
      `viewer ${this.course.viewer}, ${where}: ${what}: ${shown(first)} in one world, ${shown(second)} in the other`,
    );
  }
}

/** Throws Leak where the viewer can tell the worlds apart, Inconsistent where it rightly can. */
export function replay(course: Course, world: World, other: OtherWorld, rng: Rng, gifts: Gifts): void {
  new Replay(course, world, other, rng, gifts).play();
}
