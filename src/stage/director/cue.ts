/** What plays when: the director's output. */
import type { Change, Standing } from './model';

/** One effect and what it needs to know. */
export type Cue =
  | { readonly preset: 'drop'; readonly token: Standing }
  | { readonly preset: 'slide'; readonly id: number; readonly from: number; readonly to: number }
  | {
      readonly preset: 'clash';
      readonly from: number;
      readonly square: number;
      readonly attack: number;
      readonly defence: number;
      readonly helpers: readonly number[];
      readonly beaten: boolean;
    }
  | { readonly preset: 'shot'; readonly from: number; readonly square: number }
  | { readonly preset: 'ring'; readonly square: number }
  | { readonly preset: 'crumble'; readonly token: Standing }
  | { readonly preset: 'fade'; readonly token: Standing }
  | { readonly preset: 'fly'; readonly from: number | null; readonly to: number }
  | { readonly preset: 'flip'; readonly id: number; readonly kind: number | null }
  | { readonly preset: 'unroll'; readonly squares: readonly number[] }
  | { readonly preset: 'turn'; readonly from: number | null; readonly to: number | null }
  | { readonly preset: 'result'; readonly winners: readonly number[] };

export interface Step {
  /** Milliseconds from the start of the plan, and length. */
  readonly at: number;
  readonly span: number;
  readonly cue: Cue | null;
  /** Changes the board: a token that leaves does so at the step's end, all else at its start. */
  readonly change: Change | null;
}

export interface Plan {
  readonly steps: readonly Step[];
  readonly total: number;
  /** Everything is a cross-fade. */
  readonly calm: boolean;
}

/** When a step's change takes hold. */
export const changesAt = (step: Step): number => (step.change?.type === 'leave' ? step.at + step.span : step.at);
