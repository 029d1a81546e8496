/** Matches between two arrangements, played to the end inside one compiled core by its own search. */
import { legendsOf } from '../../../src/games/legends';
import type { Form } from '../../../src/games/legends/language';
import { parameterWords } from '../../../src/games/opponent';
import type { CoreExports } from '../../../src/worker/abi';
import { encodeSetup } from '../../../src/worker/words/setup';

/** Seat 0 and seat 1 each list their squares ascending on the board; null: the seat is asked, square by square. */
export type Laid = readonly number[] | null;

/** Matches that are not over by then count as drawn. */
const MOST_CHOICES = 3000;

export class Board {
  readonly #core: CoreExports;
  readonly #form: Form;

  constructor(core: CoreExports, form: Form) {
    this.#core = core;
    this.#form = form;
  }

  #send(words: ArrayLike<number>): number {
    new Int32Array(this.#core.memory.buffer, this.#core.inbox(), words.length).set(words);
    return words.length;
  }

  /** Begins a match. */
  begin(laid: readonly [Laid, Laid], seed: number): void {
    const seats = laid.map((army) => ({ player: 'person' as const, ...(army === null ? {} : { army }) }));
    const setup = { game: 'legends' as const, form: this.#form.name, seats, options: {}, seed };
    const status = this.#core.create(this.#send(encodeSetup(setup, legendsOf(this.#form.name))));
    if (status !== 0) throw new Error(`a setup refused: ${status}`);
  }

  /** The seat that is asked; -1 when it is over. */
  get asked(): number {
    return this.#core.askedSeat();
  }

  /** Lets the asked seat answer from its own view. */
  answer(parameters: readonly number[], iterations: number, seed: number): number {
    const core = this.#core;
    const words = core.view(core.askedSeat());
    const view = new Int32Array(core.memory.buffer, core.outbox(), words).slice();
    this.#send([...view, ...parameterWords(parameters)]);
    if (core.searchBegin(words, seed | 0, 0) < 0) throw new Error('a view refused');
    core.searchStep(iterations);
    core.searchBest();
    const [index = 0] = new Int32Array(core.memory.buffer, core.outbox(), 1);
    core.apply(index);
    return index;
  }

  /** Plays on to the end; the score of seat 0. */
  finish(parameters: readonly number[], iterations: number, seed: number): number {
    for (let made = 0; made < MOST_CHOICES && this.asked >= 0; made++)
      this.answer(parameters, iterations, Math.imul(seed + made, 0x9e3779b1));
    if (this.asked >= 0 || this.#core.result() === 0) return 0.5;
    const [, winners = 0] = new Int32Array(this.#core.memory.buffer, this.#core.outbox(), 2);
    return winners === 1 ? 1 : winners === 2 ? 0 : 0.5;
  }
}
