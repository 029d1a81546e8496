/** Every preset's time and order, read from plans; nothing here looks at a clock. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { Passage } from '../../src/match/types';
import type { CueOf, Plan, Step } from '../../src/stage/director/cue';
import { combatSpan, combatVerdict, lineAt } from '../../src/stage/director/fighting';
import { planOf } from '../../src/stage/director/plan';
import { CALM, CALM_READ, COMBAT, STOP } from '../../src/stage/director/timing';
import { lookOf } from '../support/looks';
import { legendsAt, legendsLine } from './legends-match';

const look = lookOf('legends');
const PLAIN = Array.from({ length: 8 }, () => 'pppppppp');
const square = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);

/** Own pieces on d4 and a1, hidden enemies on d5, f6 and h8. */
const view = legendsAt({
  terrain: PLAIN,
  pieces: { d4: [1, 0], a1: [33, 0], d5: [161, 1], f6: [162, 1], h8: [204, 1] },
  turn: 0,
}).view(0);

const plan = (events: readonly GameEvent[], calm = false): Plan => {
  const passage: Passage = { from: view, to: view, events };
  return planOf(passage, look, { speed: 'normal', calm });
};

const moved = (from: string, to: string): GameEvent => ({
  type: 'moved',
  token: square(from),
  from: square(from),
  to: square(to),
});
const token = square('d4');
const flying = 8;
const teleport = 9;
const used = (keyword: number | null, by = token): GameEvent => ({
  type: 'used',
  token: by,
  seat: 0,
  power: 1,
  keyword,
});

const first = (made: Plan, preset: string): Step | undefined => made.steps.find(({ cue }) => cue?.preset === preset);
const spanOf = (made: Plan, preset: string): number | undefined => first(made, preset)?.span;

describe('how a piece goes', () => {
  test.each([
    ['step', 140, 'to the next square', [moved('d4', 'e4')]],
    ['step', 140, 'aslant', [moved('d4', 'e3')]],
    ['charge', 180, 'two squares straight', [moved('d4', 'd2')]],
    ['charge', 270, 'three aslant', [moved('d4', 'a7')]],
    ['charge', 450, 'seven straight', [moved('a1', 'h1')]],
    ['leap', 320, 'off every straight line', [moved('d4', 'e6')]],
    ['leap', 320, 'over somebody', [moved('d4', 'd6')]],
    ['leap', 320, 'by flying, though the way is free', [used(flying), moved('d4', 'd2')]],
    ['teleport', 320, 'where another’s teleport brings it', [used(teleport, square('a1')), moved('d4', 'g1')]],
    ['teleport', 320, 'far away by another’s power', [used(null, square('a1')), moved('d4', 'd1')]],
    ['step', 140, 'to the next square by another’s power', [used(null, square('a1')), moved('d4', 'd3')]],
    ['lunge', 200, 'into the next square where an enemy stands', [moved('d4', 'd5')]],
  ] as const)('%s, %i ms: %s', (preset, span, _, events) => {
    const made = plan(events);
    const ways = made.steps.filter(({ change }) => change?.type === 'go');
    expect(ways.map(({ cue }) => cue?.preset)).toEqual([preset]);
    expect(ways[0]?.span).toBeCloseTo(span, 6);
  });

  test('nobody else’s piece matters: a hidden one goes by its way alone', () => {
    for (const kind of [161, 172, 146, 185]) {
      const hidden = legendsAt({
        terrain: PLAIN,
        pieces: { d4: [1, 0], a1: [33, 0], d5: [161, 1], f6: [kind, 1], h8: [204, 1] },
        turn: 0,
      }).view(0);
      const passage: Passage = { from: hidden, to: hidden, events: [moved('f6', 'f4')] };
      const made = planOf(passage, look, { speed: 'normal', calm: false });
      expect(made.steps.map(({ at, span, cue }) => [at, span, cue])).toEqual(
        plan([moved('f6', 'f4')]).steps.map(({ at, span, cue }) => [at, span, cue]),
      );
    }
  });
});

