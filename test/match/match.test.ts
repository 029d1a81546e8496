import { describe, expect, test } from 'vitest';
import { pressItem, pressSquare } from '../../src/match/press';
import { readKept } from '../../src/match/saves';
import type { MatchState, Passage } from '../../src/match/types';
import { AGAINST, createBench, FROM, must, passDelay, place, stateOf, TWO } from './support';

const [SOLDIER, KNIGHT, ARCHER, KING] = [0, 1, 6, 7];
const [B3, C3, C4, D4, E2] = [13, 14, 20, 21, 10];

describe('a match of two persons', () => {
  test('shows whoever is asked', async () => {
    const { match } = createBench();
    must(await match.start(TWO));
    expect(stateOf(match)).toMatchObject({ viewer: 0, thinking: false, canUndo: false, confirming: false });
    await place(match, KNIGHT, C3);
    const state = stateOf(match);
    expect(state.viewer).toBe(1);
    expect(state.asking?.decision.seat).toBe(1);
    expect(state.news.map(({ type }) => type)).toEqual(['placed', 'turn']);
    expect(state.lastTurn.map(({ type }) => type)).toEqual(['placed']);
  });

  test('waits for a second press where something would fall', async () => {
    const { match } = createBench();
    must(await match.start(FROM('6/2n3/2SN2/1S4/6/6 b - basic -')));
    match.press(pressItem(KNIGHT));
    match.press(pressSquare(C3));
    await passDelay();
    const state = stateOf(match);
    expect(state.confirming).toBe(true);
    expect(state.preview?.events.some((event) => event.type === 'removed' && event.square === C4)).toBe(true);
    expect(match.press(pressSquare(C3))).toBe('sent');
    await passDelay();
    expect(stateOf(match).view.flag).toBe(C4);
  });

  test('never or always waits when told so', async () => {
    const { match } = createBench();
    match.caution('never');
    must(await match.start(FROM('6/2n3/2SN2/1S4/6/6 b - basic -')));
    await place(match, KNIGHT, C3);
    expect(stateOf(match).view.flag).toBe(C4);
    match.caution('always');
    await place(match, SOLDIER, E2);
    expect(stateOf(match).confirming).toBe(true);
    expect(match.confirm()).toBe(true);
    await passDelay();
    expect(stateOf(match).confirming).toBe(false);
  });

  test('shows what a hovered square would do, and forgets it', async () => {
    const { match } = createBench();
    must(await match.start(FROM('6/2n3/2SN2/1S4/6/6 b - basic -')));
    match.hover(C3);
    await passDelay();
    expect(stateOf(match).preview).toBeNull();
    match.press(pressItem(KNIGHT));
    match.hover(C3);
    await passDelay();
    expect(stateOf(match).preview?.events.length).toBeGreaterThan(0);
    expect(stateOf(match).confirming).toBe(false);
    match.hover(null);
    await passDelay();
    expect(stateOf(match).preview).toBeNull();
  });

  test('dropping forgets all presses', async () => {
    const { match } = createBench();
    must(await match.start(TWO));
    match.press(pressItem(KNIGHT));
    match.drop();
    expect(stateOf(match).asking?.presses).toEqual([]);
  });

  test('a turn of several questions is one last turn', async () => {
    const { match } = createBench();
    match.caution('never');
    must(await match.start(FROM('T5/6/3S2/6/4S1/6 b - basic -')));
    await place(match, ARCHER, 0);
    expect(stateOf(match).asking?.decision.key).toBe('legion.shot');
    match.press(pressSquare(E2));
    await passDelay();
    const state = stateOf(match);
    expect(state.lastTurn.map(({ type }) => type)).toEqual(['placed', 'struck', 'removed', 'flag']);
    expect(state.recap?.events.map(({ type }) => type)).toEqual(['placed', 'struck', 'removed', 'flag', 'turn']);
    expect(state.recap?.from?.tokens).toHaveLength(3);
  });

  test('undo takes back the last act, whosever it was', async () => {
    const { match } = createBench();
    must(await match.start(TWO));
    await place(match, KNIGHT, C3);
    expect(stateOf(match).canUndo).toBe(true);
    await match.undo();
    await passDelay();
    const state = stateOf(match);
    expect(state).toMatchObject({ viewer: 0, news: [], canUndo: false });
    expect(state.view.tokens).toEqual([]);
    expect(state.events.map(({ type }) => type)).toEqual(['turn']);
  });

  test('a draw is offered, declined, offered and agreed', async () => {
    const { match, notes } = createBench();
    must(await match.start(TWO));
    await match.offerDraw();
    await passDelay();
    expect(stateOf(match).offer).toBe(0);
    await match.declineDraw();
    await passDelay();
    expect(stateOf(match).offer).toBeNull();
    expect(notes).toEqual([{ kind: 'declined' }]);
    await match.offerDraw();
    await passDelay();
    await match.offerDraw();
    await passDelay();
    expect(stateOf(match).result).toMatchObject({ winners: [], reason: 'agreement' });
  });

  test('an offer keeps what was pressed', async () => {
    const { match } = createBench();
    must(await match.start(TWO));
    match.press(pressItem(KNIGHT));
    await match.offerDraw();
    await passDelay();
    expect(stateOf(match).asking?.presses).toEqual([pressItem(KNIGHT)]);
  });
});

