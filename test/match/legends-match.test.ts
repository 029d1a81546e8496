/** A battle of Legends on a real referee: windows that tell nothing by their time, the curtain, taking back. */
import { describe, expect, test } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import type { View } from '../../src/contract/view';
import { openWindow } from '../../src/match/games/legends/windows';
import { PRESS_PASS, pressItem, pressSquare } from '../../src/match/press';
import { readKept } from '../../src/match/saves';
import type { MatchState, Passage } from '../../src/match/types';
import { AGAINST, type Bench, createBench, must, passDelay, stateOf, TWO } from './support';

const PLAINS = Array(8).fill('pppppppp');
const CASTLES = { a1: [67, 0], h8: [169, 1] };
const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

type Pieces = Readonly<Record<string, unknown>>;

const battle = (seats: StartRequest['setup']['seats'], pieces: Pieces, rest: object = {}): StartRequest => ({
  setup: {
    game: 'legends',
    form: 'legends',
    seats,
    options: {},
    position: { terrain: PLAINS, pieces: { ...CASTLES, ...pieces }, turn: 0, ...rest },
  },
});

/** The referee takes as long for every choice (R17); this is longer. */
const TOLD = 200;

const told = async (bench: Bench): Promise<void> => {
  await passDelay();
  await bench.session.clock.pass(TOLD);
  await passDelay();
};

const go = async (bench: Bench, ...names: readonly string[]): Promise<void> => {
  for (const name of names) bench.match.press(pressSquare(sq(name)));
  await passDelay();
  bench.match.confirm();
  await told(bench);
};

/** 45 (6) attacks 113 (6) on d5; beside it something hidden stands on e5. */
const FIGHT = (hidden: number, rest: object = {}): StartRequest =>
  battle(AGAINST.setup.seats, { d4: [45, 0], d5: [113, 1], e5: [hidden, 1], f8: [142, 1], h1: [16, 0] }, rest);
/** The Enchanted Shield could lend d5 strength; the other has no ability. */
const [CAN_ANSWER, CAN_NOT] = [118, 113];

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
