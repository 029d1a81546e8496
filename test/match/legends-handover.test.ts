/** Two players who hide something from each other share the screen: the curtain, and what each has seen before it falls. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { PRESS_PASS, pressSquare } from '../../src/match/press';
import { readKept } from '../../src/match/saves';
import type { MatchState, Passage } from '../../src/match/types';
import { battle, go, type Pieces, sq } from './legends-battles';
import { type Bench, createBench, must, passDelay, stateOf, TWO } from './support';

describe('two players who hide something from each other', () => {
  const PERSONS = TWO.setup.seats;
  const start = async (
    pieces: Pieces = { d4: [6, 0], d7: [113, 1], b2: [45, 0] },
    rest: object = {},
  ): Promise<Bench> => {
    const bench = createBench();
    must(await bench.match.start(battle(PERSONS, pieces, { options: { asks: 'always' }, ...rest })));
    return bench;
  };
  const open = async (bench: Bench): Promise<void> => {
    bench.match.openCurtain();
    await passDelay();
  };
  const knows = ({ view }: MatchState) => view.tokens.flatMap(({ kind, seat }) => (kind === null ? [] : [seat]));

  test('the first look is behind the curtain too, and shows nothing', async () => {
    const bench = await start();
    const state = stateOf(bench.match);
    expect(state).toMatchObject({ curtain: 0, viewer: 8, asking: null });
    expect(knows(state)).toEqual([]);
    await open(bench);
    expect(stateOf(bench.match)).toMatchObject({ curtain: null, viewer: 0, missed: [] });
    expect(stateOf(bench.match).asking?.decision.seat).toBe(0);
  });

  test('a turn draws the curtain at once, and what happened is told to the next', async () => {
    const bench = await start();
    await open(bench);
    await go(bench, 'd4', 'd5');
    const hidden = stateOf(bench.match);
    // turn's end is asked of everybody alike
    if (hidden.curtain === null) {
      bench.match.press(PRESS_PASS);
      await passDelay();
    }
    expect(stateOf(bench.match)).toMatchObject({ curtain: 1, viewer: 8, asking: null });
    expect(knows(stateOf(bench.match))).toEqual([]);
    await open(bench);
    expect(stateOf(bench.match)).toMatchObject({ curtain: null, viewer: 1 });
    expect(knows(stateOf(bench.match)).every((seat) => seat === 1)).toBe(true);
    await go(bench, 'd7', 'd6');
    bench.match.press(PRESS_PASS);
    await passDelay();
    expect(stateOf(bench.match).curtain).toBe(0);
    await open(bench);
    const back = stateOf(bench.match);
    expect(back.missed.map(({ type }) => type)).toEqual(['turn', 'moved', 'turn']);
    expect(back.news).toEqual(back.missed);
    expect(back.recap?.events.map(({ type }) => type)).toContain('moved');
  });

  /** A picture whose passages end when the test says so. */
  const handPicture = (bench: Bench) => {
    const shown: View[] = [];
    const played: Passage[] = [];
    const ends: (() => void)[] = [];
    const end = () => ends.shift()?.();
    bench.match.passages.watch({
      show: (view) => shown.push(view),
      play: (passage) => {
        played.push(passage);
        return new Promise((resolve) => ends.push(resolve));
      },
      skip: end,
    });
    return { shown, played, end };
  };
  /** 45 (6) falls on d5 to 41 (8); nobody is asked before the turn goes on. */
  const LOST: Pieces = { d4: [45, 0], d5: [41, 1], f8: [142, 1], h1: [16, 0] };
  const loseFight = async () => {
    const bench = createBench();
    must(await bench.match.start(battle(PERSONS, LOST)));
    const picture = handPicture(bench);
    await open(bench);
    await go(bench, 'd4', 'd5');
    picture.end();
    // the window's time
    await bench.clock.pass(1200);
    return { bench, ...picture };
  };

  test('whoever attacked sees it out before the curtain falls, and nothing that is hidden from that side', async () => {
    const { bench, shown, played, end } = await loseFight();
    const seen = stateOf(bench.match);
    expect(seen).toMatchObject({ curtain: null, viewer: 0, asking: null, canUndo: false, result: null });
    expect(played.at(-1)?.to.viewer).toBe(0);
    expect(played.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(
      expect.arrayContaining(['moved', 'fought', 'removed', 'turn']),
    );
    expect([...shown, ...played.map(({ to }) => to)].map(({ viewer }) => viewer)).not.toContain(1);
    // all that is known of the enemy is who fought
    expect(seen.view.tokens.filter(({ seat, kind }) => seat === 1 && kind !== null).map(({ kind }) => kind)).toEqual([
      41,
    ]);
    const drawn = played.length;
    // the time for which the end is seen stands still
    bench.match.passages.pause(true);
    end();
    await passDelay();
    expect(stateOf(bench.match).curtain).toBeNull();
    // a press goes on at once
    bench.match.passages.skip();
    bench.match.passages.pause(false);
    await passDelay();
    expect(stateOf(bench.match)).toMatchObject({ curtain: 1, viewer: 8, asking: null });
    // behind the curtain stands what anybody may see
    expect(played).toHaveLength(drawn);
    expect(shown.at(-1)?.viewer).toBe(8);
    await open(bench);
    expect(stateOf(bench.match)).toMatchObject({ viewer: 1, curtain: null });
    expect(stateOf(bench.match).missed.map(({ type }) => type)).toContain('fought');
  });

  test('a press cuts it, and what was seen is not told as missed', async () => {
    const { bench } = await loseFight();
    bench.match.passages.skip();
    await passDelay();
    bench.match.passages.skip();
    await passDelay();
    expect(stateOf(bench.match).curtain).toBe(1);
    await open(bench);
    await go(bench, 'f8', 'f7');
    for (let press = 0; press < 4; press++) {
      await bench.clock.pass(1200);
      bench.match.passages.skip();
      await passDelay();
    }
    expect(stateOf(bench.match).curtain).toBe(0);
    await open(bench);
    expect(stateOf(bench.match).missed.map(({ type }) => type)).toEqual(['moved', 'turn']);
  });

  test('without a picture, or at once, the curtain does not wait', async () => {
    const bench = createBench();
    bench.match.tempo('instant');
    must(await bench.match.start(battle(PERSONS, LOST)));
    handPicture(bench);
    await open(bench);
    await go(bench, 'd4', 'd5');
    expect(stateOf(bench.match).curtain).toBe(1);
  });

  test('a step waits for a second press, since it can’t be taken back once the screen is handed over', async () => {
    const bench = await start();
    await open(bench);
    for (const name of ['d4', 'd5']) bench.match.press(pressSquare(sq(name)));
    await passDelay();
    expect(stateOf(bench.match).confirming).toBe(true);
  });

  test('both answer a fight, each behind the curtain of the other', async () => {
    const bench = await start({ d4: [45, 0], d5: [113, 1], c4: [3, 0], e5: [118, 1], f6: [137, 1] });
    await open(bench);
    await go(bench, 'd4', 'd5');
    expect(stateOf(bench.match).asking?.decision).toMatchObject({ seat: 0, key: 'legends.window' });
    bench.match.press(PRESS_PASS);
    await passDelay();
    expect(stateOf(bench.match)).toMatchObject({ curtain: 1, asking: null });
    await open(bench);
    const answering = stateOf(bench.match);
    expect(answering.asking?.decision).toMatchObject({ seat: 1, key: 'legends.window' });
    expect(answering.missed.map(({ type }) => type)).toEqual(['moved', 'shown', 'shown', 'windowOpened']);
    bench.match.press(PRESS_PASS);
    await passDelay();
    expect(bench.notes).toEqual([]);
    expect(stateOf(bench.match).curtain).not.toBeNull();
  });

  test('nobody takes back what the other did', async () => {
    const bench = await start();
    await open(bench);
    await go(bench, 'd4', 'd5');
    bench.match.press(PRESS_PASS);
    await passDelay();
    await open(bench);
    expect(stateOf(bench.match).canUndo).toBe(false);
  });

  test('one’s own exchange is taken back before the screen goes on', async () => {
    const bench = createBench();
    must(
      await bench.match.start({
        setup: { game: 'legends', form: 'legends', seats: PERSONS, options: { asks: 'always' }, seed: 1 },
      }),
    );
    await open(bench);
    const { asking } = stateOf(bench.match);
    expect(asking?.decision.key).toBe('legends.exchange');
    // either square may be pressed first
    const [low, high] = asking?.squares.slice(0, 2).map(({ square }) => square) ?? [];
    bench.match.press(pressSquare(high ?? 0));
    bench.match.press(pressSquare(low ?? 0));
    await passDelay();
    bench.match.confirm();
    await passDelay();
    expect(stateOf(bench.match)).toMatchObject({ curtain: null, canUndo: true });
    await bench.match.undo();
    await passDelay();
    expect(stateOf(bench.match)).toMatchObject({ curtain: null, viewer: 0, canUndo: false });
    expect(stateOf(bench.match).asking?.decision.args).toEqual([2]);
  });

  test('a kept battle is taken up behind the curtain, at the same question', async () => {
    const bench = await start();
    await open(bench);
    await go(bench, 'd4', 'd5');
    const kept = readKept(bench.shelf);
    const other = createBench();
    must(await other.match.load(kept?.text ?? ''));
    expect(stateOf(other.match)).toMatchObject({ viewer: 8, asking: null });
    expect(knows(stateOf(other.match))).toEqual([]);
    await open(other);
    expect(stateOf(other.match).asking?.decision.choices.length).toBeGreaterThan(0);
    expect(stateOf(other.match).view.ply).toBe(stateOf(bench.match).view.ply);
  });
});
