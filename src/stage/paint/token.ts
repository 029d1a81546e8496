/** Whole tokens: a unit of a side, a side's back, and a side's small emblem. Detail goes by the token's size on the screen. */
import type { BadgedUnit, GameLook, Livery, UnitLook } from '../look';
import type { Art } from './art';
import { actBadge, emblem, guardBadge } from './badge';
import { type Brush, stroke, within } from './brush';
import { FINE, SMALL, TOKEN } from './detail';
import { ranked } from './ranked';
import { seal } from './seal';
import { fieldOf, heldField, shield, shieldShadow, TONES } from './shield';

const ICON = 0.46;
/** A picture is a little larger than the square: badges and outlines stand out. */
const ROOM = 1.06;
/** The body's share of the token: its outline takes the rest. */
const BODY = TOKEN * 0.96;

/** The least size at which a figure on a badge is 14 px. */
const badgeSize = (brush: Brush, wanted: number, least: number): number => Math.max(wanted, least * brush.px);

const badged = (brush: Brush, look: GameLook, livery: Livery, unit: BadgedUnit, raised: boolean): void => {
  const { silhouette: side, field } = livery;
  const pixels = TOKEN / brush.px;
  const [fine, small] = [pixels >= FINE, pixels < SMALL];
  const tone = TONES[side];
  shield(brush, { side, field, size: BODY, fine });
  const icon = small ? 0.56 : pixels < FINE ? 0.5 : ICON + 0.02;
  emblem(
    brush,
    look.icons[unit.icon] ?? '',
    0,
    small ? -0.08 : -0.075,
    TOKEN * icon,
    field?.ink ?? tone.icon,
    tone.relief,
  );
  const size = badgeSize(brush, fine ? 0.25 : 0.28, small ? 16 : 17);
  const act = unit.act === null ? undefined : look.icons[unit.act.icon];
  const guard = unit.guard === null ? null : String(unit.guard + (raised ? 1 : 0));
  const edge = 0.5 - size / 2 - 0.02;
  const base = 0.5 - size * 0.62;
  if (act !== undefined && !small) actBadge(brush, { x: -edge * 0.86, y: base, size }, act, unit.act?.count ?? 1);
  guardBadge(
    brush,
    { x: edge * 0.86, y: base, size },
    { value: guard, shield: unit.shield || raised, raised },
    look.icons['immovable'] ?? '',
  );
};

interface Shown {
  readonly name: string;
  /** Its ground shelters it. */
  readonly raised: boolean;
  /** It has changed sides: all that is painted of it is its new side's. */
  readonly taken: boolean;
}

export const unitArt = (look: GameLook, livery: Livery, unit: UnitLook, { name, raised, taken }: Shown): Art => ({
  name,
  width: ROOM,
  height: ROOM,
  paint: (brush) => {
    switch (unit.style) {
      case 'badges':
        badged(brush, look, livery, unit, raised);
        break;
      case 'rank':
        ranked(brush, look, livery, taken ? { ...unit, field: heldField(livery) } : unit, BODY);
        break;
    }
  },
});

/** A side's shield with its seal, `size` cells high. */
const sealed = (brush: Brush, { silhouette, field }: Livery, size: number): void => {
  shield(brush, { side: silhouette, field, size, fine: size >= BODY });
  within(brush, () => {
    brush.ctx.clip(fieldOf(silhouette, size));
    seal(brush, silhouette, field, size);
  });
};

/** A hidden token shows only its side: an engraved seal, the same for every token. */
export const backArt = (livery: Livery, name: string): Art => ({
  name,
  width: ROOM,
  height: ROOM,
  paint: (brush) => sealed(brush, livery, BODY),
});

/** A side's sign without a unit, `size` cells high: small for the frame, large for the end of the match. */
export const sideArt = (livery: Livery, size: number, name: string): Art => ({
  name,
  width: size * 1.12,
  height: size * 1.12,
  paint: (brush) => sealed(brush, livery, size),
});

export const shadowArt = ({ silhouette }: Livery, name: string): Art => ({
  name,
  width: ROOM + 0.12,
  height: ROOM + 0.12,
  detail: 0.5,
  paint: (brush) => shieldShadow(brush, silhouette, BODY),
});

/** Chips of a broken token: three sizes a side. */
export const chipArt = ({ silhouette, field }: Livery, number: number, name: string): Art => ({
  name,
  width: 0.16,
  height: 0.16,
  paint: (brush: Brush) => {
    const { ctx } = brush;
    const tone = TONES[silhouette];
    const corners = [
      [-0.06, -0.03],
      [0.01, -0.062],
      [0.06, -0.01],
      [0.03, 0.055],
      [-0.045, 0.045],
    ].slice(0, 3 + (number % 3));
    const path = new Path2D();
    for (const [i, [x, y]] of corners.entries()) {
      if (i === 0) path.moveTo(x ?? 0, y ?? 0);
      else path.lineTo(x ?? 0, y ?? 0);
    }
    path.closePath();
    ctx.lineJoin = 'round';
    stroke(brush, path, '#15120F', 0.022);
    ctx.fillStyle = number === 1 ? tone.line : (field?.colour ?? tone.field[0]);
    ctx.fill(path);
  },
});
