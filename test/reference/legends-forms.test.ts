import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { legends } from '../../src/games/legends';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { FORM_LIST } from '../../src/games/legends/forms';
import type { Catalogue, Power } from '../../src/games/legends/language';
import { createLegendsReference } from '../../src/reference/legends';
import { eventsOf, must } from './kit';
import { at, dealt, list, on, options, play, told } from './legends-kit';

const PERSONS = [{ player: 'person' }, { player: 'person' }];
const ARRANGED = FORM_LIST.filter(({ setup }) => setup === 'arranged');
// flag, bomb, spy, scout, miner, sergeant, marshal
const [F, B, S, SCOUT, MINER, SERGEANT, M] = [209, 210, 211, 212, 213, 214, 220];

/** A match of the arranged form of so many squares, on its own ground; flags in the corners. */
const arrangedAt = (squares: number, pieces: object, rest: object = {}): Engine => {
  const form = ARRANGED.find(({ ground }) => ground !== 'boards' && ground.join('').length === squares);
  const engine = createLegendsReference();
  const corner = squares === 64 ? 'h8' : 'k10';
  const position = {
    form: form?.name,
    terrain: form?.ground,
    pieces: { a1: [F, 0], [corner.replace('k', 'j')]: [F, 1], ...pieces },
    turn: 0,
    ...rest,
  };
  must(engine.start(must(legends.readSetup({ game: 'legends', form: form?.name, seats: PERSONS, position }))));
  return engine;
};

describe('forms as data', () => {
  test('a board of ten by ten has one zone for both seats, and paths as long as it is', () => {
    const engine = arrangedAt(100, { i4: [SCOUT, 0], j9: [M, 1] });
    // lakes c5 d5 c6 d6 and g5 h5 g6 h6; the flag does not move
    expect(options(engine)).toEqual([
      ...['i4-i3', 'i4-h4', 'i4-j4', 'i4-i5'],
      ...['i4.1>i1', 'i4.1>i2', 'i4.1>a4', 'i4.1>b4', 'i4.1>c4', 'i4.1>d4', 'i4.1>e4', 'i4.1>f4', 'i4.1>g4'],
      ...['i4.1>i6', 'i4.1>i7', 'i4.1>i8', 'i4.1>i9', 'i4.1>i10'],
    ]);
    expect(engine.view(9).tokens.every(({ seat }) => seat === 0 || seat === 1)).toBe(true);
    play(engine, 'i4.1>i10');
    play(engine, 'j9-j8');
    expect(options(engine)).toContain('i10-j10');
    play(engine, 'i10-j10');
    expect(engine.result()).toEqual({ winners: [0], reason: 'castle', score: [] });
  });

  test('a path may end in an attack; bombs stay, who defuses them dies not; a spy beats the marshal when attacking', () => {
    const scout = arrangedAt(64, { b2: [SCOUT, 0], b7: [SERGEANT, 1] });
    play(scout, 'b2.1>b7');
    expect(told(scout)).toEqual([
      'shown 212',
      'used 1',
      'moved',
      'shown 214',
      'fought 2-4',
      'removed 212 fight',
      'turn 1',
    ]);
    const bomb = arrangedAt(64, { b2: [SERGEANT, 0], b3: [B, 1], d2: [MINER, 0], d3: [B, 1], h7: [SCOUT, 1] });
    play(bomb, 'b2-b3');
    expect(told(bomb)).toEqual(['moved', 'shown 214', 'shown 210', 'used 1', 'removed 214 spell', 'turn 1']);
    play(bomb, 'h7-g7', 'd2-d3');
    expect(told(bomb)).toEqual(['moved', 'shown 213', 'shown 210', 'used 1', 'removed 210 power', 'turn 1']);
    expect([on(bomb, 'b3'), on(bomb, 'd3')]).toEqual([[B], [MINER]]);
    const spy = arrangedAt(64, { b2: [S, 0], b3: [M, 1], h7: [SCOUT, 1] });
    play(spy, 'b2-b3');
    expect(told(spy)).toEqual(['moved', 'shown 211', 'shown 220', 'used 1', 'removed 220 power', 'turn 1']);
    const found = arrangedAt(64, { b2: [M, 0], b3: [S, 1], h7: [SCOUT, 1] });
    play(found, 'b2-b3');
    expect(told(found)).toEqual(['moved', 'shown 220', 'shown 211', 'fought 10-1', 'removed 211 fight', 'turn 1']);
  });

  test('no window opens where no piece could use it, and nobody is asked at a turn’s end, whatever the options', () => {
    const engine = arrangedAt(64, { b2: [M, 0], b3: [MINER, 1] }, { options: { windows: 'full', asks: 'always' } });
    expect(engine.decision()).toMatchObject({ kind: 'main', seat: 0 });
    play(engine, 'b2-b3');
    expect(told(engine)).toEqual([
      'moved',
      'shown 220',
      'shown 213',
      'fought 10-3',
      'removed 213 fight',
      'turn 1',
      'over',
    ]);
    // the other side has nothing left that moves
    expect(engine.result()).toEqual({ winners: [0], reason: 'no-move', score: [] });
  });

  test('whether windows open is read from the pieces of the form', () => {
    const isAbility = (power: Power): boolean => 'kind' in power && power.kind === 'ability' && power.on === undefined;
    const without = (first: number): Catalogue => ({
      ...legendsCatalogue,
      pieces: legendsCatalogue.pieces.map((piece) =>
        piece.number < first ? piece : { ...piece, powers: piece.powers.filter((power) => !isAbility(power)) },
      ),
    });
    const pieces = { d4: [110, 0], d5: [113, 1] };
    const windows = (catalogue: Catalogue): number => {
      const engine = at(pieces, { options: { windows: 'full' } }, catalogue);
      play(engine, 'd4-d5');
      return told(engine).filter((word) => word === 'windowOpened').length;
    };
    // the attack's, the closing one and the next turn's opening one; with one ability left in the form, no less
    expect(windows(legendsCatalogue)).toBe(3);
    expect(windows(without(5))).toBe(3);
    expect(windows(without(1))).toBe(0);
  });

  test('the quiet turns for a draw are the form’s (R83)', () => {
    for (const { ground, quiet } of ARRANGED) {
      const squares = ground === 'boards' ? 0 : ground.join('').length;
      const pieces = { a2: [MINER, 0], [squares === 64 ? 'h7' : 'j9']: [MINER, 1] };
      const engine = arrangedAt(squares, pieces, { turn: 1, quiet: [quiet, quiet - 1] });
      play(engine, squares === 64 ? 'h7-g7' : 'j9-i9');
      expect(engine.result()).toEqual({ winners: [], reason: 'no-progress', score: [] });
      expect(list(engine, 'quiet')).toEqual([quiet, quiet]);
      const early = arrangedAt(squares, pieces, { turn: 1, quiet: [quiet, quiet - 2] });
      play(early, squares === 64 ? 'h7-g7' : 'j9-i9');
      expect(early.result()).toBe(null);
    }
    expect(ARRANGED.map(({ quiet }) => quiet)).toEqual([100, 50]);
  });

  test('rosters are open to all where the mix decides them', () => {
    const engine = arrangedAt(64, { b2: [M, 0], b3: [MINER, 1] }, { options: { lists: 'closed' } });
    expect(list(engine, 'roster1', 0)).toEqual([F, MINER]);
    expect(list(engine, 'roster0', 8)).toEqual([F, M]);
  });

  test('a name is one of the form’s kinds, of the defender’s side', () => {
    const engine = at({ d4: [60, 0], d5: [113, 1] });
    play(engine, 'd4-d5');
    const evil = legendsCatalogue.pieces.filter(({ side, number }) => side === 'evil' && number <= 208);
    expect(engine.decision()?.kind).toBe('name');
    expect(options(engine)).toEqual(evil.map(({ number }) => `=${number}`));
  });

  test('pieces of another form do not come in by a view', () => {
    const engine = arrangedAt(64, { b2: [M, 0] });
    const view = engine.view(1);
    const other = createLegendsReference();
    expect(legends.guessOf(engine.view(9), view)).toEqual([F, M]);
    expect(other.fill(view, [F, M]).ok).toBe(true);
    expect(other.fill(view, [67, M]).ok).toBe(false);
    expect(other.fill({ ...view, counters: { ...view.counters, form: 99 } }, [F, M]).ok).toBe(false);
  });
});

