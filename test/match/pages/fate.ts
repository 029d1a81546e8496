/** Decides what happens next among everything that could: each step of every page waits here until it is drawn. */
import { createRng, type Rng } from '../../support/harness/rng';

interface Task {
  readonly page: number;
  readonly run: () => void;
  /** Time running out. */
  readonly late: boolean;
}

/** Lets promises settle; nothing here waits for time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
};

export class Fate {
  readonly rng: Rng;
  #tasks: Task[] = [];
  readonly #dead = new Set<number>();

  readonly #patient: boolean;

  /** `patient`: no time runs out as long as anything else can happen. */
  constructor(seed: number, patient = false) {
    this.rng = createRng(seed);
    this.#patient = patient;
  }

  /** Sometime, unless the page is dead by then. */
  later(page: number, run: () => void, late = false): void {
    if (!this.#dead.has(page)) this.#tasks.push({ page, run, late });
  }

  /** Resolves sometime. */
  pass(page: number, late = false): Promise<void> {
    return new Promise((resolve) => this.later(page, resolve, late));
  }

  kill(page: number): void {
    this.#dead.add(page);
    this.#tasks = this.#tasks.filter((task) => task.page !== page);
  }

  lives(page: number): boolean {
    return !this.#dead.has(page);
  }

  get idle(): boolean {
    return this.#tasks.length === 0;
  }

  /** One step of one page. */
  async step(): Promise<void> {
    await settle();
    const prompt = this.#patient ? this.#tasks.filter(({ late }) => !late) : [];
    const pool = prompt.length > 0 ? prompt : this.#tasks;
    const task = pool[this.rng.draw(Math.max(1, pool.length))];
    this.#tasks = this.#tasks.filter((other) => other !== task);
    task?.run();
    await settle();
  }

  /** Everything happens that there is. */
  async rest(): Promise<void> {
    await settle();
    for (let steps = 0; !this.idle && steps < 2000; steps++) await this.step();
  }
}
