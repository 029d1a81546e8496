/** One search a question for whoever wants advice: the hint and the bar that tells how the battle stands are answered from the same. */
import type { Outcome } from '../../contract/fault';
import type { ThinkAnswer } from '../../contract/search';

type Answer = Promise<Outcome<ThinkAnswer>>;

export class Advice {
  #serial: number | null = null;
  #answer: Answer | null = null;
  /** What is kept is still being searched for. */
  #open = false;

  /**
   * What the search says at the question that stands after this many changes; `ask` begins it where none has been asked
   * yet. An answer that failed is not kept: whoever wants advice next asks again.
   */
  at(serial: number, ask: () => Answer): Answer {
    if (this.#serial === serial && this.#answer !== null) return this.#answer;
    const answer = ask();
    this.#serial = serial;
    this.#answer = answer;
    this.#open = true;
    void answer.then(
      ({ ok }) => this.#done(answer, ok),
      () => this.#done(answer, false),
    );
    return answer;
  }

  /** The opponent turns to something else, or is another one: what is still being searched for ends too soon to be kept. */
  interrupt(): void {
    if (this.#open) this.#drop();
  }

  #done(answer: Answer, ok: boolean): void {
    if (this.#answer !== answer) return;
    this.#open = false;
    if (!ok) this.#drop();
  }

  #drop(): void {
    this.#answer = null;
    this.#open = false;
  }
}