describe('the dealt form’s options', () => {
  test('without exchanges the battle begins at once', () => {
    const engine = dealt({ seed: 4, options: { exchanges: 'off' } });
    expect(eventsOf(engine)).toEqual([
      { type: 'dealt', seats: 2 },
      { type: 'turn', seat: 0 },
    ]);
    expect(engine.view(9).counters).toMatchObject({ phase: 2, turn: 1, exchanges: 0, form: 0 });
    // nothing else is drawn than with exchanges
    const other = dealt({ seed: 4 });
    expect(engine.view(9).tokens).toEqual(other.view(9).tokens);
  });

  test('own boards lie as their rows say, turned clockwise', () => {
    // p0 f1 m2 ^3 t4 d5 ~6; the first row of the text is the far one
    const engine = dealt({
      boards: ['pfm^/tdpp/pp~p/fffd', 'pfm^/tdpp/pp~p/fffd r90', 'pfm^/tdpp/pp~p/fffd r180', '4B'],
      options: { exchanges: 'off' },
    });
    const { terrain } = engine.view(9);
    const rows = (file: number, rank: number) =>
      [3, 2, 1, 0].map((up) => terrain.slice((rank + up) * 8 + file, (rank + up) * 8 + file + 4));
    expect(rows(0, 0)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 0, 0],
      [0, 0, 6, 0],
      [1, 1, 1, 5],
    ]);
    expect(rows(4, 0)).toEqual([
      [1, 0, 4, 0],
      [1, 0, 5, 1],
      [1, 6, 0, 2],
      [5, 0, 0, 3],
    ]);
    expect(rows(0, 4)).toEqual([
      [5, 1, 1, 1],
      [0, 6, 0, 0],
      [0, 0, 5, 4],
      [3, 2, 1, 0],
    ]);
    expect(engine.view(9).tokens).toHaveLength(60);
  });
});
