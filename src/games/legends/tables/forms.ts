/** The forms of a catalogue as words: which pieces are theirs, how a match starts, what ends it. */
import { type Form, GOALS, type GoalPlan, TERRAINS } from '../language';
import { FULL_BASES, TERRAIN_LETTERS } from './numbers';

const NONE = -1;

/** How many pieces of each base an army has: 1 to 10, magic, castle. */
const mixWords = ({ mix }: Form): readonly number[] => {
  const counts = new Map(mix.map(([strength, count]) => [FULL_BASES[String(strength)], count]));
  return Object.values(FULL_BASES).map((base) => counts.get(base) ?? 0);
};

/** Width, height and the terrain numbers, rank 1 first; twice 0 for a form of boards. */
const groundWords = ({ ground }: Form): readonly number[] => {
  if (ground === 'boards') return [0, 0];
  const rows = [...ground].reverse();
  const terrain = rows.flatMap((row) => [...row].map((letter) => TERRAIN_LETTERS.indexOf(letter)));
  return [rows[0]?.length ?? 0, rows.length, ...terrain];
};

/** Side, goal, piece, place, count, turns, as the view's list of goals has them. */
const goalWords = (goal: GoalPlan): readonly number[] => {
  const row = (piece: number | undefined, place: number, count: number, turns: number): readonly number[] => [
    goal.side,
    GOALS.indexOf(goal.goal),
    piece ?? NONE,
    place,
    count,
    turns,
  ];
  switch (goal.goal) {
    case 'survive':
      return row(undefined, NONE, 1, goal.turns);
    case 'reach':
      return row(goal.piece, goal.rank, goal.count, 0);
    case 'hold':
      return row(goal.piece, TERRAINS.indexOf(goal.terrain), goal.count, goal.turns);
    case 'control':
      return row(goal.piece, NONE, 1, 0);
  }
};

/**
 * Count of forms; for each: first and last kind, mix, set-up (0 dealt, 1 arranged), its ranks, exchanges, quiet turns, mask
 * of seat counts, ground, goals.
 */
export const formWords = (forms: readonly Form[]): readonly number[] => [
  forms.length,
  ...forms.flatMap((form) => [
    ...form.pieces,
    ...mixWords(form),
    form.setup === 'dealt' ? 0 : 1,
    form.ranks,
    form.exchanges,
    form.quiet,
    form.seats.reduce((mask, count) => mask | (1 << count), 0),
    ...groundWords(form),
    form.goals.length,
    ...form.goals.flatMap(goalWords),
  ]),
];
