/** What is heard of real passages: in time, in order, and nothing of what only one player knows. */
import { describe, expect, test } from 'vitest';
import type { Passage } from '../../../src/match/types';
import type { Cue, Plan, Step } from '../../../src/stage/director/cue';
import { type Model, modelOf, type Standing } from '../../../src/stage/director/model';
import { planOf } from '../../../src/stage/director/plan';
import type { GameLook } from '../../../src/stage/look';
import { essenceOf, type Heard, rateOf, soundsOf } from '../../../src/stage/sound/heard';
import { SOUNDS, VARIANTS } from '../../../src/stage/sound/names';
import { lookOf } from '../../support/looks';
import { formNames, legendsPassages } from '../legends-match';
import { randomPassages } from '../match';

interface Case {
  readonly passage: Passage;
  readonly plan: Plan;
  readonly before: Model;
  readonly look: GameLook;
}

const caseOf = (passage: Passage): Case => {
  const look = lookOf(passage.to.game);
  const plan = planOf(passage, look, { speed: 'normal', calm: false });
  return { passage, plan, look, before: modelOf(passage.from ?? passage.to, look) };
};

const cases: readonly Case[] = [
  ...formNames.flatMap((form) => [0, 1, 8].flatMap((viewer) => legendsPassages(form, viewer, 80, viewer))),
  ...[0, 1].flatMap((index) => randomPassages(index, 40)),
].map(caseOf);

const heardIn = ({ plan, before, look }: Case): readonly Heard[] => soundsOf(plan, { before, look, mine: before.own });
const soundsIn = (each: Case): readonly string[] => heardIn(each).map(({ sound }) => sound);

/** Changes every token that a cue or a change carries. */
const withTokens = (step: Step, change: (token: Standing) => Standing): Step => {
  const { cue } = step;
  const carries = cue !== null && 'token' in cue;
  const changed: Cue | null = carries ? { ...cue, token: change(cue.token) } : cue;
  return { ...step, cue: changed };
};

/** Every kind that only its owner knows, as another one. */
const exchanged = (each: Case): Case => {
  const { look, before, plan } = each;
  const other = (token: Standing): Standing =>
    token.kind !== null && !token.seen && before.own.includes(token.army) && before.own.includes(token.seat)
      ? { ...token, kind: 1 + ((token.kind + 7) % (look.units.length - 1)) }
      : token;
  return {
    ...each,
    before: { ...before, tokens: before.tokens.map(other) },
    plan: { ...plan, steps: plan.steps.map((step) => withTokens(step, other)) },
  };
};

