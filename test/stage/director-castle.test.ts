/** How a castle is seen to fall: by an attack, by a power, taken by control, and where it is not a team's last. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { Speed } from '../../src/match/types';
import { applyChange } from '../../src/stage/director/change';
import type { Plan, Step } from '../../src/stage/director/cue';
import { modelOf } from '../../src/stage/director/model';
import { planOf } from '../../src/stage/director/plan';
import { STOP } from '../../src/stage/director/timing';
import { lookOf } from '../support/looks';
import { legendsAt, legendsLine } from './legends-match';

const look = lookOf('legends');
const PLAIN = Array.from({ length: 8 }, () => 'pppppppp');
const square = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
const CASTLE = 169;
const WHOLE = 60 + STOP.castle + 560;

/** A castle on d5, soldiers beside it, somebody of each side far off. */
const position = {
  terrain: PLAIN,
  pieces: { d4: [41, 0], d5: [CASTLE, 1], e5: [161, 1], a1: [33, 0], g7: [162, 1] },
  turn: 0,
};
const view = legendsAt(position).view(0);

const plan = (events: readonly GameEvent[], speed: Speed = 'normal', calm = false): Plan =>
  planOf({ from: view, to: view, events }, look, { speed, calm });

const gone = (at: string, kind: number, cause: 'power' | 'fight' | 'cost' | 'curse' | 'spell'): GameEvent => ({
  type: 'removed',
  seat: 1,
  token: square(at),
  kind,
  square: square(at),
  cause,
});
const over: GameEvent = { type: 'over', reason: 'castle', winners: [0] };

const stepsOf = (made: Plan, preset: string): readonly Step[] => made.steps.filter(({ cue }) => cue?.preset === preset);
const only = (made: Plan, preset: string): Step => {
  const [first, ...more] = stepsOf(made, preset);
  if (first === undefined || more.length > 0) throw new Error(`not one ${preset}`);
  return first;
};
const endOf = ({ at, span }: Step): number => at + span;

const attack = (speed: Speed = 'normal') => {
  const [passage] = legendsLine(position, ['d4-d5'], 0).passages;
  if (passage === undefined) throw new Error('no passage');
  return { passage, made: planOf(passage, look, { speed, calm: false }) };
};

describe('an attacked castle', () => {
  test('is struck before all eyes, falls, and only then the match is won', () => {
    const { made } = attack();
    const topple = only(made, 'topple');
    expect(topple.cue).toMatchObject({ attacker: square('d4'), token: { id: square('d5'), kind: CASTLE } });
    expect(only(made, 'meet').at).toBeLessThan(topple.at);
    for (const { at, span } of [...stepsOf(made, 'flip'), ...stepsOf(made, 'glance')])
      expect(at + span).toBeLessThanOrEqual(topple.at);
    expect(only(made, 'result').at).toBeGreaterThanOrEqual(endOf(topple));
  });

  test('leaves the board as the last view has it', () => {
    const { made, passage } = attack();
    const model = made.steps.reduce(
      (now, { change }) => (change === null || change.type === 'settle' ? now : applyChange(now, change)),
      modelOf(passage.from ?? passage.to, look),
    );
    const after = modelOf(passage.to, look);
    expect(model.tokens.map(({ id }) => id)).toEqual(after.tokens.map(({ id }) => id));
    expect(after.tokens.some(({ id }) => id === square('d5'))).toBe(false);
  });

  test.each([
    ['slow', WHOLE / 0.6],
    ['normal', WHOLE],
    ['fast', WHOLE / 2],
  ] as const)('%s: %i ms, hurried by nothing, and the turn within its limit', (speed, span) => {
    const { made } = attack(speed);
    expect(only(made, 'topple').span).toBeCloseTo(span, 6);
    expect(only(made, 'result').at).toBeLessThanOrEqual(speed === 'slow' ? 1600 / 0.6 : speed === 'fast' ? 700 : 1600);
  });
});

describe('a castle that falls otherwise', () => {
  test.each(['power', 'spell', 'curse', 'cost'] as const)(
    'by %s: nobody strikes it, and it falls like any',
    (cause) => {
      const made = plan([gone('d5', CASTLE, cause), over]);
      const topple = only(made, 'topple');
      expect(topple.cue).toMatchObject({ attacker: null });
      expect(topple.span).toBeCloseTo(WHOLE, 6);
      expect(topple.change).toEqual({ type: 'leave', id: square('d5') });
      expect(only(made, 'shake').cue).toEqual({ preset: 'shake', size: 6 });
      expect(only(made, 'result').at).toBeGreaterThanOrEqual(endOf(topple));
    },
  );

  test('with others at once: they crumble, it topples', () => {
    const made = plan([gone('d5', CASTLE, 'power'), gone('e5', 161, 'power'), over]);
    expect(only(made, 'crumble').cue).toMatchObject({ token: { id: square('e5') } });
    expect(only(made, 'crumble').at).toBeLessThanOrEqual(only(made, 'topple').at);
  });

  test('taken by control: the board trembles as when one falls, and it stays', () => {
    const made = plan([{ type: 'controlled', token: square('e5'), seat: 0 }]);
    expect(stepsOf(made, 'shake')).toEqual([]);
    const known: GameEvent = { type: 'shown', token: square('d5'), kind: CASTLE };
    const taken = plan([known, { type: 'controlled', token: square('d5'), seat: 0 }, over]);
    expect(only(taken, 'shake').cue).toEqual({ preset: 'shake', size: 6 });
    expect(stepsOf(taken, 'topple')).toEqual([]);
    expect(only(taken, 'result').at).toBeGreaterThanOrEqual(endOf(only(taken, 'convert')));
  });

  test('not a team’s last: it topples, and nothing is won', () => {
    const made = plan([gone('d5', CASTLE, 'fight'), { type: 'turn', seat: 1 }]);
    expect(stepsOf(made, 'topple')).toHaveLength(1);
    expect(stepsOf(made, 'result')).toEqual([]);
  });

  test('two at once: each has its moment', () => {
    const two = legendsAt({ ...position, pieces: { ...position.pieces, e5: [170, 1] } }).view(0);
    const events = [gone('d5', CASTLE, 'power'), gone('e5', 170, 'power')];
    const made = planOf({ from: two, to: two, events }, look, { speed: 'normal', calm: false });
    const [first, second] = stepsOf(made, 'topple');
    if (first === undefined || second === undefined) throw new Error('not two');
    expect(second.at).toBeGreaterThanOrEqual(endOf(first));
  });

  test('reduced motion: it fades long enough to be seen, and nothing trembles', () => {
    const made = plan([gone('d5', CASTLE, 'power'), over], 'normal', true);
    expect(only(made, 'topple').span).toBeCloseTo(520, 6);
    expect(stepsOf(made, 'shake')).toEqual([]);
  });
});
