/** What a game tells the stage about its picture. The data lies in src/games/<game>/look and fits this shape by itself. */
import type { DecisionKind } from '../contract/decision';
import type { EventType, RemovalCause } from '../contract/event';
import type { View } from '../contract/view';
import { legionLook } from '../games/legion/look';

export type Motif = 'meadow' | 'trees' | 'waves' | 'masonry' | 'peaks';
export type Silhouette = 'kite' | 'heater';

/** The director's presets. */
export type Preset =
  | 'drop'
  | 'slide'
  | 'clash'
  | 'shot'
  | 'ring'
  | 'crumble'
  | 'fade'
  | 'fly'
  | 'flip'
  | 'unroll'
  | 'turn'
  | 'result';

export interface TerrainLook {
  readonly name: string;
  readonly colour: string;
  readonly motif: Motif;
}

export interface UnitLook {
  readonly name: string;
  readonly icon: string;
  /** Symbol of what it does: an icon's name, and how many stand together. */
  readonly act: { readonly icon: string; readonly count: number } | null;
  /** Figure that an attack must beat; null: nothing beats it. */
  readonly guard: number | null;
  readonly shield: boolean;
}

export interface GameLook {
  /** SVG outlines on a grid of 512. */
  readonly icons: Readonly<Record<string, string>>;
  /** By terrain number. */
  readonly terrains: readonly TerrainLook[];
  /** By kind number. */
  readonly units: readonly UnitLook[];
  /** By seat. */
  readonly sides: readonly Silhouette[];
  /** Squares between two folds of the map; 0: none. */
  readonly fold: number;
  /** Has the game a Flag token? */
  readonly flag: boolean;
  ground(view: View): readonly number[];
  scenery(view: View): readonly number[] | null;
  sheltered(kind: number, terrain: number): boolean;
  /** Key of the question where the Flag goes, or null. */
  readonly flagQuestion: string | null;
  unitOfItem(decision: DecisionKind, key: string, item: number): number | null;
  readonly effects: Readonly<Partial<Record<Exclude<EventType, 'removed'>, Preset>>> & {
    /** `other` stands in for the causes that the game does not name. */
    readonly removed: Readonly<Partial<Record<RemovalCause, Preset>> & { readonly other: Preset }>;
  };
}

const looks: Readonly<Record<string, GameLook>> = { legion: legionLook };

/** The picture of a game; a game without one of its own borrows Legion's. */
export const lookOf = (game: string): GameLook => looks[game] ?? legionLook;
