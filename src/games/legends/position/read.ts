/** Reads Legends' position (SCENARIOS.md; further keys in LEGENDS.md) into the truth's view. */
import type { Outcome } from '../../../contract/fault';
import type { View } from '../../../contract/view';
import { ok } from '../../shared/outcome';
import { isObject, type JsonObject, readOptions } from '../../shared/read-setup';
import { OPTION_NAMES, optionNumber } from '../codec';
import { type COUNTERS, LISTS, OPTIONS, PHASES } from '../names';
import { readGround } from './ground';
import { bad, isWhole, OFF_BOARD_ID, type Scene, SEATS, strangeKey } from './parts';
import { type Loans, readHistory, readLoans, readQuiet } from './past';
import { readCurse, readFallen, readStanding } from './pieces';

const TRUTH = 9;
const KEYS = [
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
const MAX_PIECES = 255;
const EXCHANGES = 2;

const checkCount = ({ standing, curse, fallen, shape }: Scene): Outcome<null> => {
  const limit = shape.width * shape.height > SMALL_BOARD ? MAX_PIECES : MAX_PIECES_SMALL;
  const count = standing.length + (curse === null ? 0 : 1) + fallen.flat().length;
  return count > limit ? bad('', `at most ${limit} pieces`, count) : ok(null);
};

const readScene = (json: JsonObject): Outcome<Scene> => {
  if (json['seats'] !== undefined && json['seats'] !== SEATS) return bad('seats', '2', json['seats']);
  const turn = json['turn'] ?? 0;
  if (!isWhole(turn, 0, SEATS - 1)) return bad('turn', 'seat 0 or 1', turn);
  const ground = readGround(json);
  if (!ground.ok) return ground;
  const standing = readStanding(json['pieces'], ground.value);
  if (!standing.ok) return standing;
  const curse = readCurse(json['curse']);
  if (!curse.ok) return curse;
  const fallen = readFallen(json['fallen']);
  if (!fallen.ok) return fallen;
  const scene = { ...ground.value, standing: standing.value, curse: curse.value, fallen: fallen.value, turn };
  const counted = checkCount(scene);
  return counted.ok ? ok(scene) : counted;
};

/** `[left of seat 0, left of seat 1]`; seat 1 begins when seat 0 has done. Null: the battle has begun. */
const readExchanges = (json: unknown): Outcome<{ side: number; left: number } | null> => {
  if (json === undefined) return ok(null);
  const [first, second]: readonly unknown[] = Array.isArray(json) && json.length === SEATS ? json : [];
  if (!isWhole(first, 0, EXCHANGES) || !isWhole(second, 0, EXCHANGES) || first + second === 0)
    return bad('exchanges', 'two numbers from 0 to 2, not both 0', json);
  if (first > 0 && second !== EXCHANGES) return bad('exchanges[1]', '2 while seat 0 has exchanges left', second);
  return ok(first > 0 ? { side: 0, left: first } : { side: 1, left: second });
};

interface Rest {
  readonly options: Readonly<Record<string, unknown>>;
  readonly exchanges: { side: number; left: number } | null;
  readonly shuttle: readonly number[];
  readonly quiet: readonly number[];
  readonly loans: Loans;
  readonly extra: number;
  readonly stirred: boolean;
}

const readRest = (json: JsonObject, scene: Scene): Outcome<Rest> => {
  const options = readOptions(json['options'], OPTIONS);
  if (!options.ok) return { ok: false, fault: { ...options.fault, code: 'bad-position' } };
  const exchanges = readExchanges(json['exchanges']);
  if (!exchanges.ok) return exchanges;
  const shuttle = readHistory(json['history'], scene);
  if (!shuttle.ok) return shuttle;
  const quiet = readQuiet(json['quiet'], scene.turn);
  if (!quiet.ok) return quiet;
  const loans = readLoans(json['boosts'], json['grants'], scene);
  if (!loans.ok) return loans;
  const extra = json['extra'] ?? 0;
  if (!isWhole(extra, 0, MAX_EXTRA)) return bad('extra', 'turns owed, 0 to 30', extra);
  const stirred = json['stirred'] ?? false;
  if (typeof stirred !== 'boolean') return bad('stirred', 'true or false', stirred);
  if (exchanges.value !== null) {
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
  });
};

const countersOf = ({ turn }: Scene, rest: Rest): View['counters'] => {
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
  };
  for (const name of OPTION_NAMES) counters[name] = optionNumber(name, options[name]);
  return counters;
};

const listsOf = (scene: Scene, { shuttle, quiet, loans }: Rest): View['lists'] => {
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
  lists['curses'] = curse === null ? [] : [OFF_BOARD_ID, curse.kind, curse.seat, curse.army];
  lists['fallen'] = gone.map((_, index) => firstFallen + index);
  lists['shuttle'] = shuttle;
  lists['quiet'] = quiet;
  lists['strengths'] = standing.map(() => -1);
  for (let army = 0; army < SEATS; army++) lists[`roster${army}`] = roster(army);
  return lists;
};

/** See Content.readPosition. `strengths` stay -1: engines work them out. */
export const readPosition = (json: unknown): Outcome<View> => {
  if (!isObject(json)) return bad('', 'an object that describes a position', json ?? 'nothing');
  const extra = strangeKey(json, KEYS, '');
  if (extra !== null) return extra;
  const scene = readScene(json);
  if (!scene.ok) return scene;
  const rest = readRest(json, scene.value);
  if (!rest.ok) return rest;
  const { shape, terrain, standing, fallen } = scene.value;
  const counters = countersOf(scene.value, rest.value);
  return ok({
    game: 'legends',
    form: 'legends',
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
