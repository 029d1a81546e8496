/**
 * What a match looks like to its faces (canvas, grid, command box). Pure data: the stage and the shell draw from it and
 * send presses back, nothing else.
 */
import type { Press } from '../contract/content';
import type { ChoiceCode, Decision } from '../contract/decision';
import type { GameEvent } from '../contract/event';
import type { Fault } from '../contract/fault';
import type { OrdersTold } from '../contract/orders';
import type { Eased } from '../contract/referee';
import type { Result } from '../contract/result';
import type { ThinkAnswer } from '../contract/search';
import type { SeatSetup } from '../contract/setup';
import type { View, Viewer } from '../contract/view';

/** How a pressable square is marked. `place`: a new token may stand here; `move`, `attack`, `target`, `power`: as named. */
export type MarkKind = 'place' | 'move' | 'attack' | 'target' | 'power' | 'source';

export interface SquareMark {
  readonly square: number;
  readonly mark: MarkKind;
}

export interface ItemMark {
  readonly item: number;
  /** Can be pressed now. */
  readonly open: boolean;
  readonly chosen: boolean;
}

/** A pressed square to which several ways lead: whole presses, from the piece through the power to the square. */
export interface Aim {
  readonly square: number;
  readonly ways: readonly (readonly Press[])[];
}

/** A decision and the presses so far, worked out: what may be pressed next, and the choice once it is complete. */
export interface Asking {
  readonly decision: Decision;
  readonly presses: readonly Press[];
  /** Key and arguments of the sentence that asks for the next press. */
  readonly prompt: { readonly key: string; readonly args: Readonly<Record<string, string | number>> };
  readonly squares: readonly SquareMark[];
  /** Targets that the powers of the chosen piece could have; a press on one chooses the power as well (match/aim). */
  readonly hints?: readonly number[];
  /** Every item that some choice needs, also those that do not go with the presses so far (`open` false). */
  readonly items: readonly ItemMark[];
  readonly canPass: boolean;
  /** Index of the one choice that all presses together mean, or null while more is to be pressed. */
  readonly choice: number | null;
  /** The choice is complete, yet further presses would make it another one (the other piece on the same square). */
  readonly more: boolean;
  /** A square was pressed to which several ways lead, and which of them is meant is still open. */
  readonly aim?: Aim | null;
}

/** What the completed but unconfirmed choice would do, from this seat's own view. */
export interface Preview {
  readonly choice: number;
  readonly events: readonly GameEvent[];
  /** Tokens that may be lost by it, or not. */
  readonly perhaps?: readonly number[];
}

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** When a completed choice waits for a second press: never, where something would fall or the match end, or always. */
export type ConfirmMode = 'never' | 'attacks' | 'always';

/** One step from one view to the next: play the events, end at `to`. */
export interface Passage {
  readonly from: View | null;
  readonly to: View;
  readonly events: readonly GameEvent[];
  /** It is played again for somebody who wants to see it: slowly, at whatever speed. */
  readonly again?: boolean;
  /** Milliseconds for which its end is seen before anything further is played. */
  readonly rest?: number;
}

/** The whole of what the faces see of a running match. */
export interface MatchState {
  readonly setup: SeatSetup;
  readonly view: View;
  /** Null while another seat is asked, behind the curtain, or when the match is over. */
  readonly asking: Asking | null;
  readonly preview: Preview | null;
  /** All events of this viewer so far. */
  readonly events: readonly GameEvent[];
  /** The last turn's events, for "last move" and its replay. */
  readonly lastTurn: readonly GameEvent[];
  readonly thinking: boolean;
  readonly result: Result | null;
  readonly canUndo: boolean;
  /** Nothing can be undone, but the player may go back before the computer's reply. */
  readonly canTakeBack: boolean;
  /** What the player made easier so far. */
  readonly eased: Eased;
  /** A seat to which the screen must be handed first (games with hidden information); all else is then an onlooker's. */
  readonly curtain: number | null;
  /** Counts up with every change told by the referee. */
  readonly version: number;
  /** Whose eyes the view is: a person's seat at this screen, or 8 when only computers play. */
  readonly viewer: Viewer;
  /** The events that came with the last change; none after an undo or a load. */
  readonly news: readonly GameEvent[];
  /** The completed choice waits for its confirmation, or for the word which of two pieces is meant. */
  readonly confirming: boolean;
  /** A choice is on its way to the referee. */
  readonly sending: boolean;
  /** Seat whose offer of a draw is open. */
  readonly offer: number | null;
  /** Seats that have still to agree to it, ascending. */
  readonly awaited: readonly number[];
  /** The last turn that is over as a passage, to be played again; null when it is not known from where it began. */
  readonly recap: Passage | null;
  /** The advice that the present presses come from. */
  readonly hint: ThinkAnswer | null;
  /** The choice that is on its way, or was last sent from here. */
  readonly sent: ChoiceCode | null;
  /** Choices already made in answer to this same question: a power's picks come one by one. */
  readonly picked: readonly ChoiceCode[];
  /** The viewer's own standing orders; null where none were given or none count. */
  readonly orders: OrdersTold | null;
  /** What happened while another player had the screen, until the next thing happens. */
  readonly missed: readonly GameEvent[];
}

/** Why something was not kept: the match is too long, the host refused, or the referee did not answer. */
export type NotKept = 'long' | 'host' | 'referee';

/** Something to tell the player once, outside the state. `unasked`: another page may have had the match until now. */
export type Note =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'not-kept'; readonly why: NotKept }
  | { readonly kind: 'unasked' }
  | { readonly kind: 'declined' };

/** Whatever plays passages; the stage is one. */
export interface PassagePlayer {
  /** Draws a view at once, with no motion. */
  show(view: View): void;
  /**
   * Plays the passage and ends exactly at `show(passage.to)`; resolves when done, skipped or cut. `onSeen` is called with
   * how many of its events have been seen, whenever there are more.
   */
  play(passage: Passage, onSeen?: (count: number) => void): Promise<void>;
  /** Completes what is playing at once. */
  skip(): void;
}
