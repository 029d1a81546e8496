/** Reads Legends' position (SCENARIOS.md; further keys in LEGENDS.md) into the truth's view. */

import type { Outcome } from '../../../contract/fault';
import type { View } from '../../../contract/view';
import { ok } from '../../shared/outcome';
import { isObject, type JsonObject, readOptions } from '../../shared/read-setup';
import { OPTION_NAMES, optionNumber } from '../codec';
import { curseWords } from '../curses';
import { FORM_LIST, formOf, STANDARD_FORM } from '../forms';
import { readGoals } from '../goals';
import type { Form } from '../language';
import { type COUNTERS, LISTS, OPTIONS, PHASES } from '../names';
import { readGround } from './ground';
import { bad, type Frame, isWhole, MOST_PIECES, OFF_BOARD_ID, type Scene, seatWords, strangeKey } from './parts';
import { type Loans, readHistory, readLoans, readQuiet } from './past';
import { readCurse, readFallen, readStanding } from './pieces';

const TRUTH = 9;
const KEYS = [
  'form',
  'goals',
  'boards',
  'terrain',
  'pieces',
  'curse',
  'fallen',
  'turn',
  'seats',
  'options',
  'exchanges',
  'history',
  'quiet',
  'boosts',
  'grants',
  'extra',
  'stirred',
];
const MAX_EXTRA = 30;
const SMALL_BOARD = 64;
const MAX_PIECES_SMALL = 127;

const checkCount = ({ standing, curse, fallen, shape }: Scene): Outcome<null> => {
  const limit = shape.width * shape.height > SMALL_BOARD ? MOST_PIECES : MAX_PIECES_SMALL;
  const count = standing.length + (curse === null ? 0 : 1) + fallen.flat().length;
  return count > limit ? bad('', `at most ${limit} pieces`, count) : ok(null);
};

const readFrame = (json: JsonObject, bound: Form): Outcome<Frame> => {
  const name = json['form'] ?? bound.name;
  const form = typeof name === 'string' ? formOf(name) : undefined;
  if (form === undefined) return bad('form', `one of ${FORM_LIST.map((one) => one.name).join(', ')}`, name);
  const seats = json['seats'] ?? form.seats[0];
  return typeof seats === 'number' && form.seats.includes(seats)
    ? ok({ form, seats })
    : bad('seats', form.seats.join(', '), seats);
};

const readScene = (json: JsonObject, bound: Form): Outcome<Scene> => {
  const read = readFrame(json, bound);
  if (!read.ok) return read;
  const frame = read.value;
  const turn = json['turn'] ?? 0;
  if (!isWhole(turn, 0, frame.seats - 1)) return bad('turn', `seat ${seatWords(frame.seats)}`, turn);
  const ground = readGround(json, frame);
  if (!ground.ok) return ground;
  const standing = readStanding(json['pieces'], ground.value, frame);
  if (!standing.ok) return standing;
  const curse = readCurse(json['curse'], frame);
  if (!curse.ok) return curse;
  const fallen = readFallen(json['fallen'], frame);
  if (!fallen.ok) return fallen;
  const scene = { ...frame, ...ground.value, standing: standing.value, curse: curse.value, fallen: fallen.value, turn };
  const counted = checkCount(scene);
  return counted.ok ? ok(scene) : counted;
};

/** One number a seat: each seat begins when those before it have done. Null: the battle has begun. */
const readExchanges = (json: unknown, { form, seats }: Frame): Outcome<{ side: number; left: number } | null> => {
  if (json === undefined) return ok(null);
  const most = form.exchanges;
  if (most === 0) return bad('exchanges', 'nothing: this form has no exchanges', json);
  const each: readonly unknown[] = Array.isArray(json) && json.length === seats ? json : [];
  const side = each.findIndex((count) => count !== 0);
  const left = each[side];
  if (!isWhole(left, 1, most) || !each.every((count) => isWhole(count, 0, most)))
    return bad('exchanges', `${seats === 2 ? 'two' : seats} numbers from 0 to ${most}, not all 0`, json);
  const early = each.findIndex((count, seat) => seat > side && count !== most);
  return early < 0
    ? ok({ side, left })
    : bad(`exchanges[${early}]`, `${most} while seat ${side} has exchanges left`, each[early]);
};

interface Rest {
  readonly options: Readonly<Record<string, unknown>>;
  readonly exchanges: { side: number; left: number } | null;
  readonly shuttle: readonly number[];
  readonly quiet: readonly number[];
  readonly loans: Loans;
  readonly extra: number;
  readonly stirred: boolean;
  readonly goals: readonly number[];
}

