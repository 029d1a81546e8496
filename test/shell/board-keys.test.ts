/** The keys of the board (UX 3.4): what each means, where letters lie, what they look for. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import type { Sight } from '../../src/match/stage-port';
import { createLegendsReference } from '../../src/reference/legends';
import { checkKeys, codesOf, type KeyChoice, LETTER_ACTS, readKey, withKey } from '../../src/shell/board/keys';
import { isNearEnemy, knownEnemies, nextOf, scan } from '../../src/shell/board/seek';
import { ownOf, rankOf } from '../../src/shell/games/legends/seek';
import { hasText } from '../../src/text';
import { loadGames } from '../support/games';

await loadGames();

const NOTHING_HELD = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const key = (code: string, more = {}, settings: { letters?: boolean; keys?: KeyChoice } = {}) =>
  readKey({ code, key: '', ...NOTHING_HELD, ...more }, { letters: true, keys: {}, ...settings });

describe('keys', () => {
  test.each([
    ['ArrowUp', { act: 'step', dx: 0, dy: -1 }],
    ['Home', { act: 'edge', end: 'first' }],
    ['Digit1', { act: 'digit', digit: 1, back: false }],
    ['Numpad8', { act: 'digit', digit: 8, back: false }],
    ['Digit0', { act: 'digit', digit: 0, back: false }],
    ['KeyM', { act: 'moves', attacks: false }],
    ['KeyX', { act: 'scan', along: 'diagonals' }],
    ['KeyK', { act: 'castle', back: false }],
    ['KeyS', { act: 'magic', back: false }],
    ['KeyE', { act: 'enemies' }],
    ['KeyA', { act: 'answers' }],
    ['KeyP', { act: 'pass' }],
    ['Escape', null],
    ['Enter', null],
    ['Space', null],
    ['Tab', null],
    ['KeyW', null],
  ])('%s', (code, act) => expect(key(code)).toEqual(act));

  test('Shift asks for attacks alone, or goes back; Alt scans the lines', () => {
    const shiftKey = true;
    expect(key('KeyM', { shiftKey })).toEqual({ act: 'moves', attacks: true });
    expect(key('Digit7', { shiftKey })).toEqual({ act: 'digit', digit: 7, back: true });
    expect(key('KeyS', { shiftKey })).toEqual({ act: 'magic', back: true });
    expect(key('KeyX', { altKey: true })).toEqual({ act: 'scan', along: 'lines' });
  });

  test('letters are read by their place, not by what they print', () => {
    expect(key('KeyM', { key: ',' })).toEqual({ act: 'moves', attacks: false });
    expect(key('Slash', { key: '?' })).toEqual({ act: 'help' });
  });

  test('combinations belong to the browser', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(key('KeyL', held)).toBeNull();
      expect(key('Digit1', held)).toBeNull();
      expect(key('ArrowLeft', held)).toBeNull();
    }
  });

  test('switched off, no single character acts, and the arrows still do', () => {
    for (const code of [...LETTER_ACTS.map((one) => one.code), 'Digit1'])
      expect(key(code, {}, { letters: false })).toBeNull();
    expect(key('Slash', { key: '?' }, { letters: false })).toBeNull();
    expect(key('ArrowUp', {}, { letters: false })).toEqual({ act: 'step', dx: 0, dy: -1 });
  });

  test('every letter is told in the dialog', () => {
    for (const { act } of LETTER_ACTS) expect(hasText(`keys.${act}.about`)).toBe(true);
  });
});

describe('the view of a board that does not fit', () => {
  const WHOLE = { zoom: 1, most: 2 };
  const NEAR = { zoom: 1.5, most: 2 };
  const FITS = { zoom: 1, most: 1 };
  const on = (sight: Sight, code: string, more = {}, letters = true) =>
    readKey({ code, key: '', ...NOTHING_HELD, ...more }, { letters, keys: {}, sight });
  const shiftKey = true;

  test.each([
    ['Equal', '+', 'in'],
    ['Equal', '=', 'in'],
    ['NumpadAdd', '+', 'in'],
    ['Minus', '-', 'out'],
    ['NumpadSubtract', '-', 'out'],
  ])('%s as %s zooms', (code, sign, way) => {
    for (const sight of [WHOLE, NEAR])
      expect(on(sight, code, { key: sign })).toEqual({ act: 'camera', roam: { do: 'zoom', way } });
    expect(on(FITS, code, { key: sign })).toBeNull();
    // the browser's own zoom
    expect(on(NEAR, code, { key: sign, ctrlKey: true })).toBeNull();
    // a single character, which may be switched off
    expect(on(NEAR, code, { key: sign }, false)).toBeNull();
  });

  test('0 shows all of it, and is a rank while all of it is shown', () => {
    expect(on(NEAR, 'Digit0', { key: '0' })).toEqual({ act: 'camera', roam: { do: 'whole' } });
    for (const sight of [WHOLE, FITS])
      expect(on(sight, 'Digit0', { key: '0' })).toEqual({ act: 'digit', digit: 0, back: false });
    expect(on(NEAR, 'Digit1', { key: '1' })).toEqual({ act: 'digit', digit: 1, back: false });
  });

  test('Shift with arrows moves it, with letters switched off too; else it steps', () => {
    for (const letters of [true, false])
      expect(on(NEAR, 'ArrowLeft', { shiftKey }, letters)).toEqual({
        act: 'camera',
        roam: { do: 'pan', dx: -1, dy: 0 },
      });
    for (const sight of [WHOLE, FITS])
      expect(on(sight, 'ArrowLeft', { shiftKey })).toEqual({ act: 'step', dx: -1, dy: 0 });
    expect(on(NEAR, 'ArrowLeft')).toEqual({ act: 'step', dx: -1, dy: 0 });
  });
});

describe('letters laid elsewhere', () => {
  test('act there, and no longer where they were', () => {
    const keys = withKey({}, 'moves', 'KeyZ') ?? {};
    expect(keys).toEqual({ moves: 'KeyZ' });
    expect(key('KeyZ', {}, { keys })).toEqual({ act: 'moves', attacks: false });
    expect(key('KeyM', {}, { keys })).toBeNull();
  });

  test('change places with what lay there, and back', () => {
    const keys = withKey({}, 'moves', 'KeyT') ?? {};
    expect(keys).toEqual({ moves: 'KeyT', turn: 'KeyM' });
    expect(withKey(keys, 'moves', 'KeyM')).toEqual({});
    const codes = codesOf(keys).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('nothing but letters', () => {
    for (const code of ['Escape', 'Tab', 'Digit1', 'Enter', 'F5']) expect(withKey({}, 'moves', code)).toBeNull();
  });

  test('what was kept is checked', () => {
    expect(checkKeys({ moves: 'KeyZ', turn: 7, nonsense: 'KeyQ' })).toEqual({ moves: 'KeyZ' });
    expect(checkKeys({ moves: 'KeyT' })).toEqual({});
    for (const json of [null, 'KeyM', 3, [], { moves: 'Escape' }]) expect(checkKeys(json)).toEqual({});
  });
});

describe('what keys look for', () => {
  const sq = (name: string) => name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * 8;
  const pieces = {
    a1: [67, 0],
    c2: [8, 0],
    d4: [1, 0],
    g4: [1, 0],
    d5: [103, 1, 'shown'],
    f6: [142, 1],
    h8: [169, 1],
  };
  const position = { terrain: Array.from({ length: 8 }, () => 'pppppppp'), pieces, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const setup = legends.readSetup({ game: 'legends', form: 'legends', seats, position });
  const engine = createLegendsReference();
  if (!setup.ok || !engine.start(setup.value).ok) throw new Error(JSON.stringify(setup));
  const view = engine.view(0);

  test('own pieces by their printed strength, never the enemy’s', () => {
    expect(ownOf(view, 'castle')).toEqual([sq('a1')]);
    expect(ownOf(view, rankOf(0))).toEqual([sq('d4'), sq('g4')]);
    expect(ownOf(engine.view(1), 'castle')).toEqual([sq('h8')]);
    expect(ownOf(engine.view(8), 'castle')).toEqual([]);
  });

  test('one after the other and round again, both ways', () => {
    const found = ownOf(view, 10);
    expect(nextOf(found, sq('a1'), false)).toBe(sq('d4'));
    expect(nextOf(found, sq('d4'), false)).toBe(sq('g4'));
    expect(nextOf(found, sq('g4'), false)).toBe(sq('d4'));
    expect(nextOf(found, sq('d4'), true)).toBe(sq('g4'));
    expect(nextOf([], 0, false)).toBeNull();
  });

  test('enemies that are known, and those beside a square', () => {
    expect(knownEnemies(view).map(({ square }) => square)).toEqual([sq('d5')]);
    expect(isNearEnemy(view, sq('d4'))).toBe(true);
    expect(isNearEnemy(view, sq('e4'))).toBe(false);
  });

  test('the first piece in each direction as seen', () => {
    const plan = legends.plan(view);
    const far = { plan, near: 0 };
    expect(scan(view, far, sq('d4'), 'lines')).toEqual([sq('d5'), sq('g4')]);
    expect(scan(view, far, sq('d4'), 'diagonals')).toEqual([sq('f6'), sq('a1')]);
    expect(scan(view, { plan, near: 1 }, sq('d4'), 'diagonals')).toEqual([sq('a1'), sq('f6')]);
    expect(scan(view, far, sq('b7'), 'lines')).toEqual([]);
  });
});