describe('a match against the computer', () => {
  test('waits for it, then asks again', async () => {
    const { match, opponent } = createBench();
    must(await match.start(AGAINST));
    await place(match, KNIGHT, C3);
    expect(stateOf(match)).toMatchObject({ thinking: true, asking: null, viewer: 0 });
    opponent.answer(0);
    await passDelay();
    expect(stateOf(match)).toMatchObject({ thinking: false, viewer: 0 });
    expect(stateOf(match).asking?.decision.seat).toBe(0);
    expect(stateOf(match).view.tokens).toHaveLength(2);
  });

  test('sits at the person’s seat also when the computer begins', async () => {
    const { match } = createBench();
    must(await match.start({ setup: { ...AGAINST.setup, seats: [...AGAINST.setup.seats].reverse() } }));
    expect(stateOf(match)).toMatchObject({ viewer: 1, thinking: true });
  });

  test('a computer that answers while the first look is under way does not leave an old state behind', async () => {
    const { match, opponent } = createBench();
    const started = match.start({ setup: { ...AGAINST.setup, seats: [...AGAINST.setup.seats].reverse() } });
    for (let turn = 0; turn < 50 && opponent.requests.length === 0; turn++) await Promise.resolve();
    opponent.answer(0);
    must(await started);
    await passDelay();
    expect(stateOf(match)).toMatchObject({ viewer: 1, thinking: false });
    expect(stateOf(match).asking?.decision.seat).toBe(1);
  });

  test('undo goes back to the own last decision, until the computer has replied', async () => {
    const { match, opponent } = createBench();
    must(await match.start(AGAINST));
    await place(match, KNIGHT, C3);
    expect(stateOf(match).canUndo).toBe(true);
    await match.undo();
    await passDelay();
    expect(stateOf(match).view.tokens).toEqual([]);
    await place(match, KNIGHT, C3);
    opponent.answer(1);
    await passDelay();
    expect(stateOf(match)).toMatchObject({ canUndo: false, canTakeBack: false });
  });

  test('a hint makes the presses and leaves the confirming', async () => {
    const { match, opponent } = createBench();
    must(await match.start(AGAINST));
    const asked = match.hint();
    await passDelay();
    opponent.answer(0, { choice: 5, value: 0.7 });
    await asked;
    await passDelay();
    expect(stateOf(match)).toMatchObject({ confirming: true, hint: { choice: 5, value: 0.7 } });
    expect(stateOf(match).asking?.choice).toBe(5);
    match.press(pressItem(KING));
    expect(stateOf(match).hint).toBeNull();
  });

  test('a hint that nobody waited for is forgotten, and nothing is told of it', async () => {
    const { match, opponent, notes } = createBench();
    must(await match.start(AGAINST));
    const asked = match.hint();
    await passDelay();
    await place(match, KNIGHT, C3);
    opponent.answer(0, { choice: 5 });
    await asked;
    await passDelay();
    expect(notes).toEqual([]);
    expect(stateOf(match).hint).toBeNull();
  });

  test('how it stands is told of the seat that is asked, and presses nothing', async () => {
    const { match, opponent } = createBench();
    must(await match.start(AGAINST));
    const weighed = match.weigh();
    await passDelay();
    opponent.answer(0, { choice: 5, value: 0.7, iterations: 40 });
    expect(await weighed).toEqual({ seat: 0, value: 0.7 });
    expect(stateOf(match)).toMatchObject({ hint: null, confirming: false });
    expect(stateOf(match).asking?.presses).toEqual([]);
  });

  test('the bar and the hint say the same of a question, and the opponent searches it once', async () => {
    for (const order of ['bar first', 'hint first'] as const) {
      const { match, opponent } = createBench();
      must(await match.start(AGAINST));
      const first = order === 'bar first' ? match.weigh() : match.hint();
      const second = order === 'bar first' ? match.hint() : match.weigh();
      await passDelay();
      expect(opponent.requests, order).toHaveLength(1);
      opponent.answer(0, { choice: 5, value: 0.7, iterations: 40 });
      const worth = { seat: 0, value: 0.7 };
      expect(order === 'bar first' ? await first : await second, order).toEqual(worth);
      await passDelay();
      expect(stateOf(match).hint, order).toMatchObject({ choice: 5, value: 0.7 });
      // what has been found stays found while the question stands
      match.drop();
      expect(await match.weigh()).toEqual(worth);
      await match.hint();
      await passDelay();
      expect(stateOf(match).hint).toMatchObject({ choice: 5, value: 0.7 });
      expect(opponent.requests, order).toHaveLength(1);
    }
  });

  test('how it stood is not told where the match went on meanwhile, or nobody here is asked', async () => {
    const { match, opponent } = createBench();
    must(await match.start(AGAINST));
    const weighed = match.weigh();
    await passDelay();
    match.choose(0);
    await passDelay();
    opponent.answer(0, { value: 0.7 });
    expect(await weighed).toBeNull();
    expect(await match.weigh()).toBeNull();
  });

  test('resigning ends it', async () => {
    const { match } = createBench();
    must(await match.start(AGAINST));
    await match.resign();
    await passDelay();
    expect(stateOf(match).result).toMatchObject({ winners: [1], reason: 'resign' });
    expect(stateOf(match).asking).toBeNull();
  });
});

