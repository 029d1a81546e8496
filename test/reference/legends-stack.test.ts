import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { createGenerator, type Generator } from '../../src/reference/core/generator';
import { createLegendsReference } from '../../src/reference/legends';
import { legendsSamples } from '../support/harness/legends/samples';
import { must } from './kit';
import { at, list, play, sq } from './legends-kit';

const TRUTH = 9;
const ODD = [
  -1,
  0,
  1,
  2,
  3,
  7,
  11,
  14,
  63,
  64,
  127,
  208,
  209,
  256,
  511,
  65536,
  0x7fffffff,
  -0x80000000,
  0.5,
  Number.NaN,
];
const PLAYED_ON = 6;
const WORDS_A_MEMORY = 5;

/** All pieces, wherever they lie: none may get lost. */
const piecesOf = ({ tokens, heaps, lists }: View): number =>
  tokens.length +
  heaps.reduce((sum, { kinds }) => sum + kinds.length, 0) +
  (lists['curses'] ?? []).filter((id, index) => index % 4 === 0 && id >= 0).length;

const withStack = (view: View, stack: readonly number[]): View => ({ ...view, lists: { ...view.lists, stack } });

/** Takes the damaged view or refuses it as it should; what is taken is played on. Gives whether it was refused. */
const tryOut = (engine: Engine, view: View, lots: Generator): boolean => {
  const done = engine.fill(view, []);
  if (!done.ok) {
    expect(done.fault.code).toBe('bad-position');
    return true;
  }
  const all = piecesOf(engine.view(TRUTH));
  for (let left = PLAYED_ON; left > 0; left--) {
    const decision = engine.decision();
    if (decision === null) break;
    expect(decision.choices.length).toBeGreaterThan(0);
    must(engine.apply(lots.draw(decision.choices.length)));
  }
  const now = engine.view(TRUTH);
  expect(piecesOf(now)).toBe(all);
  const squares = now.tokens.map(({ square }) => square);
  expect(squares.length - new Set(squares).size).toBeLessThanOrEqual(1);
  return false;
};

const SOURCES = [legendsSamples['mixed'], legendsSamples['vicious'], legendsSamples['position']];

/** Views from inside a resolution, out of random matches: so many of each question and size of the stack. */
const deepViews = (matches: number, most: number): readonly View[] => {
  const views: View[] = [];
  const seen = new Map<string, number>();
  for (let index = 0; index < matches; index++) {
    const engine = createLegendsReference();
    must(engine.start(must(legends.readSetup(SOURCES[index % 3]?.(index, index + 40)))));
    const lots = createGenerator(index);
    for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
      const deep = decision.kind !== 'main' && decision.kind !== 'swap';
      const view = deep ? engine.view(TRUTH) : null;
      const [memories = 0, ...words] = view?.lists['stack'] ?? [];
      const sort = `${decision.key} ${words.length - memories * WORDS_A_MEMORY}`;
      if (view !== null && (seen.get(sort) ?? 0) < most) {
        views.push(view);
        seen.set(sort, 1 + (seen.get(sort) ?? 0));
      }
      must(engine.apply(lots.draw(decision.choices.length)));
    }
  }
  return views;
};

const VIEWS = deepViews(30, 1);

/** A fight in which the defender may still answer. */
const inWindow = (): View => {
  const engine = at({ d4: [45, 0], c3: [16, 0], d5: [113, 1], e5: [118, 1], e4: [16, 0], f8: [143, 1] });
  play(engine, 'd4-d5');
  return engine.view(TRUTH);
};

/** Where the refusal of a stack points; null when it is taken. */
const refusedAt = (view: View): string | null => {
  const done = createLegendsReference().fill(view, []);
  return done.ok ? null : `${done.fault.code} ${done.fault.at.replace(/\d+/, 'n')}`;
};

const replaced = (words: readonly number[], place: number, word: number): readonly number[] => [
  ...words.slice(0, place),
  word,
  ...words.slice(place + 1),
];

