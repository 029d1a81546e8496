/** All pictures for one game: those that every match needs, and the units, which are painted when they are first shown. */
import type { GameLook } from '../look';
import type { Art } from './art';
import { barArts } from './bars';
import { effectArts } from './effects';
import { fireArts } from './fire';
import { flagArts } from './flag';
import { markArts } from './marks';
import { statusArts } from './status';
import { backArt, chipArt, shadowArt, sideArt, unitArt } from './token';

export const CHIPS = 3;
/** Height in cells of a side's sign on the frame and in the victor's wreath. */
export const SIGN = 0.34;
export const CREST = 1.4;

/** Name of a unit's picture; `raised`: its ground shelters it; `taken`: it has changed sides. A kind that is not known shows the back. */
export const unitName = (livery: number, kind: number | null, raised: boolean, taken = false): string =>
  kind === null ? `back:${livery}` : `unit:${livery}:${kind}${raised ? '+' : ''}${taken ? '!' : ''}`;

/** Pictures that are there from the start. */
export const artsOf = (look: GameLook): readonly Art[] => [
  ...markArts(),
  ...statusArts(look),
  ...effectArts(look),
  ...fireArts(look),
  ...(look.effects.returned === 'jail' ? barArts() : []),
  ...(look.flag ? flagArts() : []),
  ...look.liveries.flatMap((livery, number) => [
    backArt(livery, unitName(number, null, false)),
    sideArt(livery, SIGN, `side:${number}`),
    sideArt(livery, CREST, `crest:${number}`),
    shadowArt(livery, `shadow:${number}`),
    ...[...Array(CHIPS).keys()].map((chip) => chipArt(livery, chip, `chip:${number}:${chip}`)),
  ]),
];

/** The picture of the unit that a name means; null when it means none. */
export const unitArtNamed = (look: GameLook, name: string): Art | null => {
  const [, livery, kind, raised, taken] = /^unit:(\d+):(\d+)(\+?)(!?)$/.exec(name) ?? [];
  const [wears, unit] = [look.liveries[Number(livery)], look.units[Number(kind)]];
  return wears === undefined || unit === undefined || unit === null
    ? null
    : unitArt(look, wears, unit, { raised: raised === '+', taken: taken === '!', name });
};
