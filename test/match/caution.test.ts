import { describe, expect, test } from 'vitest';
import type { DecisionKind } from '../../src/contract/decision';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { type ChoiceForm, PASS, packChoice } from '../../src/games/shared/choice';
import { needsConfirm, type Weighed } from '../../src/match/caution';
import { must } from './support';

const view = must(
  legends.readPosition({
    terrain: Array(8).fill('pppppppp'),
    pieces: { a1: [67, 0], h8: [169, 1], d4: [1, 0], d5: [103, 1] },
    turn: 0,
  }),
);
const FALL: readonly GameEvent[] = [{ type: 'removed', seat: 1, token: 1, kind: 0, square: 1, cause: 'fight' }];
const HOLDS: readonly GameEvent[] = [
  { type: 'fought', from: 1, square: 2, attack: 2, defence: 3, helpers: [], beaten: false },
];
const QUIET: readonly GameEvent[] = [{ type: 'turn', seat: 1 }];
const [D4, D5, E4] = [27, 35, 28];

const weighed = (kind: DecisionKind, code: number, more: Partial<Weighed> = {}): Weighed => ({
  decision: { seat: 0, kind, key: 'x', args: [], choices: [code] },
  choice: 0,
  view,
  events: [],
  hidden: true,
  handsOver: false,
  ...more,
});
const move = (to: number) => packChoice('move', { from: D4, to });
const form = (name: ChoiceForm) => packChoice(name, { item: 1, from: D4, to: E4 });

/** So many exchanges are left. */
const swap = (left: number) => ({ seat: 0, kind: 'swap', key: 'x', args: [left], choices: [form('other')] }) as const;

describe('an open game', () => {
  const open = (events: readonly GameEvent[]) => weighed('place', form('itemAt'), { hidden: false, events });
  test.each([
    ['never', FALL, false],
    ['attacks', FALL, true],
    ['never', HOLDS, false],
    ['attacks', HOLDS, true],
    ['attacks', QUIET, false],
    ['attacks', [], false],
    ['always', QUIET, true],
  ] as const)('%s', (mode, events, expected) => expect(needsConfirm(mode, open(events))).toBe(expected));
});

describe('a game with secrets', () => {
  test.each([
    ['a step onto empty land', weighed('main', move(E4)), false],
    ['the same before the screen is handed over', weighed('main', move(E4), { handsOver: true }), true],
    ['an attack', weighed('main', move(D5)), true],
    ['a power', weighed('main', form('power')), true],
    ['a power with a target', weighed('main', form('powerTo')), true],
    ['a granted action', weighed('main', form('granted')), true],
    ['an ability in a window', weighed('respond', form('powerTo')), true],
    ['passing', weighed('respond', PASS), false],
    ['passing after which something falls', weighed('respond', PASS, { events: FALL }), false],
    ['a pick', weighed('pick', form('square')), true],
    ['a name', weighed('name', form('item')), true],
    ['an exchange', weighed('swap', form('other'), { decision: swap(2) }), true],
    ['the last exchange, after which the battle begins', weighed('swap', form('other'), { decision: swap(1) }), true],
    ['an exchange before the screen is handed over', weighed('swap', form('other'), { handsOver: true }), true],
    ['a piece laid out', weighed('place', form('item')), false],
  ] as const)('%s', (_, what, expected) => {
    expect(needsConfirm('attacks', what)).toBe(expected);
    expect(needsConfirm('never', what)).toBe(false);
    expect(needsConfirm('always', what)).toBe(true);
  });
});
