import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { Guess } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { FORM_LIST } from '../../src/games/legends/forms';
import type { Form } from '../../src/games/legends/language';
import { createLegendsReference } from '../../src/reference/legends';
import { eventsOf, must } from './kit';
import { list, options, play, refilled } from './legends-kit';

/** The arranged form of so many squares: forms are found by what they say. */
const arranged = (squares: number): Form => {
  const form = FORM_LIST.find(
    ({ setup, ground }) => setup === 'arranged' && ground !== 'boards' && ground.join('').length === squares,
  );
  if (form === undefined) throw new Error(`no arranged form of ${squares} squares`);
  return form;
};
const SMALL = arranged(64);
const LARGE = arranged(100);
/** Flag, two bombs, spy, two scouts, two miners, general, marshal. */
const SMALL_ROSTER = [209, 210, 210, 211, 212, 212, 213, 213, 219, 220];

const begin = (form: Form, armies: readonly unknown[] = [], options: object = {}): Engine => {
  const engine = createLegendsReference();
  const seats = [0, 1].map((seat) => ({ player: 'person', ...(armies[seat] ? { army: armies[seat] } : {}) }));
  must(engine.start(must(legends.readSetup({ game: 'legends', form: form.name, seats, options }))));
  return engine;
};

/** Answers letter by letter. */
const lay = (engine: Engine, letters: string): void => {
  for (const letter of letters) play(engine, letter);
};

// near rank, then the two behind it, 24 squares
const GIVEN = 'FBB-S--22-33-9-M--------';

