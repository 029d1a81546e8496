/** What a side could remove with its next placement, read from the view alone: nothing is hidden in a duel (RULES sections 3 and 4). */
import type { View } from '../../../contract/view';
import { TERRAINS } from '../../../games/legion/boards';
import { accepts } from '../../../games/legion/terrain';
import { UNITS } from '../../../games/legion/units';
import { tokenAt } from '../../board/tokens';
import { type Inspection, inspect } from './inspect';
import { neighbours } from './neighbours';

/** A placement by which a unit would fall. */
export interface Threat {
  readonly kind: number;
  /** The square it would be placed on. */
  readonly from: number;
  readonly by: 'swords' | 'arrow' | 'crown';
}

const FOREST = TERRAINS.indexOf('forest');
const KING = UNITS.findIndex(({ crown }) => crown);

/** The kinds that a side still has beside the board; one that is there twice comes twice. */
export const reserveKinds = (view: View, seat: number): readonly number[] =>
  view.heaps
    .filter((heap) => heap.seat === seat && heap.name === 'reserve')
    .flatMap(({ kinds }) => kinds.filter((kind) => kind !== null));

/** How this kind, placed on this square, would remove what is inspected; null: it would not. */
const wayOf = (view: View, target: Inspection, kind: number, from: number): Threat['by'] | null => {
  const unit = UNITS[kind];
  const defence = target.defence?.now ?? null;
  if (unit === undefined || defence === null) return null;
  if (unit.arrow) return target.arrows === 'open' && view.terrain[from] !== FOREST ? 'arrow' : null;
  if (!neighbours(view, target.square).includes(from)) return null;
  if (unit.crown) return 'crown';
  const lent = target.touching.reduce((sum, { swords }) => sum + swords, 0);
  return unit.swords > 0 && unit.swords + lent > defence ? 'swords' : null;
};

/** Every placement by which this side would remove the enemy unit on a square, arrows first: they come from anywhere. */
export const threatsTo = (view: View, seat: number, square: number): readonly Threat[] => {
  const target = inspect(view, square);
  if (target.token === null || target.token.seat === seat) return [];
  const free = view.terrain.flatMap((_, at) => (tokenAt(view, at) === null && view.flag !== at ? [at] : []));
  const found = [...new Set(reserveKinds(view, seat))].flatMap((kind) =>
    free
      .filter((from) => accepts(view.terrain[from] ?? 0, kind))
      .flatMap((from): readonly Threat[] => {
        const by = wayOf(view, target, kind, from);
        return by === null ? [] : [{ kind, from, by }];
      }),
  );
  return [...found.filter(({ by }) => by === 'arrow'), ...found.filter(({ by }) => by !== 'arrow')];
};

/** A King whose fall loses the match, and the placement by which it would fall. */
export interface KingThreat extends Threat {
  /** Where the King stands. */
  readonly king: number;
}

/** Could the enemy win by removing this side's King with the next placement? Only in one mode does its fall lose the match. */
export const kingThreat = (view: View, seat: number): KingThreat | null => {
  if (view.form !== 'king') return null;
  const king = view.tokens.find((token) => token.seat === seat && token.kind === KING);
  if (king === undefined) return null;
  const [threat] = threatsTo(view, 1 - seat, king.square);
  return threat === undefined ? null : { ...threat, king: king.square };
};
