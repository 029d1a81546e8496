/** The plan of a battle: read back, changed, checked, and turned into the match that is asked for. */
import { describe, expect, it, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { BOXED } from '../../src/games/legends/army';
import { patternsOf } from '../../src/games/legends/arrange';
import { formOf, STANDARD_FORM } from '../../src/games/legends/forms';
import { armyReport } from '../../src/games/legends/mix';
import { opponents } from '../../src/games/legends/opponents';
import type { Draw } from '../../src/games/shared/draws';
import { completed, filtered, NO_FILTERS } from '../../src/shell/games/legends/setup/builder';
import {
  ARMY_WAYS,
  type BattlePlan,
  BEGINNINGS,
  FIRST_PLAN,
  GROUND_WAYS,
  LEVELS,
  memoryOf,
  OPPONENTS,
  readPlan,
  SIDE_CHOICES,
  sideOfRival,
  withArmy,
  withSide,
} from '../../src/shell/games/legends/setup/plan';
import { drawBeginner, requestOf, settled } from '../../src/shell/games/legends/setup/request';
import { planProblems } from '../../src/shell/games/legends/setup/words';
import { createRng } from '../support/harness/rng';

const drawing = (seed: number): Draw => {
  const rng = createRng(seed);
  return (below) => rng.draw(below);
};
const GOOD = BOXED[0]?.pieces ?? [];
const EVIL = BOXED[6]?.pieces ?? [];
const PATTERN = patternsOf(formOf('quick') ?? STANDARD_FORM)[0]?.army ?? '';
const QUICK: BattlePlan = { ...FIRST_PLAN, form: 'quick', laid: { quick: PATTERN } };

const accepted = (plan: BattlePlan, seed: number) => {
  const began = drawBeginner(plan, drawing(seed));
  const request = requestOf(plan, began, drawing(seed));
  const read = legends.readSetup(request.setup);
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.expected}`);
  return read.value;
};

describe('reading', () => {
  it('whatever was kept, a plan comes back', () => {
    for (const json of [null, 7, 'x', {}, { form: 'chess', opponent: 3, armies: 'all', chosen: ['9Z'], own: [1] }])
      expect(readPlan(json)).toEqual(FIRST_PLAN);
  });

  it('what was chosen comes back', () => {
    const plan: BattlePlan = {
      ...FIRST_PLAN,
      form: 'quick',
      opponent: 'person',
      side: 'evil',
      armies: [
        { way: 'own', box: 3, theme: 'undead', own: EVIL },
        { way: 'themed', box: 2, theme: 'fliers', own: [] },
      ],
      ground: 'own',
      chosen: ['7D r90', '1B', '2C', '3D r270'],
      own: ['pppp/pppp/pppp/pppp', 'pp~p/pppp/pppp/pppp', 'pppp/ffff/mmmm/^^^~', 'tttt/dddd/pppp/~~~~'],
      begins: 'drawn',
      windows: 'full',
      lists: 'closed',
      exchanges: 'on',
      series: 5,
      laid: { quick: 'F--' },
    };
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });
});

describe('sides and armies', () => {
  it('an army that is not drawn needs a side, and the other player has the other', () => {
    const plan = withArmy(FIRST_PLAN, 1, { way: 'boxed', box: 4 });
    expect([plan.side, sideOfRival(plan, 0), sideOfRival(plan, 1)]).toEqual(['good', 'good', 'evil']);
    expect(accepted(plan, 1).seats[1]?.army).toEqual({ boxed: 'evil 4' });
  });

  it('a drawn side leaves everything to the deal', () => {
    const plan = withSide({ ...withArmy(FIRST_PLAN, 0, { way: 'random' }), opponent: 'person' }, 'drawn');
    for (let seed = 0; seed < 10; seed++)
      expect(accepted(plan, seed).seats.map(({ army }) => army)).toEqual([undefined, undefined]);
  });

  it('built armies stay with their side when the sides are exchanged', () => {
    const both = withArmy(withArmy(FIRST_PLAN, 0, { way: 'own', own: GOOD }), 1, { way: 'own', own: EVIL });
    const turned = withSide(both, 'evil');
    expect(turned.armies.map(({ own }) => own)).toEqual([EVIL, GOOD]);
    expect(planProblems(turned)).toEqual([]);
  });
});

describe('the match that is asked for', () => {
  const combinations = SIDE_CHOICES.flatMap((side) =>
    ARMY_WAYS.flatMap((first) =>
      ARMY_WAYS.flatMap((second) => GROUND_WAYS.map((ground) => ({ side, first, second, ground }))),
    ),
  );

  it('is accepted, whatever is combined', () => {
    for (const [index, { side, first, second, ground }] of combinations.entries()) {
      const own = side === 'evil' ? [EVIL, GOOD] : [GOOD, EVIL];
      const plan: BattlePlan = {
        ...FIRST_PLAN,
        side: first === 'drawn' && second === 'drawn' ? side : side === 'drawn' ? 'good' : side,
        armies: [
          { ...FIRST_PLAN.armies[0], way: first, own: own[0] ?? [] },
          { ...FIRST_PLAN.armies[1], way: second, own: own[1] ?? [] },
        ],
        ground,
        begins: BEGINNINGS[index % BEGINNINGS.length] ?? 'me',
        opponent: OPPONENTS[index % OPPONENTS.length] ?? 'person',
      };
      expect(planProblems(plan)).toEqual([]);
      const setup = accepted(plan, index);
      expect(setup.boards?.length).toBe(ground === 'drawn' ? undefined : 4);
      const fixed = accepted({ ...settled(plan, drawing(index)), begins: plan.begins }, index);
      expect(fixed.seats.every(({ army }) => army !== undefined)).toBe(true);
    }
  });

  it('seats who begins first', () => {
    expect(accepted({ ...FIRST_PLAN, begins: 'me' }, 1).seats.map(({ player }) => player)).toEqual([
      'person',
      'computer',
    ]);
    expect(accepted({ ...FIRST_PLAN, begins: 'other' }, 1).seats.map(({ player }) => player)).toEqual([
      'computer',
      'person',
    ]);
    const drawn = new Set(Array.from({ length: 20 }, (_, seed) => drawBeginner({ begins: 'drawn' }, drawing(seed))));
    expect([...drawn].sort()).toEqual([0, 1]);
  });

  it('of the first visit gives the exchanges of the rules', () => {
    const setup = accepted(FIRST_PLAN, 1);
    expect(setup).toMatchObject({ form: 'legends', options: { exchanges: 'on', windows: 'combat', asks: 'useful' } });
    expect(setup.seats.map(({ army: _army, ...seat }) => seat)).toEqual([
      { player: 'person' },
      { player: 'computer', level: 'story', character: expect.stringMatching(/./) },
    ]);
  });

  it('sends each of the six characters where it is left open, and the one that was picked', () => {
    const comes = (plan: BattlePlan, seed: number) => accepted(plan, seed).seats[1]?.character;
    const met = new Set(Array.from({ length: 60 }, (_, seed) => comes(FIRST_PLAN, seed)));
    expect([...met].sort()).toEqual(['bold', 'cautious', 'curse-weaver', 'hunter', 'swarm', 'trapper']);
    expect(comes({ ...FIRST_PLAN, character: 'hunter' }, 1)).toBe('hunter');
    // where there are no curses nobody weaves them, picked or not
    const quick = new Set(Array.from({ length: 60 }, (_, seed) => comes(QUICK, seed)));
    expect([...quick].sort()).toEqual(['bold', 'cautious', 'hunter', 'swarm', 'trapper']);
    expect(comes({ ...QUICK, character: 'curse-weaver' }, 1)).not.toBe('curse-weaver');
    expect(comes({ ...FIRST_PLAN, character: 'curse-weaver' }, 1)).toBe('curse-weaver');
    // a series is played against one and the same
    const fixed = settled(FIRST_PLAN, drawing(4));
    expect(fixed.character).not.toBe('any');
    expect([5, 6, 7].map((seed) => comes(fixed, seed))).toEqual(Array(3).fill(fixed.character));
    expect(comes({ ...FIRST_PLAN, opponent: 'person' }, 1)).toBeUndefined();
  });

  it('gives the strongest level the time of the settings, and the others the same at all times', () => {
    const time = (opponent: string, seconds: number) =>
      requestOf({ ...FIRST_PLAN, opponent }, 0, drawing(1), seconds).effort?.milliseconds;
    expect([1, 10].map((seconds) => time('champion', seconds))).toEqual([1000, 10_000]);
    expect(new Set(['story', 'standard', 'veteran'].flatMap((name) => [time(name, 1), time(name, 10)])).size).toBe(1);
    for (const { name, share } of opponents)
      if (name !== 'champion') expect((time(name, 10) ?? 0) * share, name).toBeLessThanOrEqual(1000);
  });

  it('says how long each level remembers', () => {
    expect(LEVELS.map(memoryOf)).toEqual([60, 60, null, null]);
  });

  it('leaves fights to standing orders where two share the screen, or asks both alike (R17)', () => {
    const shared = { ...FIRST_PLAN, opponent: 'person' } as const;
    expect([shared.asking, requestOf(shared, 1, drawing(1)).standing]).toEqual(['orders', true]);
    expect(accepted(shared, 1).options['asks']).toBe('useful');
    const every = { ...shared, asking: 'every' } as const;
    expect(requestOf(every, 1, drawing(1)).standing).toBeUndefined();
    expect(accepted(every, 1).options['asks']).toBe('always');
    // whoever plays the computer is asked where there is something to do, whatever was chosen for two
    const alone = { ...every, opponent: 'story' };
    expect([requestOf(alone, 1, drawing(1)).standing, accepted(alone, 1).options['asks']]).toEqual([
      undefined,
      'useful',
    ]);
    // nothing could be used in a form without abilities
    expect(requestOf({ ...every, form: 'classic' }, 1, drawing(1)).standing).toBe(true);
    expect(readPlan({ asking: 'never' }).asking).toBe('orders');
  });

  it('offers the levels of the game’s opponents, none that only tests play', () => {
    expect(LEVELS).toEqual(['story', 'standard', 'veteran', 'champion']);
  });

  it('lays each player’s own boards on the player’s half, shuffled and turned (R132)', () => {
    const letters = ['f', 'm', 't', 'd'];
    const own = letters.map(
      (letter) => `~${letter.repeat(3)}/${letter.repeat(4)}/${letter.repeat(4)}/${letter.repeat(4)}`,
    );
    const plan: BattlePlan = { ...FIRST_PLAN, ground: 'own', own };
    const halves = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      for (const begins of ['me', 'other'] as const) {
        const boards = accepted({ ...plan, begins }, seed).boards ?? [];
        const near = boards.map((text) => letters.findIndex((letter) => text.includes(letter.repeat(4)))).join('');
        expect(near).toMatch(begins === 'me' ? /^(01|10)(23|32)$/ : /^(23|32)(01|10)$/);
        halves.add(`${begins} ${near} ${boards[0]?.split(' ')[1] ?? ''}`);
      }
    expect(halves.size).toBeGreaterThan(12);
  });

  it('brings the first player’s arrangement, turned round where that player goes second', () => {
    expect(accepted({ ...QUICK, begins: 'me' }, 1).seats.map(({ army }) => army)).toEqual([PATTERN, undefined]);
    expect(accepted({ ...QUICK, begins: 'other' }, 1).seats.map(({ army }) => army)).toEqual([
      undefined,
      [...PATTERN].reverse().join(''),
    ]);
  });

  it('tells no other seat an arranged army, which is where each piece stands', () => {
    expect(accepted(QUICK, 1).options['lists']).toBe('closed');
    expect(accepted(FIRST_PLAN, 1).options['lists']).toBe('open');
  });

  it('leaves an unfinished arrangement to the match', () => {
    expect(accepted({ ...QUICK, laid: { quick: 'F' } }, 1).seats[0]?.army).toBeUndefined();
  });
});

describe('what is in the way is said before it is asked for', () => {
  it.each<[string, BattlePlan, RegExp]>([
    ['no army built', withArmy(FIRST_PLAN, 0, { way: 'own' }), /^Your army: build it first/],
    [
      'a piece missing',
      withArmy(FIRST_PLAN, 1, { way: 'own', own: EVIL.slice(1) }),
      /^The computer’s army: Missing: 1 of strength 8\.$/,
    ],
    [
      'the wrong side',
      withArmy({ ...FIRST_PLAN, side: 'evil' }, 0, { way: 'own', own: GOOD }),
      /30 pieces belong to the other side/,
    ],
    [
      'a painted board without water',
      { ...FIRST_PLAN, ground: 'own', own: ['pppp/pppp/pppp/pppp', ...FIRST_PLAN.own.slice(1)] },
      /^Painted boards: your first board needs exactly one square of water; it has none\.$/,
    ],
  ])('%s', (_what, plan, expected) => {
    const [problem = ''] = planProblems(plan);
    expect(problem).toMatch(expected);
    const request = requestOf(plan, 0, drawing(1));
    expect(legends.readSetup(request.setup).ok).toBe(false);
  });

  it('is not asked of what the form has no use for', () => {
    expect(
      planProblems({
        ...withArmy(QUICK, 0, { way: 'own' }),
        ground: 'own',
        own: FIRST_PLAN.own.map(() => 'pppp/pppp/pppp/pppp'),
      }),
    ).toEqual([]);
  });
});

test('a series settles sides and armies once, and they fit', () => {
  const plan = settled({ ...withArmy(FIRST_PLAN, 0, { way: 'themed', theme: 'fliers' }), series: 3 }, drawing(4));
  expect(plan.armies.map(({ way }) => way)).toEqual(['own', expect.stringMatching(/^(boxed|own)$/)]);
  expect(armyReport(plan.armies[0].own, STANDARD_FORM, 'good').fits).toBe(true);
  expect(settled(plan, drawing(9))).toEqual(plan);
  const quick: BattlePlan = { ...QUICK, character: 'bold' };
  expect(settled(quick, drawing(1))).toEqual(quick);
});

describe('the builder', () => {
  const numbers = (filters: Partial<typeof NO_FILTERS>, army: readonly number[] = []) =>
    filtered(STANDARD_FORM, 'good', { ...NO_FILTERS, ...filters }, army).map(({ number }) => number);

  it('lists the side’s pieces by strength, nation and kind of being', () => {
    expect(numbers({}).length).toBe(104);
    expect(numbers({ strength: '10', nation: 'green' })).toEqual([1, 2]);
    expect(numbers({ strength: 'castle' }).length).toBeGreaterThan(1);
    expect(numbers({ type: 'dragon', nation: 'green' })).toContain(10);
    expect(numbers({ nation: 'inside' }, [7, 7, 10])).toEqual([7, 10]);
  });

  it('fills up what is missing and keeps what is there', () => {
    const army = completed([1, 7, 7], STANDARD_FORM, 'good', GOOD);
    expect(army.slice(0, 3)).toEqual([1, 7, 7]);
    expect(armyReport(army, STANDARD_FORM, 'good').fits).toBe(true);
  });
});
