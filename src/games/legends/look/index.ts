/** Legends' picture as data: which colour, sign and effect stands for what. The stage draws it. */

import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { emblems } from '../../shared/look/emblems';
import { BOARD_SIDE } from '../boards';
import { legendsCatalogue, pieceOf } from '../catalogue';
import { curseInForce } from '../curses';
import { formOf } from '../forms';
import { KEYWORDS, type Piece, TERRAINS } from '../language';
import { plan, seatCount, sides } from '../plan';
import { armies, differences, evenSide, ownSeats } from './army';
import { effects, motion, reason, use } from './effects';
import { NATION_FIELDS, SEAT_FIELDS } from './fields';
import { icons as own } from './icons';
import { loadOutlines, outlineOf } from './outlines';

const icons = { ...own, ...emblems } as const;

/** Muted grounds, each at least 4.5:1 to ink and 13.6 dE from the rest (UX 4.1). */
const GROUND = {
  plains: { colour: '#A2B958', motif: 'meadow' },
  forest: { colour: '#6A885F', motif: 'trees' },
  marsh: { colour: '#73B9BC', motif: 'reeds' },
  mountain: { colour: '#B7A997', motif: 'peaks' },
  town: { colour: '#BF6517', motif: 'roofs' },
  desert: { colour: '#F7E0AD', motif: 'dunes' },
  water: { colour: '#4B82D2', motif: 'waves' },
} as const;

/** Pieces without strength and nation have marks of their own. */
const MARKS: Readonly<Record<string, keyof typeof icons>> = { Flag: 'flag', Bomb: 'bomb' };

const iconOf = ({ name, strength }: Piece): keyof typeof icons | null =>
  typeof strength === 'number' ? null : (MARKS[name] ?? strength);

const figureOf = ({ strength }: Piece): string | null => (typeof strength === 'number' ? String(strength) : null);

const letterOf = ({ letter, strength }: Piece): string | null =>
  letter === undefined || letter === String(strength) ? null : letter;

const unitOf = (piece: Piece) => ({
  style: 'rank' as const,
  name: piece.name,
  figure: figureOf(piece),
  icon: iconOf(piece),
  outline: () => outlineOf(piece.name),
  letter: letterOf(piece),
  field: piece.nation === null ? null : NATION_FIELDS[piece.nation],
});

/** Good is round and light, evil notched and dark; then the same by seat, with the seat's field. */
const LIVERIES = [
  { silhouette: 'heater', field: null },
  { silhouette: 'kite', field: null },
  { silhouette: 'heater', field: SEAT_FIELDS[0] ?? null },
  { silhouette: 'kite', field: SEAT_FIELDS[1] ?? null },
] as const;

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const liveryOfEven = { good: 0, evil: 1, both: 2 } as const;

export const legendsLook = {
  /** The outlines of its pieces lie in a file of their own. */
  ready: async (): Promise<void> => {
    await loadOutlines();
  },
  plan,
  sides: (view: View): readonly number[] => sides(seatCount(view)),
  icons,
  terrains: TERRAINS.map((name) => ({ name, ...GROUND[name] })),
  /** Kind numbers count from 1. */
  units: [null, ...legendsCatalogue.pieces.map(unitOf)] as readonly (ReturnType<typeof unitOf> | null)[],
  liveries: LIVERIES,
  livery: (view: View): readonly number[] => {
    const even = liveryOfEven[evenSide(view)];
    // of each pair of liveries one is the even seats', the other the odd seats'
    return SEATS.map((seat) => even ^ (seat & 1));
  },
  ornament: false,
  fold: (view: View): number => (formOf(view.form)?.ground === 'boards' ? BOARD_SIDE : 0),
  flag: false,
  flagQuestion: null,
  ground: (view: View): readonly number[] => view.terrain,
  scenery: (): null => null,
  sheltered: (): boolean => false,

  /** Whose turn it is, not who is asked: in a window nobody else may know that. */
  turn: (view: View): number | null => (view.result === null ? (view.counters['side'] ?? null) : null),

  status: (view: View) => {
    const [army, by, ours] = [armies(view), differences(view), ownSeats(view)];
    const fresh = view.lists['fresh'] ?? [];
    const theirs = SEATS.reduce<number>((mask, seat) => (ours.includes(seat) ? mask : mask | (1 << seat)), 0);
    return view.tokens.map((token, i) => ({
      army: army[i] ?? token.seat,
      fresh: fresh.includes(token.id),
      seen: ours.includes(token.seat) && ours.includes(army[i] ?? token.seat) && (token.shownTo & theirs) !== 0,
      by: by[i] ?? 0,
    }));
  },
  own: ownSeats,

  /** During an attack both fighters stand on one square. */
  meeting: (view: View): { readonly token: number; readonly from: number } | null => {
    const fight = view.lists['fight'] ?? [];
    const [token, from] = [fight[0], fight[2]];
    return token === undefined || from === undefined ? null : { token, from };
  },

  unitOfItem: (decision: string, key: string, item: number): number | null =>
    decision === 'place' && key === 'legends.arrange' && item > 0 ? item : null,

  unitWord: (kind: number): string => `legends.unit.${kind}`,

  word: (event: GameEvent): string | null => {
    switch (event.type) {
      case 'called':
        return `legends.unit.${event.kind}`;
      case 'chosen':
        return `legends.terrain.${event.what}`;
      case 'granted':
        return `legends.keyword.${KEYWORDS[event.keyword] ?? ''}`;
      case 'used':
        return event.keyword === null ? null : `legends.keyword.${KEYWORDS[event.keyword] ?? ''}`;
      default:
        return null;
    }
  },

  effects,
  motion,
  use,
  reason,
  vital: (kind: number): boolean => pieceOf(kind)?.strength === 'castle',
  curse: (view: View) => curseInForce(view),
} as const;
