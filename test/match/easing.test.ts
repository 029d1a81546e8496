/** What makes a match easier, as the page has it: going back before the reply, and a lower level. */
import { expect, test } from 'vitest';
import { opponents } from '../../src/games/legion/opponents';
import { pressItem } from '../../src/match/press';
import { levelsOf } from '../../src/worker/opponent/levels';
import { AGAINST, createBench, must, passDelay, place, stateOf } from './support';

const KNIGHT = 1;
const C3 = 14;

test('taking back goes back before the computer’s reply, and is counted', async () => {
  const { match, opponent } = createBench(undefined, levelsOf(opponents));
  must(await match.start(AGAINST));
  expect(stateOf(match)).toMatchObject({ canTakeBack: false, eased: { takenBack: 0, left: 3, lowered: [] } });
  await place(match, KNIGHT, C3);
  expect(stateOf(match)).toMatchObject({ canUndo: true, canTakeBack: false });
  opponent.answer(0);
  await passDelay();
  expect(stateOf(match)).toMatchObject({ canUndo: false, canTakeBack: true });
  await match.takeBack();
  await passDelay();
  expect(stateOf(match).view.tokens).toEqual([]);
  expect(stateOf(match).asking?.decision.seat).toBe(0);
  expect(stateOf(match)).toMatchObject({ canTakeBack: false, eased: { takenBack: 1, left: 2 } });
});

test('a level that is lowered keeps the question, and what was pressed', async () => {
  const { match } = createBench(undefined, levelsOf(opponents));
  const seats = [{ player: 'person' }, { player: 'computer', level: 'veteran' }] as const;
  must(await match.start({ setup: { ...AGAINST.setup, seats } }));
  match.press(pressItem(KNIGHT));
  await match.lower('story');
  await passDelay();
  const state = stateOf(match);
  expect(state.asking?.presses).toEqual([pressItem(KNIGHT)]);
  expect(state.setup.seats[1]?.level).toBe('story');
  expect(state.eased).toEqual({ takenBack: 0, left: 3, lowered: [{ seat: 1, from: 'veteran', to: 'story' }] });
});
