/** What the contract promises of every engine, over random matches of all games. */
import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/contract/content';
import type { Engine } from '../../src/contract/engine';
import type { Setup } from '../../src/contract/setup';
import { legion } from '../../src/games/legion';
import { createGenerator } from '../../src/reference/core/generator';
import { createLegionReference } from '../../src/reference/legion';
import { parley } from '../support/parley/content';
import { createParleyReference } from '../support/parley/reference';
import { pebble } from '../support/pebble/content';
import { createPebbleReference } from '../support/pebble/reference';
import { must } from './kit';

interface Game {
  readonly name: string;
  readonly content: Content;
  readonly create: () => Engine;
  readonly viewers: readonly number[];
  readonly matches: number;
}

const GAMES: readonly Game[] = [
  { name: 'legion', content: legion, create: createLegionReference, viewers: [0, 1, 8, 9], matches: 20 },
  { name: 'parley', content: parley, create: createParleyReference, viewers: [0, 1, 2, 8, 9], matches: 12 },
  { name: 'pebble', content: pebble, create: createPebbleReference, viewers: [0, 1, 2, 8, 9], matches: 12 },
];

/** Plays random matches; `visit` sees every decision before it is answered and gives the index to answer. */
const wander = (game: Game, visit: (engine: Engine, index: number, setup: Setup) => void): void => {
  for (let seed = 0; seed < game.matches; seed++) {
    const setup = game.content.sampleSetup(seed, seed);
    const engine = game.create();
    must(engine.start(setup));
    const random = createGenerator(500 + seed);
    for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
      const index = random.draw(decision.choices.length);
      visit(engine, index, setup);
      must(engine.apply(index));
    }
  }
};

describe.each(GAMES)('$name', (game) => {
  test('fill after view gives the same state, decision and rows, for every viewer at every decision', () => {
    const other = game.create();
    wander(game, (engine, index, setup) => {
      const truth = engine.view(9);
      const next = game.create();
      must(next.start(setup));
      must(next.restore(engine.snapshot()));
      const applied = must(next.apply(index));
      // the options are not part of a view: they stay those of the last start
      must(other.start(setup));
      for (const viewer of game.viewers) {
        const view = engine.view(viewer);
        must(other.fill(view, game.content.guessOf(truth, view)));
        expect(other.view(9)).toEqual(truth);
        expect(other.decision()).toEqual(engine.decision());
        expect(other.rows()).toEqual([]);
        expect(other.hash()).toBe(engine.hash());
        expect(must(other.apply(index))).toEqual(applied);
        // chance falls from a generator that no view holds
        if (!applied.chance) expect([other.rows(), other.view(9)]).toEqual([next.rows(), next.view(9)]);
      }
    });
  });

  test('restore gives the same state and goes on the same, from a filled state, too', () => {
    const restored = game.create();
    const filled = game.create();
    const again = game.create();
    wander(game, (engine, index, setup) => {
      must(restored.restore(engine.snapshot()));
      expect(restored.view(9)).toEqual(engine.view(9));
      expect(restored.decision()).toEqual(engine.decision());
      expect(restored.rows()).toEqual([]);
      const twin = game.create();
      must(twin.restore(restored.snapshot()));
      for (const one of [restored, twin]) must(one.apply(index));
      expect(restored.rows()).toEqual(twin.rows());

      must(filled.start(setup));
      must(filled.fill(engine.view(9), []));
      must(filled.apply(index));
      must(again.restore(filled.snapshot()));
      expect(again.view(9)).toEqual(filled.view(9));
      expect(again.decision()).toEqual(filled.decision());
    });
  });

  test('a restored match draws the same chances', () => {
    wander(game, (engine, index) => {
      const [one, two] = [game.create(), game.create()];
      must(one.restore(engine.snapshot()));
      must(two.restore(engine.snapshot()));
      must(one.apply(index));
      must(two.apply(index));
      expect(one.rows()).toEqual(two.rows());
      expect(one.hash()).toBe(two.hash());
      must(engine.restore(engine.snapshot()));
    });
  });

  test('resigning and agreeing can come at any decision and are part of a snapshot', () => {
    wander(game, (engine, index) => {
      const decision = engine.decision();
      for (const act of [(one: Engine) => one.resign(decision?.seat ?? 0), (one: Engine) => one.agreeDraw()]) {
        const [one, two] = [game.create(), game.create()];
        must(one.restore(engine.snapshot()));
        must(act(one));
        must(two.restore(one.snapshot()));
        expect(two.view(9)).toEqual(one.view(9));
        expect(two.decision()).toEqual(one.decision());
        expect(one.decision() === null).toBe(one.result() !== null);
        if (one.decision() !== null && index === 0) must(one.apply(0));
      }
    });
  });

  test('the hash tells states apart and is 16 hexadecimal digits', () => {
    const setup = game.content.sampleSetup(0, 1);
    const engine = game.create();
    must(engine.start(setup));
    const seen = new Set([engine.hash()]);
    const random = createGenerator(3);
    let plies = 0;
    for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
      must(engine.apply(random.draw(decision.choices.length)));
      seen.add(engine.hash());
      plies++;
    }
    expect(seen.size).toBe(plies + 1);
    for (const hash of seen) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('nonsense is refused and changes nothing', () => {
    const engine = game.create();
    must(engine.start(game.content.sampleSetup(0, 1)));
    const before = engine.hash();
    expect(engine.restore(new Uint8Array([1, 2, 3]))).toMatchObject({ ok: false, fault: { code: 'bad-save' } });
    const older = new TextDecoder().decode(engine.snapshot()).replace('reference/1', 'reference/0');
    expect(engine.restore(new TextEncoder().encode(older))).toMatchObject({ ok: false, fault: { code: 'bad-save' } });
    const foreign = { ...engine.view(9), game: 'medieval' as const };
    expect(engine.fill(foreign, [])).toMatchObject({ ok: false, fault: { code: 'bad-position' } });
    expect(engine.start({ ...game.content.sampleSetup(0, 1), form: 'nonsense' })).toMatchObject({
      ok: false,
      fault: { code: 'bad-setup' },
    });
    expect(engine.hash()).toBe(before);
  });
});

test('a guess that does not fit is refused', () => {
  const engine = createParleyReference();
  must(engine.start(parley.sampleSetup(0, 1)));
  const view = engine.view(0);
  const guess = parley.guessOf(engine.view(9), view);
  for (const wrong of [guess.slice(1), [...guess, 0], guess.map(() => 9)]) {
    expect(engine.fill(view, wrong)).toMatchObject({ ok: false, fault: { code: 'bad-position', at: 'guess' } });
  }
  must(engine.fill(view, guess));
});
