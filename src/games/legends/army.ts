/** Armies of thirty: boxed ones by name, custom ones by chart numbers, and what they must be made of (R20). */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import { isObject } from '../shared/read-setup';
import { legendsCatalogue } from './catalogue';
import boxes from './data/armies.json';
import type { Piece, Side, Strength } from './language';

/** How many pieces of each strength an army has, the strongest first. */
export const ARMY_MIX: readonly (readonly [strength: Strength, count: number])[] = [
  [10, 1],
  [9, 1],
  [8, 3],
  [7, 3],
  [6, 3],
  [5, 3],
  [4, 3],
  [3, 3],
  [2, 3],
  [1, 1],
  ['magic', 5],
  ['castle', 1],
];

/** Pieces of an army. */
export const ARMY_SIZE = 30;

export const SIDES = ['good', 'evil'] as const;

/** The piece of a chart number, in the array's order; undefined when there is none. */
export const pieceOf = (number: number): Piece | undefined => legendsCatalogue.pieces[number - 1];

/** An army as a Setup carries it. */
export type ArmyPlan = { readonly boxed: string } | readonly number[];

/** The boxed armies in the order of the draw: good 1 to 6, evil 1 to 6. */
export const BOXED: readonly { readonly name: string; readonly side: Side; readonly pieces: readonly number[] }[] =
  SIDES.flatMap((side) => boxes[side].map((pieces, index) => ({ name: `${side} ${index + 1}`, side, pieces })));

/** An army that has been read: the chart numbers as given, and the side they all belong to. */
export interface Army {
  readonly side: Side;
  readonly pieces: readonly number[];
}

/** `3 pieces of strength 8`, `1 castle`: how a fault names a part of the mix. */
const mixPart = (count: number, strength: Strength): string => {
  const s = count === 1 ? '' : 's';
  if (strength === 'castle') return `${count} castle${s}`;
  return strength === 'magic' ? `${count} Magic piece${s}` : `${count} piece${s} of strength ${strength}`;
};

/** Where the pieces differ from the mix, in words; null when they don't. */
export const mixFault = (pieces: readonly number[]): { expected: string; found: string } | null => {
  const wrong = ARMY_MIX.flatMap(([strength, count]) => {
    const got = pieces.filter((number) => pieceOf(number)?.strength === strength).length;
    return got === count ? [] : [{ strength, count, got }];
  });
  if (wrong.length === 0) return null;
  const say = (pick: 'count' | 'got'): string => wrong.map((part) => mixPart(part[pick], part.strength)).join(', ');
  return { expected: say('count'), found: say('got') };
};

const readBoxed = (json: { readonly [key: string]: unknown }): Outcome<Army> => {
  const extra = Object.keys(json).find((key) => key !== 'boxed');
  if (extra !== undefined) return refuse('bad-army', extra, 'only the key boxed', extra);
  const box = BOXED.find(({ name }) => name === json['boxed']);
  return box === undefined
    ? refuse('bad-army', 'boxed', '"good 1" to "good 6" or "evil 1" to "evil 6"', json['boxed'])
    : ok({ side: box.side, pieces: box.pieces });
};

/** Reads an ArmyPlan. `bad-army`, its path being `[k]` for the piece at fault. */
export const readArmy = (json: unknown): Outcome<Army> => {
  if (isObject(json)) return readBoxed(json);
  if (!Array.isArray(json))
    return refuse('bad-army', '', 'a boxed army or a list of thirty chart numbers', json ?? 'null');
  const pieces: number[] = [];
  let side: Side | null = null;
  for (const [index, number] of json.entries()) {
    const piece = typeof number === 'number' ? pieceOf(number) : undefined;
    if (piece === undefined)
      return refuse('bad-army', `[${index}]`, `a chart number from 1 to ${legendsCatalogue.pieces.length}`, number);
    side ??= piece.side;
    if (piece.side !== side)
      return refuse('bad-army', `[${index}]`, `a ${side} piece like the first`, `${number} ${piece.name}`);
    pieces.push(piece.number);
  }
  const wrong = mixFault(pieces);
  if (wrong !== null) return refuse('bad-army', '', wrong.expected, wrong.found);
  return ok({ side: side ?? 'good', pieces });
};
