/** The opponent as the page has it, under the clock: how soon a stopped question is answered, and what memory many of them leave. */
import type { Content } from '../../../../src/contract/content';
import type { Decision } from '../../../../src/contract/decision';
import type { Engine } from '../../../../src/contract/engine';
import type { GameEvent } from '../../../../src/contract/event';
import type { OpponentApi } from '../../../../src/contract/referee';
import type { Effort, ThinkRequest } from '../../../../src/contract/search';
import type { Setup } from '../../../../src/contract/setup';
import { setupFor } from '../../../../src/worker/referee/eyes';
import { must } from '../kit';
import { eventsFor } from '../masks';
import { partSeed } from '../rng';
import { median } from './measure';

export interface OpponentPlan {
  readonly content: Content;
  readonly engine: Engine;
  readonly opponent: OpponentApi;
  readonly level: string;
  /** Full budget of the answers whose memory is measured. */
  readonly milliseconds: number;
  readonly moves: number;
  readonly seed: number;
  /** Bytes in use, whatever can be freed freed. */
  readonly memory: () => number;
  readonly onMove?: (done: number) => void;
}

export interface OpponentFigures {
  /** Milliseconds from a stop to the answer. */
  readonly stopped: { readonly median: number; readonly max: number; readonly count: number };
  /** Milliseconds of whole answers. */
  readonly answers: { readonly median: number; readonly p95: number; readonly max: number };
  /** Megabytes in use after the first answers and after the last. */
  readonly memory: { readonly early: number; readonly late: number };
}

/** One question in so many is stopped. */
const STOP_EVERY = 5;
/** A question that is stopped has been thought about for so long, and might have been for very long. */
const THOUGHT_MS = 30;
const ENDLESS_MS = 60_000;
/** Answers until everything has been used once. */
const WARM = 20;
const MEGABYTE = 1024 * 1024;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Matches one after the other, with all that each seat got. */
class Matches {
  private readonly plan: OpponentPlan;
  private setup: Setup;
  private heard: GameEvent[][] = [];
  private count = 0;

  constructor(plan: OpponentPlan) {
    this.plan = plan;
    this.setup = this.start();
  }

  private start(): Setup {
    const { content, engine, seed } = this.plan;
    const setup = content.sampleSetup(this.count, partSeed(seed, this.count));
    this.count++;
    must(engine.start(setup), 'a sample setup');
    this.heard = setup.seats.map(() => []);
    this.listen();
    return setup;
  }

  private listen(): void {
    const rows = this.plan.engine.rows();
    this.heard.forEach((events, seat) => {
      events.push(...eventsFor(rows, seat));
    });
  }

  /** The open question, of a new match where one is over. */
  private decision(): Decision {
    const open = this.plan.engine.decision();
    if (open !== null) return open;
    this.setup = this.start();
    return this.decision();
  }

  request(id: number, effort: Effort): ThinkRequest {
    const { content, engine, level, seed } = this.plan;
    const decision = this.decision();
    return {
      id,
      setup: setupFor(this.setup, decision.seat, content),
      events: this.heard[decision.seat] ?? [],
      view: engine.view(decision.seat),
      decision,
      level,
      effort,
      seed: partSeed(seed, id),
    };
  }

  answer(choice: number): void {
    must(this.plan.engine.apply(choice), 'the choice of an opponent');
    this.listen();
  }
}

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks a question that is not waited for; milliseconds from the stop to its answer, null where it was answered before. */
async function stopAt(request: ThinkRequest, opponent: OpponentApi): Promise<number | null> {
  let answered = false;
  // a message of another thread would come at this moment, in the middle of a slice
  const due = performance.now() + THOUGHT_MS;
  const answer = opponent.think(request).then((outcome) => {
    answered = true;
    return outcome;
  });
  await after(THOUGHT_MS);
  if (answered) return null;
  void opponent.stop();
  must(await answer, 'a stopped question');
  return performance.now() - due;
}

/** Plays so many moves by the opponent and measures on the way. */
export async function measureOpponent(plan: OpponentPlan): Promise<OpponentFigures> {
  const { opponent, milliseconds, moves, memory } = plan;
  const matches = new Matches(plan);
  const [stops, times]: [number[], number[]] = [[], []];
  let early = memory();
  for (let move = 0; move < moves; move++) {
    if (move % STOP_EVERY === 0) {
      const stop = await stopAt(matches.request(move, { milliseconds: ENDLESS_MS }), opponent);
      if (stop !== null) stops.push(stop);
    }
    const start = performance.now();
    const { choice } = must(await opponent.think(matches.request(move, { milliseconds })), 'a question');
    times.push(performance.now() - start);
    matches.answer(choice);
    if (move === WARM) early = memory();
    plan.onMove?.(move + 1);
  }
  const sorted = [...times].sort((a, b) => a - b);
  return {
    stopped: { median: round(median(stops)), max: round(Math.max(0, ...stops)), count: stops.length },
    answers: {
      median: round(median(times)),
      p95: round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
      max: round(sorted.at(-1) ?? 0),
    },
    memory: { early: round(early / MEGABYTE), late: round(memory() / MEGABYTE) },
  };
}