describe('how long the rest takes', () => {
  const shown = (at: string, kind: number): GameEvent => ({ type: 'shown', token: square(at), kind });
  test.each([
    ['flip', 220, [shown('d5', 161)]],
    ['glance', 220, [shown('d4', 1)]],
    ['use', 260, [used(flying)]],
    ['dispel', 260, [used(3)]],
    ['swap', 420, [{ type: 'swapped', token, other: 0, square: token, otherSquare: 0 }]],
    ['convert', 320, [{ type: 'controlled', token: square('d5'), seat: 0 }]],
    ['return', 260, [{ type: 'returned', token: 300, kind: 2, square: 9, seat: 0, army: 0 }]],
    ['shot', 90 + 50 * Math.SQRT2 * 2 + 60, [{ type: 'struck', from: token, square: square('f6') }]],
    ['curse', 500, [{ type: 'curseBegan', token, kind: 160, seat: 0 }]],
    ['curse', 250, [{ type: 'curseEnded', token, kind: 160, seat: 0 }]],
    ['crumble', 320, [{ type: 'removed', seat: 1, token: square('f6'), kind: 162, square: 45, cause: 'power' }]],
    ['fade', 160, [{ type: 'removed', seat: 1, token: square('f6'), kind: 162, square: 45, cause: 'zero' }]],
    ['turn', 180, [{ type: 'extraTurn', seat: 0 }]],
    ['result', 1200, [{ type: 'over', reason: 'no-move', winners: [0] }]],
  ] as const satisfies readonly (readonly [string, number, readonly GameEvent[]])[])(
    '%s, %i ms',
    (preset, span, events) => {
      expect(spanOf(plan(events), preset)).toBeCloseTo(span, 6);
    },
  );

  test('a Magic piece’s power: 380 ms', () => {
    const known: GameEvent = { type: 'shown', token: square('f6'), kind: 200 };
    expect(spanOf(plan([known, used(null, square('f6'))]), 'magic')).toBeCloseTo(380, 6);
  });

  test('several who are shown turn 40 ms apart', () => {
    const made = plan([shown('d5', 161), shown('f6', 162), shown('h8', 204)]);
    const flips = made.steps.filter(({ cue }) => cue?.preset === 'flip');
    expect(flips.map(({ at }) => at - (flips[0]?.at ?? 0))).toEqual([0, 40, 80]);
  });

  test('a curse that is replaced has left before the next one comes', () => {
    const made = plan([
      { type: 'curseEnded', token, kind: 160, seat: 0 },
      { type: 'curseBegan', token: 300, kind: 99, seat: 1 },
    ]);
    const [ended, began] = made.steps.filter(({ cue }) => cue?.preset === 'curse');
    expect(ended?.change).toEqual({ type: 'curse', curse: null });
    expect(began?.at).toBeGreaterThanOrEqual((ended?.at ?? 0) + (ended?.span ?? 0));
    expect(began?.change).toEqual({ type: 'curse', curse: { id: 300, kind: 99, seat: 1 } });
  });
});

