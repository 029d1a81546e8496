/** What ends the match for sure is seen at any effort, however badly choices are judged: a loss is left, a win is taken. */
import { describe, expect, it } from 'vitest';
import { coreMaker } from '../../src/cli/cores';
import { legion } from '../../src/games/legion';
import { createCoreEngine } from '../../src/worker/core-engine';
import { createCoreSearch } from '../../src/worker/core-search';
import type { Level } from '../../src/worker/opponent/levels';
import { Core } from '../search/core';
import { at, item, move, PASS, type Position, T, truth } from '../search/parley';
import { must } from '../support/harness/kit';
import { FED_CASTLE, FIRST } from './positions/first';
import { questionAfter } from './support/asked';

/** As far off as words allow: 10000 either way for every choice. */
const NOISE = 10_000;
const MODES: Readonly<Record<string, readonly number[]>> = {
  greedy: [1, 0, NOISE, 0, 4094, 1, 0, 4],
  worlds: [2, 0, NOISE, 2, 4094, 1, 0, 0],
  'few worlds': [2, 0, NOISE, 0, 2, 1, 0, 8],
  tree: [3, 0, NOISE, 0, 255, 12, 90, 0],
  policy: [4, 0, 0, 0, 4094, 1, 0, 0],
  'information sets': [5, 0, NOISE, 2, 255, 12, 60, 0],
};
const EFFORTS = [0, 1, 30];
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const LONG = 120_000;

type Answer = readonly [text: string, value: number, settled: boolean];

/** All answers of a mode, by whatever answers. */
const answers = (ask: (iterations: number, seed: number) => Answer): readonly Answer[] =>
  EFFORTS.flatMap((iterations) => SEEDS.map((seed) => ask(iterations, seed)));

const textsOf = (list: readonly Answer[]): ReadonlySet<string> => new Set(list.map(([text]) => text));

describe.each(Object.entries(MODES))('%s', { timeout: LONG }, (name, parameters) => {
  describe('in Legion', () => {
    const ask = (position: string) => {
      const core = coreMaker('legion')();
      const setup = must(legion.readSetup({ game: 'legion', position }), 'a position');
      const engine = createCoreEngine(core, legion);
      must(engine.start(setup), 'a position');
      const decision = engine.decision();
      if (decision === null) throw new Error('over');
      const view = engine.view(decision.seat);
      const search = createCoreSearch(coreMaker('legion')(), legion);
      return answers((iterations, seed) => {
        must(search.begin({ setup, view, parameters, seed }), 'a view');
        search.step(iterations);
        const { choice, value, settled } = search.best();
        return [legion.formatChoice(decision.choices[choice] ?? 0, decision.kind, view), value, settled];
      });
    };

    it('a King is not left alone in the reserve', () => {
      for (const text of textsOf(ask('s1s3/n1n3/u5/g5/t5/c4S b - king =f5/6/6/6/6/6'))) expect(text).not.toMatch(/^A@/);
    });

    it('the enemy King is taken', () => {
      const list = ask('5K/6/6/6/6/6 b - king 1A0,2A0,3A0,4A0');
      for (const [text, value, settled] of list) {
        // the Archer and the Catapult both reach it
        expect(text).toMatch(/^[AC]@/);
        expect(value).toBe(1);
        expect(settled).toBe(true);
      }
    });
  });

  describe('in Parley', () => {
    const ask = (position: Position) => {
      const core = new Core('parley');
      expect(core.create([1, 0, 3, 0, 0])).toBe(0);
      expect(core.fill(truth(position), [])).toBe(0);
      const { codes, seat } = core.question();
      const view = core.view(seat);
      return answers((iterations, seed) => {
        const found = core.search(view, parameters, iterations, seed);
        if (typeof found === 'number') throw new Error(`searchBegin gave ${found}`);
        return [String(codes[found.best]), found.value, found.settled];
      });
    };
    const SHOWN = 511;
    const token = (seat: number, kind: number, square: string) => ({ seat, kind, square: at(square), shown: SHOWN });
    const [E, G] = [0, 1];

    it('the Envoy does not attack a shown Guard', () => {
      const tokens = [token(0, E, 'c2'), token(0, G, 'a1'), token(1, G, 'c3'), token(1, E, 'e3')];
      const list = ask({ tokens, seats: 3 });
      expect(textsOf(list)).not.toContain(String(move(at('c2'), at('c3'))));
    });

    it('the last Envoy is taken, through the window', () => {
      const tokens = [token(0, G, 'c2'), token(0, E, 'a1'), token(1, E, 'c3'), token(1, G, 'e3')];
      for (const [text, value] of ask({ tokens, seats: 3 })) {
        expect(text).toBe(String(move(at('c2'), at('c3'))));
        expect(value).toBe(10_000);
      }
    });

    it('a Truce is played where passing loses', () => {
      const core = new Core('parley');
      expect(core.create([1, 0, 3, 0, 0])).toBe(0);
      const tokens = [token(0, G, 'c2'), token(0, E, 'a1'), token(1, E, 'c3'), token(1, G, 'e3')];
      expect(core.fill(truth({ tokens, seats: 3, hands: [[], [T], []] }), [])).toBe(0);
      core.answer(move(at('c2'), at('c3')));
      const { codes, seat } = core.question();
      expect([seat, codes]).toEqual([1, [item(T), PASS]]);
      for (const iterations of EFFORTS)
        for (const seed of SEEDS) {
          const found = core.search(core.view(1), parameters, iterations, seed);
          expect(typeof found === 'number' ? found : codes[found.best]).toBe(item(T));
        }
    });
  });

  it('in Legends, no seat feeds its own castle to a power', () => {
    const question = questionAfter(FIRST.setup, FIRST.play);
    const level: Level = { share: 1, parameters };
    const list = answers((iterations, seed) => {
      const { text, value, settled } = question.answer(level, iterations, seed);
      return [text, value, settled];
    });
    expect(textsOf(list), name).not.toContain(FED_CASTLE);
  });
});