describe('arranging (LEGENDS.md, Forms)', () => {
  test('square by square: the kinds still to be laid, then empty; each answer is a row for the own seat alone', () => {
    const engine = begin(SMALL, [], { lists: 'closed' });
    expect(engine.rows()).toEqual([]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'place', key: 'legends.arrange', args: [0] });
    expect(options(engine)).toEqual(['F', 'B', 'S', '2', '3', '9', 'M', '-']);
    play(engine, 'F');
    expect(engine.rows()).toEqual([{ mask: 1, event: { type: 'placed', seat: 0, token: 0, kind: 209, square: 0 } }]);
    expect(engine.decision()).toMatchObject({ seat: 0, args: [1] });
    expect(options(engine)).toEqual(['B', 'S', '2', '3', '9', 'M', '-']);
    play(engine, '-');
    expect(engine.rows()).toEqual([]);
    play(engine, 'B');
    expect(options(engine)).toContain('B');
    play(engine, 'B');
    expect(options(engine)).not.toContain('B');
    expect(engine.view(9).ply).toBe(4);
  });

  test('views while it lasts: nobody sees another seat’s pieces; the rosters are known to all', () => {
    const engine = begin(SMALL, [], { lists: 'closed' });
    lay(engine, 'F-M');
    for (const viewer of [0, 1, 8, 9]) {
      const view = engine.view(viewer);
      expect(view.counters).toMatchObject({ phase: 7, side: 0, turn: 0, form: SMALL.number, window: -1, passes: 0 });
      expect(view.form).toBe(SMALL.name);
      expect(view.asked).toEqual({ seat: 0, kind: 'place' });
      expect(view.lists['arranged']).toEqual([3, 0]);
      expect([view.lists['roster0'], view.lists['roster1']]).toEqual([SMALL_ROSTER, SMALL_ROSTER]);
      expect(view.lists['stack']).toEqual([]);
      const kinds = view.tokens.map(({ square, kind }) => [square, kind]);
      expect(kinds).toEqual(
        viewer === 0 || viewer === 9
          ? [
              [0, 209],
              [2, 220],
            ]
          : [],
      );
      expect(view.lists['army']).toHaveLength(kinds.length);
    }
  });

  test('no empty square when the pieces left need them all; a single answer is asked too', () => {
    const engine = begin(SMALL);
    lay(engine, '-'.repeat(14));
    expect(options(engine)).toEqual(['F', 'B', 'S', '2', '3', '9', 'M']);
    lay(engine, 'FBBS22339');
    expect(options(engine)).toEqual(['M']);
    play(engine, 'M');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'place', args: [40] });
    expect(engine.view(9).counters).toMatchObject({ side: 1 });
    lay(engine, 'MFBBS22339');
    expect(options(engine)).toEqual(['-']);
  });

  test('40 pieces for 40 squares leave none empty', () => {
    const engine = begin(LARGE);
    expect(options(engine)).toEqual(['F', 'B', 'S', '2', '3', '4', '5', '6', '7', '8', '9', 'M']);
    const all = 'FBBBBBBS22222222333334444555566667778 89M'.replace(' ', '');
    expect(all).toHaveLength(40);
    lay(engine, all);
    // the far seat's ranks 7 to 10, from a7 on
    expect(engine.decision()).toMatchObject({ seat: 1, args: [60] });
    lay(engine, [...all].reverse().join(''));
    expect(eventsOf(engine).at(-1)).toEqual({ type: 'turn', seat: 0 });
    expect(engine.view(1).tokens).toHaveLength(80);
  });

  test('the last answer: all are told that it is done, then the first turn', () => {
    const engine = begin(SMALL);
    lay(engine, GIVEN);
    lay(engine, GIVEN.slice(0, 23));
    expect(engine.view(0).tokens.every(({ seat }) => seat === 0)).toBe(true);
    play(engine, '-');
    expect(engine.rows()).toEqual([
      { mask: 511, event: { type: 'dealt', seats: 2 } },
      { mask: 511, event: { type: 'turn', seat: 0 } },
    ]);
    const view = engine.view(0);
    expect(view.counters).toMatchObject({ phase: 2, side: 0, turn: 1, exchanges: 0 });
    expect(view.lists['arranged']).toEqual([]);
    expect(view.ply).toBe(48);
    // the far seat's squares begin at a6
    expect(engine.view(9).tokens.map(({ square, kind }) => [square, kind])).toEqual(
      [0, 40].flatMap((first) => {
        const kinds = [209, 210, 210, 0, 211, 0, 0, 212, 212, 0, 213, 213, 0, 219, 0, 220];
        return kinds.flatMap((kind, index) => (kind === 0 ? [] : [[first + index, kind]]));
      }),
    );
    expect(view.tokens.filter(({ seat }) => seat === 1).map(({ kind }) => kind)).toEqual(SMALL_ROSTER.map(() => null));
  });

  test('a given army is laid at once and unseen; two of them leave nothing to arrange', () => {
    const numbers = [...GIVEN].map((letter) => 'FBS23456789M'.indexOf(letter) + 209).map((n) => (n < 209 ? 0 : n));
    for (const army of [GIVEN, [...GIVEN], numbers]) {
      const engine = begin(SMALL, [null, army]);
      expect(list(engine, 'arranged', 0)).toEqual([0, 24]);
      expect(engine.view(0).tokens).toEqual([]);
      expect(engine.view(1).tokens).toHaveLength(10);
      lay(engine, GIVEN);
      expect(eventsOf(engine).map(({ type }) => type)).toEqual(['dealt', 'turn']);
    }
    const engine = begin(SMALL, [GIVEN, GIVEN]);
    expect(eventsOf(engine).map(({ type }) => type)).toEqual(['dealt', 'turn']);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'main' });
    // only the first of two seats has still to arrange
    const late = begin(SMALL, [GIVEN]);
    expect(late.decision()).toMatchObject({ seat: 1, kind: 'place', args: [40] });
    expect(list(late, 'arranged', 1)).toEqual([24, 0]);
  });

  test('an end before the battle shows nobody’s pieces', () => {
    const engine = begin(SMALL, [null, GIVEN]);
    lay(engine, 'FB');
    must(engine.resign(0));
    expect(engine.result()).toEqual({ winners: [1], reason: 'resign', score: [] });
    expect(engine.view(0).tokens).toHaveLength(2);
    expect(engine.view(1).tokens).toHaveLength(10);
    expect(engine.view(8).tokens).toHaveLength(0);
    expect(engine.view(1).lists['arranged']).toEqual([2, 24]);
    expect(engine.view(8).counters).toMatchObject({ phase: 6, turn: 0 });
    expect(engine.view(8).lists['roster0']).toEqual(SMALL_ROSTER);
    for (const viewer of [0, 1, 8, 9]) {
      const other = refilled(engine, viewer);
      expect(other.view(9)).toEqual(engine.view(9));
    }
  });
});

