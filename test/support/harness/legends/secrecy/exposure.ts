/** What a piece that outlived a weakening curse can't be: the strengths that such a curse leaves above zero (R70). */
import type { View } from '../../../../../src/contract/view';
import { legendsCatalogue } from '../../../../../src/games/legends/catalogue';
import { type Piece, TERRAINS } from '../../../../../src/games/legends/language';

const WATER = TERRAINS.indexOf('water');
const { pieces } = legendsCatalogue;

export const pieceOf = (kind: number): Piece | undefined => pieces[kind - 1];

/** Where and under which weakening curse a piece has stood. */
export interface Exposure {
  readonly terrain: number;
  readonly byWater: boolean;
  readonly curse: number;
}

/** A curse that takes strength as long as it is in force. */
export function lowersAll(kind: number): boolean {
  return (
    pieceOf(kind)?.powers.some(
      (power) =>
        'do' in power &&
        power.kind === 'curse' &&
        power.on === undefined &&
        power.do.some((effect) => effect.op === 'modify' && typeof effect.by === 'number' && effect.by < 0),
    ) === true
  );
}

/** What a lasting curse takes from or adds to a kind: the only filters these curses have are nation, type and base. */
function curseOn(kind: number, curse: number): number {
  const piece = pieceOf(kind);
  let sum = 0;
  for (const power of pieceOf(curse)?.powers ?? []) {
    if (!('do' in power) || power.kind !== 'curse' || power.on !== undefined) continue;
    for (const effect of power.do) {
      if (effect.op !== 'modify' || typeof effect.by !== 'number' || typeof effect.who !== 'object') continue;
      const { nation, type } = 'nation' in effect.who || 'type' in effect.who ? effect.who : {};
      if ((nation === undefined || nation === piece?.nation) && (type === undefined || type === piece?.type))
        sum += effect.by;
    }
  }
  return sum;
}

/** What a piece's own nature adds where it stands. */
function ownOn(kind: number, { terrain, byWater }: Exposure): number {
  let sum = 0;
  for (const power of pieceOf(kind)?.powers ?? []) {
    if (!('do' in power) || power.kind !== 'innate' || power.on !== undefined) continue;
    const { self, foe } = power.if ?? {};
    if (foe !== undefined) continue;
    const fits =
      self === undefined ||
      ((self.terrain === undefined || self.terrain === TERRAINS[terrain]) && (self.near !== 'water' || byWater));
    if (!fits) continue;
    for (const effect of power.do) {
      if (effect.op === 'modify' && typeof effect.by === 'number') sum += effect.by;
    }
  }
  return sum;
}

export const survives = (kind: number, exposure: Exposure): boolean => {
  const base = pieceOf(kind)?.strength;
  return typeof base !== 'number' || base + ownOn(kind, exposure) + curseOn(kind, exposure.curse) > 0;
};

/** The ground of a square as far as strengths ask for it. */
export function groundAt({ terrain, width, height }: View, square: number): Omit<Exposure, 'curse'> {
  const [file, rank] = [square % width, Math.floor(square / width)];
  let byWater = false;
  for (let y = Math.max(0, rank - 1); y <= Math.min(height - 1, rank + 1); y++) {
    for (let x = Math.max(0, file - 1); x <= Math.min(width - 1, file + 1); x++) {
      if ((x !== file || y !== rank) && terrain[y * width + x] === WATER) byWater = true;
    }
  }
  return { terrain: terrain[square] ?? 0, byWater };
}
