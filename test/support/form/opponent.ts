/** A computer's seat that answers what was answered in the trial; each answer takes the time that the world gives it. */
import type { Engine } from '../../../src/contract/engine';
import type { OpponentApi } from '../../../src/contract/referee';
import type { ThinkRequest } from '../../../src/contract/search';
import { PASS } from '../../../src/games/shared/choice';
import { ok } from '../../../src/games/shared/outcome';
import type { Played } from '../harness/secrecy/pair';

const ONLOOKER = 8;
/** Milliseconds that an open answer takes: a computer thinks over what everybody knows that it is asked. */
const OPEN_MS = 40;
/** At most so many an answer that nobody may hear of; and never more than it is given. */
const UNSEEN_MS = 9;

/** The answers of a world as they are given one after the other, whoever gives them. */
export class Answers {
  readonly #list: readonly number[];
  #at = 0;

  constructor({ answers }: Played) {
    this.#list = answers;
  }

  get left(): number {
    return this.#list.length - this.#at;
  }

  get next(): number | null {
    return this.#list[this.#at] ?? null;
  }

  /** Takes the next answer. */
  take(): number | null {
    const code = this.next;
    if (code !== null) this.#at++;
    return code;
  }
}

/** An answer after a single iteration is there at once. */
const unseenMs = ({ effort }: ThinkRequest, hurry: number): number =>
  Math.min(hurry % UNSEEN_MS, effort.iterations === 1 ? 0 : (effort.milliseconds ?? UNSEEN_MS));

/** `hurry`: differs between the two worlds, so that unseen answers don't take the same time in both. */
export const scriptedOpponent = (answers: Answers, truth: () => Engine | null, hurry: number): OpponentApi => {
  const codeFor = ({ decision }: ThinkRequest, unseen: boolean): number | null => {
    if (answers.next !== null) return answers.take();
    // the trial is over; only what nobody may notice is still answered
    return unseen && decision.choices.includes(PASS) ? PASS : null;
  };
  return {
    ready: async () => ok(null),
    stop: async () => undefined,
    think: (request) =>
      new Promise((resolve) => {
        const unseen = truth()?.view(ONLOOKER).asked?.seat === null;
        const code = codeFor(request, unseen);
        if (code === null) return;
        const choice = request.decision.choices.indexOf(code);
        if (choice < 0) throw new Error(`a computer is not offered ${code}`);
        const none = request.decision.choices.map(() => 0);
        const answer = {
          id: request.id,
          choice,
          value: 0.5,
          iterations: 1,
          visits: none,
          values: none,
          stopped: false,
        };
        setTimeout(() => resolve(ok(answer)), unseen ? unseenMs(request, answers.left * hurry) : OPEN_MS);
      }),
  };
};
