/**
 * Trials of two at one screen under standing orders: the worlds differ in what one of them can't know, the rival's hidden pieces
 * and the rival's orders. Both are played on by the same visible choices; questions, handovers, notices, their times and all that
 * the viewer gets must be the same, until the rival's pieces themselves show a difference.
 */
import type { Engine } from '../../../../../src/contract/engine';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Order, SeatOrders } from '../../../../../src/contract/orders';
import type { SeatUpdate } from '../../../../../src/contract/referee';
import { legendsCatalogue } from '../../../../../src/games/legends/catalogue';
import { orderKey } from '../../../../../src/games/legends/orders';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { difference } from '../../difference';
import { createRng, partSeed, type Rng } from '../../rng';
import { Leak } from '../../secrecy/leak';
import { pairOf } from './ordered-pair';
import { OrderedWorld, type OrderLeak } from './ordered-world';

const LONGEST = 24;
const PERSONS = 2;
/** Of so many choices one is no attack where one could be made. */
const NO_ATTACK = 5;

export interface OrderedReport {
  readonly trials: number;
  /** In which something hidden differed. */
  readonly changed: number;
  /** Answers compared. */
  readonly compared: number;
  /** Guesses that orders played out in both worlds, and trials in which it was more in one than in the other. */
  readonly guesses: number;
  readonly uneven: number;
  /** One line each. */
  readonly leaks: readonly string[];
}

export interface OrderedRun {
  readonly make: () => Engine;
  readonly trials: number;
  readonly seed: number;
  readonly leak?: OrderLeak;
  readonly stopAtFirst?: boolean;
}

const WORDS = legendsCatalogue.pieces.flatMap(({ number, powers }) =>
  powers.flatMap((power, at) => ('kind' in power && power.kind === 'ability' ? [orderKey(number, at + 1)] : [])),
);
const GIVEN: readonly Order[] = ['turn', 'turn', 'never'];

const randomOrders = (rng: Rng): SeatOrders =>
  Object.fromEntries(WORDS.map((word) => [word, GIVEN[rng.draw(GIVEN.length)] ?? 'never']));

/** Does this row show what a piece of the rival's is or does? From there on the worlds may part. */
const isAct = (event: GameEvent | undefined, before: SeatUpdate, viewer: number): boolean => {
  if (event === undefined) return false;
  if (event.type === 'used') return event.seat !== viewer;
  if (event.type === 'over') return event.reason === 'no-move';
  // what holds of itself in a fight may hang on pieces that are hidden
  if (event.type === 'modifier' || event.type === 'fought') return true;
  if (event.type === 'removed') return event.seat !== viewer;
  if (event.type !== 'shown' && event.type !== 'looked') return false;
  const token = before.view.tokens.find(({ id }) => id === event.token);
  return token !== undefined && token.seat !== viewer;
};

/** Two worlds side by side. */
class OrderedTrial {
  readonly #worlds: readonly [OrderedWorld, OrderedWorld];
  readonly #viewer: number;
  readonly #rng: Rng;
  compared = 0;

  constructor(worlds: readonly [OrderedWorld, OrderedWorld], viewer: number, rng: Rng) {
    this.#worlds = worlds;
    this.#viewer = viewer;
    this.#rng = rng;
  }

  /** Throws Leak. */
  async play(): Promise<void> {
    const [one, other] = this.#worlds;
    let before = await this.#compared(null);
    for (let step = 0; step < LONGEST && before !== null; step++) {
      const person = one.told.at(-1)?.notice.person ?? null;
      const chosen = person === null ? null : await this.#choice(person, before);
      if (person === null || chosen === null) return;
      const times = [await one.choose(person, chosen[0]), await other.choose(person, chosen[1])] as const;
      this.#same('times of notices', times[0], times[1]);
      this.compared += 1;
      before = await this.#compared(before);
    }
  }

