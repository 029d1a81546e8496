/** The table a match is played on: what was written, what was learned, the generator, the end. Rules act through it. */
import type { EventRow, GameEvent, SeatMask } from '../../contract/event';
import type { Result } from '../../contract/result';
import type { Generator } from './generator';
import type { Question } from './question';

/** Every seat and onlookers. */
export const ALL: SeatMask = 511;
export const ONLOOKER = 8;
export const TRUTH = 9;

export class Table {
  /** Choices made so far outside windows, settled ones not counted. */
  ply = 0;
  /** The one open question; null when the match is over. */
  question: Question | null = null;
  result: Result | null = null;
  /** Set by rules that let somebody learn something, or let chance fall; cleared before each act. */
  learned = false;
  chance = false;
  readonly generator: Generator;
  private written: EventRow[] = [];

  constructor(generator: Generator) {
    this.generator = generator;
  }

  /** Writes what happened, for the seats of a mask. */
  tell(mask: SeatMask, event: GameEvent): void {
    this.written.push({ mask, event });
  }

  /** Rows since the last `clear`. */
  rows(): readonly EventRow[] {
    return this.written;
  }

  /** Before each act: rows and marks belong to one act only. */
  clear(): void {
    this.written = [];
    this.learned = false;
    this.chance = false;
  }

  /** The match ends here, and everybody is told. */
  end(reason: string, winners: readonly number[], score: readonly number[] = []): void {
    this.result = { winners, reason, score };
    this.tell(ALL, { type: 'over', reason, winners });
  }
}