describe('what is heard of a passage', () => {
  test('is in order, in time, and made', () => {
    let count = 0;
    for (const each of cases) {
      let last = 0;
      for (const { at, sound, variant, rate, gain } of heardIn(each)) {
        count += 1;
        expect(SOUNDS).toContain(sound);
        expect(at).toBeGreaterThanOrEqual(last);
        expect(at).toBeLessThanOrEqual(each.plan.total + 1);
        expect(variant).toBeLessThan(VARIANTS);
        expect(rate).toBeGreaterThan(0.74);
        expect(rate).toBeLessThan(1.26);
        expect(gain).toBeGreaterThan(0);
        expect(gain).toBeLessThanOrEqual(1.2);
        last = at;
      }
    }
    expect(count).toBeGreaterThan(1000);
  });

  test('never repeats a sound within 60 ms', () => {
    for (const each of cases) {
      const heard = heardIn(each);
      for (const [i, one] of heard.entries())
        for (const next of heard.slice(i + 1))
          if (next.sound === one.sound && next.at !== one.at) {
            expect(next.at - one.at).toBeGreaterThanOrEqual(60);
            break;
          }
    }
  });

  test('is told of every fight, fall, reveal, curse and end', () => {
    const all = cases.map((each) => ({ events: each.passage.events.map(({ type }) => type), heard: soundsIn(each) }));
    const expected: readonly (readonly [string, readonly string[]])[] = [
      ['fought', ['light', 'heavy', 'tie']],
      ['curseBegan', ['cursed']],
      ['curseEnded', ['lifted']],
      ['controlled', ['control']],
      ['shown', ['reveal']],
      ['struck', ['shot']],
      ['over', ['win', 'lose', 'tie']],
    ];
    for (const [type, sounds] of expected) {
      const met = all.filter(({ events }) => events.some((event) => event === type));
      expect(met.length, type).toBeGreaterThan(0);
      for (const { heard } of met)
        expect(
          sounds.some((sound) => heard.includes(sound)),
          `${type}: ${heard}`,
        ).toBe(true);
    }
  });

  test('the end sounds by who has won for whom', () => {
    const result = (winners: readonly number[], mine: readonly number[]): readonly string[] => {
      const [some] = cases;
      if (some === undefined) return [];
      const steps: readonly Step[] = [
        { at: 0, span: 1200, cue: { preset: 'result', winners }, change: null, event: null },
      ];
      return soundsOf({ steps, total: 1200, calm: false, seen: [] }, { ...some, mine }).map(({ sound }) => sound);
    };
    expect(result([0], [0])).toEqual(['win']);
    expect(result([1], [0])).toEqual(['lose']);
    expect(result([], [0])).toEqual(['tie']);
    // who only looks on takes nobody's side
    expect(result([1], [])).toEqual(['win']);
  });

  test('windows, words and pictures are silent', () => {
    const [some] = cases;
    if (some === undefined) throw new Error('no passage');
    const cues: readonly Cue[] = [
      { preset: 'window', square: 3, opens: true },
      { preset: 'window', square: null, opens: false },
      { preset: 'word', word: 'legends.unit.3' },
      { preset: 'shake', size: 3 },
    ];
    const steps = cues.map((cue, i): Step => ({ at: i * 100, span: 90, cue, change: null, event: null }));
    expect(soundsOf({ steps, total: 400, calm: false, seen: [] }, { ...some, mine: [] })).toEqual([]);
  });
});

describe('nothing is heard of what only one player knows', () => {
  test('own pieces that nobody else has seen sound alike', () => {
    let changed = 0;
    for (const each of cases) {
      const other = exchanged(each);
      if (JSON.stringify(other.plan) !== JSON.stringify(each.plan)) changed += 1;
      expect(heardIn(other)).toEqual(heardIn(each));
    }
    expect(changed).toBeGreaterThan(20);
  });

  test('and a piece that both know sounds by its rank: the exchange would be heard', () => {
    const look = lookOf('legends');
    const [some] = cases;
    if (some === undefined) throw new Error('no passage');
    const ranked = look.units.flatMap((unit, kind) =>
      unit?.style === 'rank' && Number(unit.figure) > 0 ? [{ kind, rank: Number(unit.figure) }] : [],
    );
    const token: Standing = { id: 1, seat: 0, army: 0, square: 4, kind: null, fresh: false, seen: true, by: 0 };
    const fall = (kind: number, seen: boolean): number | undefined => {
      const cue: Cue = { preset: 'crumble', token: { ...token, kind, seen } };
      const before = { ...some.before, own: [0] };
      const plan: Plan = {
        steps: [{ at: 0, span: 320, cue, change: null, event: null }],
        total: 320,
        calm: false,
        seen: [],
      };
      return soundsOf(plan, { before, look, mine: [0] })[0]?.rate;
    };
    for (const { kind, rank } of ranked) {
      expect(fall(kind, true)).toBe(rateOf(rank));
      expect(fall(kind, false)).toBe(1);
    }
    expect(new Set(ranked.map(({ kind }) => fall(kind, true))).size).toBeGreaterThan(5);
  });
});

describe('what stands for a passage that is not played', () => {
  test('is one sound of it, at once, and the end before all else', () => {
    for (const each of cases) {
      const heard = heardIn(each);
      const essence = essenceOf(heard);
      expect(essence).toHaveLength(Math.min(1, heard.length));
      for (const { at, sound } of essence) {
        expect(at).toBe(0);
        expect(heard.map((one) => one.sound)).toContain(sound);
        if (heard.some((one) => one.sound === 'win')) expect(sound).toBe('win');
      }
    }
  });
});
