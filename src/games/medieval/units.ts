/** Medieval's pieces: the figures of RULES section 1 and the strengths that decide a fight. A kind is a place in `UNITS`. */

/** Kind numbers by name. */
export const KIND = {
  footman: 0,
  guard: 1,
  axeman: 2,
  archer: 3,
  knight: 4,
  ballista: 5,
  mage: 6,
  alchemist: 7,
  paladin: 8,
  spy: 9,
  king: 10,
  bomb: 11,
} as const;

/** Pieces of an army are the kinds below this one: bombs are counted apart. */
export const ARMY_KINDS: number = KIND.bomb;

/** How far a shooter reaches along a rank or file, and whether it flies over pieces. Water is no obstacle to anybody (M11). */
export interface Reach {
  readonly near: number;
  readonly far: number;
  readonly overPieces: boolean;
}

export interface Unit {
  /** The letter in positions, Red's case. */
  readonly letter: string;
  /** Key part for texts and pictures. */
  readonly name: string;
  /** The rank that the piece shows to its owner. */
  readonly sign: string;
  /** Most steps of a move; 0: it never moves by itself. */
  readonly steps: number;
  /** Strength in an attack or a shot; a Footman's is counted for each that joins. Null: it never fights. */
  readonly attack: number | null;
  /** An attack of at least this strength takes it. A bomb compares nothing: it goes off. */
  readonly defence: number;
  /** The same against a shot. */
  readonly againstShot: number;
  /** Taken, it goes to a prison row; the others leave the game. */
  readonly imprisoned: boolean;
  /** It shoots so far in place of attacking; null: it does not shoot (RULES section 5). */
  readonly reach: Reach | null;
}

/** The other properties of a unit. */
type Rest = Partial<Pick<Unit, 'againstShot' | 'imprisoned' | 'reach'>>;

const unit = (
  [letter, name, sign]: readonly [letter: string, name: string, sign: string],
  steps: number,
  attack: number | null,
  defence: number,
  { againstShot = defence, imprisoned = false, reach = null }: Rest = {},
): Unit => ({ letter, name, sign, steps, attack, defence, againstShot, imprisoned, reach });

/** More than any piece has, a King's guard against shots apart. */
const SURE = 12;
const PRISONER: Rest = { imprisoned: true };

/** By kind. */
export const UNITS: readonly Unit[] = [
  unit(['F', 'footman', '2'], 1, 2, 2),
  // it holds against 6, ties included (M9)
  unit(['G', 'guard', '3'], 1, 3, 7),
  unit(['X', 'axeman', '4'], 2, 4, 4),
  unit(['A', 'archer', '5'], 1, 5, 5, { reach: { near: 2, far: 4, overPieces: true } }),
  unit(['N', 'knight', '6'], 3, 6, 6),
  unit(['B', 'ballista', '7'], 1, SURE, 0, { ...PRISONER, reach: { near: 2, far: 3, overPieces: false } }),
  unit(['M', 'mage', '8'], 1, SURE, 0, { ...PRISONER, reach: { near: 1, far: 1, overPieces: false } }),
  unit(['L', 'alchemist', '9'], 3, 9, 9, PRISONER),
  unit(['P', 'paladin', '10'], 2, 10, 10, PRISONER),
  unit(['S', 'spy', 'S'], 3, null, 0, PRISONER),
  unit(['K', 'king', 'F'], 1, null, 0, { againstShot: SURE + 1 }),
  unit(['O', 'bomb', '*'], 0, null, 0),
];

/** Kind by letter, in either case; null when no piece has it. */
export const kindOfLetter = (letter: string): number | null => {
  const kind = UNITS.findIndex((entry) => entry.letter === letter.toUpperCase());
  return kind < 0 ? null : kind;
};

/** The letter of a kind, Red's case; `?` for a number that is no kind. */
export const letterOf = (kind: number): string => UNITS[kind]?.letter ?? '?';