  /** What the viewer gets after an answer; null when the worlds have parted as they may. */
  async #compared(before: SeatUpdate | null): Promise<SeatUpdate | null> {
    const [one, other] = this.#worlds;
    const [first, second] = [await one.look(this.#viewer), await other.look(this.#viewer)];
    if (before !== null && this.#havePart(before, first, second)) {
      this.#same('number of notices', one.told.length, other.told.length);
      return null;
    }
    this.#same('notices', this.#notices(one), this.#notices(other));
    this.#same('update', first, second);
    return first;
  }

  #notices({ told }: OrderedWorld): readonly unknown[] {
    return told.map(({ notice }) => notice);
  }

  #havePart(before: SeatUpdate, { events: one }: SeatUpdate, { events: other }: SeatUpdate): boolean {
    const at = one.findIndex((event, index) => difference(event, other[index]) !== null);
    const parts = at < 0 && other.length > one.length ? one.length : at;
    if (parts < 0) return false;
    return [one[parts], other[parts]].some((event) => isAct(event, before, this.#viewer));
  }

  /** The same visible choice in both worlds; null where there is none. */
  async #choice(person: number, before: SeatUpdate): Promise<readonly [number, number] | null> {
    if (person === this.#viewer) {
      const index = this.#pick(before.decision?.choices ?? [], before);
      return index === null ? null : [index, index];
    }
    const [one, other] = this.#worlds;
    const asked = [await one.look(person), await other.look(person)] as const;
    const [first, second] = [asked[0].decision?.choices ?? [], asked[1].decision?.choices ?? []];
    // whatever names a power tells what uses it
    const both = first.filter((code) => second.includes(code) && !unpackChoice(code).form.startsWith('power'));
    const index = this.#pick(both, before);
    const code = index === null ? undefined : both[index];
    return code === undefined ? null : [first.indexOf(code), second.indexOf(code)];
  }

  /** An attack, most often: it opens a window. */
  #pick(choices: readonly number[], { view }: SeatUpdate): number | null {
    if (choices.length === 0) return null;
    const taken = new Set(view.tokens.map(({ square }) => square));
    const attacks = choices.flatMap((code, index) => {
      const { form, to } = unpackChoice(code);
      return form === 'move' && taken.has(to) ? [index] : [];
    });
    const attacking = attacks.length > 0 && this.#rng.draw(NO_ATTACK) > 0;
    return attacking ? (attacks[this.#rng.draw(attacks.length)] ?? 0) : this.#rng.draw(choices.length);
  }

  #same(what: string, first: unknown, second: unknown): void {
    const wrong = difference(first, second);
    if (wrong === null) return;
    const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 120) ?? 'nothing';
    throw new Leak(
      `viewer ${this.#viewer}, answer ${this.compared}: ${what} ${wrong.at}: ${shown(wrong.left)} in one world, ${shown(wrong.right)} in the other`,
    );
  }
}

/** Runs trials 0, 1, 2 …; those in which nothing differs are not played. */
export const runOrdered = async (run: OrderedRun): Promise<OrderedReport> => {
  const { make, trials, seed, leak = {}, stopAtFirst = false } = run;
  const spare = make();
  const leaks: string[] = [];
  let [changed, compared, guesses, uneven] = [0, 0, 0, 0];
  let done = 0;
  for (; done < trials && !(stopAtFirst && leaks.length > 0); done++) {
    const rng = createRng(partSeed(seed, done));
    const viewer = rng.draw(PERSONS);
    const setups = pairOf(spare, viewer, rng);
    if (setups === null) continue;
    changed += 1;
    const own = randomOrders(rng);
    const worlds = [new OrderedWorld(make, leak), new OrderedWorld(make, leak)] as const;
    for (const [at, world] of worlds.entries()) {
      const theirs = randomOrders(rng);
      await world.start(setups[at === 0 ? 0 : 1], viewer === 0 ? [own, theirs] : [theirs, own]);
    }
    const trial = new OrderedTrial(worlds, viewer, rng);
    await trial.play().catch((error: unknown) => {
      if (!(error instanceof Leak)) throw error;
      leaks.push(`trial ${done}: ${error.message}`);
    });
    compared += trial.compared;
    guesses += worlds[0].guesses + worlds[1].guesses;
    if (worlds[0].guesses !== worlds[1].guesses) uneven += 1;
  }
  return { trials: done, changed, compared, guesses, uneven, leaks };
};
