/** How long the picture rests before it goes on: what a power did is read, at the speeds at which anybody reads. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { restTime } from '../../src/match/leave';

const used: GameEvent = { type: 'used', token: 1, seat: 1, power: 1, keyword: null };
const shown: GameEvent = { type: 'shown', token: 1, kind: 8 };
const moved: GameEvent = { type: 'moved', token: 1, from: 0, to: 1 };
const fought: GameEvent = {
  type: 'fought',
  from: 0,
  square: 1,
  attack: 5,
  defence: 3,
  helpers: [],
  beaten: true,
};

describe('the picture rests', () => {
  test('at Normal long enough to read what a power did, and whom it revealed', () => {
    expect(restTime([used, shown], 'normal')).toBeGreaterThanOrEqual(1000);
    expect(restTime([used, shown], 'slow')).toBeGreaterThan(restTime([used, shown], 'normal'));
  });

  test('no longer than before after an attack alone, and not after a plain move', () => {
    expect(restTime([moved, shown, fought], 'normal')).toBe(800);
    expect(restTime([moved], 'normal')).toBe(0);
  });

  test('for no power where somebody plays fast', () => {
    expect(restTime([used, shown], 'fast')).toBe(0);
    expect(restTime([used, shown], 'instant')).toBe(0);
  });

  test('so briefly that two powers and an attack take the computer less than eight seconds, at the longest', () => {
    const turn = 1600;
    const powers = 2 * (turn + restTime([used, shown], 'normal'));
    expect(powers + turn + restTime([fought], 'normal')).toBeLessThanOrEqual(8000);
  });
});
