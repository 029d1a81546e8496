/** Why nothing can be undone, in the order in which it is said. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { MatchState } from '../../src/match/types';
import { undoBar } from '../../src/match/undo-bar';
import { AGAINST, createBench, must, passDelay, place, stateOf } from './support';

const [KNIGHT, C3] = [1, 14];
const TURN = (seat: number): GameEvent => ({ type: 'turn', seat });
const MOVED: GameEvent = { type: 'moved', token: 1, from: 0, to: 1 };

const begun = async (changes: Partial<MatchState>): Promise<MatchState> => {
  const { match } = createBench();
  must(await match.start(AGAINST));
  return { ...stateOf(match), canUndo: false, ...changes };
};

describe('undo is barred', () => {
  test('by nothing where it can be done', async () => {
    const { match } = createBench();
    must(await match.start(AGAINST));
    await place(match, KNIGHT, C3);
    expect(undoBar(stateOf(match))).toBeNull();
  });

  test('before anything was done', async () => {
    expect(undoBar(await begun({}))).toBe('nothing');
  });

  test('by the enemy who has moved since, by an ally, or by what one’s own move revealed', async () => {
    const barAfter = async (seat: number) => undoBar(await begun({ events: [TURN(seat), MOVED, TURN(1 - seat)] }));
    expect([await barAfter(1), await barAfter(0)]).toEqual(['enemy', 'learned']);
    const { setup } = await begun({});
    const [own, foe] = setup.seats;
    if (own === undefined || foe === undefined) throw new Error('seats');
    const four = { ...setup, seats: [own, foe, own, foe], sides: [0, 1, 0, 1] };
    expect(undoBar(await begun({ setup: four, events: [TURN(2), MOVED, TURN(3)] }))).toBe('ally');
  });

  test('by the number of turns that may be taken back, where some were', async () => {
    const after = { events: [TURN(1), MOVED, TURN(0)] };
    const eased = { takenBack: 3, left: 0, lowered: [] };
    expect(undoBar(await begun({ ...after, eased }))).toBe('spent');
    expect(undoBar(await begun({ ...after, eased: { ...eased, takenBack: 0 } }))).toBe('enemy');
  });

  test('while an answer is on its way, and when it is over', async () => {
    expect(undoBar(await begun({ sending: true }))).toBe('sending');
    expect(undoBar(await begun({ result: { winners: [0], reason: 'castle', score: [] } }))).toBe('over');
  });

  test('as the match really goes: the computer has replied', async () => {
    const { match, opponent } = createBench();
    must(await match.start(AGAINST));
    await place(match, KNIGHT, C3);
    opponent.answer(0);
    await passDelay();
    expect(undoBar(stateOf(match))).toBe('enemy');
  });
});
