/**
 * What happened, said once for each set of seats that may know it. Words are shared by all games, so that a picture,
 * a sound and a log line exist once. Squares are board indices (0 = a1, row by row from rank 1); tokens are public
 * ids; kinds are the game's kind numbers; null stands for what this row's readers may not know.
 */
import type { EVENT_TYPES, REMOVAL_CAUSES } from './numbers';

/** Bits 0-7: seats 0-7. Bit 8: onlookers. */
export type SeatMask = number;

/** Why a token left the board. */
export type RemovalCause = (typeof REMOVAL_CAUSES)[number];

export type GameEvent =
  /** A seat chose a face or piece of scenery: `what` and `value` in the game's own numbers. */
  | { readonly type: 'built'; readonly seat: number; readonly what: number; readonly value: number }
  /** The secret set-up is over; all tokens stand. */
  | { readonly type: 'dealt'; readonly seats: number }
  /** A new token stands on a square. */
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly token: number;
      readonly kind: number | null;
      readonly square: number;
    }
  | { readonly type: 'moved'; readonly token: number; readonly from: number; readonly to: number }
  /** The ids in `gone` vanish, the ids in `fresh` stand on the same squares: nobody else knows who went where. */
  | {
      readonly type: 'blurred';
      readonly gone: readonly number[];
      readonly fresh: readonly number[];
      readonly squares: readonly number[];
    }
  | { readonly type: 'shown'; readonly token: number; readonly kind: number }
  /** A private look: which token is known to all, its kind only to who looked. */
  | { readonly type: 'looked'; readonly seat: number; readonly token: number; readonly kind: number | null }
  /**
   * A comparison of strength: `attack` against `defence`, each total with the squares that lent to it.
   * `beaten` says that the defender falls.
   */
  | {
      readonly type: 'fought';
      readonly from: number;
      readonly square: number;
      readonly attack: number;
      readonly defence: number;
      readonly helpers: readonly number[];
      readonly beaten: boolean;
    }
  | { readonly type: 'struck'; readonly from: number; readonly square: number }
  | {
      readonly type: 'removed';
      readonly seat: number;
      readonly token: number;
      readonly kind: number | null;
      readonly square: number;
      readonly cause: RemovalCause;
    }
  /** The Flag token; `from` null: it stood beside the board. */
  | { readonly type: 'flag'; readonly from: number | null; readonly to: number }
  | { readonly type: 'windowOpened' }
  | { readonly type: 'windowClosed' }
  | { readonly type: 'drew'; readonly seat: number; readonly card: number | null }
  | { readonly type: 'played'; readonly seat: number; readonly card: number }
  /** A seat pointed at another seat. */
  | { readonly type: 'named'; readonly seat: number; readonly other: number }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'turn'; readonly seat: number }
  | { readonly type: 'resigned'; readonly seat: number }
  | { readonly type: 'over'; readonly reason: string; readonly winners: readonly number[] }
  /** Two tokens exchanged places: `token` went from `square` to `otherSquare`, `other` the other way. */
  | {
      readonly type: 'swapped';
      readonly token: number;
      readonly other: number;
      readonly square: number;
      readonly otherSquare: number;
    }
  /** A piece's power is used. `power` counts from 1 in the piece's list (0: granted); `keyword` for a named one. */
  | {
      readonly type: 'used';
      readonly token: number;
      readonly seat: number;
      readonly power: number;
      readonly keyword: number | null;
    }
  /**
   * One line of a strength about to be compared. `reason` 0: the piece's own power `number`; 1: the curse in force of the
   * piece of kind `number`; 2: all that was lent until the end of the turn (`number` 0).
   */
  | {
      readonly type: 'modifier';
      readonly token: number;
      readonly by: number;
      readonly reason: number;
      readonly number: number;
    }
  /** Strength lent until the end of the turn. */
  | { readonly type: 'boosted'; readonly token: number; readonly by: number }
  /** A keyword lent until the end of the turn; `token` null where only the giver's side knows to whom. */
  | { readonly type: 'granted'; readonly token: number | null; readonly keyword: number; readonly seat: number }
  /** `seat` controlled the piece when it fell. */
  | { readonly type: 'curseBegan'; readonly token: number; readonly kind: number; readonly seat: number }
  | { readonly type: 'curseEnded'; readonly token: number; readonly kind: number; readonly seat: number }
  /** A token now belongs to this seat. */
  | { readonly type: 'controlled'; readonly token: number; readonly seat: number }
  /** A destroyed piece stands on the board again, under its old id. */
  | {
      readonly type: 'returned';
      readonly token: number;
      readonly kind: number;
      readonly square: number;
      readonly seat: number;
      readonly army: number;
    }
  /** A seat said a kind aloud. */
  | { readonly type: 'called'; readonly seat: number; readonly kind: number }
  /** A seat named one of the game's numbered things: a terrain. */
  | { readonly type: 'chosen'; readonly seat: number; readonly what: number }
  | { readonly type: 'extraTurn'; readonly seat: number }
  /** Bombs that went off together: they leave the board by this row. Tokens in the order of their squares, ascending. */
  | { readonly type: 'exploded'; readonly squares: readonly number[]; readonly tokens: readonly number[] }
  /** A prisoner is free and stands on this square; `escaped`: on its own, otherwise a rescuer set it free. */
  | {
      readonly type: 'freed';
      readonly seat: number;
      readonly token: number;
      readonly kind: number;
      readonly square: number;
      readonly escaped: boolean;
    };

/** `Part`, all of which must be among `All`: otherwise it doesn't compile. */
type Among<All, Part extends All> = Part;

/** The events that have a number: all of them are members of the union, and all members are among them. */
export type NumberedEvent = Among<GameEvent['type'], (typeof EVENT_TYPES)[number]>;
export type EventType = Among<NumberedEvent, GameEvent['type']>;

/** An engine's row: the event as the seats of `mask` get it. */
export interface EventRow {
  readonly mask: SeatMask;
  readonly event: GameEvent;
}
