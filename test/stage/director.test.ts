import { describe, expect, test } from 'vitest';
import { plan } from '../../src/games/legion/plan';
import type { Passage, Speed } from '../../src/match/types';
import { applyChange } from '../../src/stage/director/change';
import { changesAt, type Plan } from '../../src/stage/director/cue';
import { type Model, modelOf } from '../../src/stage/director/model';
import { planOf } from '../../src/stage/director/plan';
import { shotAt, still } from '../../src/stage/director/shot';
import { RESULT, turnLimit } from '../../src/stage/director/timing';
import { layOut } from '../../src/stage/layout';
import { filmOf } from '../../src/stage/picture/scene';
import { lookOf } from '../support/looks';
import { joined, passageFrom, randomPassages } from './match';

const look = lookOf('legion');
const MATCHES = 15;
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
const all = [...Array(MATCHES).keys()].flatMap((index) => randomPassages(index, 120));

/** The model from which a plan starts: the new ground is painted before anything plays. */
const startOf = (passage: Passage): Model => {
  if (passage.from === null) throw new Error('a passage from nowhere');
  const after = modelOf(passage.to, look);
  return { ...modelOf(passage.from, look), ground: after.ground, scenery: after.scenery };
};

const presets = (plan: Plan): readonly string[] =>
  plan.steps.flatMap((step) => (step.cue === null ? [] : [step.cue.preset]));
const spanWithout = (plan: Plan, preset: string): number =>
  Math.max(0, ...plan.steps.filter((step) => step.cue?.preset !== preset).map((step) => step.at + step.span));

describe('the plan of a passage', () => {
  test('ends at the model of the view that it leads to, at every speed and with reduced motion', () => {
    for (const passage of all) {
      for (const calm of [false, true]) {
        const plan = planOf(passage, look, { speed: 'normal', calm });
        const end = plan.steps.reduce(
          (model, step) => (step.change === null ? model : applyChange(model, step.change)),
          startOf(passage),
        );
        expect(end).toEqual(modelOf(passage.to, look));
        expect(shotAt(plan, startOf(passage), plan.total).model).toEqual(end);
      }
    }
  });

  test('ends there too when several turns are one passage', () => {
    for (let index = 0; index < MATCHES; index++) {
      const passages = randomPassages(index, 60);
      for (const size of [2, 5, 40]) {
        const passage = joined(passages.slice(-size));
        if (passage === null) continue;
        const plan = planOf(passage, look, { speed: 'fast', calm: false });
        expect(shotAt(plan, startOf(passage), plan.total).model).toEqual(modelOf(passage.to, look));
      }
    }
  });

  test.each(SPEEDS)('keeps a turn within its time at %s', (speed) => {
    for (const passage of all) {
      const plan = planOf(passage, look, { speed, calm: false });
      const factor = speed === 'slow' ? 1 / 0.6 : speed === 'fast' ? 0.5 : 1;
      expect(spanWithout(plan, 'result')).toBeLessThanOrEqual(turnLimit(speed) + 1e-6);
      expect(plan.total).toBeLessThanOrEqual(turnLimit(speed) + RESULT * factor + 1e-6);
    }
  });

  test('the limits are those of the design', () => {
    expect(SPEEDS.map(turnLimit).map(Math.round)).toEqual([2667, 1600, 700, 0]);
  });

  test('no step begins before the plan or ends after it, and no change comes late', () => {
    for (const passage of all) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      expect(plan.steps.filter((step) => step.at < 0 || step.span < 0 || changesAt(step) > plan.total)).toEqual([]);
    }
  });

  test('at every moment each square holds at most one token that is not falling', () => {
    for (const passage of all.slice(0, 400)) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      for (let time = 0; time <= plan.total; time += 90) {
        const squares = shotAt(plan, startOf(passage), time).model.tokens.map((token) => token.square);
        expect(new Set(squares).size).toBe(squares.length);
      }
    }
  });
});

