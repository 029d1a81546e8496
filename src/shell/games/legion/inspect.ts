/** What can be said about a square or a unit from the view alone: live figures with where they come from. */
import type { Arrow } from '../../../contract/board-plan';
import type { TokenView, View } from '../../../contract/view';
import { legion } from '../../../games/legion';
import { TERRAINS } from '../../../games/legion/boards';
import { legionLook } from '../../../games/legion/look';
import { UNITS } from '../../../games/legion/units';
import { tokenAt } from '../../board/tokens';

export interface Touch {
  readonly square: number;
  readonly kind: number;
  readonly swords: number;
}

export interface Defence {
  /** Null: nothing removes it. */
  readonly printed: number | null;
  /** What a fort adds. */
  readonly fort: number;
  readonly now: number | null;
}

export type ArrowShelter = 'open' | 'shield' | 'fort' | 'forest' | 'firm';

export interface Inspection {
  readonly square: number;
  readonly terrain: number;
  readonly flag: boolean;
  readonly token: TokenView | null;
  readonly kind: number | null;
  readonly defence: Defence | null;
  readonly arrows: ArrowShelter | null;
  /** Enemy sword units that already touch it. */
  readonly touching: readonly Touch[];
}

/** Up, left, right, down: the order in which units that touch are told. */
const ARROWS: readonly Arrow[] = [
  { dx: 0, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
];

/** Defence of a kind standing on this ground. */
export const defenceOf = (kind: number, terrain: number): Defence => {
  const printed = UNITS[kind]?.defence ?? null;
  const fort = legionLook.sheltered(kind, terrain) ? 1 : 0;
  return { printed, fort, now: printed === null ? null : printed + fort };
};

const arrowsAt = (kind: number, terrain: number): ArrowShelter => {
  const unit = UNITS[kind];
  if (unit?.immovable === true) return 'firm';
  if (unit?.shield === true) return 'shield';
  if (TERRAINS[terrain] === 'forest') return 'forest';
  return legionLook.sheltered(kind, terrain) ? 'fort' : 'open';
};

export const inspect = (view: View, square: number): Inspection => {
  const token = tokenAt(view, square);
  const terrain = view.terrain[square] ?? 0;
  const kind = token?.kind ?? null;
  const plan = legion.plan(view);
  const touching = ARROWS.flatMap((arrow): readonly Touch[] => {
    const beside = plan.walk(square, arrow);
    if (beside === null) return [];
    const other = tokenAt(view, beside);
    const swords = other?.kind === null || other === null ? 0 : (UNITS[other.kind]?.swords ?? 0);
    return token !== null && other !== null && other.kind !== null && other.seat !== token.seat && swords > 0
      ? [{ square: beside, kind: other.kind, swords }]
      : [];
  });
  return {
    square,
    terrain,
    flag: view.flag === square,
    token,
    kind,
    defence: kind === null ? null : defenceOf(kind, terrain),
    arrows: kind === null ? null : arrowsAt(kind, terrain),
    touching,
  };
};

/** Swords that a unit placed beside it needs to fell it; null when no sword can. */
export const swordsNeeded = ({ defence, touching }: Inspection): number | null => {
  if (defence === null || defence.now === null) return null;
  return Math.max(1, defence.now + 1 - touching.reduce((sum, { swords }) => sum + swords, 0));
};
