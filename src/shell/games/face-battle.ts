/** The battle's part of a game's face: what stands beside the board, header, answers, inspector, log, voice. */
import type { ComponentType } from 'preact';
import type { ChoiceCode, Decision } from '../../contract/decision';
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import type { SeatSetup } from '../../contract/setup';
import type { View } from '../../contract/view';
import type { Asking, MatchState } from '../../match/types';
import type { Inspected } from '../app/app';
import type { Told } from '../battle/inspector-frame';

/** A line to be spoken; urgent ones interrupt what is being said. */
export interface Spoken {
  readonly text: string;
  readonly urgent: boolean;
}

export interface BesideProps {
  readonly view: View;
  /** Missing in a replay. */
  readonly setup?: SeatSetup;
  readonly seat: number;
  /** What is asked at this screen; null in a replay. */
  readonly asking: Asking | null;
  /** This side belongs to the one person at the screen. */
  readonly yours: boolean;
  /** Another side than the one at the near edge has the viewer's attention. */
  readonly small: boolean;
}

/** What is advised, and what the player knows. */
export interface Advised {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly decision: Decision;
  readonly code: ChoiceCode;
  /** What the preview of the same choice shows; null while it is not worked out. */
  readonly preview: readonly GameEvent[] | null;
  /** The players remember by themselves what they have seen: no chances are counted for them. */
  readonly unaided: boolean;
}

/**
 * What speaks for a choice as advice: it takes or saves a piece for nothing, as far as its player can tell; it leads somewhere, only
 * waits, or loses a piece of one's own for a hope; or it can do nothing at all this turn.
 */
export type Advisable = 'gain' | 'sound' | 'idle' | 'gamble' | 'useless';

export interface BattleFace {
  /** How the battle screen is laid out: `answers`, a list of answers between two armies; `trays`, a reserve for each side. */
  readonly layout: 'answers' | 'trays';
  /** What stands beside the board for a seat. */
  readonly Beside: ComponentType<BesideProps>;
  /** What stands over the whole battle: the goal, what is in force. */
  readonly Header: ComponentType<{ readonly view: View; readonly replayed: boolean }>;
  /** Under the question, every answer that is no square; null where squares and the trays have them all. */
  readonly Answers: ComponentType<{ readonly state: MatchState }> | null;
  /** What stands beside the button to pass; missing: nothing does. */
  readonly BesidePass?: ComponentType<{ readonly state: MatchState }>;
  /** What a side shows of itself, as high as a line. */
  readonly Banner: ComponentType<{ readonly view: View; readonly seat: number }>;
  readonly Inspector: ComponentType<{
    readonly view: View;
    readonly events: readonly GameEvent[];
    readonly inspected: Inspected;
  }>;
  /** All that the inspector says about a square, for the screen reader. `unaided`: less what players remember by themselves. */
  squareLines(view: View, square: number, events: readonly GameEvent[], unaided: boolean): Told;
  readonly Log: ComponentType<{ readonly state: MatchState }>;
  /** The last fight of these events, for the replay; null where fights are no cards. */
  readonly LastFight: ComponentType<{ readonly view: View; readonly events: readonly GameEvent[] }> | null;

  /** Why a choice is advised; empty: that can't be said before its preview is there. */
  adviceReason(advised: Advised): string;
  /** What speaks for a choice of the turn's own question; missing: all are alike. */
  advisable?(advised: Advised): Advisable;
  /** The choice that does the same without what the advised one announces and can't keep; missing, or null: there is none. */
  plainer?(advised: Advised): ChoiceCode | null;
  /** Is this seat asked in another's turn, or in a window? */
  isAnswering(view: View, seat: number): boolean;
  /** Is something offered that answers nobody: between two turns, or after the own move? Without it there is nothing such. */
  isBetween?(view: View): boolean;
  /** Is there nothing to be gained by an answer as things stand, so that the button to pass comes before all others? */
  passesFirst?(asking: Asking, view: View): boolean;
  /** Key of the head line while nobody is known to be asked. */
  waitingKey(view: View): string;
  /** Key of what the confirming button says. */
  confirmKey(asking: Asking | null): string;
  /** That the match can be won right now, as far as the viewer knows, while nothing is chosen; empty: it can't. */
  winningLine?(state: MatchState): string;
  /** The line under the question while no choice is complete; empty: nothing is to be said. */
  nowLine(state: MatchState): string;
  /** What a newcomer has to know of the numbers on the pieces, the most needed first; missing: they carry none. */
  numbersLines?(): readonly string[];
  /** What the header says in a line on a phone, so that the line under the question needn't say it again there; missing: nothing. */
  headLine?(view: View): string;
  /** Squares that the question itself is about, lit while it stands; null: none. */
  litSquares(asking: Asking, view: View): readonly number[] | null;
  /**
   * What is said aloud of `part`, a run of the viewer's `events` (the news, or the last turn), naming only what this viewer
   * knew at the time.
   */
  news(view: View, events: readonly GameEvent[], part: readonly GameEvent[], result: Result | null): readonly Spoken[];
  /** The sentences of `part` that stand in the panel, without what stands there on a card; missing: those of `news`. */
  told?(view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[];
  /** What `part`, an own turn that is answered already, brought: no mere steps; missing: nothing is told of it. */
  brought?(view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[];
  /** The viewer's own pieces that were lost in `part`, a sentence each; missing: losses are told like the rest. */
  lost?(view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[];
  /** The last pieces that fell, newest last, as sentences. */
  losses(view: View, events: readonly GameEvent[], count: number): readonly string[];
}
