/** Medieval's turns as the director lays them out: who walks, joins, shoots, burns, looks, is jailed and freed. */
import { describe, expect, test } from 'vitest';
import { medievalLook } from '../../src/games/medieval/look';
import { KIND } from '../../src/games/medieval/units';
import type { Speed } from '../../src/match/types';
import type { CueOf, Plan } from '../../src/stage/director/cue';
import { planOf } from '../../src/stage/director/plan';
import type { GameLook } from '../../src/stage/look';
import { at, passageOf, squares } from './medieval-match';

const LOOK: GameLook = medievalLook;

const planned = (
  position: unknown,
  turns: readonly string[],
  { viewer = 0, calm = false, speed = 'normal' }: { viewer?: number; calm?: boolean; speed?: Speed } = {},
): Plan => planOf(passageOf(position, turns, viewer), LOOK, { speed, calm });

const cuesOf = <P extends NonNullable<Plan['steps'][number]['cue']>['preset']>(plan: Plan, preset: P) =>
  plan.steps.flatMap(({ cue, at: start, span }) =>
    cue?.preset === preset ? [{ cue: cue as CueOf<P>, start, span }] : [],
  );

const JOINED = '15/7k7/15/15/3f11/15/15/6n8/5FF8/5F9/15/15/15/7K7/15 r - R2B2';
const BLAST = '15/7k7/15/15/3f11/15/6X1g6/7o7/7N7/15/15/15/15/7K7/15 r h8B2 R2B1';
const LOOKED = '15/7k7/15/15/3f11/15/6p8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
const SHOT = '15/7k7/15/15/3f11/15/6p8/15/15/6B8/15/15/15/7K7/15 r - R2B2';
const FREED = "6P'8/15/15/6S8/3f11/9k5/15/15/15/15/15/15/15/7K7/15 r - R2B2";

describe('ways', () => {
  test('are walked square by square, round corners too', () => {
    const plan = planned('15/7k7/15/15/3f11/15/15/15/15/15/15/6N8/15/7K7/15 r - R2B2', ['g4-h6']);
    const [step] = cuesOf(plan, 'step');
    expect(step?.cue).toMatchObject({ from: at('g4'), to: at('h6'), by: [at('h4'), at('h5')] });
    expect(cuesOf(plan, 'leap')).toEqual([]);
  });

  test('look the same to those who do not know who goes', () => {
    const ways = [KIND.axeman, KIND.king].map((kind) => {
      const piece = kind === KIND.king ? '4k5x4' : '4x5k4';
      const line = `15/15/15/15/15/15/15/${piece}/15/15/15/15/15/7K7/15 b - R2B2`;
      const [from, to] = ['e8', 'f7'];
      return cuesOf(planned(line, [`${from}-${to}`]), 'step')[0]?.cue;
    });
    expect(ways[0]).toEqual(ways[1]);
  });
});

describe('a joined attack', () => {
  test('shows the chain once all have turned up, and its verdict within 1.6 s', () => {
    const plan = planned(JOINED, ['g7xg8+'], { viewer: 1 });
    const [clash] = cuesOf(plan, 'clash');
    expect(clash?.cue).toMatchObject({ attack: 6, defence: 6, beaten: true, helpers: squares('f6 f7') });
    expect(clash?.cue.far).toBeUndefined();
    const turned = cuesOf(plan, 'flip').map(({ start, span }) => start + span);
    expect(turned).toHaveLength(3);
    expect(clash?.start).toBeGreaterThanOrEqual(Math.max(...turned));
    expect(plan.total).toBeLessThanOrEqual(1600);
  });
});

describe('a shot', () => {
  const plan = planned(SHOT, ['g6~g9'], { viewer: 1 });

  test('flies as the weapon does, is decided from afar, and tells no figure that no face shows', () => {
    expect(cuesOf(plan, 'shot')[0]?.cue).toMatchObject({ from: at('g6'), square: at('g9'), missile: 'bolt' });
    expect(cuesOf(plan, 'clash')[0]?.cue).toMatchObject({ far: true, silent: true, beaten: true });
    expect(plan.total).toBeLessThanOrEqual(1600);
  });

  test('leads a prisoner away alive, whom the next answer puts behind bars', () => {
    expect(cuesOf(plan, 'crumble')).toEqual([]);
    expect(cuesOf(plan, 'fade')).toHaveLength(1);
    const jailed = cuesOf(planned(SHOT, ['g6~g9', 'jail e1']), 'jail');
    expect(jailed[0]?.cue.token).toMatchObject({ square: at('e1'), kind: KIND.paladin, seat: 1, held: 'shut' });
  });
});

describe('a blast', () => {
  test('takes what it reaches at one moment, and the board trembles', () => {
    const plan = planned(BLAST, ['h7xh8']);
    const [blast] = cuesOf(plan, 'blast');
    expect(blast?.cue.squares).toEqual([at('h8')]);
    const fallen = cuesOf(plan, 'crumble').filter(({ cue }) => squares('g9 i9').includes(cue.token.square));
    expect(fallen).toHaveLength(2);
    for (const { start } of fallen) {
      expect(start).toBe(fallen[0]?.start);
      expect(start).toBeGreaterThan(blast?.start ?? 0);
      expect(start).toBeLessThan((blast?.start ?? 0) + (blast?.span ?? 0));
    }
    expect(cuesOf(plan, 'shake').some(({ cue }) => cue.size <= 8)).toBe(true);
    expect(plan.total).toBeLessThanOrEqual(1600);
  });

  test('with reduced motion trembles not', () => {
    const plan = planned(BLAST, ['h7xh8'], { calm: true });
    expect(cuesOf(plan, 'blast')).toHaveLength(1);
    expect(cuesOf(plan, 'shake')).toEqual([]);
  });
});

describe('a look', () => {
  const seenBy = (viewer: number) => planned(LOOKED, ['g7?g9>e2'], { viewer });

  test('is a lantern for the seat that looks alone', () => {
    expect([0, 1, 8].map((viewer) => cuesOf(seenBy(viewer), 'lantern')[0]?.cue.mine)).toEqual([true, false, false]);
  });

  test('lasts as long for everybody, and tells onlookers no kind', () => {
    const spans = [0, 1, 8].map((viewer) => Math.round(cuesOf(seenBy(viewer), 'lantern')[0]?.span ?? 0));
    expect(new Set(spans).size).toBe(1);
    const known = seenBy(8).steps.flatMap(({ change }) =>
      change?.type === 'know' && change.id === at('g9') ? [change.kind] : [],
    );
    expect(known).toEqual([null]);
  });
});

describe('a rescue', () => {
  test('raises the bars before the prisoner goes home', () => {
    const plan = planned(FREED, ['g12^g15>e3>f3']);
    const [free] = cuesOf(plan, 'free');
    expect(free?.cue).toMatchObject({ id: at('g15'), square: at('g15') });
    const going = plan.steps.find(({ change }) => change?.type === 'go' && change.id === at('g15'));
    expect(going?.at).toBeGreaterThanOrEqual((free?.start ?? 0) + (free?.span ?? 0) - 1);
  });
});

describe('a King', () => {
  test('falls as a castle does', () => {
    const plan = planned('15/7k7/7N7/15/3f11/15/15/15/15/15/15/15/15/7K7/15 r - R2B2', ['h13xh14']);
    expect(cuesOf(plan, 'topple')).toHaveLength(1);
    expect(cuesOf(plan, 'result')[0]?.cue.winners).toEqual([0]);
  });
});
