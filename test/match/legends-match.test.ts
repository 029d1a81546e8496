/** A battle of Legends on a real referee: windows that tell nothing by their time, taking back. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { openWindow } from '../../src/match/games/legends/windows';
import { PRESS_PASS, pressItem, pressSquare } from '../../src/match/press';
import { readKept } from '../../src/match/saves';
import type { MatchState } from '../../src/match/types';
import { battle, CAN_ANSWER, CAN_NOT, FIGHT, go, type Pieces, sq, told } from './legends-battles';
import { AGAINST, type Bench, createBench, must, passDelay, stateOf } from './support';

describe('a window', () => {
  const attack = async (hidden: number): Promise<Bench> => {
    const bench = createBench();
    must(await bench.match.start(FIGHT(hidden, { options: { lists: 'closed' } })));
    await go(bench, 'd4', 'd5');
    return bench;
  };

  test('stands open for its time, whether anybody can answer or not, and looks the same', async () => {
    const seen: MatchState[] = [];
    for (const hidden of [CAN_ANSWER, CAN_NOT]) {
      const bench = await attack(hidden);
      // the computer has been asked in one of the two, and passes
      if (hidden === CAN_ANSWER) bench.opponent.answer(0, { choice: 1 });
      await told(bench);
      const state = stateOf(bench.match);
      expect(openWindow(state.view)).toBe(1);
      expect(state.view.tokens.filter(({ square }) => square === sq('d5'))).toHaveLength(2);
      expect(state.events.at(-1)?.type).toBe('windowOpened');
      expect(state.asking).toBeNull();
      seen.push(state);
      await bench.clock.pass(1000);
      expect(stateOf(bench.match)).toBe(state);
      await bench.clock.pass(200);
      expect(openWindow(stateOf(bench.match).view)).toBe(-1);
      expect(stateOf(bench.match).news.map(({ type }) => type)).toContain('fought');
    }
    const [asked, unasked] = seen;
    expect(asked?.view).toEqual({
      ...unasked?.view,
      lists: { ...unasked?.view.lists, stack: asked?.view.lists['stack'] },
    });
    expect({ ...asked, view: null, version: 0 }).toEqual({ ...unasked, view: null, version: 0 });
  });

  test('the strengths that it shows are those of the fight', async () => {
    const bench = await attack(CAN_NOT);
    const { view } = stateOf(bench.match);
    const at = (id: number | undefined) => view.lists['strengths']?.[view.tokens.findIndex((token) => token.id === id)];
    const [attacker, defender] = view.lists['fight'] ?? [];
    expect([at(attacker), at(defender)]).toEqual([6, 6]);
  });

  test('what was chosen is kept while its windows still stand open', async () => {
    const bench = await attack(CAN_NOT);
    expect(openWindow(stateOf(bench.match).view)).toBe(1);
    const other = createBench();
    must(await other.match.load(readKept(bench.shelf)?.text ?? ''));
    // of equal strength, both have fallen in the fight that the first page has not shown yet
    expect(stateOf(other.match).view.tokens.filter(({ square }) => square === sq('d5'))).toEqual([]);
  });

  test('whoever can answer is asked after the same time, and answering takes it again', async () => {
    const bench = createBench();
    // one's own Enchanted Shield stands beside the fight
    const request = battle(AGAINST.setup.seats, {
      d4: [118, 0],
      c5: [113, 1],
      d5: [45, 1],
      c4: [113, 0],
      h1: [142, 0],
    });
    must(await bench.match.start(request));
    await go(bench, 'c4', 'c5');
    expect(stateOf(bench.match).asking).toBeNull();
    await bench.clock.pass(1200);
    expect(stateOf(bench.match).asking?.decision.key).toBe('legends.window');
    expect(stateOf(bench.match).asking?.canPass).toBe(true);
    expect(bench.match.press(PRESS_PASS)).toBe('taken');
    await told(bench);
    expect(stateOf(bench.match).sending).toBe(true);
    await bench.clock.pass(1000);
    expect(openWindow(stateOf(bench.match).view)).toBe(1);
    await bench.clock.pass(200);
    expect(openWindow(stateOf(bench.match).view)).toBe(-1);
  });

  test('when somebody is asked in it, the board has the strengths that the question has', async () => {
    const bench = createBench();
    const drawn: View[] = [];
    bench.match.passages.watch({
      show: (view) => drawn.push(view),
      play: async ({ to }) => void drawn.push(to),
      skip: () => undefined,
    });
    // Accissejo slashes from plains into forest, where it has 2 more; one's own Enchanted Shield stands beside the fight
    const pieces = { c4: [181, 0, 'shown'], d4: [118, 0], d5: [113, 1, 'shown'] };
    const terrain = ['pppppppp', 'pppppppp', 'pppppppp', 'pppfpppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppppppp'];
    must(await bench.match.start(battle(AGAINST.setup.seats, pieces, { terrain })));
    await go(bench, 'c4', 'd5');
    await bench.clock.pass(1200);
    const { asking, view } = stateOf(bench.match);
    expect(asking?.decision.key).toBe('legends.window');
    const last = drawn.at(-1);
    const strengthOn = (square: string, kind: number): number | undefined =>
      last?.lists['strengths']?.[last.tokens.findIndex((token) => token.square === sq(square) && token.kind === kind)];
    expect(strengthOn('d5', 181)).toBe(8);
    expect(last).toEqual(view);
  });

  test('its time follows the speed', async () => {
    const bench = createBench();
    bench.match.tempo('instant');
    must(await bench.match.start(FIGHT(CAN_NOT)));
    await go(bench, 'd4', 'd5');
    await bench.clock.pass(250);
    expect(openWindow(stateOf(bench.match).view)).toBe(-1);
  });

  test('an answer that is taken back leaves board, log and question as they were before it', async () => {
    const bench = createBench();
    const drawn: View[] = [];
    bench.match.passages.watch({
      show: (view) => drawn.push(view),
      play: async ({ to }) => void drawn.push(to),
      skip: () => undefined,
    });
    // one's own Enchanted Shield stands beside the fight, and could answer
    must(
      await bench.match.start(
        battle(AGAINST.setup.seats, { c4: [113, 0], d4: [118, 0], c5: [142, 1], h1: [16, 0], f8: [113, 1] }),
      ),
    );
    await go(bench, 'c4', 'c5');
    await bench.clock.pass(1200);
    const asked = stateOf(bench.match);
    expect(asked.asking?.decision.key).toBe('legends.window');
    bench.match.press(PRESS_PASS);
    await told(bench);
    for (let windows = 0; windows < 4; windows++) await bench.clock.pass(1200);
    const after = stateOf(bench.match);
    expect(after.news.length).toBeGreaterThan(0);
    expect(after.view.tokens.filter(({ square }) => square === sq('c5'))).toHaveLength(1);
    expect(after.canUndo).toBe(true);
    // an answer in a window makes no ply: only the events tell that something was taken back
    expect(after.view.ply).toBe(asked.view.ply);
    await bench.match.undo();
    await passDelay();
    const back = stateOf(bench.match);
    expect(back.events).toEqual(asked.events);
    expect(back).toMatchObject({ news: [], missed: [], picked: [], recap: null, confirming: false });
    expect(back.asking?.decision.key).toBe('legends.window');
    expect(drawn.at(-1)).toEqual(back.view);
    expect(drawn.at(-1)?.tokens.filter(({ square }) => square === sq('c5'))).toHaveLength(2);
  });

  test('a plain step can be taken back while the window after it is still shown', async () => {
    const bench = createBench();
    must(
      await bench.match.start(
        battle(AGAINST.setup.seats, { d4: [6, 0], d7: [113, 1] }, { options: { windows: 'full', lists: 'closed' } }),
      ),
    );
    const before = stateOf(bench.match);
    await go(bench, 'd4', 'd5');
    const held = stateOf(bench.match);
    expect(openWindow(held.view)).toBeGreaterThanOrEqual(0);
    expect(held).toMatchObject({ asking: null, canUndo: true });
    await bench.match.undo();
    await passDelay();
    // no time has passed: nobody waits for the end of a window that is gone
    const back = stateOf(bench.match);
    expect(back.view.tokens).toEqual(before.view.tokens);
    expect(back.asking?.decision.seat).toBe(0);
    // the next window stands open for its own time alone
    await bench.clock.pass(300);
    expect(stateOf(bench.match)).toBe(back);
    await go(bench, 'd4', 'd5');
    const closing = openWindow(stateOf(bench.match).view);
    expect(closing).toBeGreaterThanOrEqual(0);
    await bench.clock.pass(560);
    expect(openWindow(stateOf(bench.match).view)).not.toBe(closing);
  });

  test('another match ends the waiting', async () => {
    const bench = await attack(CAN_NOT);
    const begun = bench.match.start(AGAINST);
    await bench.clock.pass(5000);
    must(await begun);
    await passDelay();
    expect(stateOf(bench.match).view.game).toBe('legion');
  });
});

describe('answering', () => {
  const one = (pieces: Pieces, rest: object = {}) => battle(AGAINST.setup.seats, pieces, rest);

  test('a plain step goes at once and can be taken back while nothing was learned', async () => {
    const bench = createBench();
    must(await bench.match.start(one({ d4: [6, 0], d7: [113, 1] })));
    bench.match.press(pressSquare(sq('d4')));
    bench.match.press(pressSquare(sq('d5')));
    await told(bench);
    expect(stateOf(bench.match)).toMatchObject({ thinking: true, canUndo: true });
    await bench.match.undo();
    await passDelay();
    expect(stateOf(bench.match).view.tokens.some(({ square }) => square === sq('d4'))).toBe(true);
  });

  test('Escape takes one press back, pressing a row again drops or confirms it', async () => {
    const bench = createBench();
    // Dwarven Knight: Quickness
    must(await bench.match.start(one({ d4: [6, 0], d7: [113, 1] })));
    const row = [pressSquare(sq('d4')), pressItem(1)];
    expect(bench.match.pressAll(row)).toBe('taken');
    expect(stateOf(bench.match).asking?.presses).toEqual(row);
    expect(bench.match.back()).toBe(true);
    expect(stateOf(bench.match).asking?.presses).toEqual(row.slice(0, 1));
    expect(bench.match.back()).toBe(true);
    expect(bench.match.back()).toBe(false);
    bench.match.pressAll(row);
    expect(bench.match.pressAll(row)).toBe('taken');
    expect(stateOf(bench.match).asking?.presses).toEqual([]);
  });

  test('a power is used by its piece’s name', async () => {
    const bench = createBench();
    must(await bench.match.start(one({ d4: [6, 0], d7: [113, 1] })));
    expect(bench.match.command('use dwarven knight')).toBe(true);
    expect(stateOf(bench.match).asking?.presses).toEqual([pressSquare(sq('d4')), pressItem(1)]);
    expect(bench.match.command('D4.1>D6')).toBe(true);
    await told(bench);
    expect(stateOf(bench.match).view.tokens.some(({ square }) => square === sq('d6'))).toBe(true);
    expect(bench.match.command('use the force')).toBe(false);
  });
});
