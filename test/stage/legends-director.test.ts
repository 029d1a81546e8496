/** Every event that the Legends family writes becomes steps, and ends at the view it leads to. */

import { describe, expect, test } from 'vitest';
import type { EventType } from '../../src/contract/event';
import { plan as planOfBoard } from '../../src/games/legends/plan';
import type { Passage, Speed } from '../../src/match/types';
import { applyChange } from '../../src/stage/director/change';
import { changesAt, type Plan, type Step } from '../../src/stage/director/cue';
import { type Model, modelOf } from '../../src/stage/director/model';
import { planOf } from '../../src/stage/director/plan';
import { shotAt, still } from '../../src/stage/director/shot';
import { RESULT, turnLimit, WINDOW } from '../../src/stage/director/timing';
import { layOut } from '../../src/stage/layout';
import { filmOf } from '../../src/stage/picture/scene';
import { lookOf } from '../support/looks';
import { formNames, legendsLine, legendsPassages } from './legends-match';
import { joined } from './match';

const look = lookOf('legends');
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
const VIEWERS = [0, 1, 8] as const;

const all: readonly Passage[] = formNames.flatMap((form) =>
  VIEWERS.flatMap((viewer) => legendsPassages(form, viewer, 150, viewer)),
);
const teams: readonly Passage[] = [0, 3].flatMap((viewer) =>
  legendsPassages(formNames[0] ?? '', viewer, 60, viewer, 4),
);

const startOf = (passage: Passage): Model => {
  if (passage.from === null) throw new Error('a passage from nowhere');
  const after = modelOf(passage.to, look);
  return { ...modelOf(passage.from, look), ground: after.ground, scenery: after.scenery, fold: after.fold };
};

const run = (model: Model, steps: readonly Step[]): Model =>
  steps.reduce((now, step) => (step.change === null ? now : applyChange(now, step.change)), model);

/** Compares quickly, and says the difference only where there is one. */
const same = (found: unknown, wanted: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
};

const settles = (step: Step): boolean => step.change?.type === 'settle';
const standing = (model: Model) =>
  model.tokens.map(({ id, seat, army, kind, square, seen }) => ({ id, seat, army, kind, square, seen }));
const presets = (plan: Plan): readonly string[] =>
  plan.steps.flatMap((step) => (step.cue === null ? [] : [step.cue.preset]));

describe('the plan of a Legends passage', () => {
  test('ends at the model of the view that it leads to', () => {
    for (const [i, passage] of [...all, ...teams].entries()) {
      for (const calm of i % 6 === 0 ? [false, true] : [false]) {
        const plan = planOf(passage, look, { speed: 'normal', calm });
        same(run(startOf(passage), plan.steps), modelOf(passage.to, look));
        if (i % 3 === 0) same(shotAt(plan, startOf(passage), plan.total).model, modelOf(passage.to, look));
      }
    }
  });

  test('the events alone say who stands where, whose it is, and what is known of it', () => {
    for (const passage of all) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      const told = plan.steps.filter((step) => !settles(step));
      same(standing(run(startOf(passage), told)), standing(modelOf(passage.to, look)));
    }
  });

  test('ends there too when many answers are one passage', () => {
    for (const form of formNames) {
      const passages = legendsPassages(form, 5, 160, 1);
      for (const size of [2, 7, 40, 160]) {
        const passage = joined(passages.slice(-size));
        if (passage === null) continue;
        const plan = planOf(passage, look, { speed: 'fast', calm: false });
        const told = plan.steps.filter((step) => !settles(step));
        expect(standing(run(startOf(passage), told))).toEqual(standing(modelOf(passage.to, look)));
        expect(shotAt(plan, startOf(passage), plan.total).model).toEqual(modelOf(passage.to, look));
      }
    }
  });

  test.each(SPEEDS)('keeps a turn within its time at %s', (speed) => {
    const factor = speed === 'slow' ? 1 / 0.6 : speed === 'fast' ? 0.5 : 1;
    let longest = 0;
    for (const passage of all) {
      const plan = planOf(passage, look, { speed, calm: false });
      const others = plan.steps.filter((step) => step.cue?.preset !== 'result');
      longest = Math.max(longest, ...others.map((step) => step.at + step.span));
      expect(plan.total).toBeLessThanOrEqual(turnLimit(speed) + RESULT * factor + 1e-6);
    }
    expect(longest).toBeLessThanOrEqual(turnLimit(speed) + 1e-6);
    if (speed === 'normal') expect(longest).toBeGreaterThan(1000);
  });

  test('gives every window the same time, whatever else happens', () => {
    let windows = 0;
    for (const [speed, factor] of [
      ['normal', 1],
      ['fast', 0.5],
      ['slow', 1 / 0.6],
    ] as const) {
      for (const passage of all) {
        for (const step of planOf(passage, look, { speed, calm: false }).steps) {
          if (step.cue?.preset !== 'window') continue;
          if (Math.abs(step.span - WINDOW * factor) > 1e-6) throw new Error(`a window of ${step.span} ms at ${speed}`);
          windows += 1;
        }
      }
    }
    expect(windows).toBeGreaterThan(60);
  });

  test('no step begins before the plan or ends after it, and no change comes late', () => {
    for (const passage of all) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      expect(plan.steps.filter((step) => step.at < 0 || step.span < 0 || changesAt(step) > plan.total)).toEqual([]);
    }
  });

  test('of all that the matches wrote, only what has nothing to show plays nothing', () => {
    const silent = new Set<EventType>(['modifier', 'passed', 'resigned']);
    const seen = new Set<EventType>();
    for (const { events } of all) for (const { type } of events) seen.add(type);
    for (const type of seen) {
      if (silent.has(type)) continue;
      const effects: Readonly<Record<string, unknown>> = look.effects;
      expect(effects[type], type).toBeDefined();
    }
    for (const type of ['dealt', 'placed', 'swapped', 'boosted', 'controlled', 'curseBegan'] as const)
      expect([...seen]).toContain(type);
  });
});

