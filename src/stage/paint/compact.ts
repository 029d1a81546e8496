/**
 * A token on a small square: its picture as large as the shield allows, the strength over its lower right. There is no
 * medallion, so that the field's lines show round both. Lengths are in cells.
 */

import type { Silhouette } from '../../games/shared/look/silhouettes';
import { INK } from '../colour';
import type { GameLook, RankedUnit } from '../look';
import type { Brush } from './brush';
import { TOKEN } from './detail';
import { edged, LEAST_FIGURE, strength, type Worn } from './strength';

/** Where picture and strength lie, and how far right and down a strength may reach. */
interface Places {
  readonly picture: number;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly foot: number;
}

const PLACES: Readonly<Record<Silhouette, Places>> = {
  heater: { picture: -0.055, x: 0.165, y: 0.165, right: 0.29, foot: 0.33 },
  kite: { picture: -0.05, x: 0.14, y: 0.15, right: 0.26, foot: 0.31 },
  targe: { picture: -0.05, x: 0.16, y: 0.16, right: 0.28, foot: 0.32 },
  pavise: { picture: -0.06, x: 0.18, y: 0.185, right: 0.32, foot: 0.36 },
};

/** Shares of the token: the picture beside a strength and alone, the sign of a piece without a strength. */
const PICTURE = 0.6;
const ALONE = 0.64;
const SIGN = 0.3;
/** So much higher lies a picture over a strength. */
const RAISED = 0.035;
/** A figure's share of the token, and about how wide one letter and two are for their height. */
const FIGURE = 0.36;
const WIDE = [0.56, 1.12] as const;
/** The greatest width of two letters, in cells. */
const MOST_WIDE = 0.46;
/** The plain edge of a picture is this many CSS pixels wide on each side, and a sign at least so many high. */
const EDGE = 1.2;
const LEAST_SIGN = 10;

export const compact = (
  brush: Brush,
  look: GameLook,
  unit: RankedUnit,
  worn: Worn,
  side: Silhouette,
  outline: string,
): void => {
  const place = PLACES[side];
  const text = unit.figure ?? unit.letter;
  const size = (text === null ? ALONE : PICTURE) * TOKEN;
  const relief = worn.field.ink === INK ? 'rgba(255,255,255,0.55)' : 'rgba(0,0,0,0.5)';
  const x = text === null ? 0 : -place.x * 0.6;
  const y = text === null ? place.picture : place.picture - RAISED;
  edged(brush, outline, worn, { x, y, size, edge: (2 * EDGE * brush.px) / size, relief });
  const height =
    text === null ? Math.max(SIGN * TOKEN, LEAST_SIGN * brush.px) : Math.max(FIGURE * TOKEN, LEAST_FIGURE * brush.px);
  const width = Math.min(MOST_WIDE, height * (text === null ? 1 : WIDE[text.length > 1 ? 1 : 0]));
  strength(brush, look, unit, worn, {
    x: Math.min(place.x, place.right - width / 2),
    y: Math.min(place.y, place.foot - height / 2),
    height,
    width: text === null || text.length < 2 ? 1 : MOST_WIDE,
  });
};
