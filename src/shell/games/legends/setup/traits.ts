/** What an army is made of and what it is good at, from its pieces alone. */

import { pieceOf } from '../../../../games/legends/catalogue';
import type { Keyword, Nation, Piece } from '../../../../games/legends/language';

/** What keywords are good for, in the order in which equals are named. */
const GOOD_AT = {
  fast: ['charging', 'quickness', 'flying', 'teleport'],
  far: ['distanceStrike'],
  brawl: ['berserk', 'slashing', 'surround'],
  sight: ['vision'],
  counter: ['dispelMagic'],
  feint: ['switching'],
} as const satisfies Readonly<Record<string, readonly Keyword[]>>;

export type Strong = keyof typeof GOOD_AT | 'curses';

export interface NationShare {
  readonly nation: Nation;
  readonly count: number;
}

export interface Traits {
  /** The nations of its pieces, the most frequent first. */
  readonly nations: readonly NationShare[];
  /** With how many pieces each; at most three. */
  readonly strong: readonly { readonly trait: Strong; readonly count: number }[];
}

/** An army is good at what so many of its pieces can do. */
const FEWEST = 2;
const NAMED = 3;

const hasKeyword = ({ powers }: Piece, keywords: readonly Keyword[]): boolean =>
  powers.some((power) => 'keyword' in power && keywords.includes(power.keyword));

const hasCurse = ({ powers }: Piece): boolean => powers.some((power) => 'kind' in power && power.kind === 'curse');

const byCount = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;

const nationsOf = (pieces: readonly Piece[]): readonly NationShare[] => {
  const nations = pieces.flatMap(({ nation }) => (nation === null ? [] : [nation]));
  return [...new Set(nations)]
    .map((nation) => ({ nation, count: nations.filter((other) => other === nation).length }))
    .sort(byCount);
};

const TRAITS: readonly Strong[] = ['fast', 'far', 'brawl', 'sight', 'counter', 'feint', 'curses'];

/** `kinds`: chart numbers, duplicates included. */
export const traitsOf = (kinds: readonly number[]): Traits => {
  const pieces = kinds.flatMap((kind) => pieceOf(kind) ?? []);
  const strong = TRAITS.map((trait) => ({
    trait,
    count: pieces.filter((piece) => (trait === 'curses' ? hasCurse(piece) : hasKeyword(piece, GOOD_AT[trait]))).length,
  }));
  return {
    nations: nationsOf(pieces),
    strong: strong
      .filter(({ count }) => count >= FEWEST)
      .sort(byCount)
      .slice(0, NAMED),
  };
};