describe('commands', () => {
  test.each(['N@c3', 'n@c3', 'n c3', 'N C3', ' nc3 '])('%s places a Knight', async (text) => {
    const { match } = createBench();
    must(await match.start(TWO));
    expect(match.command(text)).toBe(true);
    await passDelay();
    expect(stateOf(match).view.tokens).toMatchObject([{ square: C3, kind: KNIGHT }]);
  });

  test.each(['', 'x c3', 'n c9', 'pass', 'c3'])('%s means nothing', async (text) => {
    const { match } = createBench();
    must(await match.start(TWO));
    expect(match.command(text)).toBe(false);
    expect(stateOf(match).view.tokens).toEqual([]);
  });

  test('a square answers a pick', async () => {
    const { match } = createBench();
    must(await match.start(FROM('6/6/2SU2/1G1T2/6/6 b - basic -')));
    expect(match.command('k c3')).toBe(true);
    await passDelay();
    expect(match.command('B3')).toBe(true);
    await passDelay();
    expect(stateOf(match).view.flag).toBe(B3);
  });
});

describe('keeping', () => {
  test('every change is kept, and the end forgets it', async () => {
    const { match, shelf } = createBench();
    must(await match.start(AGAINST));
    await passDelay();
    expect(readKept(shelf)?.about).toEqual({ game: 'legion', form: 'basic', level: 'story', ply: 0, turn: null });
    await place(match, KNIGHT, C3);
    expect(readKept(shelf)?.about.ply).toBe(1);
    await match.resign();
    await passDelay();
    expect(readKept(shelf)).toBeNull();
  });

  test('a kept match goes on in another page', async () => {
    const first = createBench();
    must(await first.match.start(TWO));
    await place(first.match, KNIGHT, C3);
    const kept = readKept(first.shelf);
    const { match } = createBench();
    must(await match.load(kept?.text ?? ''));
    expect(stateOf(match).view).toEqual(stateOf(first.match).view);
    expect(stateOf(match).asking?.decision).toEqual(stateOf(first.match).asking?.decision);
    expect(stateOf(match).news).toEqual([]);
  });

  test('a host that keeps nothing is told about once, and the match goes on', async () => {
    const { match, shelf, notes } = createBench();
    shelf.full = true;
    must(await match.start(TWO));
    await place(match, KNIGHT, C3);
    await place(match, KNIGHT, D4);
    expect(notes).toEqual([{ kind: 'not-kept', why: 'host' }]);
    expect(stateOf(match).view.tokens).toHaveLength(2);
  });

  test.each(['', 'nonsense', 'VEILWAR 1 00000000 AAAA'])(
    'what can’t be read (%s) leaves the running match alone',
    async (text) => {
      const { match } = createBench();
      must(await match.start(TWO));
      await place(match, KNIGHT, C3);
      const before = stateOf(match);
      expect(await match.load(text)).toMatchObject({ ok: false, fault: { code: 'bad-save' } });
      expect(stateOf(match)).toBe(before);
      await place(match, KNIGHT, D4);
      expect(stateOf(match).view.tokens).toHaveLength(2);
    },
  );

  test('unreadable notes about a kept match are no kept match', () => {
    const { shelf } = createBench();
    shelf.texts.set('match', 'x');
    for (const note of ['', '{', '{}', 'null', '{"game":1}']) {
      shelf.texts.set('match.about', note);
      expect(readKept(shelf)).toBeNull();
    }
  });
});

