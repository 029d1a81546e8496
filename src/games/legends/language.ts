/** The power language as types: what a piece's data may say. Its meaning stands in src/contract/LEGENDS.md. */

export const NATIONS = ['gold', 'green', 'blue', 'silver', 'red', 'purple'] as const;
export type Nation = (typeof NATIONS)[number];

/** Terrain numbers are places in this list. */
export const TERRAINS = ['plains', 'forest', 'marsh', 'mountain', 'town', 'desert', 'water'] as const;
export type TerrainName = (typeof TERRAINS)[number];
/** Land only: what a power can ask for. */
export type Land = Exclude<TerrainName, 'water'>;

/** Keyword numbers are places in this list. The first five are traits, the others abbreviate actions. */
export const KEYWORDS = [
  'stationary',
  'cannotAttack',
  'attacksOwn',
  'dispelMagic',
  'berserk',
  'charging',
  'slashing',
  'quickness',
  'flying',
  'teleport',
  'switching',
  'vision',
  'distanceStrike',
  'surround',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const POWER_KINDS = ['innate', 'ability', 'action', 'magic', 'curse'] as const;
export type PowerKind = (typeof POWER_KINDS)[number];

/** Event numbers are places in this list. */
export const POWER_EVENTS = [
  'attack',
  'attacked',
  'won',
  'fallen',
  'struck',
  'seen',
  'flew',
  'flownOver',
  'turnEnd',
  'curseEnd',
] as const;
export type PowerEvent = (typeof POWER_EVENTS)[number];

export type Side = 'good' | 'evil';
/** Base strength. */
export type Strength = number | 'magic' | 'castle';
/** Whose, seen from the piece that bears the power. */
export type Whose = 'you' | 'opponent';
export type Ref = 'self' | 'foe' | 'it';

export interface NearWithin {
  readonly to: Ref | 'water' | Filter;
  readonly within?: 1 | 2;
  readonly ahead?: true;
  readonly count?: number;
}
export type Near = Ref | 'water' | NearWithin;

export interface Filter {
  readonly side?: Whose;
  readonly name?: readonly string[];
  readonly type?: string;
  readonly nation?: Nation;
  readonly base?: readonly Strength[];
  readonly has?: Keyword;
  readonly lacks?: Keyword;
  readonly weaker?: Ref;
  readonly zone?: 'destroyed';
  readonly terrain?: Land | 'same' | 'choice';
  readonly near?: Near | readonly Near[];
}

export interface Pick extends Filter {
  readonly n?: number | readonly [number, number | null] | 'all';
  readonly by?: Whose;
  readonly among?: 'it';
  readonly sum?: number;
}

export interface NamedFoe {
  readonly named: 'foe';
}
export type SimpleTarget = Ref | Pick | NamedFoe;
export type Target = SimpleTarget | readonly SimpleTarget[];

export interface Space {
  readonly at?: Ref | 'origin';
  readonly terrain?: Land;
  readonly near?: Near | readonly Near[];
}

export interface Path {
  readonly dir: 'orthogonal' | 'diagonal';
  readonly steps: readonly [number, number | null];
  readonly bend?: true;
  readonly jump?: true;
}

export interface Condition {
  readonly self?: Filter;
  readonly foe?: Filter;
  readonly it?: Filter;
  readonly none?: Filter;
}

export type Effect = { readonly if?: Condition } & (
  | { readonly op: 'reveal'; readonly who: Target; readonly to?: 'you' }
  | { readonly op: 'destroy'; readonly who: Target }
  | { readonly op: 'modify'; readonly who: Target; readonly by: number | { readonly strengthOf: Ref } }
  | { readonly op: 'grant'; readonly who: Target; readonly keyword: Keyword }
  | { readonly op: 'move'; readonly who: Target; readonly path: Path }
  | { readonly op: 'move'; readonly who: Target; readonly to: Space; readonly by?: Whose }
  | { readonly op: 'swap'; readonly a: Target; readonly b: Target }
  | { readonly op: 'control'; readonly who: Target }
  | { readonly op: 'extraTurn' }
);

export interface FullPower {
  readonly kind: PowerKind;
  readonly on?: PowerEvent | readonly PowerEvent[];
  readonly if?: Condition;
  readonly limit?: 'turn' | 'game';
  readonly cost?: Target;
  readonly do: readonly Effect[];
}
export type Power = { readonly keyword: Keyword } | FullPower;

export interface Piece {
  /** The chart number, from 1, without gaps: the piece's kind number everywhere. */
  readonly number: number;
  readonly name: string;
  readonly strength: Strength;
  readonly type: string;
  /** Null for pieces of forms without nations; no filter by nation fits them. */
  readonly nation: Nation | null;
  /** `both`: either army may hold it. */
  readonly side: Side | 'both';
  /** Text of the piece as the answer to a set-up square, in arranged forms. */
  readonly letter?: string;
  readonly stationary: boolean;
  readonly powers: readonly Power[];
}

/** A keyword is a trait that the rules read directly, or stands for an action. */
export type KeywordMeaning = { readonly trait: true } | FullPower;

/** All that an engine must know of a form's pieces. */
export interface Catalogue {
  readonly pieces: readonly Piece[];
  readonly keywords: Readonly<Record<Keyword, KeywordMeaning>>;
  readonly forms: readonly Form[];
}

/** What a side wins by, besides the castle, which always counts first (LEGENDS.md, Goals). */
export const GOALS = ['survive', 'reach', 'hold', 'control'] as const;
export type GoalName = (typeof GOALS)[number];

export type GoalPlan = { readonly side: 0 | 1 } & (
  | { readonly goal: 'survive'; readonly turns: number }
  | { readonly goal: 'reach'; readonly rank: number; readonly count: number; readonly piece?: number }
  | {
      readonly goal: 'hold';
      readonly terrain: Land;
      readonly count: number;
      readonly turns: number;
      readonly piece?: number;
    }
  | { readonly goal: 'control'; readonly piece: number }
);

export interface Form {
  readonly name: string;
  /** Place in the list of forms. */
  readonly number: number;
  /** First and last kind number that belong to the form. */
  readonly pieces: readonly [number, number];
  /** How many pieces of each strength an army has, the strongest first. */
  readonly mix: readonly (readonly [strength: Strength, count: number])[];
  /** Boards that are laid, or terrain rows from the far rank to the near one. */
  readonly ground: 'boards' | readonly string[];
  /** `dealt`: chance lays the army out; `arranged`: each seat does, in secret. */
  readonly setup: 'dealt' | 'arranged';
  /** Ranks of a seat's set-up, counted from its own edge. */
  readonly ranks: number;
  /** Exchanges a seat may make before the battle. */
  readonly exchanges: number;
  /** Own turns in succession without progress that each seat needs for a draw (R83). */
  readonly quiet: number;
  /** Seat counts that can play it. */
  readonly seats: readonly number[];
  readonly goals: readonly GoalPlan[];
}
