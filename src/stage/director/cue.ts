/** What plays when: the director's output. */
import type { Missile } from '../look';
import type { Change } from './change';
import type { Standing } from './model';

/** One line of a strength as it is added up before the eyes. */
export interface Line {
  /** Does it belong to the one who attacks? */
  readonly attacker: boolean;
  readonly by: number;
  /** Key of the reason's word. */
  readonly word: string;
  /** What causes it: the enemy, the curse on the frame, a square, or nothing that can be pointed at. */
  readonly cause: 'foe' | 'curse' | number | null;
}

/** Who strikes whom, this many milliseconds after the two have met. */
export interface Blow {
  readonly by: 'attacker' | 'defender' | 'both';
  readonly at: number;
}

/** A token on its way from one square to another. */
type Going<P extends 'step' | 'charge' | 'leap' | 'teleport' | 'lunge'> = {
  readonly preset: P;
  readonly id: number;
  readonly from: number;
  readonly to: number;
};

/** One effect and what it needs to know. */
export type Cue =
  | { readonly preset: 'drop'; readonly token: Standing }
  /** `by`: the cells between, where it goes over several. */
  | (Going<'step'> & { readonly by?: readonly number[] })
  | Going<'charge'>
  | Going<'leap'>
  | Going<'teleport'>
  | Going<'lunge'>
  | { readonly preset: 'swap'; readonly id: number; readonly other: number; readonly a: number; readonly b: number }
  | {
      readonly preset: 'clash';
      readonly from: number;
      readonly square: number;
      readonly attack: number;
      readonly defence: number;
      readonly helpers: readonly number[];
      readonly beaten: boolean;
      /** Decided by a shot, so that nobody comes nearer. */
      readonly far?: boolean;
      /** Only the outcome is told. */
      readonly silent?: boolean;
    }
  | {
      readonly preset: 'combat';
      readonly attacker: number;
      readonly defender: number;
      readonly attack: number;
      readonly defence: number;
      readonly lines: readonly Line[];
      readonly beaten: boolean;
    }
  /** The two fighters, large and apart, for as long as their fight goes on; `length`: its milliseconds before any hurry. */
  | {
      readonly preset: 'meet';
      readonly attacker: number;
      readonly defender: number;
      readonly length: number;
      /** Who strikes, and when. */
      readonly blow: Blow | null;
    }
  /** The board trembles this far, in CSS pixels. */
  | { readonly preset: 'shake'; readonly size: number }
  | { readonly preset: 'topple'; readonly attacker: number | null; readonly token: Standing }
  | { readonly preset: 'shot'; readonly from: number; readonly square: number; readonly missile?: Missile }
  | { readonly preset: 'blast'; readonly squares: readonly number[] }
  /** Fire over the cells of what has fallen. */
  | { readonly preset: 'raze'; readonly squares: readonly number[] }
  | { readonly preset: 'ring'; readonly square: number }
  | { readonly preset: 'crumble'; readonly token: Standing }
  | { readonly preset: 'fade'; readonly token: Standing }
  | { readonly preset: 'fly'; readonly from: number | null; readonly to: number }
  | { readonly preset: 'flip'; readonly id: number; readonly kind: number | null }
  | { readonly preset: 'glance'; readonly id: number; readonly kind: number | null }
  /** A private look; `mine`: the viewer is who looked. */
  | { readonly preset: 'lantern'; readonly id: number; readonly kind: number | null; readonly mine: boolean }
  | { readonly preset: 'use'; readonly id: number; readonly word: string | null }
  | { readonly preset: 'magic'; readonly id: number; readonly word: string | null }
  | { readonly preset: 'dispel'; readonly id: number; readonly word: string | null }
  | { readonly preset: 'return'; readonly token: Standing }
  | { readonly preset: 'jail'; readonly token: Standing }
  | { readonly preset: 'free'; readonly id: number; readonly square: number }
  | { readonly preset: 'lend'; readonly id: number; readonly by: number; readonly word: string | null }
  | { readonly preset: 'convert'; readonly id: number; readonly seat: number }
  | { readonly preset: 'curse'; readonly square: number | null; readonly began: boolean; readonly seat: number }
  | { readonly preset: 'word'; readonly word: string }
  | { readonly preset: 'window'; readonly square: number | null; readonly opens: boolean }
  | { readonly preset: 'unroll'; readonly squares: readonly number[] }
  | { readonly preset: 'turn'; readonly from: number | null; readonly to: number | null }
  | { readonly preset: 'result'; readonly winners: readonly number[] };

export type CueOf<T extends Cue['preset']> = Extract<Cue, { preset: T }>;

export interface Step {
  /** Milliseconds from the start of the plan, and length. */
  readonly at: number;
  readonly span: number;
  readonly cue: Cue | null;
  /** Changes the board: a token that leaves does so at the step's end, all else at its start. */
  readonly change: Change | null;
  /** Place in the passage of the event that it shows; null: none that was told. */
  readonly event: number | null;
}

export interface Plan {
  readonly steps: readonly Step[];
  readonly total: number;
  /** Everything is a cross-fade. */
  readonly calm: boolean;
  /** When each event of the passage has been seen, in milliseconds from the start; never falls. */
  readonly seen: readonly number[];
}

/** When a step's change takes hold. */
export const changesAt = (step: Step): number => (step.change?.type === 'leave' ? step.at + step.span : step.at);
