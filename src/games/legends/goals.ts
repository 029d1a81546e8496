/** Goals as data: read from a form or a position, and as the words of the view's list `goals` (LEGENDS.md, Goals). */
import type { Shape } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import { isObject, type JsonObject } from '../shared/read-setup';
import { pieceOf } from './catalogue';
import { type Form, GOALS, type GoalPlan, TERRAINS } from './language';
import { isOfForm } from './mix';

/** Words of one goal: side, number in GOALS, piece, place, count, turns, progress. */
export const GOAL_WORDS = 7;
const NONE = -1;
const MOST = 255;

/** The words of a goal; `progress`: turns' ends in succession at which it was held. */
export const goalWords = (plan: GoalPlan, progress = 0): readonly number[] => {
  const number = GOALS.indexOf(plan.goal);
  switch (plan.goal) {
    case 'survive':
      return [plan.side, number, NONE, NONE, 1, plan.turns, progress];
    case 'reach':
      return [plan.side, number, plan.piece ?? NONE, plan.rank, plan.count, 0, progress];
    case 'hold':
      return [plan.side, number, plan.piece ?? NONE, TERRAINS.indexOf(plan.terrain), plan.count, plan.turns, progress];
    case 'control':
      return [plan.side, number, plan.piece, NONE, 1, 0, progress];
  }
};

/** A form's goals as the view's list. */
export const goalsOfForm = ({ goals }: Pick<Form, 'goals'>): readonly number[] =>
  goals.flatMap((plan) => goalWords(plan));

/** Keys of each goal besides side and goal: those that must be there, those that may. */
const PARTS: Readonly<Record<(typeof GOALS)[number], { needs: readonly string[]; may: readonly string[] }>> = {
  survive: { needs: ['turns'], may: [] },
  reach: { needs: ['rank', 'count'], may: ['piece'] },
  hold: { needs: ['terrain', 'count', 'turns'], may: ['piece', 'progress'] },
  control: { needs: ['piece'], may: [] },
};

const TERRAIN_NAMES: readonly unknown[] = TERRAINS;
const LANDS: readonly unknown[] = TERRAINS.filter((terrain) => terrain !== 'water');

/** What a key of a goal must be, in words; null when it is that. */
const partFault = (key: string, found: unknown, form: Form, { height }: Shape, turns: number): string | null => {
  const whole = (low: number, high: number): string | null =>
    typeof found === 'number' && Number.isInteger(found) && found >= low && found <= high
      ? null
      : `a whole number from ${low} to ${high}`;
  switch (key) {
    case 'rank':
      return whole(1, height);
    case 'terrain':
      return LANDS.includes(found) ? null : `one of ${LANDS.join(', ')}`;
    case 'piece':
      return typeof found === 'number' && isOfForm(found, form) && pieceOf(found) !== undefined
        ? null
        : `a chart number from ${form.pieces[0]} to ${form.pieces[1]}`;
    // the turn's end that completes it has ended the match
    case 'progress':
      return whole(0, Math.max(0, turns - 1));
    default:
      return whole(1, MOST);
  }
};

const numberAt = (json: JsonObject, key: string, missing: number): number => {
  const found = json[key];
  return typeof found === 'number' ? found : missing;
};

const wordsOf = (json: JsonObject, goal: (typeof GOALS)[number]): readonly number[] => [
  numberAt(json, 'side', 0),
  GOALS.indexOf(goal),
  numberAt(json, 'piece', NONE),
  goal === 'hold' ? TERRAIN_NAMES.indexOf(json['terrain']) : numberAt(json, 'rank', NONE),
  numberAt(json, 'count', 1),
  numberAt(json, 'turns', 0),
  numberAt(json, 'progress', 0),
];

/** One goal of a form or a position as its words. `bad-position`; the path begins with `at`. */
export const readGoal = (json: unknown, at: string, form: Form, shape: Shape): Outcome<readonly number[]> => {
  const bad = (path: string, expected: string, found: unknown) =>
    refuse('bad-position', path, expected, found ?? 'nothing');
  if (!isObject(json)) return bad(at, 'an object with side and goal', json);
  const { side } = json;
  if (side !== 0 && side !== 1) return bad(`${at}.side`, 'side 0 or 1', side);
  const goal = GOALS.find((name) => name === json['goal']);
  if (goal === undefined) return bad(`${at}.goal`, `one of ${GOALS.join(', ')}`, json['goal']);
  const { needs, may } = PARTS[goal];
  const keys = ['side', 'goal', ...needs, ...may];
  const extra = Object.keys(json).find((key) => !keys.includes(key));
  if (extra !== undefined) return bad(`${at}.${extra}`, `one of the keys ${keys.join(', ')}`, extra);
  for (const key of [...needs, ...may]) {
    if (json[key] === undefined && may.includes(key)) continue;
    const expected = partFault(key, json[key], form, shape, numberAt(json, 'turns', 1));
    if (expected !== null) return bad(`${at}.${key}`, expected, json[key]);
  }
  return ok(wordsOf(json, goal));
};

/** Goals that a state has room for. */
const MOST_GOALS = 16;

/** `goals` of a position; the form's own where it names none. */
export const readGoals = (json: unknown, form: Form, shape: Shape): Outcome<readonly number[]> => {
  if (json === undefined) return ok(goalsOfForm(form));
  if (!Array.isArray(json)) return refuse('bad-position', 'goals', 'a list of goals', json);
  if (json.length > MOST_GOALS) return refuse('bad-position', 'goals', `at most ${MOST_GOALS} goals`, json.length);
  const words: number[] = [];
  for (const [index, item] of json.entries()) {
    const goal = readGoal(item, `goals[${index}]`, form, shape);
    if (!goal.ok) return goal;
    words.push(...goal.value);
  }
  return ok(words);
};

/** Inverse of readGoals. */
export const formatGoals = (words: readonly number[]): readonly Readonly<Record<string, unknown>>[] =>
  Array.from({ length: Math.floor(words.length / GOAL_WORDS) }, (_, index) => {
    const [side, number = 0, piece = NONE, place = NONE, count, turns, progress = 0] = words.slice(index * GOAL_WORDS);
    const goal = GOALS[number] ?? 'survive';
    const { needs, may } = PARTS[goal];
    const all: Readonly<Record<string, unknown>> = {
      rank: place,
      terrain: TERRAINS[place],
      count,
      turns,
      piece: piece === NONE ? undefined : piece,
      progress: progress === 0 ? undefined : progress,
    };
    const parts = [...needs, ...may].flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]] as const]));
    return { side, goal, ...Object.fromEntries(parts) };
  });
