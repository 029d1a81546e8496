/** What a match is started from. The referee alone holds a Setup; a seat gets its SeatSetup. */

/** A game's word, checked against the registry of each layer; nothing in the contract depends on which there are. */
export type GameName = string;

/** Who moves for a seat: a person at this screen, or the computer opponent. */
export type Player = 'person' | 'computer';

/** One seat's plan. `level` and `character` matter for the computer only; `army` is in the game's own form. */
export interface SeatPlan {
  readonly player: Player;
  readonly level?: string;
  readonly character?: string;
  readonly army?: unknown;
}

export type OptionValue = string | number | boolean;

/** The whole start of a match. `seed` is a u32. `position` is the game's own form and replaces the deal. */
export interface Setup {
  readonly game: GameName;
  readonly form: string;
  readonly seats: readonly SeatPlan[];
  readonly boards?: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  readonly position?: unknown;
}

/** What one seat may know of the Setup: no seed, no start position, no closed army list. */
export interface SeatSetup {
  readonly game: GameName;
  readonly form: string;
  readonly seat: number;
  readonly seats: readonly SeatPlan[];
  /** The side of each seat (`Content.sides`). */
  readonly sides: readonly number[];
  readonly boards?: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}
