import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { Guess, View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { createGenerator } from '../../src/reference/core/generator';
import { createLegendsReference } from '../../src/reference/legends';
import { must } from './kit';
import { at, list, options, play, refilled, sq } from './legends-kit';

const SAMPLES = [0, 5, 10, 19];
const MATCHES = SAMPLES.map((index) => legends.sampleSetup(index, index + 3));

/** Random matches; `visit` is called at some of the decisions, at all those inside a resolution. */
const wander = (visit: (engine: Engine, pick: number) => void): void => {
  for (const [index, setup] of MATCHES.entries()) {
    const engine = createLegendsReference();
    must(engine.start(setup));
    const lots = createGenerator(index);
    for (let decision = engine.decision(), n = 0; decision !== null; decision = engine.decision(), n++) {
      const pick = lots.draw(decision.choices.length);
      const deep = decision.kind !== 'main' && decision.kind !== 'swap';
      if ((deep && n % 3 === 0) || n % 40 === 0) visit(engine, pick);
      must(engine.apply(pick));
    }
  }
};

/** The hidden kinds of each army in another order; seats and passes as they are. */
const shuffledGuess = (view: View, guess: Guess, lots: ReturnType<typeof createGenerator>): Guess => {
  const hidden = view.tokens.flatMap(({ kind }, index) => (kind === null ? [view.lists['army']?.[index]] : []));
  const out = [...guess];
  for (const army of [0, 1]) {
    const places = hidden.flatMap((owner, place) => (owner === army ? [place] : []));
    const kinds = places.map((place) => guess[place] ?? 0);
    lots.shuffle(kinds);
    for (const [n, place] of places.entries()) out[place] = kinds[n] ?? 0;
  }
  return out;
};

describe('views and filling', () => {
  test('from every viewer’s view and the right guess the match goes on exactly, also inside powers and windows', () => {
    let compared = 0;
    wander((engine, pick) => {
      const truth = engine.view(9);
      const next = createLegendsReference();
      must(next.fill(truth, []));
      must(next.apply(pick));
      for (const viewer of [0, 1, 8]) {
        const other = refilled(engine, viewer);
        expect(other.view(9)).toEqual(truth);
        expect(other.decision()).toEqual(engine.decision());
        must(other.apply(pick));
        expect(other.rows()).toEqual(next.rows());
        expect(other.view(9)).toEqual(next.view(9));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(200);
  });

  test('the seat asked sees the same and may choose the same, whatever the hidden pieces are', () => {
    const lots = createGenerator(99);
    let compared = 0;
    wander((engine) => {
      const decision = engine.decision();
      const seat = decision?.seat ?? 0;
      const view = engine.view(seat);
      const other = createLegendsReference();
      must(other.fill(view, shuffledGuess(view, legends.guessOf(engine.view(9), view), lots)));
      expect(other.view(seat)).toEqual(view);
      expect(other.decision()).toEqual(decision);
      compared++;
    });
    expect(compared).toBeGreaterThan(60);
  });

  test('rows are dealt out whole: nobody gets an unknown kind', () => {
    wander((engine, pick) => {
      const before = engine.view(0);
      const hidden = new Set(before.tokens.flatMap(({ id, kind }) => (kind === null ? [id] : [])));
      const next = createLegendsReference();
      must(next.fill(engine.view(9), []));
      must(next.apply(pick));
      const after = next.view(0);
      const told = next.rows().flatMap(({ mask, event }) => ((mask & 1) === 1 ? [event] : []));
      const named = new Set(
        told.flatMap((event) =>
          event.type === 'shown' || event.type === 'removed' || (event.type === 'looked' && event.kind !== null)
            ? [event.token]
            : [],
        ),
      );
      for (const { id, kind } of after.tokens) if (hidden.has(id) && kind !== null) expect(named.has(id)).toBe(true);
    });
  });

  test('a guess must be possible: its length, the colour of the back, who a window asks', () => {
    const engine = at({ d4: [45, 0], d5: [113, 1], e5: [118, 1], e4: [16, 0], f8: [143, 1] });
    play(engine, 'd4-d5');
    const other = createLegendsReference();
    const view = engine.view(0);
    // e5, f8, h8 are hidden from seat 0, and who is asked
    expect(legends.guessOf(engine.view(9), view)).toEqual([118, 143, 169, 1]);
    const refusal = (guess: Guess) => {
      const filled = other.fill(view, guess);
      return filled.ok ? null : filled.fault.code;
    };
    expect(refusal([118, 143, 169, 1])).toBe(null);
    expect(refusal([118, 143, 169])).toBe('bad-position');
    expect(refusal([118, 143, 169, 1, 0])).toBe('bad-position');
    expect(refusal([118, 45, 169, 1])).toBe('bad-position');
    expect(refusal([118, 143, 169, 2])).toBe('bad-position');
    expect(refusal([118, 999, 169, 1])).toBe('bad-position');
  });

  test('the recipient of a hidden grant is guessed; one off the board is refused', () => {
    const engine = at(
      { d4: [170, 0], d5: [160, 0], c5: [139, 0], h1: [16, 0], g8: [142, 1] },
      { fallen: { '0': [41] } },
    );
    play(engine, 'd4.1>d5');
    const view = engine.view(1);
    const guess = legends.guessOf(engine.view(9), view);
    // a1, h1, c5, d5 are hidden from seat 1; then the recipient
    expect(guess).toEqual([67, 16, 139, 160, sq('d5')]);
    const other = createLegendsReference();
    must(other.fill(view, [...guess.slice(0, -1), sq('c5')]));
    expect(options(other)).toContain('c5.slashing>b6');
    expect(options(other)).not.toContain('d5.slashing>e6');
    expect(other.fill(view, [...guess.slice(0, -1), 256])).toMatchObject({ ok: false });
  });

  test('lists: own army always, the other’s only with open lists (R136)', () => {
    const closed = at({ d4: [45, 0], d5: [113, 1] }, { options: { lists: 'closed' } });
    expect([list(closed, 'roster0', 0), list(closed, 'roster1', 0)]).toEqual([[45, 67], []]);
    expect([list(closed, 'roster0', 8), list(closed, 'roster1', 1)]).toEqual([[], [113, 169]]);
    const open = at({ d4: [45, 0], d5: [113, 1] });
    expect([list(open, 'roster0', 8), list(open, 'roster1', 0)]).toEqual([
      [45, 67],
      [113, 169],
    ]);
  });
});
