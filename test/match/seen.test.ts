/** What stands beside the board keeps step with the picture, and at the end everything hidden turns over. */
import { describe, expect, test, vi } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import type { View } from '../../src/contract/view';
import { legendsWords } from '../../src/match/games/legends';
import { pressSquare } from '../../src/match/press';
import { openView, turnsOver } from '../../src/match/reveal';
import { seenState } from '../../src/match/seen';
import type { MatchState, Passage, PassagePlayer } from '../../src/match/types';
import { AGAINST, type Bench, createBench, must, passDelay, stateOf } from './support';

const PLAINS = Array(8).fill('pppppppp');
const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
/** 41 (8) beside a hidden 161 and the hidden castle; another hidden one far off. */
const PIECES = { a1: [67, 0], d4: [41, 0], d5: [169, 1], e4: [161, 1], h8: [162, 1] };
const BATTLE: StartRequest = {
  setup: {
    game: 'legends',
    form: 'legends',
    seats: AGAINST.setup.seats,
    options: {},
    position: { terrain: PLAINS, pieces: PIECES, turn: 0 },
  },
};

/** A picture whose rows are seen when the test says so. */
const handPicture = () => {
  const played: Passage[] = [];
  let seen: (count: number) => void = () => undefined;
  let done: () => void = () => undefined;
  const player: PassagePlayer = {
    show: () => undefined,
    play: (passage, onSeen = () => undefined) => {
      played.push(passage);
      seen = onSeen;
      return new Promise((resolve) => {
        done = resolve;
      });
    },
    skip: () => done(),
  };
  return { player, played, see: (count: number) => seen(count), end: () => done() };
};

const begin = async () => {
  const bench = createBench();
  const picture = handPicture();
  bench.match.passages.watch(picture.player);
  must(await bench.match.start(BATTLE));
  return { bench, ...picture };
};

/** The referee takes as long for every choice (R17); this is longer. */
const go = async (bench: Bench, ...names: readonly string[]): Promise<void> => {
  for (const name of names) bench.match.press(pressSquare(sq(name)));
  await passDelay();
  bench.match.confirm();
  await passDelay();
  await bench.session.clock.pass(200);
  await passDelay();
};

const beside = ({ match }: Bench): MatchState => {
  const state = match.state.get();
  if (state === null) throw new Error('no state');
  return seenState(state, match.passages.underway.get(), legendsWords);
};
const types = ({ events }: MatchState): readonly string[] => events.map(({ type }) => type);
const fallen = ({ view }: MatchState): number => view.heaps.reduce((sum, { kinds }) => sum + kinds.length, 0);

describe('beside the board', () => {
  test('each row is told when it has been seen, and the winner with the last', async () => {
    const { bench, see } = await begin();
    const before = types(beside(bench));
    await go(bench, 'd4', 'd5');
    expect(stateOf(bench.match).result).not.toBeNull();
    // the picture has begun, and has shown nothing yet
    expect(types(beside(bench))).toEqual(before);
    expect([beside(bench).result, fallen(beside(bench)), beside(bench).asking]).toEqual([null, 0, null]);
    const rows = types(stateOf(bench.match)).slice(before.length);
    expect(rows).toEqual(['moved', 'shown', 'shown', 'removed', 'over']);
    see(1);
    expect(types(beside(bench))).toEqual([...before, 'moved']);
    expect(beside(bench).view.tokens.find(({ id }) => id === sq('d5'))?.kind).toBeNull();
    see(3);
    expect(beside(bench).view.tokens.find(({ id }) => id === sq('d5'))?.kind).toBe(169);
    expect(fallen(beside(bench))).toBe(0);
    see(4);
    expect(fallen(beside(bench))).toBe(1);
    expect(beside(bench).result).toBeNull();
    see(5);
    expect(beside(bench).result?.winners).toEqual([0]);
  });

  test('a skipped picture has shown all, and input never waited', async () => {
    const { bench } = await begin();
    await go(bench, 'd4', 'd3');
    expect(beside(bench).asking).toBeNull();
    expect(bench.match.passages.underway.get()).not.toBeNull();
    bench.match.passages.skip();
    expect(beside(bench)).toBe(stateOf(bench.match));
  });

  test('what is played again holds nothing back', async () => {
    const { bench, end } = await begin();
    await go(bench, 'd4', 'd3');
    end();
    await passDelay();
    const { recap } = stateOf(bench.match);
    if (recap === null) throw new Error('no recap');
    bench.match.passages.again(recap, stateOf(bench.match).view);
    expect(bench.match.passages.playing.get()).toBe(true);
    expect(beside(bench)).toBe(stateOf(bench.match));
  });
});

describe('the end', () => {
  const hidden = ({ tokens }: View): readonly number[] =>
    tokens.filter(({ kind }) => kind === null).map(({ id }) => id);

  test('the others’ pieces turn over, the nearest first, after the picture of the end', async () => {
    const { bench, played, end } = await begin();
    await go(bench, 'd4', 'd5');
    const [last] = played;
    expect(hidden(last?.to ?? stateOf(bench.match).view)).toEqual([sq('e4'), sq('h8')]);
    await passDelay();
    expect(hidden(stateOf(bench.match).view)).toEqual([]);
    end();
    // the end of a fight is seen for a moment before
    const wave = [
      { type: 'shown', token: sq('e4'), kind: 161 },
      { type: 'shown', token: sq('h8'), kind: 162 },
    ];
    await vi.waitFor(() => expect(played.at(-1)?.events).toEqual(wave), 5000);
    expect(hidden(played.at(-1)?.to ?? stateOf(bench.match).view)).toEqual([]);
    // the log tells of no reveal that was none
    expect(types(stateOf(bench.match)).filter((type) => type === 'shown')).toHaveLength(2);
  });

  test('nothing turns over before', async () => {
    const { bench, end, played } = await begin();
    await go(bench, 'd4', 'd3');
    end();
    await passDelay();
    expect(hidden(stateOf(bench.match).view)).toEqual([sq('e4'), sq('d5'), sq('h8')]);
    expect(played.flatMap(({ events }) => events).some(({ type }) => type === 'shown')).toBe(false);
    expect((await bench.match.replay(9)).ok).toBe(false);
  });

  test('a token that the truth does not know stays hidden', async () => {
    const { bench } = await begin();
    const { view } = stateOf(bench.match);
    const truth = { ...view, tokens: [{ id: sq('h8'), square: sq('h8'), seat: 1, kind: 162, shownTo: 0 }] };
    const open = openView(view, truth);
    expect(hidden(open)).toEqual([sq('e4'), sq('d5')]);
    expect(turnsOver(view, open, sq('d5'))).toEqual([{ type: 'shown', token: sq('h8'), kind: 162 }]);
  });
});
