/** What an opponent is asked and what it answers. */
import type { Decision, DecisionKind } from './decision';
import type { GameEvent } from './event';
import type { SeatSetup } from './setup';
import type { View } from './view';

/** Effort: either a number of iterations (repeatable) or milliseconds of the full budget; a level takes its share. */
export interface Effort {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** A question whose asking all could see (`View.asked`), answered since; who may have been asked in a window is none of them. */
export interface Asked {
  /** Rows that the seat had got when it was asked. */
  readonly rows: number;
  readonly seat: number;
  readonly kind: DecisionKind;
}

export interface ThinkRequest {
  readonly id: number;
  readonly setup: SeatSetup;
  /** This seat's rows since the start. */
  readonly events: readonly GameEvent[];
  /** Whoever was openly asked since the start; for games that learn from it (`Content.evidence`). */
  readonly asked?: readonly Asked[];
  readonly view: View;
  readonly decision: Decision;
  /** `story`, `standard`, `veteran`, … or a test opponent (`random`, `greedy`). */
  readonly level: string;
  readonly character?: string;
  readonly variant?: string;
  readonly effort: Effort;
  /** u32; the only source of chance in the answer. */
  readonly seed: number;
}

export interface ThinkAnswer {
  readonly id: number;
  /** Index into the request's choices. */
  readonly choice: number;
  /** Expected score of the asked seat after it, 0 to 1. */
  readonly value: number;
  /** 0: nothing was compared, and `value` is no opinion. */
  readonly iterations: number;
  /** One entry a choice: visits and mean value (0 to 1; 0 where unvisited). */
  readonly visits: readonly number[];
  readonly values: readonly number[];
  /** True when a stop or the time limit ended the search before its iterations. */
  readonly stopped: boolean;
}
