/** Medieval's picture as data: which colour, icon, ground and effect stands for what. The stage draws it. */
import type { DecisionKind } from '../../../contract/decision';
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { emblems } from '../../shared/look/emblems';
import { SEAT_LIVERIES } from '../../shared/look/liveries';
import { signs } from '../../shared/look/signs';
import { CAMP, LAND } from '../board';
import { KEY } from '../names';
import { plan, SEATS, sides } from '../plan';
import { rangeOf } from '../reading/range';
import { ARMY_KINDS, KIND, UNITS, type Unit } from '../units';
import { effects } from './effects';
import { icons as own } from './icons';
import { own as ownSeats, statusOf } from './status';
import { works } from './works';

const icons = { ...own, ...emblems, ...signs } as const;

/** Muted grounds, each at least 4.5:1 to ink and 13.6 dE from the rest (UX 4.1). By terrain number. */
const TERRAINS = [
  { name: 'land', colour: '#A2B958', motif: 'meadow' },
  { name: 'lake', colour: '#4B82D2', motif: 'waves' },
] as const;

const isPicture = (name: string): name is keyof typeof own => name in own;

/** A rank in figures is its strength, a Spy's letter its sign; a King is told by his crown, a bomb by its picture and its fuse. */
const unitOf = ({ name, sign }: Unit) => ({
  style: 'rank' as const,
  name,
  figure: /^\d+$/.test(sign) ? sign : null,
  icon: null,
  outline: () => (isPicture(name) ? own[name] : null),
  letter: name !== UNITS[KIND.king]?.name && /^[A-Z]$/.test(sign) ? sign : null,
  // a piece wears its seat's field
  field: null,
});

/** Red is round and hatched upright, Blue notched and hatched across, as heralds tell the two without colour. */
const RED = { silhouette: 'heater', field: SEAT_LIVERIES[1].field } as const;
const BLUE = { silhouette: 'kite', field: SEAT_LIVERIES[0].field } as const;

/** Both figures of a fight stand on the pieces' faces: no weapon that always wins, no Guard that holds more than it shows. */
const compares = ({ attack, defence }: Extract<GameEvent, { type: 'fought' }>): boolean => {
  const faces = UNITS.filter(({ attack: face, defence: guard }) => face === guard);
  const printed = (figure: number): boolean => faces.some(({ defence: face }) => face === figure);
  return attack < Math.max(...UNITS.map((unit) => unit.attack ?? 0)) && printed(defence);
};

/** Reasons for which a match ends in a castle. */
const BY_STORM: readonly string[] = ['king', 'stockade'];

export const medievalLook = {
  ready: async (): Promise<void> => undefined,
  plan,
  sides: (): readonly number[] => sides(SEATS),
  icons,
  terrains: TERRAINS,
  units: UNITS.map(unitOf),
  liveries: [RED, BLUE],
  livery: (): readonly number[] => [0, 1],
  ornament: false,
  works,
  fold: (): number => 0,
  flag: false,
  flagQuestion: null,
  ground: (view: View): readonly number[] => view.terrain,
  scenery: (): null => null,
  sheltered: (): boolean => false,
  turn: (view: View): number | null => (view.result === null ? (view.counters['side'] ?? null) : null),
  status: statusOf,
  own: ownSeats,
  meeting: (): null => null,

  unitOfItem: (decision: DecisionKind, key: string, item: number): number | null =>
    decision === 'place' && key === KEY.arrange && item >= 0 && item < ARMY_KINDS ? item : null,

  unitWord: (kind: number): string => `medieval.unit.${kind}`,
  word: (): null => null,

  effects,
  motion: (): null => null,
  use: (): 'use' => 'use',
  reason: () => ({ word: '', cause: { from: 'away' as const } }),
  curse: (): null => null,
  /** Whose King falls has lost the match. */
  vital: (kind: number): boolean => kind === KIND.king,

  /** The castle of who loses his King, or the way to his stockade. */
  falls: ({ reason, winners }: Extract<GameEvent, { type: 'over' }>): readonly number[] =>
    BY_STORM.includes(reason) ? CAMP.flatMap((cells, seat) => (winners.includes(seat) ? [] : cells)) : [],

  range: rangeOf,
  /** Nothing jumps: who goes several squares walks them, round corners too (M5). */
  walks: (terrain: number): boolean => terrain === LAND,
  compares,
  /** Footmen who join stand in one chain with the one who attacks. */
  joined: 'chain',
  captive: (kind: number): boolean => UNITS[kind]?.imprisoned === true,
  missile: (kind: number | null): 'arrow' | 'bolt' | 'spell' =>
    kind === KIND.mage ? 'spell' : kind === KIND.ballista ? 'bolt' : 'arrow',
} as const;
