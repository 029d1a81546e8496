/** Fights and calm over many random battles: how long an attack takes, what moves, what shines and what trembles. */

import { describe, expect, test } from 'vitest';
import { plan as planOfBoard } from '../../src/games/legends/plan';
import type { Passage } from '../../src/match/types';
import { changesAt, type Plan } from '../../src/stage/director/cue';
import { type Model, modelOf } from '../../src/stage/director/model';
import { planOf } from '../../src/stage/director/plan';
import { shotAt } from '../../src/stage/director/shot';
import { SHAKE } from '../../src/stage/director/timing';
import { layOut } from '../../src/stage/layout';
import type { Surroundings } from '../../src/stage/picture/film';
import { filmOf } from '../../src/stage/picture/scene';
import type { Sprite } from '../../src/stage/picture/sprite';
import { lookOf } from '../support/looks';
import { formNames, legendsPassages } from './legends-match';

const look = lookOf('legends');
const layout = layOut({ width: 640, height: 640 }, planOfBoard({ width: 8, height: 8 }), 1, 0);
if (layout === null) throw new Error('no room');

const isFight = ({ events }: Passage): boolean => events.some(({ type }) => type === 'fought');
const BATTLES = 10;
const fights: readonly Passage[] = formNames.flatMap((form) =>
  [...Array(BATTLES).keys()].flatMap((index) => legendsPassages(form, index, 150, index % 2).filter(isFight)),
);

const startOf = (passage: Passage): Model => {
  if (passage.from === null) throw new Error('a passage from nowhere');
  const after = modelOf(passage.to, look);
  return { ...modelOf(passage.from, look), ground: after.ground, scenery: after.scenery, fold: after.fold };
};

/** From the first thing that an attack does to the last that belongs to it; the winner's banner apart. */
const length = ({ steps }: Plan): number => {
  // the passage may go on into the windows of the next turn
  const turn = steps.findIndex(({ cue }) => cue?.preset === 'turn');
  const made = steps.slice(0, turn < 0 ? undefined : turn).filter(({ cue }) => cue !== null && cue.preset !== 'result');
  const start = Math.min(...made.map(({ at }) => at));
  return Math.max(...made.map(({ at, span }) => at + span)) - start;
};

const boardOf = (passage: Passage) => {
  const made = layOut({ width: 640, height: 640 }, look.plan(passage.to), 1, 0);
  if (made === null) throw new Error('no room');
  return { layout: made, look, say: (key: string) => key };
};

/** Where and how the pictures of each name lie, but not how strongly they show. */
const lying = (sprites: readonly Sprite[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { art, depth, x, y, scale, stretch, turn } of sprites) {
    const places = found.get(`${art} ${depth}`) ?? [];
    found.set(`${art} ${depth}`, places);
    places.push([x, y, scale, stretch, turn].map((number) => number.toFixed(5)).join());
  }
  return found;
};

/** A frame, and what is under way in it: which steps play and which changes have been made. */
const frameAt = (plan: Plan, start: Model, set: Surroundings, time: number) => {
  const { film } = filmOf(set, shotAt(plan, start, time));
  const under = plan.steps.map((step) => [
    time >= step.at && time < step.at + step.span,
    step.change !== null && time >= changesAt(step),
  ]);
  return { stage: JSON.stringify(under), lies: lying(film.finish()) };
};

