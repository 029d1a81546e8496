/** Medieval's turn texts on both engines: what they stand for, what may be named or left out, what is refused and changes nothing. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import type { Engine } from '../../src/contract/engine';
import { must } from '../support/harness/kit';

const game = findGame('medieval');
const { content } = game;

/** Rows by rank from the far one; `rows` gives other ranks by number. */
const line = (rows: Readonly<Record<number, string>>, rest = 'r - R2B2'): string =>
  `${Array.from({ length: 15 }, (_, row) => rows[15 - row] ?? '15').join('/')} ${rest}`;

/** Red's camp with e2 vacant: the King, twelve others. */
const CROWDED = { 3: '4FFFFGGX4', 2: '5XAKANN4' };
const BLUE = { 14: '7k7', 11: '3f11' };

const LOOK = line({ ...BLUE, 9: '6p8', 7: '6S8', 2: '7K7' });
const LOOK_ONE = line({ ...BLUE, ...CROWDED, 9: '6p8', 7: '6S8' });
const LOOK_KING = line({ 11: '3f11', 9: '6k8', 7: '6S8', 2: '7K7' });
const RESCUE = line({ 15: "6P'8", 12: '6S8', 10: '9k5', 2: '7K7' });
const RESCUE_ONE = line({ ...CROWDED, 15: "6P'8", 12: '6S8', 10: '9k5' });
/** e2 and g2 vacant. */
const RESCUE_TWO = line({ 15: "6P'8", 12: '6S8', 10: '9k5', 3: '4FFFFGGX4', 2: '5X1KANN4' });
const FOOTMEN = line({ ...BLUE, 8: '6x8', 7: '5FF8', 2: '7K7' });
/** A Mage falls to a Footman; of Red's row k1 is vacant, or f1 has a Footman. */
const JAIL = line({ ...BLUE, 8: '6m8', 7: '6F8', 2: '7K7' });
const JAIL_ONE = line({ ...BLUE, 8: '6m8', 7: '6F8', 2: '7K7', 1: "4b'FFGGX5" });
/** Red's row is full; the Footman on f1 has f2 alone, or e2, g2 and f3. */
const ROOM = line({ ...BLUE, 8: '6m8', 7: '6F8', 2: '4F2K7', 1: "4b'FFGGXX4" });
const ROOM_WIDE = line({ ...BLUE, 8: '6m8', 7: '6F8', 2: '5F1K7', 1: "4b'FFGGXX4" });
/** Beside prisoners and own bombs only the Footman on f1 can make room. */
const BOMBS = 'r j1R2,k1R2 R0B2';
const ROOM_ONE = line({ ...BLUE, 8: '6m8', 7: '6F8', 2: '7K7', 1: "4b'Fl'p's'OO4" }, BOMBS);
const ROOM_LAST = line({ ...BLUE, 8: '6m8', 7: '6F8', 2: '5F1K7', 1: "4b'Fl'p's'OO4" }, BOMBS);