describe('passages', () => {
  test('the picture gets every change, and the state never waits for it', async () => {
    const { match } = createBench();
    const played: Passage[] = [];
    const shown: unknown[] = [];
    match.passages.watch({
      show: (view) => shown.push(view),
      play: (passage) => {
        played.push(passage);
        return new Promise(() => undefined);
      },
      skip: () => undefined,
    });
    must(await match.start(TWO));
    expect(shown).toHaveLength(1);
    await place(match, KNIGHT, C3);
    await place(match, KNIGHT, D4);
    expect(played).toHaveLength(1);
    expect(stateOf(match).view.tokens).toHaveLength(2);
  });

  test('another match replaces the first one whole', async () => {
    const { match } = createBench();
    const states: (MatchState | null)[] = [];
    must(await match.start(TWO));
    await place(match, KNIGHT, C3);
    match.state.subscribe((state) => states.push(state));
    must(await match.start(AGAINST));
    await passDelay();
    expect(states.every((state) => state !== null && state.view.tokens.length === 0)).toBe(true);
    expect(stateOf(match)).toMatchObject({ news: [], lastTurn: [{ type: 'turn' }].slice(1) });
  });

  test('the replay has a step for every choice', async () => {
    const { match } = createBench();
    must(await match.start(TWO));
    await place(match, KNIGHT, C3);
    await place(match, KNIGHT, D4);
    await match.resign();
    await passDelay();
    expect(must(await match.replay()).map(({ text }) => text)).toEqual(['', 'N@c3', 'N@d4', 'resign@0']);
    expect(must(await match.exportRecord())).toContain('N@c3');
  });
});
