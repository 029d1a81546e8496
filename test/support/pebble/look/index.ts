/** Pebble's picture as data: which colour, icon and effect stands for what. The stage draws it. */
import type { View } from '../../../../src/contract/view';
import { emblems } from '../../../../src/games/shared/look/emblems';
import { SEAT_LIVERIES } from '../../../../src/games/shared/look/liveries';
import { eachItsOwn } from '../../../../src/games/shared/sides';
import type { GameLook, RankedUnit } from '../../../../src/stage/look';
import { NAME, SEATS } from '../content/names';
import { PLAN } from '../content/plan';
import { icons } from './icons';

const unit = (name: 'gem' | 'chip' | 'boulder', figure: string | null): RankedUnit => ({
  style: 'rank',
  name,
  figure,
  // the Gem's picture says all
  icon: null,
  outline: () => icons[name],
  letter: null,
  // a token wears its seat's field
  field: null,
});

const bit = (seat: number): number => 1 << seat;
const ALL_SEATS = bit(SEATS) - 1;

export const pebbleLook: GameLook = {
  ready: async () => undefined,
  plan: () => PLAN,
  sides: () => eachItsOwn(SEATS),
  icons: { ...emblems, ...icons },
  terrains: [
    { name: 'shore', colour: '#F0DCAE', motif: 'dunes' },
    { name: 'heath', colour: '#B08CB4', motif: 'meadow' },
  ],
  units: [null, unit('gem', null), unit('chip', '1'), unit('boulder', '2')],
  liveries: SEAT_LIVERIES.slice(0, SEATS),
  livery: () => [0, 1, 2],
  ornament: false,
  fold: () => 0,
  flag: false,
  flagQuestion: null,
  ground: ({ terrain }) => terrain,
  scenery: () => null,
  sheltered: () => false,
  turn: ({ result, counters }) => (result === null ? (counters['active'] ?? null) : null),
  status: ({ tokens, viewer }: View) =>
    tokens.map(({ seat, shownTo }) => ({
      army: seat,
      fresh: false,
      seen: seat === viewer && (shownTo & ALL_SEATS & ~bit(seat)) !== 0,
      by: 0,
    })),
  own: ({ viewer }) => (viewer < SEATS ? [viewer] : []),
  meeting: () => null,
  unitOfItem: (decision, key, item) => (decision === 'place' && key === 'pebble.place' && item > 0 ? item : null),
  unitWord: (kind) => `${NAME}.unit.${kind}`,
  word: (event) => (event.type === 'played' ? `${NAME}.card.${event.card}` : null),
  motion: () => null,
  use: () => 'use',
  reason: () => ({ word: '', cause: { from: 'away' } }),
  curse: () => null,
  vital: () => false,
  effects: {
    dealt: 'drop',
    moved: 'step',
    shown: 'flip',
    looked: 'glance',
    played: 'word',
    fought: 'combat',
    removed: { fight: 'crumble', other: 'fade' },
    turn: 'turn',
    over: 'result',
  },
};
