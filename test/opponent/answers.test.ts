/** The opponent of the Legends family: a choice that is offered at every kind of question, in every form, in time, and always the same. */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../src/contract/setup';
import { legends, legendsOf } from '../../src/games/legends';
import { FORM_LIST, STANDARD_FORM } from '../../src/games/legends/forms';
import { KEYS } from '../../src/games/legends/names';
import { opponents } from '../../src/games/legends/opponents';
import { must } from '../support/harness/kit';
import { samplesOf } from '../support/harness/legends/samples';
import { createRng } from '../support/harness/rng';
import { engineOf, legendsOpponent, requestFor } from './support/table';

const LONG = 600_000;
const TEAM = 4;
/** Each question is asked from so many matches at the most, of which the first are of all forms. */
const MATCHES = 400;
const MIXED = 8;
/** An answer without another, and what a turn begins with. */
const ASKED: readonly string[] = ['single', 'main'];
/** No published piece has two compulsory powers at one moment. */
const NEVER_ASKED = 'legends.order';

/** A fight turned around in its window, the way back taken: where to, is a question that chance hardly ever leads to. */
const TURNED = {
  position: {
    terrain: Array.from({ length: 8 }, () => 'pppppppp'),
    pieces: {
      d4: [9, 0],
      d5: [110, 1],
      g6: [159, 1],
      g5: [205, 0, 'held by 1'],
      f6: [160, 1],
      a1: [67, 0],
      h8: [169, 1],
      h1: [16, 0],
      a8: [142, 1],
    },
    curse: [133, 1],
    turn: 0,
  },
  play: ['d4-d5', 'g6.1>g5', 'd4', 'g6.1>f6', 'd5', 'h1'],
};

interface Course {
  readonly setup: Setup;
  /** What is chosen first; then chance goes on. */
  readonly play: readonly string[];
}

/** Matches in which every kind of question comes up: all forms, all options, armies of the worst kinds, teams. */
const courses = function* (): Generator<Course> {
  const { position, play } = TURNED;
  yield { setup: must(legends.readSetup({ game: 'legends', seats: [{}, {}], position }), 'a position'), play };
  for (let match = 0; match < MATCHES; match++) {
    for (const form of match < MIXED ? FORM_LIST : [STANDARD_FORM]) {
      const samples = Object.values(samplesOf(form));
      const sample = samples[match % samples.length];
      if (sample !== undefined) yield { setup: sample(match, match + 1), play: [] };
    }
    if (match < MIXED) yield { setup: legends.sampleSetup(match, match, TEAM), play: [] };
  }
};

describe('an answer', { timeout: LONG }, () => {
  it('is one of the choices, for every kind of question', async () => {
    const seen = new Set<string>();
    const opponent = legendsOpponent();
    const levels = opponents.map(({ name }) => name);
    const missing = () => KEYS.filter((key) => key !== NEVER_ASKED && !seen.has(key));
    const rng = createRng(8);
    for (const { setup, play } of courses()) {
      if (missing().length === 0) break;
      const engine = engineOf(setup);
      for (let step = 0; step < 400; step++) {
        const decision = engine.decision();
        if (decision === null) break;
        const { key, choices } = decision;
        if (choices.length > 1 && !seen.has(key)) {
          for (const level of levels) {
            const request = requestFor({ setup, engine, decision, level, effort: { iterations: 40 }, seed: step });
            const answer = must(await opponent.think(request), `${level} at ${key}`);
            expect(choices[answer.choice]).toBeDefined();
            expect(answer.visits).toHaveLength(choices.length);
            expect(answer.values).toHaveLength(choices.length);
          }
          seen.add(key);
        }
        const text = play[step];
        if (text !== undefined) must(legends.playTurn(engine, text), text);
        else must(engine.apply(rng.draw(choices.length)), 'a random choice');
      }
    }
    expect(missing()).toEqual([]);
  });

  it('is an opinion of the match only where it was compared with another', async () => {
    const opponent = legendsOpponent();
    const compared = new Map<string, boolean>();
    const rng = createRng(4);
    for (let match = 0; match < MATCHES && compared.size < ASKED.length; match++) {
      const setup = legends.sampleSetup(match, match);
      const engine = engineOf(setup);
      for (let step = 0; step < 200; step++) {
        const decision = engine.decision();
        if (decision === null) break;
        const kind = decision.choices.length === 1 ? 'single' : decision.kind;
        if (ASKED.includes(kind) && !compared.has(kind)) {
          const effort = { iterations: 40 };
          const request = requestFor({ setup, engine, decision, level: 'champion', effort, seed: step });
          compared.set(kind, must(await opponent.think(request), kind).iterations > 0);
        }
        must(engine.apply(rng.draw(decision.choices.length)), 'a random choice');
      }
    }
    expect(compared.get('single')).toBe(false);
    expect(compared.get('main')).toBe(true);
  });

  it.each(FORM_LIST.map(({ name }) => name))(
    'in %s is the same for the same question, after whatever else',
    async (form) => {
      const setup = legendsOf(form).sampleSetup(1, 5);
      const engine = engineOf(setup);
      const used = legendsOpponent();
      const rng = createRng(2);
      for (let step = 0; step < 100; step++) {
        const decision = engine.decision();
        if (decision === null) break;
        if (step % 12 === 0) {
          const request = requestFor({
            setup,
            engine,
            decision,
            level: 'veteran',
            effort: { iterations: 200 },
            seed: step,
          });
          const answer = must(await used.think(request), 'an answer');
          expect(must(await legendsOpponent().think(request), 'an answer')).toEqual(answer);
        }
        must(engine.apply(rng.draw(decision.choices.length)), 'a random choice');
      }
    },
  );
});

