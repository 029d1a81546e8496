/** All pictures of the atlas for one game. */
import type { GameLook } from '../look';
import type { Art } from './art';
import { effectArts } from './effects';
import { flagArts } from './flag';
import { markArts } from './marks';
import { backArt, chipArt, shadowArt, sideArt, unitArt } from './token';

export const CHIPS = 3;
/** Height in cells of a side's sign on the frame and in the victor's wreath. */
export const SIGN = 0.34;
export const CREST = 1.4;

/** Name of a unit's picture; `raised`: its ground shelters it. A kind that is not known shows the back. */
export const unitName = (seat: number, kind: number | null, raised: boolean): string =>
  kind === null ? `back:${seat}` : `unit:${seat}:${kind}${raised ? '+' : ''}`;

export const artsOf = (look: GameLook): readonly Art[] => {
  const arts: Art[] = [...markArts(), ...effectArts(look), ...(look.flag ? flagArts() : [])];
  for (const [seat, side] of look.sides.entries()) {
    for (const [kind, unit] of look.units.entries()) {
      arts.push(unitArt(look, side, unit, false, unitName(seat, kind, false)));
      if (look.terrains.some((_, terrain) => look.sheltered(kind, terrain))) {
        arts.push(unitArt(look, side, unit, true, unitName(seat, kind, true)));
      }
    }
    arts.push(
      backArt(look, side, unitName(seat, null, false)),
      sideArt(side, SIGN, `side:${seat}`),
      sideArt(side, CREST, `crest:${seat}`),
      shadowArt(side, `shadow:${seat}`),
    );
    for (let i = 0; i < CHIPS; i++) arts.push(chipArt(side, i, `chip:${seat}:${i}`));
  }
  return arts;
};
