/** Parley's position: the truth's view as JSON, at a `card` or `main` decision. Checked part by part. */
import type { Outcome } from '../../../src/contract/fault';
import type { HeapView, TokenView, View } from '../../../src/contract/view';
import { ok, refuse } from '../../../src/games/shared/outcome';
import { isObject, type JsonObject } from '../../../src/games/shared/read-setup';
import { CARDS, COPIES_OF_A_CARD, COUNTERS, KINDS, LISTS, SEATS, SHAPE, SQUARES, STEP } from './names';

const isCount = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;

const bad = (at: string, expected: string, found?: unknown) => refuse('bad-position', at, expected, found);

const MAX_ID = 4096;
const MAX_MASK = 512;
const MAX_CARDS = CARDS.length * COPIES_OF_A_CARD;

const readToken = (json: unknown, at: string): Outcome<TokenView> => {
  if (!isObject(json)) return bad(at, 'a token', json);
  const { id, square, seat, kind, shownTo } = json;
  if (!isCount(id, MAX_ID)) return bad(`${at}.id`, 'an id from 0 to 4095', id);
  if (!isCount(square, SQUARES)) return bad(`${at}.square`, 'a square from 0 to 14', square);
  if (!isCount(seat, SEATS)) return bad(`${at}.seat`, 'a seat from 0 to 2', seat);
  if (!isCount(kind, KINDS.length)) return bad(`${at}.kind`, 'a kind from 0 to 2', kind);
  if (!isCount(shownTo, MAX_MASK)) return bad(`${at}.shownTo`, 'a mask from 0 to 511', shownTo);
  if (((shownTo >> seat) & 1) === 0) return bad(`${at}.shownTo`, 'a mask with the owner’s own bit', shownTo);
  return ok({ id, square, seat, kind, shownTo });
};

const readTokens = (json: unknown): Outcome<readonly TokenView[]> => {
  if (!Array.isArray(json)) return bad('tokens', 'a list of tokens', json);
  if (json.length > SQUARES) return bad('tokens', `at most ${SQUARES} tokens`, json.length);
  const tokens: TokenView[] = [];
  for (const [index, item] of json.entries()) {
    const at = `tokens[${index}]`;
    const token = readToken(item, at);
    if (!token.ok) return token;
    const { square, seat, kind, id } = token.value;
    const last = tokens.at(-1);
    if (last !== undefined && last.square >= square) return bad(`${at}.square`, 'squares in ascending order', square);
    if (tokens.some((other) => other.id === id)) return bad(`${at}.id`, 'ids that differ', id);
    if (tokens.some((other) => other.seat === seat && other.kind === kind))
      return bad(`${at}.kind`, 'each kind once a seat', kind);
    tokens.push(token.value);
  }
  return ok(tokens);
};

const HEAPS: readonly Pick<HeapView, 'seat' | 'name'>[] = [
  { seat: 0, name: 'hand' },
  { seat: 1, name: 'hand' },
  { seat: 2, name: 'hand' },
  { seat: null, name: 'deck' },
  { seat: null, name: 'discard' },
];

const readHeaps = (json: unknown): Outcome<readonly HeapView[]> => {
  if (!Array.isArray(json) || json.length !== HEAPS.length)
    return bad('heaps', 'three hands, the deck, the discard heap', json);
  const heaps: HeapView[] = [];
  for (const [index, head] of HEAPS.entries()) {
    const item: unknown = json[index];
    const kinds = isObject(item) && item['seat'] === head.seat && item['name'] === head.name ? item['kinds'] : null;
    if (!Array.isArray(kinds)) return bad(`heaps[${index}]`, `the ${head.name}`, item);
    if (kinds.length > MAX_CARDS) return bad(`heaps[${index}].kinds`, `at most ${MAX_CARDS} cards`, kinds.length);
    const cards = kinds.filter((card) => isCount(card, CARDS.length));
    if (cards.length !== kinds.length) return bad(`heaps[${index}].kinds`, 'cards from 0 to 2', kinds);
    heaps.push({ ...head, kinds: cards });
  }
  for (let card = 0; card < CARDS.length; card++) {
    const copies = heaps.flatMap((heap) => heap.kinds).filter((kind) => kind === card).length;
    if (copies !== COPIES_OF_A_CARD) return bad('heaps', `four cards ${CARDS[card]}`, copies);
  }
  return ok(heaps);
};

const readCounters = (json: unknown, tokens: readonly TokenView[]): Outcome<Readonly<Record<string, number>>> => {
  if (!isObject(json)) return bad('counters', 'an object', json);
  const limits: Readonly<Record<(typeof COUNTERS)[number], number>> = {
    active: SEATS,
    step: STEP.over,
    turns: 60,
    renewals: 16,
    in: 8,
    setup: SQUARES + 1,
  };
  const counters: Record<string, number> = {};
  for (const name of COUNTERS) {
    const value = json[name];
    if (!isCount(value, limits[name])) return bad(`counters.${name}`, `a number from 0 to ${limits[name] - 1}`, value);
    counters[name] = value;
  }
  const { active = 0, step, in: inMask = 0, setup } = counters;
  if (step !== STEP.card && step !== STEP.main) return bad('counters.step', '1 (card) or 5 (main)', step);
  if (setup !== SQUARES) return bad('counters.setup', '15: the set-up is over', setup);
  if (((inMask >> active) & 1) === 0) return bad('counters.active', 'a seat that is in', active);
  if ((inMask & (inMask - 1)) === 0) return bad('counters.in', 'at least two seats', inMask);
  for (let seat = 0; seat < SEATS; seat++) {
    const envoy = tokens.some((token) => token.seat === seat && token.kind === 0);
    const any = tokens.some((token) => token.seat === seat);
    if ((((inMask >> seat) & 1) === 1) !== envoy || (any && !envoy))
      return bad('counters.in', 'just the seats with an Envoy', inMask);
  }
  return ok(counters);
};

const isTruth = (json: JsonObject): boolean =>
  json['game'] === 'parley' && json['form'] === 'parley' && json['viewer'] === 9 && json['result'] === null;

/** See Content.readPosition. */
export const readPosition = (json: unknown): Outcome<View> => {
  if (!isObject(json) || !isTruth(json)) return bad('', 'the truth’s view of a Parley match', json);
  const tokens = readTokens(json['tokens']);
  if (!tokens.ok) return tokens;
  const heaps = readHeaps(json['heaps']);
  if (!heaps.ok) return heaps;
  const counters = readCounters(json['counters'], tokens.value);
  if (!counters.ok) return counters;
  const ply = json['ply'] ?? 0;
  if (!isCount(ply, 100000)) return bad('ply', 'a count of choices', ply);
  return ok({
    game: 'parley',
    form: 'parley',
    viewer: 9,
    ply,
    asked: { seat: counters.value['active'] ?? 0, kind: counters.value['step'] === STEP.card ? 'card' : 'main' },
    ...SHAPE,
    terrain: Array.from({ length: SQUARES }, () => 0),
    tokens: tokens.value,
    heaps: heaps.value,
    flag: null,
    counters: counters.value,
    lists: Object.fromEntries(LISTS.map((name) => [name, []])),
    history: [],
    result: null,
  });
};