describe('taking up a match in which armies are laid out', () => {
  test('every viewer’s view and the right guess give the same match', () => {
    for (const armies of [[], [null, GIVEN]]) {
      const engine = begin(SMALL, armies);
      const letters = `${GIVEN}${armies.length === 0 ? GIVEN : ''}`;
      for (const letter of letters) {
        for (const viewer of [0, 1, 8, 9]) {
          const other = refilled(engine, viewer);
          expect(other.view(9)).toEqual(engine.view(9));
          expect(other.decision()).toEqual(engine.decision());
        }
        const copy = createLegendsReference();
        must(copy.restore(engine.snapshot()));
        play(engine, letter);
        play(copy, letter);
        expect(copy.hash()).toBe(engine.hash());
        expect(copy.rows()).toEqual(engine.rows());
      }
    }
  });

  test('the guess tells the hidden answers, kind or 0; what the mix does not allow is refused', () => {
    const engine = begin(SMALL, [null, GIVEN]);
    const other = createLegendsReference();
    const view = engine.view(0);
    const kinds = [...GIVEN].map((letter) => Math.max(0, 'FBS23456789M'.indexOf(letter) + 1)).map((n) => n && n + 208);
    const fault = (guess: Guess): string | null => {
      const done = other.fill(view, guess);
      return done.ok ? null : done.fault.code;
    };
    expect(legends.guessOf(engine.view(9), view)).toEqual(kinds);
    expect(fault(kinds)).toBe(null);
    expect(fault([...kinds].reverse())).toBe(null);
    expect(fault(kinds.slice(1))).toBe('bad-position');
    expect(fault([...kinds, 0])).toBe('bad-position');
    // a second flag, a piece too few, a piece of another form
    expect(fault([209, 209, ...kinds.slice(2)])).toBe('bad-position');
    expect(fault([0, ...kinds.slice(1)])).toBe('bad-position');
    expect(fault([67, ...kinds.slice(1)])).toBe('bad-position');
  });

  test('what no arranging can have come to is refused', () => {
    const engine = begin(SMALL);
    lay(engine, 'F-B');
    const truth = engine.view(9);
    const other = createLegendsReference();
    const refuses = (change: object): boolean => !other.fill({ ...truth, ...change }, []).ok;
    expect(refuses({})).toBe(false);
    expect(refuses({ lists: { ...truth.lists, arranged: [2, 0] } })).toBe(true);
    expect(refuses({ lists: { ...truth.lists, arranged: [3, 1] } })).toBe(true);
    expect(refuses({ lists: { ...truth.lists, arranged: [3] } })).toBe(true);
    expect(refuses({ lists: { ...truth.lists, arranged: [25, 0] } })).toBe(true);
    expect(refuses({ lists: { ...truth.lists, arranged: [] } })).toBe(true);
    expect(refuses({ counters: { ...truth.counters, side: 1 } })).toBe(true);
    expect(refuses({ counters: { ...truth.counters, phase: 2 } })).toBe(true);
    expect(refuses({ counters: { ...truth.counters, form: 0 } })).toBe(true);
    expect(refuses({ counters: { ...truth.counters, turn: 1 } })).toBe(true);
  });
});