describe('a fight', () => {
  const SUMS = {
    terrain: ['pppppppp', 'pppppppp', 'pppppppp', 'pppdpppp', ...PLAIN.slice(4)],
    pieces: { d4: [41, 0], d5: [143, 1], a1: [33, 0], h8: [204, 1], c2: [1, 0], b7: [160, 1] },
    boosts: { d4: 2 },
    curse: [99, 0],
    turn: 0,
  };
  const attack = (position: unknown, calm = false) => {
    const { passages } = legendsLine(position, ['d4-d5'], 0);
    if (passages[0] === undefined) throw new Error('no passage');
    return planOf(passages[0], look, { speed: 'normal', calm });
  };
  const combatIn = (made: Plan): Step & { readonly cue: CueOf<'combat'> } => {
    const step = first(made, 'combat');
    if (step?.cue?.preset !== 'combat') throw new Error('no combat');
    return { ...step, cue: step.cue };
  };
  const sums = attack(SUMS);

  test('says of every line why, and what causes it', () => {
    const { cue } = combatIn(sums);
    expect([cue.attack, cue.defence]).toEqual([11, 8]);
    expect(cue.lines).toEqual([
      { attacker: true, by: 1, word: 'stage.reason.foe', cause: 'foe' },
      { attacker: true, by: 2, word: 'stage.reason.lent', cause: null },
      { attacker: false, by: 1, word: 'legends.terrain.5', cause: null },
      { attacker: false, by: -1, word: 'stage.reason.curse', cause: 'curse' },
    ]);
  });

  test('points at the water that lends strength', () => {
    const wet = [...PLAIN.slice(0, 3), 'pp~ppppp', ...PLAIN.slice(4)];
    const pieces = { d4: [37, 0], d5: [116, 1], a1: [33, 0], h8: [204, 1] };
    const { cue } = combatIn(attack({ terrain: wet, pieces, turn: 0 }));
    expect(cue.lines).toEqual([{ attacker: false, by: 2, word: 'legends.terrain.6', cause: square('c5') }]);
  });

  test('lets the strengths stand 250 ms, adds three lines singly 90 ms apart and the rest together', () => {
    expect([0, 1, 2, 3, 4, 9].map(lineAt)).toEqual([250, 340, 430, 520, 520, 520]);
    expect([0, 1, 2, 3, 4, 9].map(combatVerdict)).toEqual([250, 340, 430, 520, 610, 610]);
    const lines = [] as const;
    expect(combatSpan({ attack: 3, defence: 3, lines })).toBe(250 + COMBAT.blow + STOP.tie);
    expect(combatSpan({ attack: 4, defence: 3, lines })).toBe(250 + COMBAT.blow + STOP.decisive);
  });

  test('goes from the lunge over both flips to the verdict, and the loser falls after the freeze', () => {
    const made = attack({ ...SUMS, boosts: {}, curse: null });
    const order = ['lunge', 'meet', 'glance', 'flip', 'window', 'combat', 'shake', 'crumble'];
    const starts = order.map((preset) => first(made, preset)?.at ?? Number.NaN);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const { at, cue } = combatIn(made);
    const crumble = first(made, 'crumble');
    expect((crumble?.at ?? 0) - at).toBeCloseTo(combatSpan(cue), 6);
    expect(made.total).toBeLessThanOrEqual(1600);
  });

  test('is struck where the sum says, and both stay forward until the loser falls', () => {
    const meet = first(sums, 'meet');
    const { at } = combatIn(sums);
    if (meet?.cue?.preset !== 'meet' || meet.cue.blow === null) throw new Error('nobody met');
    expect(meet.cue.blow.by).toBe('attacker');
    expect(meet.at).toBeLessThan(at);
    expect(meet.at + meet.span).toBeGreaterThan(first(sums, 'crumble')?.at ?? Number.NaN);
  });

  test('with a castle: the blow, 140 ms of standstill, a fall, the longest tremble', () => {
    const made = attack({
      terrain: PLAIN,
      pieces: { d4: [41, 0], d5: [204, 1], a1: [33, 0], g7: [162, 1] },
      turn: 0,
    });
    expect(spanOf(made, 'topple')).toBeCloseTo(60 + STOP.castle + 560, 6);
    expect(first(made, 'shake')?.cue).toEqual({ preset: 'shake', size: 6 });
    expect(spanOf(made, 'shake')).toBeCloseTo(300, 6);
    expect(first(made, 'topple')?.change).toEqual({ type: 'leave', id: square('d5') });
    expect(first(made, 'result')?.at).toBeGreaterThanOrEqual(760);
  });

  test('with reduced motion: no blow is felt, sums can be read', () => {
    const made = attack(SUMS, true);
    expect(first(made, 'shake')).toBeUndefined();
    for (const { cue, span } of made.steps)
      if (cue !== null && cue.preset !== 'meet') expect([CALM, CALM_READ, 70, 0]).toContain(Math.round(span));
  });
});
