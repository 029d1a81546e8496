/** A game's content: data and notation, no rules. One object a game, made in src/games/<game>/index.ts. */
import type { BoardPlan } from './board-plan';
import type { Codec } from './codec';
import type { ChoiceCode, DecisionKind } from './decision';
import type { Engine } from './engine';
import type { EventRow, GameEvent } from './event';
import type { Outcome } from './fault';
import type { Result } from './result';
import type { Asked } from './search';
import type { LayoutSetup, SecretLayout } from './secret-layout';
import type { GameName, SeatSetup, Setup } from './setup';
import type { Guess, View } from './view';

/** A turn text played: the choices it stood for, in order, and every row they wrote. */
export interface PlayedTurn {
  readonly texts: readonly string[];
  readonly rows: readonly EventRow[];
}

/** Width and height of the board in squares. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/**
 * One press that leads to a choice: a square of the board, an item beside it (unit of the reserve, card, face, name),
 * or a button. `match/asking` narrows the choices by the presses made so far.
 */
export type Press =
  | { readonly on: 'square'; readonly square: number }
  | { readonly on: 'item'; readonly item: number }
  | { readonly on: 'button'; readonly name: 'pass' };

export interface Content {
  readonly name: GameName;
  /** The first is the standard one. */
  readonly forms: readonly string[];
  /** False where nothing is ever hidden: no curtain, and `secrecy` reports 0 trials. */
  readonly hidden: boolean;
  readonly seatCounts: readonly number[];
  shape(setup: Pick<Setup, 'game' | 'form' | 'boards' | 'position'>): Shape;
  /** The board of this shape as cells; the same object for the same shape. A map's shape is its number of cells × 1. */
  plan(shape: Shape): BoardPlan;
  /** The side of each seat of a match for so many, numbered from 0; seats of one side win together and see the same. */
  sides(seats: number): readonly number[];
  /** How many seats a view's match has. */
  seatCount(view: View): number;
  /** Must a seat's army, as its plan gives it, stay unknown to the others? */
  hidesArmy(setup: Pick<Setup, 'form' | 'options'>): boolean;
  /** What a seat lays out in secret before the others see it; absent or null where its match has no such set-up. */
  readonly layout?: (setup: LayoutSetup, seat: number) => SecretLayout | null;
  /** Checks any JSON value; fills in defaults (options, players, a missing seed becomes 0). `bad-setup`, `bad-position`, `bad-army`. */
  readSetup(json: unknown): Outcome<Setup>;
  /** Deterministic variety for harnesses: the n-th setup to try at random (forms in turn), with this seed. */
  sampleSetup(index: number, seed: number, seats?: number): Setup;
  formatChoice(code: ChoiceCode, kind: DecisionKind, shape: Shape): string;
  /** The code that a text means at a decision of this kind; `bad-notation`. It may still not be offered. */
  parseChoice(text: string, kind: DecisionKind, shape: Shape): Outcome<ChoiceCode>;
  /** Presses that make this choice, in the order a player would; any order is accepted unless `ordered`. */
  presses(code: ChoiceCode, kind: DecisionKind): readonly Press[];
  readonly ordered: boolean;
  /** The position form of the scenario files, from the truth's view. */
  formatPosition(truth: View): unknown;
  /** Reads the position form into a view of the truth; `bad-position` with the path. */
  readPosition(json: unknown): Outcome<View>;
  /**
   * What a seat has learned before and its view no longer shows, in words that the game's core reads behind a view
   * (`searchBegin`); made from nothing but what the seat got. A game without it learns nothing but by views.
   */
  readonly evidence?: (
    setup: SeatSetup,
    view: View,
    events: readonly GameEvent[],
    asked?: readonly Asked[],
  ) => readonly number[];
  /**
   * What an opponent still knows of pieces whose kinds it has forgotten, in the same words: something like them, never which.
   * `view` hides them; `events` are the seat's rows, for what everybody keeps in mind. A game without it forgets altogether.
   */
  readonly recall?: (
    view: View,
    forgotten: readonly { readonly id: number; readonly kind: number }[],
    events?: readonly GameEvent[],
  ) => readonly number[];
  /**
   * May the viewer lose the match by the next move of somebody that it knows? Levels that have words of their own for that
   * (`Opponent.alert`) play by them then.
   */
  readonly isInDanger?: (view: View) => boolean;
  /** What `view` hides of `truth`, as the guess that `fill` takes. */
  guessOf(truth: View, view: View): Guess;
  /**
   * Plays one turn text (which may settle several decisions) on an engine; gives the choice texts it stood for and all rows.
   * Refused whole, the engine as before: `illegal-choice`, `bad-notation`. A game without turn texts takes choice texts.
   */
  playTurn(engine: Engine, text: string): Outcome<PlayedTurn>;
  readonly codec: Codec;
  formatResult(result: Result): string;
  /** Short fragments for scenario files, e.g. `c4 4 vs 2`, `removed Sc4`; empty for events that have none. */
  fragment(event: GameEvent, shape: Shape): string;
}
