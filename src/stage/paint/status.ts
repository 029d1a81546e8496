/** Small signs at a token's corners: known to the other side, from whose army it was captured, captured this turn. Shapes differ, not only colours. */
import { BRASS, ENAMEL, INK, PARCHMENT, SLATE, tint } from '../colour';
import type { Field, GameLook, Livery } from '../look';
import type { Art } from './art';
import { iconPath } from './badge';
import { type Brush, disc, fill, polygon, stroke, within } from './brush';
import { shield } from './shield';

/** Diameter in cells, and least on the screen. */
const SIZE = 0.27;
const LEAST = 15;
/** The picture's room: on small squares a sign takes more of one. */
const ROOM = 0.6;

const sizeOf = (brush: Brush): number => Math.min(0.5, Math.max(SIZE, LEAST * brush.px));

const plate = (brush: Brush, shape: Path2D, colour: string): void => {
  brush.ctx.lineJoin = 'round';
  stroke(brush, shape, INK, Math.max(brush.px * 3, 0.03));
  stroke(brush, shape, tint(BRASS.light, 0.9), Math.max(brush.px * 1.4, 0.014));
  fill(brush, shape, colour);
};

const icon = (brush: Brush, outline: string, size: number, colour: string): void => {
  within(brush, () => {
    brush.ctx.scale(size, size);
    fill(brush, iconPath(outline), colour);
  });
};

const art = (name: string, paint: (brush: Brush) => void): Art => ({ name, width: ROOM, height: ROOM, paint });

/** Known to the viewer alone: a lantern in the night. */
const lit = (brush: Brush, look: GameLook): void => {
  const size = sizeOf(brush);
  plate(brush, disc(0, 0, size / 2), '#3A2A10');
  icon(brush, look.icons['lantern'] ?? '', size * 0.84, '#FFE27A');
};

const nameOf = (livery: number, field: Field | null): string =>
  field === null ? `sign:army:${livery}` : `sign:army:${livery}:${field.hatch}`;

const fieldOfKind = (look: GameLook, kind: number | null): Field | null => {
  const unit = kind === null ? null : look.units[kind];
  return unit?.style === 'rank' ? unit.field : null;
};

/** The sign of the army that a piece was taken from, in the colours that the piece wore there. */
export const armySign = (look: GameLook, livery: number, kind: number | null): string =>
  nameOf(livery, fieldOfKind(look, kind));

/** The fields of the nations: no two have the same lines. */
const nationsOf = ({ units }: GameLook): readonly Field[] => {
  const fields = units.flatMap((unit) => (unit?.style === 'rank' && unit.field !== null ? [unit.field] : []));
  return [...new Map(fields.map((field) => [field.hatch, field])).values()];
};

const armyArt = (name: string, { silhouette: side }: Livery, field: Field | null): Art =>
  art(name, (brush) => {
    const size = sizeOf(brush) * 1.12;
    fill(brush, disc(0, 0, size * 0.62), ENAMEL.red);
    stroke(brush, disc(0, 0, size * 0.62), INK, Math.max(brush.px, 0.012));
    shield(brush, { side, field, size: size * 0.86, fine: false });
  });

export const statusArts = (look: GameLook): readonly Art[] => [
  art('sign:seen', (brush) => {
    const size = sizeOf(brush);
    plate(brush, disc(0, 0, size / 2), '#FFF6DC');
    icon(brush, look.icons['eye'] ?? '', size * 0.86, INK);
  }),
  ...(look.effects.looked === 'lantern' ? [art('sign:lit', (brush) => lit(brush, look))] : []),
  art('sign:fresh', (brush) => {
    const size = sizeOf(brush);
    const half = size * 0.52;
    const diamond = polygon([
      [0, -half],
      [half, 0],
      [0, half],
      [-half, 0],
    ]);
    plate(brush, diamond, SLATE);
    icon(brush, look.icons['hourglass'] ?? '', size * 0.56, PARCHMENT);
  }),
  ...look.liveries.flatMap((livery, number) => [
    armyArt(nameOf(number, null), livery, livery.field),
    ...nationsOf(look).map((field) => armyArt(nameOf(number, field), livery, field)),
  ]),
];
