/** Which kinds fit what has been seen of a hidden piece: strengths that outlive a curse, filters of powers. */
import type { View } from '../../../contract/view';
import { legendsCatalogue, pieceOf } from '../catalogue';
import { formOf, STANDARD_FORM } from '../forms';
import { type Filter, type FullPower, type Piece, type Power, type SimpleTarget, TERRAINS } from '../language';
import { piecesOfForm } from '../mix';
import { WATER } from '../terrain';

/** Kinds by number. */
export type Kinds = ReadonlySet<number>;

/** Where a piece stood, and under which curse in force (0: none). */
export interface Stand {
  readonly terrain: number;
  readonly byWater: boolean;
  readonly curse: number;
}

/** All kinds that pieces of this view's form may be. */
export const kindsOfView = ({ form }: View): readonly Piece[] => piecesOfForm(formOf(form) ?? STANDARD_FORM);

/** A power in full; null for a trait. */
export const fullPower = (power: Power | undefined): FullPower | null => {
  if (power === undefined) return null;
  if (!('keyword' in power)) return power;
  const meaning = legendsCatalogue.keywords[power.keyword];
  return 'do' in meaning ? meaning : null;
};

/** Targets of an effect, one by one. */
export const targetsOf = (who: SimpleTarget | readonly SimpleTarget[]): readonly SimpleTarget[] =>
  Array.isArray(who) ? who : [who as SimpleTarget];

/** Whether a piece has a keyword by its own powers. */
export const hasKeyword = ({ powers, stationary }: Piece, keyword: string): boolean =>
  (keyword === 'stationary' && stationary) || powers.some((power) => 'keyword' in power && power.keyword === keyword);

/** Whether a kind fits those parts of a filter that ask what a piece is; where it stands and whose it is is the caller's. */
export const fitsKind = (piece: Piece, { type, nation, name, base, has, lacks }: Filter): boolean =>
  (type === undefined || piece.type === type) &&
  (nation === undefined || piece.nation === nation) &&
  (name === undefined || name.includes(piece.name)) &&
  (base === undefined || base.includes(piece.strength)) &&
  (has === undefined || hasKeyword(piece, has)) &&
  (lacks === undefined || !hasKeyword(piece, lacks));

/** What the curse in force adds to a kind. Curses that ask for more than a piece's nature count only where they help. */
const curseOn = (piece: Piece, curse: number): number => {
  let sum = 0;
  for (const power of pieceOf(curse)?.powers ?? []) {
    if (!('do' in power) || power.kind !== 'curse' || power.on !== undefined) continue;
    for (const effect of power.do) {
      if (effect.op !== 'modify' || typeof effect.by !== 'number' || typeof effect.who !== 'object') continue;
      for (const who of targetsOf(effect.who)) {
        if (typeof who !== 'object' || 'named' in who) continue;
        // a keyword may have been lent: it counts as had where that keeps the piece alive
        const { has, ...nature } = who;
        const fits =
          fitsKind(piece, effect.by < 0 ? who : nature) &&
          (has === undefined || effect.by > 0 || hasKeyword(piece, has));
        if (fits) sum += effect.by;
      }
    }
  }
  return sum;
};

/** What a piece's own nature adds where it stands. */
const ownOn = ({ powers }: Piece, { terrain, byWater }: Stand): number => {
  let sum = 0;
  for (const power of powers) {
    if (!('do' in power) || power.kind !== 'innate' || power.on !== undefined) continue;
    const { self, foe } = power.if ?? {};
    if (foe !== undefined) continue;
    const stands =
      self === undefined ||
      ((self.terrain === undefined || self.terrain === TERRAINS[terrain]) && (self.near !== 'water' || byWater));
    if (!stands) continue;
    for (const effect of power.do) if (effect.op === 'modify' && typeof effect.by === 'number') sum += effect.by;
  }
  return sum;
};

/** Whether a piece of this kind has strength left there (R70); Magic pieces and castles have none to lose. */
export const outlives = (piece: Piece, stand: Stand): boolean =>
  typeof piece.strength !== 'number' || piece.strength + ownOn(piece, stand) + curseOn(piece, stand.curse) > 0;

/** Squares next to a square, diagonally too. */
export const around = (square: number, { width, height }: View): readonly number[] => {
  const [file, rank] = [square % width, Math.floor(square / width)];
  const near: number[] = [];
  for (let y = Math.max(0, rank - 1); y <= Math.min(height - 1, rank + 1); y++) {
    for (let x = Math.max(0, file - 1); x <= Math.min(width - 1, file + 1); x++) {
      if (x !== file || y !== rank) near.push(y * width + x);
    }
  }
  return near;
};

/** A stand on a square of the view's ground. */
export const standOn = (view: View, square: number, curse: number): Stand => ({
  terrain: view.terrain[square] ?? 0,
  byWater: around(square, view).some((other) => view.terrain[other] === WATER),
  curse,
});
