/** The words between the page, the referee worker and the opponent worker. Everything here is plain data. */
import type { Decision } from './decision';
import type { GameEvent } from './event';
import type { Fault, Outcome } from './fault';
import type { OrdersTold, SeatOrders } from './orders';
import type { Result } from './result';
import type { Effort, ThinkAnswer, ThinkRequest } from './search';
import type { GameName, SeatSetup, Setup } from './setup';
import type { View, Viewer } from './view';

/** How the page asks for a match. Without a seed the referee draws one and keeps it. */
export interface StartRequest {
  readonly setup: Omit<Setup, 'seed'> & { readonly seed?: number };
  /** Let the referee draw who sits where (colours by lot, L1); plans keep their own players. */
  readonly drawSeats?: boolean;
  readonly effort?: Effort;
  /**
   * Persons of several sides share the screen, and are asked none of the questions that standing orders cover: each seat's
   * orders answer. Without it everybody is asked everything, alike. Says nothing in any other match.
   */
  readonly standing?: boolean;
}

/** Told to the page after every change; holds public facts only. */
export interface Notice {
  /** Counts up with every notice; choices that nobody else may know of make no notice. */
  readonly version: number;
  readonly ply: number;
  /** The seat that must answer now, when the page may know it; null: the computer, hidden, or nobody. */
  readonly person: number | null;
  /** True while a computer seat is being waited for. */
  readonly thinking: boolean;
  readonly result: Result | null;
  /** The seat whose offer of a draw is open. */
  readonly offer: number | null;
  /** Seats that have still to agree to it, ascending; who resigned is not asked. Empty where no offer is open. */
  readonly awaited: readonly number[];
  /** What went wrong without ending the match: the opponent gave no answer (`time-out`, at `opponent`). */
  readonly fault: Fault | null;
}

/** A level of the computer that a player lowered during the match. */
export interface Lowered {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}

/** What the player made easier; told to every viewer. */
export interface Eased {
  /** How often the player went back before the computer's reply. */
  readonly takenBack: number;
  /** How often that can still be done; 0 where the computer's level grants none. */
  readonly left: number;
  /** In the order in which it was done. */
  readonly lowered: readonly Lowered[];
}

/** What one viewer at this screen gets to see. */
export interface SeatUpdate {
  readonly version: number;
  readonly setup: SeatSetup;
  readonly viewer: Viewer;
  /**
   * `events` are this viewer's from number `since` on, up to the last. `since` is lower than the one asked for when an
   * undo or another match took events back: whatever the page holds from there on is void.
   */
  readonly since: number;
  readonly events: readonly GameEvent[];
  readonly view: View;
  /** Only when this viewer is the one asked. */
  readonly decision: Decision | null;
  readonly canUndo: boolean;
  /** Nothing can be undone, but the player may go back before the computer's reply. */
  readonly canTakeBack: boolean;
  readonly eased: Eased;
  /** The viewer's own standing orders; null where none were given, or none count. Another seat's are told to nobody. */
  readonly orders: OrdersTold | null;
}

/**
 * A line of the match's record: the text, who answered, what it made this viewer see, and the view behind it. The first
 * step is the start (text empty, seat null). Before the end of a game with secrets, choices of others have no text, those
 * that showed this viewer nothing are left out, and what came of those that it did not know of belongs to the step before.
 */
export interface ReplayStep {
  readonly text: string;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** What a choice would show, as far as its own seat can tell. */
export interface Foreseen {
  /** The events that come whatever is hidden; kinds that are not known are left out of them. */
  readonly events: readonly GameEvent[];
  /** Tokens that may be lost by it, or not: that depends on what is hidden. */
  readonly perhaps: readonly number[];
}

/** The referee as the page sees it (through Comlink, or directly where there are no workers). */
export interface RefereeApi {
  /** Loads what a match of this game needs; without one a core, to see whether that can be had. `core-failed`, `bad-setup`. */
  ready(game?: GameName): Promise<Outcome<null>>;
  start(request: StartRequest): Promise<Outcome<Notice>>;
  /** Registers the one listener for notices. */
  listen(onNotice: (notice: Notice) => void): Promise<void>;
  look(viewer: Viewer, since: number): Promise<Outcome<SeatUpdate>>;
  /** `version` is that of the update the answer was made for; a later one is refused with `not-asked`. */
  choose(seat: number, version: number, index: number): Promise<Outcome<Notice>>;
  /**
   * Passes, and answers every later question of this fight that orders may cover in the same way, whatever could be used.
   * `bad-request` outside of fights; the rest as `choose`.
   */
  waive(seat: number, version: number): Promise<Outcome<Notice>>;
  /**
   * Gives standing orders in place of the seat's earlier ones, from the next question on: one that stands open is the player's.
   * `seat` null: to every person of a match in which no screen is handed over. `bad-request` where orders do not count.
   */
  order(seat: number | null, orders: SeatOrders): Promise<Outcome<Notice>>;
  /** What this seat would see if it chose so, worked out from its own view alone; empty where a guess would be needed. */
  preview(seat: number, version: number, index: number): Promise<Outcome<Foreseen>>;
  resign(seat: number): Promise<Outcome<Notice>>;
  /** Offers a draw, or accepts the open offer of another seat; the computer answers at once. */
  offerDraw(seat: number): Promise<Outcome<Notice>>;
  declineDraw(seat: number): Promise<Outcome<Notice>>;
  /** Back to this seat's last own decision, never past another's act, or past something learned or drawn. */
  undo(seat: number): Promise<Outcome<Notice>>;
  /**
   * Back to this seat's last own decision of a main kind, past the computer's reply and all that was learned: where the
   * computer's level grants it, so many times a match. It is counted in the record. `bad-request`.
   */
  takeBack(seat: number): Promise<Outcome<Notice>>;
  /** Lowers the level of every computer that plays a stronger one, from its next answer on; `bad-request` at `level`. */
  lower(level: string): Promise<Outcome<Notice>>;
  /** The whole match as an obscured text with version and checksum; the page stores it unread. */
  save(): Promise<Outcome<string>>;
  /** Takes a save, or a record in clear; a refusal leaves the running match as it is. */
  load(text: string): Promise<Outcome<Notice>>;
  /** The finished match in clear; refused with `bad-request` before the end. */
  exportRecord(): Promise<Outcome<string>>;
  /** Steps of the finished match through a viewer's eyes; before the end only a person's own seat. */
  replay(viewer: Viewer): Promise<Outcome<readonly ReplayStep[]>>;
  /** A hint from this seat's own view. */
  hint(seat: number): Promise<Outcome<ThinkAnswer>>;
  /** Joins the opponent: the page made the channel and keeps neither end. */
  connect(port: MessagePort): Promise<void>;
  pause(paused: boolean): Promise<void>;
}

/** The opponent as the referee sees it, over the port. */
export interface OpponentApi {
  /** As the referee's. */
  ready(game?: GameName): Promise<Outcome<null>>;
  think(request: ThinkRequest): Promise<Outcome<ThinkAnswer>>;
  /** Ends a running search soon (median 20 ms); its answer is the best so far. */
  stop(): Promise<void>;
}
