/** Goals beyond the castle: looked at in order at each turn's end, kept in views and snapshots. */
import { describe, expect, it } from 'vitest';
import { Core } from './legends-load';

type Json = Readonly<Record<string, unknown>>;

/** Town on d4 and e4, forest on a8, else plains. */
const GROUND = ['fppppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppttppp', 'pppppppp', 'pppppppp', 'pppppppp'];
/** 8 Srik (7, slashing), 122 Marr (3), castles 33 and 135; 13 Wannok (6). */
const PIECES: Json = { a1: [33, 0], c4: [8, 0], h8: [135, 1], g6: [122, 1] };

const start = (goals: readonly Json[], more: Json = {}, pieces: Json = PIECES): Core => {
  const core = new Core();
  core.position({ terrain: GROUND, pieces, turn: 0, goals, ...more });
  return core;
};

/** What the match has come to, and the goals' progress. */
const outcome = (core: Core): readonly [winners: readonly number[], reason: string] | null => {
  const { result } = core.see();
  return result === null ? null : [result.winners, result.reason];
};
const progress = (core: Core): readonly number[] =>
  (core.see().lists['goals'] ?? []).filter((_, index) => index % 7 === 6);

describe('the goal', () => {
  it('survive is met when the turn with its number ends, whoever’s it is', () => {
    const core = start([{ side: 1, goal: 'survive', turns: 3 }]);
    expect(core.see().lists['goals']).toEqual([1, 0, -1, -1, 1, 3, 0]);
    core.play('c4-c5');
    core.play('g6-g5');
    expect(outcome(core)).toBeNull();
    core.play('c5-c6');
    expect(outcome(core)).toEqual([[1], 'survive']);
  });

  it('reach counts the side’s pieces on its rank', () => {
    const core = start([{ side: 0, goal: 'reach', rank: 5, count: 2 }], {}, { ...PIECES, e4: [8, 0] });
    expect(core.see().lists['goals']).toEqual([0, 1, -1, 5, 2, 0, 0]);
    core.play('c4-c5');
    // the enemy's own on that rank is none of them
    core.play('g6-g5');
    expect(outcome(core)).toBeNull();
    core.play('e4-e5');
    expect(outcome(core)).toEqual([[0], 'reach']);
  });

  it('reach with a piece counts that kind alone', () => {
    const core = start([{ side: 0, goal: 'reach', rank: 5, count: 1, piece: 13 }], {}, { ...PIECES, e4: [13, 0] });
    core.play('c4-c5');
    core.play('g6-g5');
    expect(outcome(core)).toBeNull();
    core.play('e4-e5');
    expect(outcome(core)).toEqual([[0], 'reach']);
  });

  it('hold needs so many turns’ ends in succession, and begins anew after a gap', () => {
    const core = start([{ side: 0, goal: 'hold', terrain: 'town', count: 1, turns: 3 }]);
    expect(core.see().lists['goals']).toEqual([0, 2, -1, 4, 1, 3, 0]);
    core.play('c4-d4');
    expect(progress(core)).toEqual([1]);
    core.play('g6-g5');
    expect(progress(core)).toEqual([2]);
    core.play('d4-d5');
    expect(progress(core)).toEqual([0]);
    core.play('g5-g6');
    core.play('d5-e5');
    core.play('g6-f6');
    core.play('e5-e4');
    core.play('f6-g6');
    expect(outcome(core)).toBeNull();
    expect(progress(core)).toEqual([2]);
    core.play('e4-d4');
    expect(outcome(core)).toEqual([[0], 'hold']);
    expect(progress(core)).toEqual([3]);
  });

  it('hold goes on from the progress of a position, and survives a view and a snapshot', () => {
    const goals = [{ side: 0, goal: 'hold', terrain: 'town', count: 1, turns: 3, progress: 1 }];
    const core = start(goals, {}, { ...PIECES, d4: [13, 0] });
    const other = new Core();
    expect(other.fill(core.view())).toBe(0);
    expect(other.hash()).toBe(core.hash());
    expect(other.restore(core.snapshot())).toBe(0);
    for (const one of [core, other]) {
      one.play('c4-c5');
      expect(progress(one)).toEqual([2]);
      one.play('g6-g5');
      expect(outcome(one)).toEqual([[0], 'hold']);
    }
    expect(start([{ ...goals[0], progress: 0 }], {}, { ...PIECES, d4: [13, 0] }).hash()).not.toBe(
      start(goals, {}, { ...PIECES, d4: [13, 0] }).hash(),
    );
  });

  it('control asks for a piece made for the other side', () => {
    const goal = [{ side: 0, goal: 'control', piece: 13 }];
    const own = start(goal, {}, { ...PIECES, e2: [13, 0] });
    own.play('c4-c5');
    expect(outcome(own)).toBeNull();
    const captured = start(goal, {}, { ...PIECES, e2: [13, 1, 'held by 0'] });
    captured.play('c4-c5');
    expect(outcome(captured)).toEqual([[0], 'control']);
    const theirs = start(goal, {}, { ...PIECES, e2: [13, 1] });
    theirs.play('c4-c5');
    expect(outcome(theirs)).toBeNull();
  });
});

describe('goals', () => {
  it('are looked at in order, and the first that is met leaves the rest of the turn’s end undone', () => {
    const goals = [
      { side: 1, goal: 'survive', turns: 1 },
      { side: 0, goal: 'hold', terrain: 'town', count: 1, turns: 1 },
    ];
    const core = start(goals, { quiet: [3, 2] });
    core.play('c4-d4');
    expect(outcome(core)).toEqual([[1], 'survive']);
    expect(progress(core)).toEqual([0, 0]);
    expect(core.see().lists['quiet']).toEqual([3, 2]);
    const turned = start([...goals].reverse());
    turned.play('c4-d4');
    expect(outcome(turned)).toEqual([[0], 'hold']);
  });

  it('come after the castle, and before a draw', () => {
    const goals = [{ side: 1, goal: 'survive', turns: 1 }];
    const drawn = start(goals, { quiet: [29, 30] });
    drawn.play('c4-c5');
    expect(outcome(drawn)).toEqual([[1], 'survive']);
    const taken = start(goals, {}, { ...PIECES, h7: [8, 0] });
    taken.play('h7-h8');
    expect(outcome(taken)).toEqual([[0], 'castle']);
  });

  it('are refused where they make no sense', () => {
    const core = start([{ side: 0, goal: 'control', piece: 13 }]);
    const words = core.view();
    const hash = core.hash();
    const at = words.findIndex((_, index) => words.slice(index, index + 8).join() === '7,0,3,13,-1,1,0,0');
    expect(at).toBeGreaterThan(0);
    for (const [place, word] of [
      [0, 6],
      [1, 2],
      [2, 4],
      [3, 209],
      [4, 33],
      [5, -1],
      [7, -1],
    ] as const) {
      const damaged = [...words];
      damaged[at + place] = word;
      expect([-2, -3], `word ${place}`).toContain(core.fill(damaged));
      expect(core.hash()).toBe(hash);
    }
  });
});
