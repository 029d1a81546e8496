/** Whether a world that was sampled from a view could have been the truth: the record is played again over it. */
import type { ChoiceCode } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { ownSquares } from '../../../../../src/games/legends/arrange';
import { KEYWORDS, type Power } from '../../../../../src/games/legends/language';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { createRng } from '../../rng';
import { Leak } from '../../secrecy/leak';
import { givesUnseen, isOwnSide, pieceOf } from '../secrecy/book';
import type { Course } from '../secrecy/course';
import type { OtherWorld } from '../secrecy/exchange';
import { type Giver, Inconsistent, replay } from '../secrecy/replay';
import { plain } from './course';
import { dealing } from './start';

const GRANT_WORDS = 4;
/** Ways of giving that are tried before a world counts as impossible. */
const MOST_WAYS = 400;

/** Kinds by id of all pieces of a state, wherever they are. */
function kindsOf({ tokens, lists, heaps }: View): Map<number, number> {
  const kinds = new Map<number, number>(tokens.map(({ id, kind }) => [id, kind ?? 0]));
  const fallen = lists['fallen'] ?? [];
  for (const [index, kind] of heaps.flatMap((heap) => heap.kinds).entries()) kinds.set(fallen[index] ?? -1, kind ?? 0);
  const curses = lists['curses'] ?? [];
  for (let at = 0; at < curses.length; at += GRANT_WORDS) kinds.set(curses[at] ?? -1, curses[at + 1] ?? 0);
  return kinds;
}

/** The start of the world in which these pieces, named by where they first stood, are of these kinds. */
function otherWorld({ setup, laid, start }: Course, kinds: ReadonlyMap<number, number>): OtherWorld {
  if (laid === null) return { setup: dealing(setup, start.truth, kinds), kinds, answers: new Map() };
  const answers = new Map(
    laid.answers.map((own, seat) => [
      seat,
      ownSquares(laid.form, seat)
        .slice(0, own.length)
        .map((square) => kinds.get(square) ?? 0),
    ]),
  );
  const seats: Setup['seats'] = setup.seats.map((plan, seat) =>
    laid.isGiven(seat) ? { ...plan, army: answers.get(seat) ?? [] } : plan,
  );
  return { setup: { ...setup, seats }, kinds, answers };
}

/** Recipients that a world gives to what the view's list of grants hides, in order. */
function recipients(view: View, world: View): readonly number[] {
  const told = view.lists['grants'] ?? [];
  return told.flatMap((id, at) => (at % GRANT_WORDS === 0 && id < 0 ? [world.lists['grants']?.[at] ?? -1] : []));
}

/** Whether a gift of a power was opened this turn: its recipient has used it since (LEGENDS.md, `grants`). */
function isOpen({ heard }: Course, power: Power, recipient: number | undefined): boolean {
  const words: readonly (number | null)[] =
    'do' in power ? power.do.flatMap((one) => (one.op === 'grant' ? [KEYWORDS.indexOf(one.keyword)] : [])) : [];
  const turn = heard.slice(heard.findLastIndex(({ type }) => type === 'turn') + 1);
  return turn.some(
    (row) => row.type === 'used' && row.power === 0 && row.token === recipient && words.includes(row.keyword),
  );
}

/** An engine on which gifts of the last turn go to those whom the world names. */
function giving(engine: Engine, course: Course, kinds: ReadonlyMap<number, number>, given: readonly number[]): Engine {
  const queue = [...given];
  const { last, viewer } = course;
  const apply = (index: number): ReturnType<Engine['apply']> => {
    const decision = engine.decision();
    const code = unpackChoice(decision?.choices[index] ?? 0);
    if (decision === null || isOwnSide(viewer, decision.seat) || code.form !== 'powerTo') return engine.apply(index);
    const { tokens, counters } = engine.view(decision.seat);
    const user = tokens.find(({ square, seat }) => square === code.from && seat === decision.seat);
    const power = pieceOf(kinds.get(user?.id ?? -1) ?? 0)?.powers[(code.item & 0xff) - 1];
    const late = counters['turn'] === last.view.counters['turn'];
    const chosen = tokens.find(({ square, seat }) => square === code.to && seat === decision.seat)?.id;
    const hidden = late && power !== undefined && givesUnseen(power) && !isOpen(course, power, chosen);
    const wanted = hidden ? queue.shift() : undefined;
    if (wanted === undefined) return engine.apply(index);
    const to = tokens.find(({ id }) => id === wanted)?.square;
    const other = decision.choices.findIndex((choice) => {
      const parts = unpackChoice(choice);
      return (
        parts.form === code.form &&
        (parts.item & 0xff) === (code.item & 0xff) &&
        parts.from === code.from &&
        parts.to === to
      );
    });
    if (other < 0) throw new Inconsistent(`the gift can't have gone to ${wanted}`);
    return engine.apply(other);
  };
  return {
    name: engine.name,
    start: (setup) => engine.start(setup),
    decision: () => engine.decision(),
    apply,
    resign: (seat) => engine.resign(seat),
    agreeDraw: () => engine.agreeDraw(),
    rows: () => engine.rows(),
    view: (seat) => (seat === viewer ? plain(engine.view(seat)) : engine.view(seat)),
    fill: (view, guess) => engine.fill(view, guess),
    result: () => engine.result(),
    snapshot: () => engine.snapshot(),
    restore: (bytes) => engine.restore(bytes),
    hash: () => engine.hash(),
  };
}

/** Goes through all ways of giving, one a replay: the first of them like the course where it can be. */
class Ways implements Giver {
  /** Places chosen so far, and how many there were to choose from. */
  private readonly places: { at: number; readonly of: number }[] = [];
  private next = 0;

  choose(alike: readonly ChoiceCode[]): ChoiceCode {
    const place = this.places[this.next] ?? { at: 0, of: alike.length };
    this.places[this.next++] = place;
    return alike[place.at] ?? -1;
  }

  /** The next way; false when there is none. */
  advance(): boolean {
    this.next = 0;
    for (let last = this.places.pop(); last !== undefined; last = this.places.pop()) {
      if (++last.at >= last.of) continue;
      this.places.push(last);
      return true;
    }
    return false;
  }
}

/** Null where the seat could have got the very same in this world; else the first thing that would have been different. */
export function impossibility(course: Course, engine: Engine, world: View): string | null {
  const kinds = kindsOf(world);
  const given = recipients(course.last.view, world);
  const ways = new Ways();
  let first: string | null = null;
  for (let left = MOST_WAYS; left > 0; left--) {
    try {
      const played = giving(engine, course, kinds, given);
      replay(course, { engine: played, think: null }, otherWorld(course, kinds), createRng(course.heard.length), ways);
      return null;
    } catch (error) {
      if (!(error instanceof Leak || error instanceof Inconsistent)) throw error;
      first ??= error.message;
    }
    if (!ways.advance()) break;
  }
  return first;
}
