/**
 * Tokens told by a picture and a strength on their nation's field: the picture on a plain medallion, the strength below it
 * in the shield's base, the nation's charge on both sides of it. Lengths are in cells.
 */
import { INK, PARCHMENT, tint } from '../colour';
import type { Field, GameLook, Livery, RankedUnit } from '../look';
import { emblem } from './badge';
import { type Brush, disc, fill, letters, stroke, within } from './brush';
import { compact } from './compact';
import { FINE, SMALL, TOKEN } from './detail';
import { fieldOf, shield } from './shield';
import { LEAST_FIGURE, plainGround, strength, type Worn } from './strength';

/** Shares of the token (UX 4.2). */
const ICON = 0.45;
const FIGURE = 0.32;
const CHARGE = 0.16;
/** Beside two figures there is less room. */
const NARROW_CHARGE = 0.135;
/** Size of a token in CSS pixels. */
const STRONG_CHARGES = 56;

const MEDALLION = 0.25;
const NONE = 'rgba(0,0,0,0)';
const NO_FIELD: Field = { colour: '#6B6A66', ink: PARCHMENT, hatch: 'plain', charge: null };

/** Where things lie: the kite narrows sooner than the heater, the pavise not at all. */
const PLACES = {
  heater: {
    picture: -0.138,
    figure: 0.163,
    width: 0.36,
    charge: { x: 0.235, y: 0.1 },
    letter: { x: 0.235, y: -0.245 },
  },
  kite: { picture: -0.135, figure: 0.148, width: 0.34, charge: { x: 0.215, y: 0.06 }, letter: { x: 0.205, y: -0.22 } },
  targe: { picture: -0.13, figure: 0.16, width: 0.34, charge: { x: 0.24, y: 0.1 }, letter: { x: 0.23, y: -0.2 } },
  pavise: { picture: -0.13, figure: 0.175, width: 0.36, charge: { x: 0.25, y: 0.13 }, letter: { x: 0.25, y: -0.25 } },
} as const;

const medallion = (brush: Brush, { field, plain, inside }: Worn, y: number, radius: number): void => {
  within(brush, () => {
    brush.ctx.clip(inside);
    fill(brush, disc(0, y, radius), plain);
    stroke(brush, disc(0, y, radius), tint(field.ink, 0.4), Math.max(brush.px * 0.8, 0.01));
  });
};

/** A token whose picture has not come. */
const bare = (brush: Brush, look: GameLook, unit: RankedUnit, worn: Worn, small: boolean): void => {
  const height = Math.max((small ? 0.42 : FIGURE) * TOKEN, LEAST_FIGURE * brush.px);
  medallion(brush, worn, -0.03, small ? 0.31 : 0.265);
  strength(brush, look, unit, worn, { y: -0.03, height, width: 0.5 });
};

/** The nation's charge on both sides of the figure. */
const sides = (
  brush: Brush,
  look: GameLook,
  unit: RankedUnit,
  { field }: Worn,
  at: readonly [number, number],
): void => {
  const size = (unit.figure === null || unit.figure.length < 2 ? CHARGE : NARROW_CHARGE) * TOKEN;
  const [x, y] = at;
  if (field.charge === null) return;
  for (const side of [-x, x]) emblem(brush, look.icons[field.charge] ?? '', side, y, size, field.ink, NONE);
};

/** Who asks for strong signs gets the charges on the usual board too, where colours alone would part two nations. */
const chargesFrom = ({ manner }: Brush): number =>
  manner?.hatching === 'strong' || manner?.contrast === 'high' ? STRONG_CHARGES : FINE;

/** `body`: the token's size without its outline. */
export const ranked = (brush: Brush, look: GameLook, livery: Livery, unit: RankedUnit, body: number): void => {
  const field = unit.field ?? livery.field ?? NO_FIELD;
  const worn = {
    field,
    plain: plainGround(field, brush.manner?.contrast ?? 'normal'),
    inside: fieldOf(livery.silhouette, body),
  };
  const pixels = TOKEN / brush.px;
  const outline = unit.outline();
  const small = pixels < SMALL;
  shield(brush, { side: livery.silhouette, field, size: body, fine: pixels >= FINE });
  if (outline === null) {
    bare(brush, look, unit, worn, small);
    return;
  }
  if (small) {
    compact(brush, look, unit, worn, livery.silhouette, outline);
    return;
  }
  const place = PLACES[livery.silhouette];
  medallion(brush, worn, place.picture, MEDALLION);
  const relief = field.ink === INK ? 'rgba(255,255,255,0.55)' : 'rgba(0,0,0,0.5)';
  emblem(brush, outline, 0, place.picture, ICON * TOKEN, field.ink, relief);
  const height = Math.max(FIGURE * TOKEN, LEAST_FIGURE * brush.px);
  strength(brush, look, unit, worn, { y: place.figure, height, width: place.width });
  if (pixels >= chargesFrom(brush)) sides(brush, look, unit, worn, [place.charge.x, place.charge.y]);
  if (unit.figure !== null && unit.letter !== null)
    letters(brush, unit.letter, place.letter.x, place.letter.y, {
      size: Math.max(0.2, 12 * brush.px),
      colour: field.ink,
      halo: worn.plain,
    });
};