const readRest = (json: JsonObject, scene: Scene): Outcome<Rest> => {
  const options = readOptions(json['options'], OPTIONS);
  if (!options.ok) return { ok: false, fault: { ...options.fault, code: 'bad-position' } };
  const exchanges = readExchanges(json['exchanges'], scene);
  if (!exchanges.ok) return exchanges;
  const shuttle = readHistory(json['history'], scene);
  if (!shuttle.ok) return shuttle;
  const quiet = readQuiet(json['quiet'], scene.turn, scene);
  if (!quiet.ok) return quiet;
  const loans = readLoans(json['boosts'], json['grants'], scene);
  if (!loans.ok) return loans;
  const extra = json['extra'] ?? 0;
  if (!isWhole(extra, 0, MAX_EXTRA)) return bad('extra', 'turns owed, 0 to 30', extra);
  const stirred = json['stirred'] ?? false;
  if (typeof stirred !== 'boolean') return bad('stirred', 'true or false', stirred);
  const goals = readGoals(json['goals'], scene.form, scene.shape);
  if (!goals.ok) return goals;
  if (exchanges.value !== null) {
    if (options.value['exchanges'] === 'off')
      return bad('exchanges', 'nothing: the option says off', json['exchanges']);
    const late = ['curse', 'fallen', 'history', 'quiet', 'boosts', 'grants', 'extra', 'stirred'].find(
      (key) => json[key] !== undefined,
    );
    if (late !== undefined) return bad(late, 'nothing before the battle has begun', json[late]);
    if (scene.turn !== 0) return bad('turn', '0: seat 0 begins the battle', scene.turn);
  }
  return ok({
    options: options.value,
    exchanges: exchanges.value,
    shuttle: shuttle.value,
    quiet: quiet.value,
    loans: loans.value,
    extra,
    stirred,
    goals: goals.value,
  });
};

const countersOf = ({ turn, form }: Scene, rest: Rest): View['counters'] => {
  const { exchanges, options } = rest;
  const counters: Record<(typeof COUNTERS)[number], number> = {
    side: exchanges?.side ?? turn,
    turn: exchanges === null ? 1 : 0,
    phase: PHASES.indexOf(exchanges === null ? 'main' : 'exchanges'),
    exchanges: exchanges?.left ?? 0,
    extra: rest.extra,
    passes: 0,
    window: -1,
    stirred: rest.stirred ? 1 : 0,
    windows: 0,
    lists: 0,
    asks: 0,
    form: form.number,
  };
  for (const name of OPTION_NAMES) counters[name] = optionNumber(name, options[name]);
  return counters;
};

const listsOf = (scene: Scene, { shuttle, quiet, loans, goals }: Rest): View['lists'] => {
  const { standing, curse, fallen } = scene;
  const gone = fallen.flat();
  const firstFallen = OFF_BOARD_ID + (curse === null ? 0 : 1);
  const masks: readonly (readonly [id: number, mask: number])[] = [
    ...standing.map(({ square, used }) => [square, used] as const),
    ...(curse === null ? [] : [[OFF_BOARD_ID, curse.used] as const]),
    ...gone.map(({ used }, index) => [firstFallen + index, used] as const),
  ];
  const everyone = [...standing, ...(curse === null ? [] : [curse]), ...gone];
  const roster = (army: number): readonly number[] =>
    everyone.flatMap((piece) => (piece.army === army ? [piece.kind] : [])).sort((a, b) => a - b);
  const lists: Record<string, readonly number[]> = Object.fromEntries(LISTS.map((name) => [name, []]));
  lists['army'] = standing.map(({ army }) => army);
  lists['fresh'] = standing.flatMap(({ square, fresh }) => (fresh ? [square] : []));
  lists['used'] = masks.flatMap(([id, mask]) => (mask === 0 ? [] : [id, mask]));
  lists['boosts'] = loans.boosts;
  lists['grants'] = loans.grants;
  lists['curses'] = curse === null ? [] : curseWords([{ ...curse, id: OFF_BOARD_ID }]);
  lists['fallen'] = gone.map((_, index) => firstFallen + index);
  lists['shuttle'] = shuttle;
  lists['quiet'] = quiet;
  lists['strengths'] = standing.map(() => -1);
  lists['goals'] = goals;
  for (let army = 0; army < scene.seats; army++) lists[`roster${army}`] = roster(army);
  return lists;
};

/** See Content.readPosition; `bound` is the form of a position that names none. `strengths` stay -1: engines work them out. */
export const readPosition = (json: unknown, bound: Form = STANDARD_FORM): Outcome<View> => {
  if (!isObject(json)) return bad('', 'an object that describes a position', json ?? 'nothing');
  const extra = strangeKey(json, KEYS, '');
  if (extra !== null) return extra;
  const scene = readScene(json, bound);
  if (!scene.ok) return scene;
  const rest = readRest(json, scene.value);
  if (!rest.ok) return rest;
  const { form, shape, terrain, standing, fallen } = scene.value;
  const counters = countersOf(scene.value, rest.value);
  return ok({
    game: 'legends',
    form: form.name,
    viewer: TRUTH,
    ply: 0,
    asked: { seat: counters['side'] ?? 0, kind: rest.value.exchanges === null ? 'main' : 'swap' },
    ...shape,
    terrain,
    tokens: standing.map(({ square, seat, kind, shownTo }) => ({ id: square, square, seat, kind, shownTo })),
    heaps: fallen.map((pieces, army) => ({
      seat: army,
      name: 'fallen' as const,
      kinds: pieces.map(({ kind }) => kind),
    })),
    flag: null,
    counters,
    lists: listsOf(scene.value, rest.value),
    history: [],
    result: null,
  });
};