const FIGHT = {
  terrain: Array.from({ length: 8 }, () => 'pppppppp'),
  pieces: { d4: [1, 0], d5: [161, 1], a1: [33, 0], h8: [204, 1], g7: [162, 1] },
  turn: 0,
};

describe('an attack', () => {
  const { passages } = legendsLine(FIGHT, ['d4-d5'], 0);
  const [passage] = passages;
  if (passage === undefined) throw new Error('no passage');
  const plan = planOf(passage, look, { speed: 'normal', calm: false });

  test('comes, is shown, waits its window, adds up, and fells', () => {
    const order = ['lunge', 'meet', 'flip', 'window', 'window', 'combat', 'shake', 'crumble', 'turn'];
    const made = presets(plan).filter((preset) => order.includes(preset));
    expect([...new Set(made)]).toEqual([...new Set(order)]);
    expect(plan.total).toBeLessThanOrEqual(1600);
  });

  test('shows both fighters on the square beside each other, until one is left in the middle', () => {
    const layout = layOut({ width: 700, height: 700 }, planOfBoard({ width: 8, height: 8 }), 1, 0);
    if (layout === null) throw new Error('no room');
    const set = { layout, look, say: (key: string) => key };
    const at = plan.steps.find((step) => step.cue?.preset === 'combat')?.at ?? 0;
    const { film } = filmOf(set, shotAt(plan, startOf(passage), at + 1));
    const fighters = film.model.tokens.filter((token) => token.square === 35);
    expect(fighters).toHaveLength(2);
    const [a, b] = fighters.map((token) => film.pose(token.id));
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(0.4);
    const rest = filmOf(set, still(modelOf(passage.to, look))).film;
    expect(rest.model.tokens.filter((token) => token.square === 35)).toHaveLength(1);
    expect(rest.poseOn(35)).toMatchObject({ ...rest.centre(35), scale: 1 });
  });
});

describe('the picture of Legends', () => {
  test('is complete at every moment, and still where motion is reduced', () => {
    let checked = 0;
    for (const passage of all.filter((_, i) => i % 9 === 0)) {
      const layout = layOut({ width: 640, height: 640 }, look.plan(passage.to), 1, 0);
      if (layout === null) throw new Error('no room');
      const set = { layout, look, say: (key: string) => key };
      for (const calm of [false, true]) {
        const plan = planOf(passage, look, { speed: 'normal', calm });
        for (let time = 0; time < plan.total; time += 110) {
          const { film, phase } = filmOf(set, shotAt(plan, startOf(passage), time));
          const sprites = film.finish(phase);
          for (const { art, x, y, scale, stretch, turn, alpha } of sprites) {
            if (![x, y, scale, stretch, turn, alpha].every(Number.isFinite)) throw new Error(`${art} at ${time} ms`);
            checked += 1;
          }
          if (!calm) continue;
          expect(film.shake).toEqual({ x: 0, y: 0 });
          expect(sprites.filter(({ art }) => /^(chip:|spark|dust|burst|arrow$)|#/.test(art))).toEqual([]);
        }
      }
    }
    expect(checked).toBeGreaterThan(20_000);
  });
});
