/** What a game tells the stage about its picture. The data lies in src/games/<game>/look and fits this shape by itself. */
import type { BoardPlan } from '../contract/board-plan';
import type { DecisionKind } from '../contract/decision';
import type { EventType, GameEvent, RemovalCause } from '../contract/event';
import type { View } from '../contract/view';
import type { Silhouette } from '../games/shared/look/silhouettes';
import type { Preset } from './preset';

export type { Silhouette };

export type Motif = 'meadow' | 'trees' | 'waves' | 'masonry' | 'peaks' | 'reeds' | 'roofs' | 'dunes';
/** Lines of a field, so that it is told without its colour. */
export type Hatch = 'plain' | 'dots' | 'horizontal' | 'vertical' | 'falling' | 'rising';

export interface TerrainLook {
  readonly name: string;
  readonly colour: string;
  readonly motif: Motif;
}

/** A unit told by its icon, with what it does and what an attack must beat on two badges. */
export interface BadgedUnit {
  readonly style: 'badges';
  readonly name: string;
  readonly icon: string;
  /** Symbol of what it does: an icon's name, and how many stand together. */
  readonly act: { readonly icon: string; readonly count: number } | null;
  /** Figure that an attack must beat; null: nothing beats it. */
  readonly guard: number | null;
  readonly shield: boolean;
}

/** A colour with its lines, its ink and its small sign. */
export interface Field {
  readonly colour: string;
  readonly ink: string;
  readonly hatch: Hatch;
  /** Icon's name; null: none. */
  readonly charge: string | null;
}

/** A piece told by its picture and its strength on its nation's field. */
export interface RankedUnit {
  readonly style: 'rank';
  readonly name: string;
  /** Strength in figures; null where it has none. */
  readonly figure: string | null;
  /** Sign of a piece without strength, an icon's name; null: it has a strength. */
  readonly icon: string | null;
  /** Its own picture, on a grid of 512; null while it has not come. */
  outline(): string | null;
  /** Letter by which players call it, where the figure does not say it. */
  readonly letter: string | null;
  /** Null: its seat's. */
  readonly field: Field | null;
}

export type UnitLook = BadgedUnit | RankedUnit;

/** What all tokens of one army have in common. */
export interface Livery {
  readonly silhouette: Silhouette;
  /** Field of its backs, and of its pieces that have none of their own; null: the silhouette's plain one. */
  readonly field: Field | null;
}

/** What a token carries beside its kind, as far as this viewer may know. */
export interface Status {
  /** Seat that brought it. */
  readonly army: number;
  /** Captured this turn. */
  readonly fresh: boolean;
  /** Own, brought by the own side, and known to the other side. */
  readonly seen: boolean;
  /** What its strength has more than is printed; 0 where nothing is known. */
  readonly by: number;
  /** A prisoner: the bars before it are down, or have gone up. */
  readonly held?: 'shut' | 'open';
  /** It burns, and goes off after so many turns more. */
  readonly fuse?: number;
  /** An enemy whose kind only the viewer and its owner know, from a look. */
  readonly lit?: boolean;
}

/**
 * What is built on the ground and painted with it: a castle round its cells, a row of cells for prisoners, a cell that is
 * the goal of the match, a road from cell to cell, a farm on each cell, arms in the room of cells that are missing. `livery`: whose it is, a place in the look's liveries; null: nobody's.
 */
export interface Work {
  readonly kind: 'castle' | 'jail' | 'goal' | 'road' | 'farm' | 'arms';
  readonly cells: readonly number[];
  readonly livery: number | null;
}

/** The cells that a shooter reaches, and those that it would if no piece stood in between. */
export interface Range {
  readonly reached: readonly number[];
  readonly shadowed: readonly number[];
}

/** What flies in a shot. */
export type Missile = 'arrow' | 'bolt' | 'spell';

/** Two tokens that share a square: who came, and from where. */
export interface Meeting {
  readonly token: number;
  readonly from: number;
}

/** Where the reason of a difference of strength lies. */
export type Cause =
  | { readonly from: 'ground' | 'foe' | 'curse' | 'away' }
  | { readonly from: 'beside'; readonly terrain: number };

