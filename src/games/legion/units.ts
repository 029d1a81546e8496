/** Legion's units: figures of RULES section 1. A unit's kind is its place in this list. */

export interface Unit {
  readonly letter: string;
  /** Key part for texts and pictures. */
  readonly name: string;
  readonly count: number;
  /** Printed swords; 0 without the symbol. */
  readonly swords: number;
  /** Printed defence, a printed shield included; null: cannot be removed. */
  readonly defence: number | null;
  readonly shield: boolean;
  readonly arrow: boolean;
  readonly crown: boolean;
  readonly immovable: boolean;
}

const unit = (
  letter: string,
  name: string,
  count: number,
  swords: number,
  defence: number | null,
  symbols: readonly string[],
): Unit => ({
  letter,
  name,
  count,
  swords,
  defence,
  shield: symbols.includes('shield'),
  arrow: symbols.includes('arrow'),
  crown: symbols.includes('crown'),
  immovable: symbols.includes('immovable'),
});

export const UNITS: readonly Unit[] = [
  unit('S', 'soldier', 2, 1, 2, []),
  unit('N', 'knight', 2, 2, 2, []),
  unit('U', 'scout', 1, 1, 3, ['shield']),
  unit('G', 'general', 1, 2, 3, ['shield']),
  unit('T', 'tower', 1, 1, null, ['immovable']),
  unit('C', 'catapult', 1, 0, null, ['arrow', 'immovable']),
  unit('A', 'archer', 1, 0, 1, ['arrow']),
  unit('K', 'king', 1, 0, 2, ['crown']),
];

/** Units of one side. */
export const ARMY = 10;

/** Kind by letter, in either case; null when no unit has it. */
export const kindOfLetter = (letter: string): number | null => {
  const kind = UNITS.findIndex((entry) => entry.letter === letter.toUpperCase());
  return kind < 0 ? null : kind;
};
