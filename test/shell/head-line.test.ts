/** The head line and the question below it: they say the same, also where nobody is asked yet. */
import { expect, test } from 'vitest';
import type { MatchState } from '../../src/match/types';
import { askedNow, turnText } from '../../src/shell/battle/status';
import { loadGames } from '../support/games';

await loadGames(['legends', 'medieval']);

const ATTACK = 1;
/** Seat 0, a person, plays against the computer; the windows by their numbers: 0 opening, 1 attack, 2 strike, 3 closing. */
const state = (seat: number, kind: 'main' | 'respond', window = -1, side = 0): MatchState =>
  ({
    setup: { game: 'legends', form: 'legends', seats: [{ player: 'person' }, { player: 'computer' }] },
    view: {
      game: 'legends',
      form: 'legends',
      viewer: 0,
      asked: { seat, kind },
      counters: { side, window },
      lists: { roster0: [1], roster1: [103] },
      tokens: [],
      heaps: [
        { name: 'fallen', seat: 0, kinds: [] },
        { name: 'fallen', seat: 1, kinds: [] },
      ],
      result: null,
    },
    asking: null,
    picked: [],
    sending: false,
    sent: null,
    result: null,
  }) as unknown as MatchState;

test('who waits for nobody is not told to look around meanwhile', () => {
  expect(turnText(state(0, 'main'))).toBe('Your turn (Good)');
  expect(askedNow(state(0, 'main'))).toBe('');
  expect(turnText(state(1, 'main', -1, 1))).toBe('Evil is thinking…');
  expect(askedNow(state(1, 'main', -1, 1))).toBe('Meanwhile, look around the board.');
});

test('an answer is given to an attack; between two turns there is nothing to answer', () => {
  expect(turnText(state(0, 'respond', ATTACK))).toBe('Your answer (Good)');
  for (const window of [0, 3])
    for (const side of [0, 1]) expect(turnText(state(0, 'respond', window, side))).toBe('You may act (Good)');
});

test('what the own move has triggered answers nobody', () => {
  expect(turnText(state(0, 'respond'))).toBe('You may act (Good)');
  // the same for the other side's move is an answer to it
  expect(turnText(state(0, 'respond', -1, 1))).toBe('Your answer (Good)');
});

test('who can’t pass must choose', () => {
  const asked = (seat: number, canPass: boolean): MatchState => ({
    ...state(seat, 'respond', -1, 1 - seat),
    asking: { canPass } as unknown as NonNullable<MatchState['asking']>,
  });
  expect(turnText(asked(0, false))).toBe('You must choose (Good)');
  expect(turnText(asked(0, true))).toBe('Your answer (Good)');
  const shared = asked(0, false);
  const two = {
    ...shared,
    setup: { ...shared.setup, seats: [{ player: 'person' }, { player: 'person' }] },
  } as MatchState;
  expect(turnText(two)).toBe('Good must choose');
});

test('a cell of the prison is chosen under the same head line in whoever’s turn', () => {
  const jail = (side: number): MatchState =>
    ({
      ...state(0, 'main', -1, side),
      view: {
        ...state(0, 'main', -1, side).view,
        game: 'medieval',
        form: 'standard',
        asked: { seat: 0, kind: 'pick' },
      },
      asking: { canPass: false, presses: [] },
    }) as unknown as MatchState;
  expect(turnText(jail(1))).toBe('You must choose (Red)');
  expect(turnText(jail(0))).toBe('You must choose (Red)');
});
