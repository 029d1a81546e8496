/** Legion's picture as data: which colour, icon, symbol and effect stands for what. The stage draws it. */
import type { DecisionKind } from '../../../contract/decision';
import type { View } from '../../../contract/view';
import { TERRAINS, terrainOf } from '../boards';
import { plan, SEATS, sides } from '../plan';
import { UNITS, type Unit } from '../units';
import { effects } from './effects';
import { type IconName, icons } from './icons';

/** Muted grounds (UX 4.1; fortification is Legion's own: dressed stone). Each at least 4.5:1 to ink and 13.6 dE from the rest. */
const GROUND = {
  plain: { colour: '#A2B958', motif: 'meadow' },
  forest: { colour: '#6A885F', motif: 'trees' },
  water: { colour: '#4B82D2', motif: 'waves' },
  fortification: { colour: '#DCDADE', motif: 'masonry' },
  mountain: { colour: '#B7A997', motif: 'peaks' },
} as const;

const FORTIFICATION = TERRAINS.indexOf('fortification');

/** What a unit does when it is placed, as the symbol on its left badge: an icon, and how many of them. */
const act = (unit: Unit): { readonly icon: IconName; readonly count: number } | null => {
  if (unit.arrow) return { icon: 'arrow', count: 1 };
  if (unit.crown) return { icon: 'king', count: 1 };
  return unit.swords > 0 ? { icon: 'sword', count: unit.swords } : null;
};

const icon: readonly IconName[] = ['soldier', 'knight', 'scout', 'general', 'tower', 'catapult', 'archer', 'king'];

/** Steps of the match in which boards are still missing. */
const FACES = 0;
const BUILD = 1;
const BARE = -1;

const quadrants = (view: View): readonly number[] => view.lists['quadrants'] ?? [];

export const legionLook = {
  ready: async (): Promise<void> => undefined,
  plan,
  sides: (): readonly number[] => sides(SEATS),
  icons,
  terrains: TERRAINS.map((name) => ({ name, ...GROUND[name] })),
  units: UNITS.map((unit, kind) => ({
    style: 'badges' as const,
    name: unit.name,
    icon: icon[kind] ?? 'soldier',
    act: act(unit),
    guard: unit.defence,
    shield: unit.shield,
  })),
  /** Silhouette and tone of a seat's tokens: Black notched and dark, White round and light. */
  liveries: [
    { silhouette: 'kite', field: null },
    { silhouette: 'heater', field: null },
  ],
  livery: (): readonly number[] => [0, 1],
  ornament: true,
  /** The four boards are three squares wide; the map is folded between them. */
  fold: (): number => 3,
  flag: true,
  flagQuestion: 'legion.flag',

  /** Ground of each square, or -1 where no board lies yet. */
  ground: (view: View): readonly number[] => {
    const step = view.counters['step'] ?? BUILD + 1;
    if (view.form === 'basic' || step > BUILD) return view.terrain;
    const laid = terrainOf(quadrants(view).map((code) => (step === FACES ? BARE : code)));
    return laid.map((terrain, square) => {
      const [file, rank] = [square % view.width, Math.floor(square / view.width)];
      const quadrant = (rank < 3 ? 2 : 0) + (file < 3 ? 0 : 1);
      return (quadrants(view)[quadrant] ?? BARE) < 0 ? BARE : terrain;
    });
  },

  /** Ornament that means nothing: in the basic game the boards' faces are scenery only (L2). */
  scenery: (view: View): readonly number[] | null =>
    view.form === 'basic' && quadrants(view).some((code) => code >= 0) ? terrainOf(quadrants(view)) : null,

  /** A fortification shields units that carry no shield and can be removed (RULES section 4). */
  sheltered: (kind: number, terrain: number): boolean => {
    const unit = UNITS[kind];
    return unit !== undefined && terrain === FORTIFICATION && unit.defence !== null && !unit.shield;
  },

  turn: (view: View): number | null => (view.result === null ? (view.asked?.seat ?? null) : null),

  /** A unit belongs to whoever placed it, and everything lies open. */
  status: (view: View) => view.tokens.map(({ seat }) => ({ army: seat, fresh: false, seen: false, by: 0 })),
  own: (): readonly number[] => [],
  meeting: (): null => null,

  /** The unit that an item of this decision stands for. */
  unitOfItem: (decision: DecisionKind, key: string, item: number): number | null =>
    decision === 'place' && key === 'legion.place' && item < UNITS.length ? item : null,

  unitWord: (kind: number): string => `legion.unit.${kind}`,
  word: (): null => null,

  effects,
  motion: (): null => null,
  use: (): 'use' => 'use',
  reason: () => ({ word: '', cause: { from: 'away' as const } }),
  curse: (): null => null,
  vital: (): boolean => false,
} as const;