/** A line's reason: the key of its word, and where the cause lies. */
export interface Reason {
  readonly word: string;
  readonly cause: Cause;
}

/** The curse in force: the piece that left it, its kind, and the seat that it serves. */
export interface Curse {
  readonly id: number;
  readonly kind: number;
  readonly seat: number;
}

/** How a piece goes; null in a look: as its way tells. */
export type Motion = 'charge' | 'leap' | 'teleport';

export interface GameLook {
  /** Fetches what the look has in files of its own; resolves in any case. Without it everything is still told apart. */
  ready(): Promise<void>;
  /** The board as cells. */
  plan(view: View): BoardPlan;
  /** The side of each seat of the match; seats of one side win together. */
  sides(view: View): readonly number[];
  /** SVG outlines on a grid of 512. */
  readonly icons: Readonly<Record<string, string>>;
  /** By terrain number. */
  readonly terrains: readonly TerrainLook[];
  /** By kind number; null: no such kind. */
  readonly units: readonly (UnitLook | null)[];
  readonly liveries: readonly Livery[];
  /** Places in `liveries` by seat. */
  livery(view: View): readonly number[];
  /** Farms and roads on open ground, which mean nothing. */
  readonly ornament: boolean;
  /** In the order in which they are painted; none where nothing is said. */
  readonly works?: readonly Work[];
  /** Cells between two folds of the map; 0: none. */
  fold(view: View): number;
  /** Has the game a Flag token? */
  readonly flag: boolean;
  ground(view: View): readonly number[];
  scenery(view: View): readonly number[] | null;
  sheltered(kind: number, terrain: number): boolean;
  /** The seat whose sign shines; null at the end, or where this viewer may not know. */
  turn(view: View): number | null;
  /** One a token, in token order. */
  status(view: View): readonly Status[];
  /** Seats whose pieces this viewer calls its own; a game that hides nothing has none. */
  own(view: View): readonly number[];
  meeting(view: View): Meeting | null;
  /** Key of the question where the Flag goes, or null. */
  readonly flagQuestion: string | null;
  unitOfItem(decision: DecisionKind, key: string, item: number): number | null;
  /** Key of a unit's name. */
  unitWord(kind: number): string;
  /** Key of the word that an event puts on the board, or null. */
  word(event: GameEvent): string | null;
  /** How the keyword (its number) of a power that was used moves a piece. */
  motion(keyword: number | null): Motion | null;
  /** What the use of a power looks like; `kind` of its user, null where unknown. */
  use(event: Extract<GameEvent, { type: 'used' }>, kind: number | null): 'use' | 'magic' | 'dispel';
  /** Why the strength of a piece of this kind differs by a line of a comparison. */
  reason(event: Extract<GameEvent, { type: 'modifier' }>, kind: number | null): Reason;
  curse(view: View): Curse | null;
  /** Does a side lose the match with pieces of this kind? Nothing on the board falls like one of them. */
  vital(kind: number): boolean;
  /** Cells of what falls to the victors at the end of a match; none where it is not said. */
  falls?(event: Extract<GameEvent, { type: 'over' }>): readonly number[];
  /** What a piece that stands on a cell can shoot at; null for one that does not shoot. `stands`: is a piece there? */
  range?(kind: number, cell: number, stands: (cell: number) => boolean): Range | null;
  /** Ground over which pieces walk cell by cell, by terrain number; where it is not said pieces go straight. */
  walks?(terrain: number): boolean;
  /** Do both figures of a fight stand on the pieces' faces? Otherwise it shows its outcome alone. Where not said: yes. */
  compares?(event: Extract<GameEvent, { type: 'fought' }>): boolean;
  /** How helpers lend their strength: each to the fight by itself, or from one to the next as far as the attacker. */
  readonly joined?: 'each' | 'chain';
  /** Is a fallen piece of this kind led away alive? */
  captive?(kind: number): boolean;
  /** By the shooter's kind, null where unknown; arrows where it is not said. */
  missile?(kind: number | null): Missile;
  readonly effects: Readonly<Partial<Record<Exclude<EventType, 'removed'>, Preset>>> & {
    /** `other` stands in for the causes that the game does not name. */
    readonly removed: Readonly<Partial<Record<RemovalCause, Preset>> & { readonly other: Preset }>;
  };
}