describe('a damaged stack', () => {
  test('there are enough moments to damage, and all are taken as they are', () => {
    expect(VIEWS.length).toBeGreaterThan(40);
    expect(new Set(VIEWS.map(({ asked }) => asked?.kind)).size).toBeGreaterThan(2);
    for (const view of VIEWS) expect(refusedAt(view)).toBe(null);
  });

  test('one word changed: refused, or a state that can be played', () => {
    const engine = createLegendsReference();
    let refused = 0;
    for (const [index, view] of VIEWS.entries()) {
      const lots = createGenerator(index);
      const words = view.lists['stack'] ?? [];
      for (const [place, word] of words.entries()) {
        for (const other of [ODD[lots.draw(ODD.length)] ?? 0, word + lots.draw(5) - 2, word + lots.draw(64)]) {
          if (other !== word && tryOut(engine, withStack(view, replaced(words, place, other)), lots)) refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });

  test('words lost or put in: refused, or a state that can be played', () => {
    const engine = createLegendsReference();
    for (const [index, view] of VIEWS.entries()) {
      const lots = createGenerator(index);
      const words = view.lists['stack'] ?? [];
      for (let left = 20; left > 0; left--) {
        const place = lots.draw(words.length + 1);
        tryOut(engine, withStack(view, [...words.slice(0, place), ...words.slice(place + 1 + lots.draw(4))]), lots);
        const more = [...words.slice(0, place), ODD[lots.draw(ODD.length)] ?? 0, ...words.slice(place)];
        tryOut(engine, withStack(view, more), lots);
      }
    }
  });

  test('counters and lists that do not go with it: refused, or a state that can be played', () => {
    const engine = createLegendsReference();
    for (const [index, view] of VIEWS.entries()) {
      const lots = createGenerator(index);
      for (let number = -1; number < 8; number++) {
        for (const name of ['phase', 'window', 'passes']) {
          tryOut(engine, { ...view, counters: { ...view.counters, [name]: number } }, lots);
        }
        for (const name of ['fight', 'strike']) {
          const words = view.lists[name] ?? [];
          const other =
            words.length === 0 ? [number, sq('a1'), sq('h8')] : replaced(words, lots.draw(words.length), number);
          tryOut(engine, { ...view, lists: { ...view.lists, [name]: other } }, lots);
        }
      }
      for (const kind of ['swap', 'main', 'respond', 'pick', 'order', 'name', 'terrain'] as const) {
        tryOut(engine, { ...view, asked: { seat: view.asked?.seat ?? 0, kind } }, lots);
        tryOut(engine, { ...view, asked: { seat: 7, kind: view.asked?.kind ?? kind } }, lots);
      }
    }
  });

  test('the stack of another moment: refused, or a state that can be played', () => {
    const engine = createLegendsReference();
    for (const [index, view] of VIEWS.entries()) {
      const other = VIEWS[(index + 1) % VIEWS.length];
      tryOut(engine, withStack(view, other?.lists['stack'] ?? []), createGenerator(index));
    }
  });

  test('steps, frames and pieces that do not exist are refused where they stand', () => {
    const view = inWindow();
    const words = view.lists['stack'] ?? [];
    // no memories; the turn (type, step, one displacement); the attack (type, step, attacker, defender …); the window
    expect(words.slice(0, 11)).toEqual([0, 0, 2, 3, sq('d4'), sq('d4'), sq('d5'), 2, 9, sq('d4'), sq('d5')]);
    expect(refusedAt(view)).toBe(null);
    for (const [place, word] of [
      [2, 209],
      [4, 255],
      [8, 14],
      [8, 3],
      [9, 255],
      [10, -1],
      [words.length - 1, 2],
    ] as const) {
      expect([place, refusedAt(withStack(view, replaced(words, place, word)))]).toEqual([
        place,
        'bad-position lists.stack[n]',
      ]);
    }
    expect(refusedAt(withStack(view, replaced(words, 1, 6)))).toBe('bad-position lists.stack');
    expect(refusedAt(withStack(view, []))).toBe('bad-position lists.stack');
    expect(refusedAt(withStack(view, words.slice(0, -1)))).toMatch(/^bad-position lists\.stack/);
  });

  test('phase, window and fight must be those of the stack', () => {
    const view = inWindow();
    const counters = (name: string, number: number): View => ({
      ...view,
      counters: { ...view.counters, [name]: number },
    });
    expect(view.counters['phase']).toBe(3);
    expect(refusedAt(counters('phase', 2))).toBe('bad-position counters.phase');
    expect(refusedAt(counters('window', -1))).toBe('bad-position counters.window');
    expect(refusedAt(counters('window', 2))).toBe('bad-position counters.window');
    const fight = [sq('d4'), sq('d5'), sq('d3')];
    expect(refusedAt({ ...view, lists: { ...view.lists, fight } })).toBe('bad-position lists.fight');
    const strike = [sq('d4'), sq('e5')];
    expect(refusedAt({ ...view, lists: { ...view.lists, strike } })).toBe('bad-position lists.strike');
    expect(refusedAt({ ...view, asked: { seat: 1, kind: 'pick' } })).toBe('bad-position lists.stack[n]');
    expect(refusedAt({ ...view, asked: { seat: 3, kind: 'respond' } })).toBe('bad-position asked.seat');
  });

  test('a draw agreed in the middle of an attack can be filled: two share a square', () => {
    const engine = at({ d4: [45, 0], d5: [113, 1], e5: [118, 1], e4: [16, 0], f8: [143, 1] });
    play(engine, 'd4-d5');
    must(engine.agreeDraw());
    expect(list(engine, 'stack')).toEqual([]);
    const other = createLegendsReference();
    must(other.fill(engine.view(TRUTH), []));
    expect(other.view(TRUTH)).toEqual(engine.view(TRUTH));
  });
});
