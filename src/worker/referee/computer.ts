/** The referee's side of the opponent: one question at a time, late and stale answers, and a choice in any case. */
import type { Fault, Outcome } from '../../contract/fault';
import type { OpponentApi } from '../../contract/referee';
import type { ThinkAnswer, ThinkRequest } from '../../contract/search';
import type { GameName } from '../../contract/setup';
import { refuse } from '../../games/shared/outcome';
import type { Clock } from '../clock';
import { deriveSeed, Generator } from '../generator';
import { LOADING, patience } from './effort';

export type Question = Omit<ThinkRequest, 'id'>;

export interface ComputerParts {
  readonly clock: Clock;
  /** The computer's answer; `value` is null where chance had to answer for it. */
  onChoice(seat: number, choice: number, value: number | null): void;
  /** No answer, or a useless one, the first time; it is asked once more. */
  onFault(fault: Fault): void;
}

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly again: boolean;
  readonly disarm: () => void;
}

const late = (milliseconds: number): { ok: false; fault: Fault } =>
  refuse('time-out', 'opponent', `an answer within ${milliseconds} ms`);

/** The answer, if it is one to this question. */
const usable = (outcome: Outcome<ThinkAnswer>, id: number, question: Question): ThinkAnswer | null => {
  if (!outcome.ok || outcome.value.id !== id) return null;
  return Number.isInteger(outcome.value.choice) && question.decision.choices[outcome.value.choice] !== undefined
    ? outcome.value
    : null;
};

export class Computer {
  readonly #parts: ComputerParts;
  #link: OpponentApi | null = null;
  /** The opponent has loaded all that it needs; before that it is given more time. */
  #warm = false;
  #job: Job | null = null;
  /** The game that is played; null before the first match. */
  #game: GameName | null = null;
  #ids = 0;

  constructor(parts: ComputerParts) {
    this.#parts = parts;
  }

  get busy(): boolean {
    return this.#job !== null;
  }

  /** Joins an opponent, also in place of one that died: what is still open is asked again. */
  join(link: OpponentApi): void {
    this.#link = link;
    this.#warmUp(link);
    const job = this.#job;
    if (job === null) return;
    job.disarm();
    this.#ask(job.question, job.again);
  }

  /** A match of this game begins: the opponent may load what that needs before it is asked. */
  prepare(game: GameName): void {
    if (game === this.#game) return;
    this.#game = game;
    if (this.#link !== null) this.#warmUp(this.#link);
  }

  #warmUp(link: OpponentApi): void {
    const game = this.#game;
    this.#warm = false;
    // it loads what a match needs, and nothing before one begins
    if (game === null) return;
    link.ready(game).then(
      (ready) => {
        if (this.#link === link && this.#game === game) this.#warm = ready.ok;
      },
      () => undefined,
    );
  }

  /** Asks for a choice; an earlier question is dropped. */
  ask(question: Question): void {
    this.cancel();
    this.#ask(question, false);
  }

  /** Drops the open question, if any; its answer will be stale. */
  cancel(): void {
    const job = this.#job;
    if (job === null) return;
    job.disarm();
    this.#job = null;
    this.#stop();
  }

  /** One answer without a follow-up, for hints and draw offers; `time-out`, or the opponent's own Fault. */
  async consult(question: Question): Promise<Outcome<ThinkAnswer>> {
    const limit = this.#patience(question);
    const link = this.#link;
    if (link === null) return late(limit);
    const id = ++this.#ids;
    let disarm = (): void => undefined;
    const timer = new Promise<Outcome<ThinkAnswer>>((resolve) => {
      disarm = this.#parts.clock.after(limit, () => resolve(late(limit)));
    });
    const answer = link.think({ ...question, id }).catch(() => late(limit));
    const outcome = await Promise.race([answer, timer]);
    disarm();
    if (!outcome.ok) return outcome;
    const useful = usable(outcome, id, question);
    return useful === null ? refuse('bad-request', 'opponent', 'a choice that is offered') : outcome;
  }

  /** Milliseconds after which an answer is given up. */
  #patience({ effort }: Question): number {
    return patience(effort) + (this.#link === null || this.#warm ? 0 : LOADING);
  }

  #ask(question: Question, again: boolean): void {
    const id = ++this.#ids;
    const limit = this.#patience(question);
    const disarm = this.#parts.clock.after(limit, () => this.#failed(id, late(limit).fault));
    this.#job = { id, question, again, disarm };
    this.#link?.think({ ...question, id }).then(
      (outcome) => this.#answered(id, outcome),
      () => this.#failed(id, late(limit).fault),
    );
  }

  #answered(id: number, outcome: Outcome<ThinkAnswer>): void {
    const job = this.#job;
    if (job?.id !== id) return;
    const answer = usable(outcome, id, job.question);
    if (answer !== null) this.#finish(job, answer.choice, answer.iterations > 0 ? answer.value : null);
    else
      this.#failed(
        id,
        outcome.ok ? refuse('bad-request', 'opponent', 'a choice that is offered').fault : outcome.fault,
      );
  }

  #failed(id: number, fault: Fault): void {
    const job = this.#job;
    if (job?.id !== id) return;
    job.disarm();
    this.#stop();
    if (job.again) {
      // a match never hangs on its opponent: chance answers for it
      const { seed, decision } = job.question;
      this.#finish(job, new Generator(deriveSeed(seed, 'fallback')).draw(decision.choices.length), null);
      return;
    }
    this.#job = null;
    this.#ask(job.question, true);
    this.#parts.onFault({ ...fault, at: 'opponent' });
  }

  #finish(job: Job, choice: number, value: number | null): void {
    job.disarm();
    this.#job = null;
    this.#parts.onChoice(job.question.decision.seat, choice, value);
  }

  #stop(): void {
    this.#link?.stop().catch(() => undefined);
  }
}
