/** Random matches through the public interface: every moment can be taken up again from a snapshot or from what is seen. */
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { medieval } from '../../src/games/medieval';
import { createGenerator } from '../../src/reference/core/generator';
import { createMedievalReference } from '../../src/reference/medieval';
import { must } from './kit';

const MATCHES = 300;
/** One match in so many is played to its end, the others as far as their boards still change fast. */
const WHOLE = 5;
const PART = 250;
/** Of the frequent questions one in so many is looked at; of the others every one. WALK_EVERY=1: all of them, which takes minutes. */
const EVERY = Number(process.env['WALK_EVERY'] ?? 40);
const FREQUENT = ['medieval.arrange', 'medieval.act', 'medieval.more'];
const VIEWERS = [0, 1, 8];
/** A snapshot of a match plays it again: looked at once, after so many choices and up to as many more. */
const SNAPSHOT = 100;

const LEFT = 'going on';

/** What must be the same of two engines that stand alike. */
const standing = (engine: Engine): string => JSON.stringify([engine.view(9), engine.decision()]);

/** Compares this moment with the states made from the truth, from one viewer's view, and from the snapshots. */
const compare = (engine: Engine, copy: Engine, viewer: number, at: string): void => {
  const here = standing(engine);
  const truth = engine.view(9);
  must(copy.fill(truth, []));
  expect(standing(copy), `${at}: filled from the truth`).toBe(here);
  const view = engine.view(viewer);
  must(copy.fill(view, medieval.guessOf(truth, view)));
  expect(standing(copy), `${at}: filled from view(${viewer})`).toBe(here);
  must(copy.restore(copy.snapshot()));
  expect(standing(copy), `${at}: filled and restored`).toBe(here);
};

/** One match; how it ended, `LEFT` where it was not played on. The filled state makes the next choice as well and must stay the same. */
const walk = (seed: number): string => {
  const { draw } = createGenerator(seed);
  const engine = createMedievalReference();
  const copy = createMedievalReference();
  must(engine.start(must(medieval.readSetup(medieval.sampleSetup(seed, seed)))));
  let goesOn = false;
  for (let choices = 0; choices < PART || seed % WHOLE === 0; choices++) {
    const decision = engine.decision();
    if (decision === null) return engine.result()?.reason ?? 'none';
    const at = `match ${seed}, choice ${choices}, ${decision.key}`;
    const index = draw(decision.choices.length);
    const applied = must(engine.apply(index));
    if (goesOn) {
      expect(must(copy.apply(index)), `${at}: applied to the filled state`).toEqual(applied);
      expect(copy.rows(), `${at}: rows of the filled state`).toEqual(engine.rows());
      expect(standing(copy), `${at}: the filled state goes on`).toBe(standing(engine));
    }
    goesOn = !FREQUENT.includes(engine.decision()?.key ?? '') || (seed + choices) % EVERY === 0;
    if (goesOn) compare(engine, copy, VIEWERS[choices % VIEWERS.length] ?? 0, at);
    if (choices === SNAPSHOT + (seed % SNAPSHOT)) {
      const here = standing(engine);
      must(copy.restore(engine.snapshot()));
      expect(standing(copy), `${at}: played again`).toBe(here);
    }
  }
  return LEFT;
};

describe('random matches', () => {
  test('each moment can be taken up again; matches end', { timeout: 1_200_000 }, () => {
    const ends = new Set<string>();
    for (let seed = 1; seed <= MATCHES; seed++) ends.add(walk(seed));
    for (const end of ends) expect([...medieval.codec.reasons, LEFT]).toContain(end);
    for (const end of ['king', 'stockade', 'no-progress']) expect(ends).toContain(end);
  });
});