describe('the time of an answer', { timeout: LONG }, () => {
  /** The first question of a battle, behind its set-up. */
  const battle = (form: string) => {
    const setup = legendsOf(form).sampleSetup(0, 3);
    const engine = engineOf(setup);
    for (;;) {
      const decision = engine.decision();
      if (decision === null) throw new Error('no battle');
      if (decision.kind === 'main') return { setup, engine, decision };
      must(engine.apply(0), 'the first choice');
    }
  };

  it.each(FORM_LIST.map(({ name }) => name))(
    'ends in %s with the iterations, or with what there is to find',
    async (form) => {
      const start = battle(form);
      const asked = { ...start, level: 'veteran', seed: 1 };
      const exact = must(
        await legendsOpponent().think(requestFor({ ...asked, effort: { iterations: 300 } })),
        'an answer',
      );
      expect(exact).toMatchObject({
        stopped: false,
        iterations: Math.round(300 * (opponents.find(({ name }) => name === 'veteran')?.share ?? 1)),
      });
      const visits = exact.visits.reduce((sum, count) => sum + count, 0);
      expect(visits).toBeLessThanOrEqual(exact.iterations);
      // the weakest looks at few worlds, and says so long before its time is over
      const weak = must(
        await legendsOpponent().think(requestFor({ ...asked, level: 'story', effort: { milliseconds: 600_000 } })),
        'an answer',
      );
      expect(weak.stopped).toBe(false);
      const { parameters } = opponents.find(({ name }) => name === 'story') ?? { parameters: [] };
      expect(Math.max(...weak.visits)).toBeLessThanOrEqual(parameters[7] ?? 0);
    },
  );

  it('ends when it is stopped, whatever it was allowed', async () => {
    const { setup, engine, decision } = battle(STANDARD_FORM.name);
    const opponent = legendsOpponent();
    const effort = { milliseconds: 60_000 };
    for (let round = 0; round < 7; round++) {
      const thinking = opponent.think(requestFor({ setup, engine, decision, level: 'veteran', effort, seed: round }));
      await opponent.stop();
      expect(must(await thinking, 'an answer').stopped).toBe(true);
    }
  });

  it('is nothing for how pieces stand before the battle', async () => {
    for (const { name } of FORM_LIST) {
      const setup = legendsOf(name).sampleSetup(0, 3);
      const engine = engineOf(setup);
      const decision = engine.decision();
      if (decision === null || decision.kind === 'main') continue;
      const effort = { milliseconds: 600_000 };
      const request = requestFor({ setup, engine, decision, level: 'veteran', effort, seed: 1 });
      expect(must(await legendsOpponent().think(request), 'an answer').stopped).toBe(false);
    }
  });
});
