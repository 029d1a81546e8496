/** A game as workers and harnesses take it: one object a game, made in src/games/<game>/worker.ts. */
import type { Content } from '../contract/content';
import type { OrderRules } from '../contract/orders';
import type { Foresight } from './foresight';
import type { Character, Opponent } from './opponent';

/** Where one build of a game's core lies. */
export interface CoreSource {
  /** Address of the .wasm file; asked for only where WebAssembly is tried. */
  readonly wasm: () => Promise<string>;
  /** Address of its translation to JavaScript; asked for only when WebAssembly is refused. */
  readonly script: () => Promise<string>;
}

export interface GamePart {
  readonly content: Content;
  /** The computer's levels, the weakest first. */
  readonly opponents: readonly Opponent[];
  /** Ways in which every level can be played. */
  readonly characters?: readonly Character[];
  /** What values of its search come to in play, by form; none or null: what they say. */
  readonly foresight?: (form: string) => Foresight | null;
  /** What standing orders can be given; none: no question may be left to them. */
  readonly orders?: OrderRules;
  /** The words of the tables that its core plays from; none: its core has all that it needs. */
  readonly tables?: () => readonly number[];
  /** Where its core lies, in the one build that there is; none: with the published ones, under the game's name. */
  readonly core?: CoreSource;
}
