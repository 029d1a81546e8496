/** How the battle stands: asked when the turn is at rest, and shown to nobody but the player whom it is about. */
import { describe, expect, test } from 'vitest';
import type { MatchState } from '../../src/match/types';
import { isAtRest, worthOfHint, worthShown } from '../../src/shell/battle/chances';
import { loadGames } from '../support/games';

await loadGames(['legends']);

const PERSON = { player: 'person' };
const COMPUTER = { player: 'computer' };

const state = (seats: readonly unknown[], seat: number | null, parts: object = {}): MatchState =>
  ({
    setup: { game: 'legends', form: 'quick', seats },
    view: { game: 'legends', result: null },
    asking: seat === null ? null : { decision: { seat, kind: 'main', key: 'legends.main', choices: [1, 2] } },
    sending: false,
    result: null,
    ...parts,
  }) as unknown as MatchState;

const asking = (kind: string, key: string, choices: readonly number[]) => ({
  asking: { decision: { seat: 0, kind, key, choices } },
});

describe('it is weighed', () => {
  const alone = [PERSON, COMPUTER];

  test('when a person’s turn begins', () => expect(isAtRest(state(alone, 0))).toBe(true));

  test.each([
    ['while nobody here is asked', state(alone, null)],
    ['while an answer is on its way', state(alone, 0, { sending: true })],
    ['after the end', state(alone, 0, { result: { winners: [0], reason: 'castle', score: [] } })],
    ['inside a window', state(alone, 0, asking('respond', 'legends.window', [1, 2]))],
    ['inside a power', state(alone, 0, asking('pick', 'legends.pick', [1, 2]))],
    ['while armies are laid out', state(alone, 0, asking('place', 'legends.arrange', [1, 2]))],
    ['where there is only one way to go on', state(alone, 0, asking('main', 'legends.main', [1]))],
  ])('not %s', (_, now) => expect(isAtRest(now)).toBe(false));
});

describe('it is shown', () => {
  const worth = { seat: 1, value: 0.4 };

  test('to the one person at the screen, also in the computer’s turn', () => {
    expect(worthShown(state([COMPUTER, PERSON], 1), worth)).toBe(0.4);
    expect(worthShown(state([COMPUTER, PERSON], null), worth)).toBe(0.4);
  });

  test('to whoever of two is asked, and to nobody when it is the other’s turn, or no turn at all', () => {
    expect(worthShown(state([PERSON, PERSON], 1), worth)).toBe(0.4);
    expect(worthShown(state([PERSON, PERSON], 0), worth)).toBeNull();
    expect(worthShown(state([PERSON, PERSON], null), worth)).toBeNull();
    expect(worthShown(state([PERSON, PERSON], 1), null)).toBeNull();
  });
});

describe('a hint tells it anew', () => {
  const window = asking('respond', 'legends.window', [1, 2]);

  test('also inside a window, to the player who is asked', () => {
    const hint = { value: 0.39, iterations: 900 };
    expect(worthOfHint(state([PERSON, COMPUTER], 0, { ...window, hint }))).toEqual({ seat: 0, value: 0.39 });
  });

  test.each([
    ['without one', { hint: null }],
    ['where nothing was searched', { hint: { value: 0.5, iterations: 0 } }],
  ])('not %s', (_, parts) => expect(worthOfHint(state([PERSON, COMPUTER], 0, { ...window, ...parts }))).toBeNull());
});