describe('fights of random battles', () => {
  test('there are many', () => {
    expect(fights.length).toBeGreaterThan(120);
  });

  test.each([
    ['normal', 1600],
    ['fast', 700],
    ['slow', 1600 / 0.6],
    ['instant', 0],
  ] as const)('take at most their time at %s (%i ms)', (speed, most) => {
    let longest = 0;
    for (const passage of fights) {
      const plan = planOf(passage, look, { speed, calm: false });
      if (plan.steps.length > 0) longest = Math.max(longest, length(plan));
    }
    expect(longest).toBeLessThanOrEqual(most + 1e-6);
    // the bound is that of real fights, not of an empty plan
    if (speed !== 'instant') expect(longest).toBeGreaterThan(most * 0.6);
  });

  test('with reduced motion nothing moves: pictures only come and go where they lie', () => {
    let pairs = 0;
    for (const passage of fights.filter((_, i) => i % 5 === 0)) {
      const plan = planOf(passage, look, { speed: 'normal', calm: true });
      const [start, set] = [startOf(passage), boardOf(passage)];
      const frames = [...Array(Math.ceil(plan.total / 25)).keys()].map((i) => frameAt(plan, start, set, i * 25));
      for (const [i, { stage, lies }] of frames.entries()) {
        const next = frames[i + 1];
        if (next === undefined || next.stage !== stage) continue;
        pairs += 1;
        for (const [art, places] of lies) {
          const then = next.lies.get(art) ?? [];
          const [few, many] = places.length < then.length ? [places, then] : [then, places];
          const moved = few.find((place) => !many.includes(place));
          if (moved !== undefined) throw new Error(`${art} moved: ${places} and then ${then}`);
        }
      }
    }
    expect(pairs).toBeGreaterThan(500);
  });

  test('with reduced motion there are no particles, no tremble, and water lies still', () => {
    for (const passage of fights.filter((_, i) => i % 4 === 0)) {
      const plan = planOf(passage, look, { speed: 'normal', calm: true });
      expect(plan.steps.filter(({ cue }) => cue?.preset === 'shake')).toEqual([]);
      for (let time = 0; time < plan.total; time += 90) {
        const { film, phase } = filmOf(boardOf(passage), shotAt(plan, startOf(passage), time));
        const loose = film.finish(phase).filter(({ art }) => /^(chip:|spark|dust|burst|ripple|arrow$)|#/.test(art));
        expect(loose).toEqual([]);
      }
    }
  });

  test('without flashes nothing adds light; with them something does', () => {
    let lights = 0;
    for (const passage of fights.filter((_, i) => i % 8 === 0)) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      for (let time = 0; time < plan.total; time += 60) {
        const shot = shotAt(plan, startOf(passage), time);
        const lit = (flashes: boolean) =>
          filmOf({ ...boardOf(passage), flashes }, shot)
            .film.finish()
            .filter(({ light }) => light).length;
        expect(lit(false)).toBe(0);
        lights += lit(true);
      }
    }
    expect(lights).toBeGreaterThan(50);
  });

  test('the board trembles less and less, never far, and not at all where it must not', () => {
    let far = 0;
    for (const passage of fights.filter((_, i) => i % 6 === 0)) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      const [start, set] = [startOf(passage), boardOf(passage)];
      for (const { at, span } of plan.steps.filter(({ cue }) => cue?.preset === 'shake')) {
        for (let time = at; time < at + span; time += 12) {
          const shot = shotAt(plan, start, time);
          const { x, y } = filmOf(set, shot).film.shake;
          far = Math.max(far, Math.hypot(x, y));
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(SHAKE.castle.size * (1 - (time - at) / span) ** 2 + 1e-6);
          expect(filmOf({ ...set, shake: false }, shot).film.shake).toEqual({ x: 0, y: 0 });
        }
      }
    }
    expect(far).toBeGreaterThan(1);
    expect(far).toBeLessThanOrEqual(SHAKE.most);
  });

  test('the two who fight stand large and apart, on the board, under their names', () => {
    let met = 0;
    for (const passage of fights) {
      const plan = planOf(passage, look, { speed: 'normal', calm: false });
      const step = plan.steps.find(({ cue }) => cue?.preset === 'combat');
      if (step?.cue?.preset !== 'combat') continue;
      const set = boardOf(passage);
      const { film } = filmOf(set, shotAt(plan, startOf(passage), step.at + step.span * 0.4));
      const [a, b] = [film.pose(step.cue.attacker), film.pose(step.cue.defender)];
      const together = a !== null && b !== null && a.front && b.front;
      if (!together) continue;
      met += 1;
      expect(Math.abs(a.x - b.x)).toBeGreaterThan(0.9 * a.scale);
      expect(a.scale * set.layout.cell * 0.86).toBeGreaterThan(88);
      for (const pose of [a, b]) {
        expect(pose.x).toBeGreaterThan(0);
        expect(pose.x).toBeLessThan(set.layout.width);
      }
      expect(film.finish().filter(({ art }) => art.startsWith('chip|word|legends.unit.'))).toHaveLength(2);
    }
    expect(met).toBeGreaterThan(100);
  });
});
