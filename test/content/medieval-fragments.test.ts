/** Medieval's short texts for scenario files, from rows written by hand. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { parseSquare } from '../../src/games/shared/square';
import { fragmentsOf } from '../support/harness/medieval/fragments';

const at = (name: string): number => parseSquare(name, SHAPE) ?? -1;
const called = (seat: number, kind: number): GameEvent => ({ type: 'called', seat, kind });
const fought = (attack: number, defence: number, helpers: readonly string[] = []): GameEvent => ({
  type: 'fought',
  from: at('g7'),
  square: at('g8'),
  attack,
  defence,
  helpers: helpers.map(at),
  beaten: attack >= defence,
});
const removed = (
  seat: number,
  kind: number,
  square: string,
  cause: 'fight' | 'shot' | 'blast' | 'disarmed',
): GameEvent => ({
  type: 'removed',
  seat,
  token: at(square),
  kind,
  square: at(square),
  cause,
});
const moved = (from: string, to: string): GameEvent => ({ type: 'moved', token: at(from), from: at(from), to: at(to) });
const freed = (seat: number, kind: number, square: string, escaped: boolean): GameEvent => ({
  type: 'freed',
  seat,
  token: 0,
  kind,
  square: at(square),
  escaped,
});
const struck: GameEvent = { type: 'struck', from: at('g6'), square: at('g8') };

describe('rows as fragments', () => {
  it.each<readonly [string, readonly GameEvent[], readonly string[]]>([
    [
      'a fight',
      [called(0, 2), called(1, 2), fought(4, 4), removed(1, 2, 'g8', 'fight')],
      ['r Axeman(4) attacks Axeman', 'captured xg8'],
    ],
    ['a joined attack', [called(0, 0), called(1, 2), fought(4, 4, ['f7'])], ['r Footmans(4) attacks Axeman']],
    [
      'one Footman',
      [called(0, 0), called(1, 2), fought(2, 4), removed(0, 0, 'g7', 'fight')],
      ['r Footman(2) attacks Axeman', 'captured Fg7'],
    ],
    ['a shot', [struck, called(1, 3), called(0, 4), fought(5, 6)], ['b Archer shoots Knight', 'blocked']],
    [
      'a shot that wins',
      [struck, called(0, 5), called(1, 8), fought(12, 10), removed(1, 8, 'g8', 'shot')],
      ['r Ballista shoots Paladin', 'captured pg8'],
    ],
    [
      'a shot at a bomb, then an attack',
      [
        struck,
        called(0, 3),
        called(1, 11),
        { type: 'exploded', squares: [at('g8')], tokens: [258] },
        { type: 'turn', seat: 1 },
        called(1, 2),
        called(0, 2),
        fought(4, 4),
      ],
      ['r Archer shoots Bomb', 'explosion g8', 'b Axeman(4) attacks Axeman'],
    ],
    [
      'an attack on a bomb and its blast',
      [
        called(0, 4),
        called(1, 11),
        removed(0, 4, 'h7', 'fight'),
        { type: 'exploded', squares: [at('h8'), at('h9')], tokens: [258, 259] },
        removed(0, 2, 'h10', 'blast'),
      ],
      ['captured Nh7', 'explosion h8,h9', 'captured Xh10'],
    ],
    [
      'a look, as the Spy’s side and the others get it',
      [
        moved('g7', 'g9'),
        { type: 'looked', seat: 0, token: at('g9'), kind: 8 },
        { type: 'looked', seat: 0, token: at('g9'), kind: null },
        moved('g7', 'e2'),
      ],
      ['told r: g9 Paladin'],
    ],
    ['a rescue', [moved('g12', 'g15'), moved('g15', 'e3'), freed(0, 8, 'e3', false)], ['freed Pe3']],
    ['an escape', [moved('e1', 'e2'), freed(1, 5, 'e2', true)], ['escaped be2']],
    ['a disarmed bomb', [removed(1, 11, 'h8', 'disarmed'), moved('g8', 'h8')], ['disarmed h8']],
    [
      'a bomb that is set',
      [moved('h5', 'h8'), { type: 'placed', seat: 0, token: 256, kind: 11, square: at('h5') }],
      ['bomb set h5'],
    ],
    ['a step', [moved('d5', 'd6'), { type: 'turn', seat: 1 }], []],
  ])('%s', (_what, rows, fragments) => expect(fragmentsOf(rows)).toEqual(fragments));

  it('one by one are the content’s', () => {
    expect(medieval.fragment(removed(1, 2, 'g8', 'fight'), SHAPE)).toBe('captured xg8');
    expect(medieval.fragment(fought(4, 4), SHAPE)).toBe('');
    expect(medieval.fragment({ ...removed(1, 2, 'g8', 'fight'), kind: null } as GameEvent, SHAPE)).toBe('captured ug8');
  });
});