describe('what plays', () => {
  const plan = (position: string, answer: string): Plan =>
    planOf(passageFrom(position, answer), look, { speed: 'normal', calm: false });

  test('a fight: drop, clash with its sum, fall, flag, turn', () => {
    const made = plan('6/2n3/2SN2/1S4/6/6 b - basic -', 'N@c3');
    expect(presets(made)).toEqual(['drop', 'clash', 'clash', 'shake', 'crumble', 'fly', 'turn']);
    const sums = made.steps.flatMap(({ cue }) =>
      cue?.preset === 'clash' ? [[cue.attack, cue.defence, cue.helpers.length, cue.beaten]] : [],
    );
    expect(sums).toContainEqual([4, 2, 1, true]);
    expect(sums).toContainEqual([2, 2, 0, false]);
    const fall = made.steps.find((step) => step.cue?.preset === 'crumble');
    const clash = made.steps.find((step) => step.cue?.preset === 'clash' && step.cue.beaten);
    expect(fall?.at).toBeGreaterThan(clash?.at ?? 0);
  });

  test('a shot: drop, arrow, fall', () => {
    expect(presets(plan('T5/6/3U2/6/4S1/6 b - basic -', 'A@a1'))).toEqual(['drop', 'shot', 'crumble', 'fly', 'turn']);
  });

  test('a crown: one ring for all who fall', () => {
    expect(presets(plan('6/6/2SU2/1G1t2/6/6 b - basic -', 'K@c3'))).toEqual(['drop', 'ring', 'crumble', 'crumble']);
  });

  test('the end: the banner comes after the turn', () => {
    const made = plan('5K/6/6/6/6/6 b - king 1A0,2A0,3A0,4A0', 'A@b1');
    expect(presets(made).at(-1)).toBe('result');
    expect(made.steps.at(-1)?.at).toBeGreaterThanOrEqual(spanWithout(made, 'result') - 200);
  });

  test('instant, and a first view, play nothing', () => {
    const passage = passageFrom('6/6/2SU2/1G1t2/6/6 b - basic -', 'K@c3');
    expect(planOf(passage, look, { speed: 'instant', calm: false })).toEqual({
      steps: [],
      total: 0,
      calm: false,
      seen: [],
    });
    expect(planOf({ ...passage, from: null }, look, { speed: 'normal', calm: false }).total).toBe(0);
  });

  test('reduced motion: nothing but short cross-fades, and sums that can be read', () => {
    for (const passage of all) {
      for (const { cue, span } of planOf(passage, look, { speed: 'normal', calm: true }).steps) {
        const reads = cue?.preset === 'clash' || cue?.preset === 'shot' || cue?.preset === 'result';
        expect(span).toBeLessThanOrEqual(reads ? 1040 : 120);
      }
    }
  });
});

describe('the picture', () => {
  const layout = layOut({ width: 700, height: 700 }, plan({ width: 6, height: 6 }), 1, 0);
  if (layout === null) throw new Error('no room');
  const set = { layout, look, say: (key: string) => key };

  test('of a plan at its end is that of the view with no events', () => {
    for (const passage of all) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      const last = filmOf(set, shotAt(plan, startOf(passage), plan.total));
      const rest = filmOf(set, still(modelOf(passage.to, look)));
      expect(last.film.finish(last.phase)).toEqual(rest.film.finish(rest.phase));
    }
  });

  test('is complete at every moment', () => {
    let checked = 0;
    for (const passage of all.slice(0, 250)) {
      for (const calm of [false, true]) {
        const plan = planOf(passage, look, { speed: 'normal', calm });
        for (let time = 0; time < plan.total; time += 70) {
          const { film, phase } = filmOf(set, shotAt(plan, startOf(passage), time));
          const numbers = film
            .finish(phase)
            .flatMap(({ x, y, scale, stretch, turn, alpha }) => [x, y, scale, stretch, turn, alpha]);
          if (!numbers.every(Number.isFinite)) throw new Error(`a picture without a number at ${time} ms`);
          checked += numbers.length;
        }
      }
    }
    expect(checked).toBeGreaterThan(10_000);
  });

  test('has no chips, sparks, arcs or shake with reduced motion', () => {
    for (const passage of all.slice(0, 250)) {
      const plan = planOf(passage, look, { speed: 'normal', calm: true });
      for (let time = 0; time < plan.total; time += 60) {
        const { film, phase } = filmOf(set, shotAt(plan, startOf(passage), time));
        const names = film.finish(phase).map((sprite) => sprite.art);
        expect(names.filter((name) => /^(chip:|spark|dust|burst|arrow$)|#/.test(name))).toEqual([]);
        expect(film.shake).toEqual({ x: 0, y: 0 });
      }
    }
  });
});
