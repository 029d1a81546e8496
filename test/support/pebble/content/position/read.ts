/** One line read into a match (B26), held against B27. */
import type { Outcome } from '../../../../../src/contract/fault';
import type { HeapView, TokenView, View } from '../../../../../src/contract/view';
import { ok, refuse } from '../../../../../src/games/shared/outcome';
import { CELLS, cellOf, SHAPE } from '../map';
import { LETTERS, NAME, PLACES, QUIET_LIMIT, SEATS, STEP } from '../names';
import { cardsFault, seatsFault, tokensFault } from './check';
import { HEAPS, lettersOf, parseHeap } from './heaps';
import { ALL } from './write';

const FIELDS = 7;
const MOST_TURNS = 1000;
const MOST_PLY = 10_000;
const MOST_LETTERS = 4096;
const TOKEN = /^([0-2])([GCB])([a-z]+[0-9]+)(\*|\+[0-2]{1,2})?(?:#([a-z]+[0-9]+))?$/;

const bad = (at: string, expected: string, found: unknown) => refuse('bad-position', at, expected, found);

const maskOf = (seat: number, shown: string): number => {
  if (shown === '*') return ALL;
  return [...shown.slice(1)].reduce((mask, other) => mask | (1 << Number(other)), 1 << seat);
};

const readToken = (text: string): TokenView | null => {
  const parts = TOKEN.exec(text);
  if (parts === null) return null;
  const [, seatText = '', letter = '', name = '', shown = '', idName = name] = parts;
  const [seat, square, id] = [Number(seatText), cellOf(name), cellOf(idName)];
  if (square === null || id === null) return null;
  const [first = '', second = ''] = shown.startsWith('+') ? shown.slice(1) : '';
  const ascending = second === '' || first < second;
  if (!ascending || shown.includes(seatText)) return null;
  return { id, square, seat, kind: LETTERS.indexOf(letter), shownTo: maskOf(seat, shown) };
};

const readTokens = (text: string): Outcome<readonly TokenView[]> => {
  const tokens: TokenView[] = [];
  for (const part of text.split(',')) {
    const token = readToken(part);
    if (token === null) return bad('tokens', 'a token such as 0Gs5, 1Ce2* or 2Bm4+0#w1', part);
    tokens.push(token);
  }
  const fault = tokensFault(tokens);
  return fault === null ? ok(tokens) : bad('tokens', fault, text);
};

const readHeaps = (fields: readonly string[]): Outcome<readonly HeapView[]> => {
  const [hands = '', deck = '', discard = '', fallen = ''] = fields;
  const texts = [...hands.split('/'), ...fallen.split('/'), deck, discard];
  if (hands.split('/').length !== SEATS || fallen.split('/').length !== SEATS)
    return bad('heaps', 'three hands and three fallen heaps, / between', `${hands} ${fallen}`);
  const heaps: HeapView[] = [];
  for (const [index, { seat, name }] of HEAPS.entries()) {
    const kinds = parseHeap(texts[index] ?? '', name);
    if (kinds === null) return bad(name, `letters of ${lettersOf(name)}, or -`, texts[index]);
    heaps.push({ seat, name, kinds });
  }
  const fault = cardsFault(heaps);
  return fault === null ? ok(heaps) : bad('cards', fault, fields.join(' '));
};

const readCounts = (text: string): Outcome<readonly [turns: number, quiet: number, ply: number]> => {
  const parts = /^(0|[1-9]\d{0,3})\/(0|[1-9]\d{0,3})\/(0|[1-9]\d{0,3})$/.exec(text);
  const [turns, quiet, ply] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])];
  return turns < MOST_TURNS && quiet < QUIET_LIMIT && ply < MOST_PLY
    ? ok([turns, quiet, ply])
    : bad('counts', 'turns/quiet/ply, such as 12/3/40', text);
};

/** See Content.readPosition. */
export const readPosition = (json: unknown): Outcome<View> => {
  const fields = typeof json === 'string' && json.length <= MOST_LETTERS ? json.split(' ') : [];
  if (fields.length !== FIELDS) return bad('', 'a line: tokens turn hands deck discard fallen turns/quiet/ply', json);
  const tokens = readTokens(fields[0] ?? '');
  if (!tokens.ok) return tokens;
  const heaps = readHeaps(fields.slice(2, -1));
  if (!heaps.ok) return heaps;
  const counts = readCounts(fields[FIELDS - 1] ?? '');
  if (!counts.ok) return counts;
  const turn = fields[1] ?? '';
  const fault = seatsFault(tokens.value, heaps.value, turn);
  if (fault !== null) return bad('seats', fault, json);
  const [turns, quiet, ply] = counts.value;
  const active = Number(turn);
  const inMask = tokens.value.reduce((mask, { seat }) => mask | (1 << seat), 0);
  return ok({
    game: NAME,
    form: NAME,
    viewer: 9,
    ply,
    asked: { seat: active, kind: 'main' },
    ...SHAPE,
    terrain: CELLS.map(({ terrain }) => terrain),
    tokens: tokens.value,
    heaps: heaps.value,
    flag: null,
    counters: { active, step: STEP.main, turns, quiet, in: inMask, setup: PLACES.length },
    lists: { pending: [] },
    history: [],
    result: null,
  });
};