describe.each(['wasm', 'reference'] as const)('on the engine %s', (name) => {
  const start = (position: string): Engine => {
    const engine = game.engines[name]();
    must(engine.start(must(content.readSetup({ game: 'medieval', position }), 'the setup')), 'the start');
    return engine;
  };
  /** Plays texts; the choice texts that the last one stood for. */
  const play = (engine: Engine, ...texts: readonly string[]): readonly string[] =>
    texts.map((text) => must(content.playTurn(engine, text), text).texts).at(-1) ?? [];
  const played = (position: string, ...texts: readonly string[]): readonly string[] => play(start(position), ...texts);

  it.each<readonly [string, string, readonly string[]]>([
    [FOOTMEN, 'f7-f8', ['f7-f8']],
    [FOOTMEN, 'f7-f8,g7xg8', ['f7-f8,', 'g7xg8']],
    [FOOTMEN, 'f7-f8,pass', ['f7-f8,', 'pass']],
    [FOOTMEN, 'g7xg8+', ['g7xg8+']],
    // f8 is connected to nobody but the Axeman's square
    [FOOTMEN, 'f7-f8,g7xg8+', ['f7-f8,', 'g7xg8']],
    [FOOTMEN, 'f7-f6,g7xg8+', ['f7-f6,', 'g7xg8']],
    [LOOK, 'g7?g9>e2', ['g7?g9', 'e2']],
    [LOOK_KING, 'g7?g9', ['g7?g9']],
    [LOOK_ONE, 'g7?g9', ['g7?g9']],
    [LOOK_ONE, 'g7?g9>e2', ['g7?g9']],
    [RESCUE, 'g12^g15>e3>f3', ['g12^g15', 'e3', 'f3']],
    // the prisoner has e2 alone, and the camp is full then
    [RESCUE_ONE, 'g12^g15>e4', ['g12^g15', 'e4']],
    [RESCUE_ONE, 'g12^g15>e2>e4', ['g12^g15', 'e4']],
    // the Spy has what the prisoner leaves
    [RESCUE_TWO, 'g12^g15>g2', ['g12^g15', 'g2']],
    [RESCUE_TWO, 'g12^g15>g2>e2', ['g12^g15', 'g2']],
  ])('%s: %s', (at, text, texts) => expect(played(at, text)).toEqual(texts));

  it.each<readonly [string, string, string]>([
    ['no text', '', 'bad-notation'],
    ['a comma at the end', 'f7-f8,', 'bad-notation'],
    ['two commas', 'f7-f8,,g7xg8', 'bad-notation'],
    ['pass in between', 'pass,f7-f8', 'bad-notation'],
    ['an offer', 'draw?', 'bad-notation'],
    ['a jail without a square', 'jail', 'bad-notation'],
    ['pass alone', 'pass', 'bad-notation'],
    ['a jail for nobody', 'jail e1', 'illegal-choice'],
    ['the same piece twice', 'f7-f8,f8-f9', 'illegal-choice'],
    ['another kind afterwards', 'f7-f8,h2-h3', 'illegal-choice'],
    ['going on with another kind', 'h2-h3,f7-f8', 'illegal-choice'],
    ['nobody who goes home', 'f7-f8>e2', 'illegal-choice'],
    ['an act that nobody has', 'g7xg9', 'illegal-choice'],
  ])('refuses %s', (_what, text, code) => {
    const engine = start(FOOTMEN);
    const before = [engine.hash(), engine.view(9), engine.decision()];
    expect(content.playTurn(engine, text)).toMatchObject({ ok: false, fault: { code } });
    expect([engine.hash(), engine.view(9), engine.decision()]).toEqual(before);
  });

  it.each<readonly [string, string, string]>([
    ['a look without a way home', LOOK, 'g7?g9'],
    ['a look with two', LOOK, 'g7?g9>e2>f2'],
    ['a way home to where somebody stands', LOOK, 'g7?g9>h2'],
    ['a way home that is not the only one', LOOK_ONE, 'g7?g9>f2'],
    ['a way home for a Spy who fell', LOOK_KING, 'g7?g9>e2'],
    ['a rescue with one way home of two', RESCUE, 'g12^g15>e3'],
    ['a prisoner’s way home that is not the only one', RESCUE_ONE, 'g12^g15>e1>e4'],
    ['a Spy’s way home that is not the only one', RESCUE_TWO, 'g12^g15>g2>g2'],
    ['nobody named who has a choice', RESCUE_ONE, 'g12^g15'],
  ])('refuses %s', (_what, at, text) => {
    const engine = start(at);
    const hash = engine.hash();
    expect(content.playTurn(engine, text)).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
    expect(engine.hash()).toBe(hash);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [JAIL, 'jail k1', ['k1']],
    [ROOM_WIDE, 'jail f1>g2', ['f1', 'g2']],
    // what settled itself is named or left out
    [JAIL_ONE, 'jail k1', []],
    [ROOM, 'jail f1>f2', ['f1']],
    [ROOM, 'jail f1', ['f1']],
    [ROOM_ONE, 'jail f1>f2', []],
    [ROOM_ONE, 'jail f1', []],
    [ROOM_LAST, 'jail f1>f3', ['f3']],
    [ROOM_LAST, 'jail f3', ['f3']],
  ])('puts a prisoner away, %s: %s', (at, text, texts) => {
    const engine = start(at);
    play(engine, 'g7xg8');
    expect(play(engine, text)).toEqual(texts);
    expect(engine.decision()).toMatchObject({ seat: 1, key: 'medieval.act' });
  });

  it.each([
    ['another square than the only one', JAIL_ONE, 'jail e1'],
    ['an aside where nobody makes room', JAIL, 'jail e1>e2'],
    ['an aside where nobody made room', JAIL_ONE, 'jail k1>k2'],
    ['a square that is not vacant', JAIL, 'jail g8'],
    ['a piece that cannot make room', ROOM, 'jail e1>e2'],
    ['another aside than the only one', ROOM, 'jail f1>g2'],
    ['nowhere to go aside', ROOM_WIDE, 'jail f1'],
    ['too far aside', ROOM_WIDE, 'jail f1>f4'],
    ['another than who went aside', ROOM_ONE, 'jail f1>g2'],
    ['another than who goes aside', ROOM_LAST, 'jail j1>e2'],
  ])('refuses in jail %s', (_what, at, text) => {
    const engine = start(at);
    play(engine, 'g7xg8');
    const hash = engine.hash();
    expect(content.playTurn(engine, text)).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
    expect(engine.hash()).toBe(hash);
  });

  it('ends a match by resigning and by agreement, and takes nothing after it', () => {
    for (const [text, choice, result] of [
      ['resign', 'resign@0', 'b:resign'],
      ['draw!', 'draw', 'draw:agreement'],
    ] as const) {
      const engine = start(FOOTMEN);
      expect(play(engine, text)).toEqual([choice]);
      expect(content.formatResult(engine.result() ?? { winners: [], reason: '', score: [] })).toBe(result);
      for (const after of ['f7-f8', 'resign', 'draw!', 'jail e1'])
        expect(content.playTurn(engine, after)).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
    }
  });

  it('takes single letters before the battle', () => {
    const engine = game.engines[name]();
    must(engine.start(must(content.readSetup({ game: 'medieval' }), 'the setup')), 'the start');
    expect(play(engine, 'S', 'B')).toEqual(['B']);
    expect(content.playTurn(engine, 'h2-h3')).toMatchObject({ ok: false, fault: { code: 'bad-notation' } });
    expect(engine.view(9).lists['arranged']).toEqual([2, 0]);
  });
});
