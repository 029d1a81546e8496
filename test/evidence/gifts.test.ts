/** A keyword given unseen whose receiver falls (R14): hidden to the other side, in both engines, in guesses and in sampled worlds. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import type { Engine } from '../../src/contract/engine';
import { legends } from '../../src/games/legends';
import { evidenceOf } from '../../src/games/legends/evidence/index';
import { createLegendsReference } from '../../src/reference/legends';
import { createCoreEngine } from '../../src/worker/core-engine';
import { eventsFor, setupFor } from '../../src/worker/referee/eyes';
import { encodeView } from '../../src/worker/words/view';
import { choose, must } from '../reference/kit';

const TRUTH = 9;
/** Elementus gives spirits Flying; Spirit of Sea falls against the Horde; two more spirits. */
const PIECES = { a1: [67, 0], d1: [70, 0], d4: [82, 0], f2: [79, 0], h8: [169, 1], d5: [142, 1], a8: [152, 1] };
const [ELEMENTUS, FALLEN, OTHER] = [3, 27, 13];
const FLYING = 8;
const SETUP = must(
  legends.readSetup({
    game: 'legends',
    form: 'legends',
    seats: [{ player: 'person' }, { player: 'person' }],
    position: { terrain: Array.from({ length: 8 }, () => 'pppppppp'), pieces: PIECES, turn: 0 },
    options: { asks: 'always', windows: 'full' },
  }),
);

const core = () => {
  const game = findGame('legends');
  const made = game.core(SETUP);
  return { made, engine: createCoreEngine(made, game.content), codec: game.content.codec };
};
const ENGINES = { wasm: () => core().engine, reference: () => createLegendsReference() };

/** Flying for one of the spirits, then the fight that Spirit of Sea loses, up to seat 1's question; the rows that seat 1 got. */
const play = (engine: Engine, to: string) => {
  must(engine.start(SETUP));
  const rows = [...eventsFor(engine.rows(), 1)];
  for (const text of [`d1.1>${to}`, 'd4-d5', 'pass', 'pass', 'pass']) {
    choose(engine, legends, text);
    rows.push(...eventsFor(engine.rows(), 1));
  }
  return rows;
};

const grantsOf = (engine: Engine, viewer: number) => engine.view(viewer).lists['grants'];

describe.each(Object.entries(ENGINES))('%s', (_, create) => {
  it('shows the other side the same list, whoever got it', () => {
    const [fell, stands] = [create(), create()];
    play(fell, 'd4');
    play(stands, 'f2');
    expect(fell.view(1)).toEqual(stands.view(1));
    expect(grantsOf(fell, 1)).toEqual([-1, FLYING, 0, 0]);
    expect([grantsOf(fell, 0), grantsOf(stands, 0)]).toEqual([
      [FALLEN, FLYING, 0, 2],
      [OTHER, FLYING, 0, 0],
    ]);
  });

  it('takes the one who fell as a guess, and no other fallen piece for one that still has it', () => {
    const [played, filled] = [create(), create()];
    play(played, 'd4');
    const [truth, view] = [played.view(TRUTH), played.view(1)];
    const guess = legends.guessOf(truth, view);
    // two hidden kinds, then the receiver, who has fallen: -2 - 27
    expect(guess[2]).toBe(-29);
    must(filled.fill(view, guess));
    expect(filled.view(TRUTH)).toEqual(truth);
    must(filled.fill(view, guess.with(2, OTHER)));
    expect(grantsOf(filled, TRUTH)).toEqual([OTHER, FLYING, 0, 0]);
    const before = filled.hash();
    expect(filled.fill(view, guess.with(2, FALLEN)).ok).toBe(false);
    expect(filled.fill(view, guess.with(2, -2 - 63 * 4)).ok).toBe(false);
    expect(filled.hash()).toBe(before);
  });

  it('goes on from the truth’s view with what has ended', () => {
    const [played, filled] = [create(), create()];
    play(played, 'd4');
    must(filled.fill(played.view(TRUTH), []));
    expect(filled.view(0)).toEqual(played.view(0));
    while (filled.decision()?.kind === 'respond') choose(filled, legends, 'pass');
    expect(grantsOf(filled, 0)).toEqual([]);
  });
});

describe('sampled worlds', () => {
  it('know that the gift may have gone to the one that fell, and to those that could have it', () => {
    const { made, engine, codec } = core();
    const rows = play(engine, 'd4');
    const view = engine.view(1);
    expect(engine.decision()?.seat).toBe(1);
    const evidence = evidenceOf(setupFor(SETUP, 1, legends), view, rows, []);
    const words = [...encodeView(view, codec), ...evidence];
    const found = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      new Int32Array(made.memory.buffer, made.inbox(), made.inboxWords()).set(words);
      expect(made.determinize?.(words.length - evidence.length, seed, evidence.length)).toBe(0);
      const { tokens, lists } = engine.view(TRUTH);
      const [id = -1, , , state] = lists['grants'] ?? [];
      found.add(`${id} ${state}`);
      // the castle is no spirit
      if (state === 0) expect(tokens.find((token) => token.id === id)?.kind).not.toBe(67);
    }
    expect([...found].sort()).toEqual([`${FALLEN} 2`, `${ELEMENTUS} 0`, '0 0', `${OTHER} 0`].sort());
  });
});
