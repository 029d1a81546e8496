/** Positions (RULES section 10): a line, or an object with a line and what happened before; to and from the truth's view. */
import type { Outcome } from '../../../contract/fault';
import type { TokenView, View } from '../../../contract/view';
import { ok, refuse, within } from '../../shared/outcome';
import { isObject, type JsonObject } from '../../shared/read-setup';
import { LAKE, SHAPE, TERRAIN } from '../board';
import { countsOf, FORMS, type Form, formNumber, isForm } from '../forms';
import { PHASE } from '../names';
import { formatPlace } from '../notation';
import { KIND } from '../units';
import { type Line, readLine } from './line';
import { EVERYBODY, readCount, readKnown, readShuttle } from './past';
import { formatRows } from './rows';

const KEYS = ['form', 'line', 'shown', 'looked', 'quiet', 'turn', 'first', 'shuttle'];
const TRUTH = 9;
const SEATS: readonly number[] = [0, 1];
/** Bombs of seat 0 have this id and the next, those of seat 1 the two after. */
const FIRST_BOMB = 256;
const [STANDARD] = FORMS;

/** How many of each kind a side has on the board, prisoners included. */
const standing = ({ pieces }: Line, seat: number, kind: number): number =>
  pieces.filter((piece) => piece.seat === seat && piece.kind === kind).length;

/** The army of a seat: the form's, or as many of a kind as stand there. */
const armyOf = (line: Line, seat: number, form: Form): readonly number[] =>
  countsOf(formNumber(form)).map((count, kind) => Math.max(count, standing(line, seat, kind)));

/** What an army lacks on the board, ascending by kind. */
const fallenOf = (line: Line, seat: number, army: readonly number[]): readonly number[] =>
  army.flatMap((count, kind) => Array<number>(count - standing(line, seat, kind)).fill(kind));

/** The ids of bombs by square: each side's are counted by ascending square. */
const bombIds = ({ fuses }: Line): ReadonlyMap<number, number> =>
  new Map(
    SEATS.flatMap((seat) =>
      fuses
        .filter((fuse) => fuse.seat === seat)
        .map(({ square }, index) => [square, FIRST_BOMB + 2 * seat + index] as const),
    ),
  );

/** Nobody is hidden who is a prisoner, a bomb, or a Mage on a lake. */
const tokensOf = (line: Line, known: ReadonlyMap<number, number>): readonly TokenView[] => {
  const bombs = bombIds(line);
  return line.pieces.map(({ square, seat, kind, prisoner }) => ({
    id: bombs.get(square) ?? square,
    square,
    seat,
    kind,
    shownTo:
      prisoner || kind === KIND.bomb || TERRAIN[square] === LAKE ? EVERYBODY : (1 << seat) | (known.get(square) ?? 0),
  }));
};

/** What stands beside the line in the object form, read. */
interface Past {
  readonly known: ReadonlyMap<number, number>;
  readonly counts: Readonly<Record<'quiet' | 'turn' | 'first', number>>;
  readonly shuttle: readonly number[];
}

const viewOf = (line: Line, form: Form, { known, counts, shuttle }: Past): View => {
  const tokens = tokensOf(line, known);
  const armies = SEATS.map((seat) => armyOf(line, seat, form));
  const bombs = bombIds(line);
  return {
    game: 'medieval',
    form,
    viewer: TRUTH,
    ply: 0,
    asked: { seat: line.side, kind: 'main' },
    ...SHAPE,
    terrain: TERRAIN,
    tokens,
    heaps: SEATS.map((seat) => ({ seat, name: 'fallen' as const, kinds: fallenOf(line, seat, armies[seat] ?? []) })),
    flag: null,
    counters: {
      side: line.side,
      turn: counts.turn,
      phase: PHASE.act,
      begun: 0,
      quiet: counts.quiet,
      supply0: line.supply[0],
      supply1: line.supply[1],
      first: counts.first,
      form: formNumber(form),
    },
    lists: {
      prisoners: line.pieces.filter(({ prisoner }) => prisoner).map(({ square }) => square),
      fuses: line.fuses
        .map(({ square, left }) => [bombs.get(square) ?? 0, left] as const)
        .sort(([a], [b]) => a - b)
        .flat(),
      pending: [],
      acted: [],
      shuttle,
      home: [],
      army: armies.flat(),
      arranged: [],
    },
    history: [],
    result: null,
  };
};

const readObject = (json: JsonObject): Outcome<View> => {
  const extra = Object.keys(json).find((key) => !KEYS.includes(key));
  if (extra !== undefined) return refuse('bad-position', extra, `one of the keys ${KEYS.join(', ')}`, extra);
  const form = json['form'] ?? STANDARD;
  if (!isForm(form)) return refuse('bad-position', 'form', FORMS.join(' or '), form);
  const line = readLine(json['line'], formNumber(form));
  if (!line.ok) return within(line.fault, 'line');
  const known = readKnown(json, line.value.pieces);
  if (!known.ok) return known;
  const counts = { quiet: 0, turn: 0, first: 0 };
  for (const key of ['quiet', 'turn', 'first'] as const) {
    const count = readCount(json, key);
    if (!count.ok) return count;
    counts[key] = count.value;
  }
  const shuttle = readShuttle(json['shuttle'], line.value.pieces);
  if (!shuttle.ok) return shuttle;
  return ok(viewOf(line.value, form, { known: known.value, counts, shuttle: shuttle.value }));
};

/** Nothing is known and nothing has happened. */
const BARE: Past = { known: new Map(), counts: { quiet: 0, turn: 1, first: 0 }, shuttle: [] };

/**
 * Reads a line (of the standard form) or an object into the truth's view, which stands at an act. `bad-position`; in an object
 * the line's faults stand below `line`.
 */
export const readPosition = (json: unknown): Outcome<View> => {
  if (isObject(json)) return readObject(json);
  const line = readLine(json, formNumber(STANDARD));
  return line.ok ? ok(viewOf(line.value, STANDARD, BARE)) : line;
};

const formatFuses = ({ tokens, lists }: View): string => {
  const fuses = lists['fuses'] ?? [];
  const bombs = tokens.flatMap(({ id, square, seat }) => {
    const at = fuses.findIndex((other, index) => index % 2 === 0 && other === id);
    return at < 0 ? [] : [`${formatPlace(square)}${seat === 0 ? 'R' : 'B'}${fuses[at + 1] ?? 0}`];
  });
  return bombs.length === 0 ? '-' : bombs.join(',');
};

/** The line of a view; kinds that its viewer does not know are `U` and `u`. */
export const formatLine = (view: View): string => {
  const { tokens, counters, lists } = view;
  const side = counters['side'] === 1 ? 'b' : 'r';
  const supply = `R${counters['supply0'] ?? 0}B${counters['supply1'] ?? 0}`;
  return `${formatRows(tokens, lists['prisoners'] ?? [])} ${side} ${formatFuses(view)} ${supply}`;
};

/** See Content.formatPosition: the line alone. It does not tell the form, so any other than the standard one stands beside it. */
export const formatPosition = (view: View): unknown =>
  view.form === STANDARD ? formatLine(view) : { form: view.form, line: formatLine(view) };
