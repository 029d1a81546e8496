/** What a match on this screen has to know of its game: the words of a game, as asking, orders, log and sentences need them. */
import type { Content, Press } from '../contract/content';
import type { ChoiceCode, Decision } from '../contract/decision';
import type { GameEvent } from '../contract/event';
import type { OrderRules } from '../contract/orders';
import type { Result } from '../contract/result';
import type { SeatSetup } from '../contract/setup';
import type { View } from '../contract/view';
import type { Asking, MarkKind } from './types';
import type { WindowTimes } from './windows';

/** An answer that is no square, as it may be typed by its name. */
export interface NamedAnswer {
  /** All presses that choose it, from the first on. */
  readonly presses: readonly Press[];
  /** What it is called; empty where it has no name. */
  readonly name: string;
}

export interface GameWords {
  readonly content: Content;
  /** The sentence that asks for the next press. `picked`: the answers given to this same question before (MatchState). */
  question(asking: Asking, view: View, picked?: readonly ChoiceCode[]): string;
  /** Was the first of what this question takes several of named by the choice before it, as the power was used? */
  begunBy?(decision: Decision, view: View, before: ChoiceCode): boolean;
  /** What passing is called at this question. */
  passName(decision: Decision): string;
  /** The answers that are no squares, after the presses made so far. */
  rows(asking: Asking, view: View): readonly NamedAnswer[];
  /** What a kind of token is called, as it stands on the board or in an item. */
  kindName(kind: number): string;
  /**
   * The mark of every square of a question that its kind alone does not tell; null: as its kind and its choices say. `code`: the
   * mark of the target of one of its choices, where that is no plain move. `own`: does a piece of whoever is asked stand there?
   */
  markOf(decision: Pick<Decision, 'key'>, code?: ChoiceCode, own?: boolean): MarkKind | null;
  /** What the game says about standing orders; absent where none can be given. */
  readonly orders?: OrderRules;
  /** How the game's windows are shown; null where it has none. */
  readonly windows: WindowTimes | null;
  /** The view as players see it who remember by themselves what it has shown them; absent where no match asks for that. */
  readonly asRemembered?: (view: View, setup: Pick<SeatSetup, 'options'>) => View;
  /** Is it shown what a choice would do? Absent: always. */
  readonly isForetold?: (view: View, code: ChoiceCode) => boolean;
  /** Does a plain move wait for the second press as an attack does? Absent: no. */
  readonly movesWait?: boolean;
  /** A view some events later, as far as pieces go; null where only whole views are shown. */
  readonly viewAfter: ((view: View, events: readonly GameEvent[]) => View) | null;
  /** What a seat's side is called: `Good`, `Black`. */
  sideName(view: View, seat: number): string;
  /** Why a match ended, as a sentence. */
  ending(view: View, result: Pick<Result, 'reason' | 'winners' | 'score'>): string;
  /** What decided the match, as the banner over the board says it. */
  headline(view: View, result: Pick<Result, 'reason' | 'winners' | 'score'>): string;
  /** Tokens of a side's armies that lie destroyed, which a series of two games counts; null where nothing is counted. */
  readonly destroyed: ((view: Pick<View, 'heaps' | 'lists'>, side: number) => number) | null;
}
