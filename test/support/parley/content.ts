/** Parley's content: data and notation of the test game. */
import type { Codec } from '../../../src/contract/codec';
import type { Content } from '../../../src/contract/content';
import type { Engine } from '../../../src/contract/engine';
import type { GameEvent } from '../../../src/contract/event';
import type { Outcome } from '../../../src/contract/fault';
import type { Setup } from '../../../src/contract/setup';
import type { Guess, View } from '../../../src/contract/view';
import { gridPlans } from '../../../src/games/shared/grid-plan';
import { ok, refuse, within } from '../../../src/games/shared/outcome';
import { isObject, readOptions, readSeats, readSeed, unknownKey } from '../../../src/games/shared/read-setup';
import { eachItsOwn } from '../../../src/games/shared/sides';
import { formatSquare } from '../../../src/games/shared/square';
import { CARDS, COUNTERS, EMPTY_ITEM, KEYS, KINDS, LISTS, REASONS, SEATS, SHAPE, STEP } from './names';
import { formatChoice, parseChoice, presses } from './notation';
import { readPosition } from './position';

const OPTIONS = { asks: ['useful', 'always'], leak: [0, 1, 2, 3, 4, 5, 6] } as const;

const readSetup = (json: unknown): Outcome<Setup> => {
  if (!isObject(json)) return refuse('bad-setup', '', 'an object', json);
  const extra = unknownKey(json, ['game', 'form', 'seats', 'options', 'seed', 'position'], '');
  if (extra !== null) return extra;
  if (json['game'] !== 'parley') return refuse('bad-setup', 'game', '"parley"', json['game']);
  if ((json['form'] ?? 'parley') !== 'parley') return refuse('bad-setup', 'form', '"parley"', json['form']);
  const seats = readSeats(json['seats'], [SEATS]);
  if (!seats.ok) return seats;
  const options = readOptions(json['options'], OPTIONS);
  if (!options.ok) return options;
  const seed = readSeed(json['seed']);
  if (!seed.ok) return seed;
  const position = json['position'] === undefined ? null : readPosition(json['position']);
  if (position !== null && !position.ok) return within(position.fault, 'position');
  return ok({
    game: 'parley',
    form: 'parley',
    seats: seats.value,
    options: options.value,
    seed: seed.value,
    ...(position === null ? {} : { position: json['position'] }),
  });
};

const sampleSetup = (index: number, seed: number): Setup => ({
  game: 'parley',
  form: 'parley',
  seats: [{ player: 'person' }, { player: 'person' }, { player: 'person' }],
  options: { asks: index % 4 === 3 ? 'always' : 'useful', leak: 0 },
  seed,
});

/** What others put on their home squares so far; square numbers and set-up numbers are the same. */
const setUpGuess = (truth: View, viewer: number): readonly number[] => {
  const guess: number[] = [];
  for (let square = 0; square < (truth.counters['setup'] ?? 0); square++) {
    if (Math.floor(square / SHAPE.width) === viewer || viewer === 9) continue;
    guess.push(truth.tokens.find((token) => token.square === square)?.kind ?? EMPTY_ITEM);
  }
  return guess;
};

const tokenGuess = (truth: View, view: View): readonly number[] =>
  view.tokens.flatMap((token) => {
    const kind = truth.tokens.find((other) => other.square === token.square)?.kind ?? 0;
    return token.kind === null ? [kind] : [];
  });

const guessOf = (truth: View, view: View): Guess => {
  const tokens = truth.counters['step'] === STEP.setUp ? setUpGuess(truth, view.viewer) : tokenGuess(truth, view);
  const cards = view.heaps.flatMap((heap, index) =>
    heap.kinds.flatMap((kind, place) => (kind === null ? [truth.heaps[index]?.kinds[place] ?? 0] : [])),
  );
  const asked = view.asked !== null && view.asked.seat === null ? [truth.asked?.seat ?? 0] : [];
  return [...tokens, ...cards, ...asked];
};

const codec: Codec = {
  keys: KEYS,
  counters: COUNTERS,
  lists: LISTS,
  reasons: REASONS,
  historyWords: 0,
  formatHistory: () => '',
  parseHistory: () => [],
  setupWords: (setup) => [setup.options['asks'] === 'always' ? 1 : 0, Number(setup.options['leak'] ?? 0)],
};

/** Parley has no turn texts: a command is one choice text. */
const playTurn: Content['playTurn'] = (engine: Engine, text) => {
  const decision = engine.decision();
  if (decision === null) return refuse('illegal-choice', '', 'nothing: the match is over', text);
  const code = parseChoice(text, decision.kind);
  if (!code.ok) return code;
  const index = decision.choices.indexOf(code.value);
  if (index < 0) return refuse('illegal-choice', '', 'one of the choices offered', text);
  const applied = engine.apply(index);
  return applied.ok ? ok({ texts: [text], rows: engine.rows() }) : applied;
};

const fragment = (event: GameEvent): string => {
  const at = (square: number): string => formatSquare(square, SHAPE);
  switch (event.type) {
    case 'fought':
      return `${at(event.square)} ${event.attack} vs ${event.defence}`;
    case 'removed':
      return `removed ${event.kind === null ? '?' : KINDS[event.kind]}${at(event.square)}`;
    case 'played':
      return `played ${CARDS[event.card]}`;
    case 'drew':
      return `drew ${event.card === null ? '?' : CARDS[event.card]}`;
    case 'looked':
    case 'shown':
      return `${event.type} ${event.kind === null ? '?' : KINDS[event.kind]}`;
    default:
      return event.type;
  }
};

export const parley: Content = {
  name: 'parley',
  forms: ['parley'],
  hidden: true,
  seatCounts: [SEATS],
  shape: () => SHAPE,
  plan: gridPlans((near) => near === 1),
  sides: eachItsOwn,
  seatCount: () => SEATS,
  hidesArmy: () => true,
  readSetup,
  sampleSetup,
  formatChoice,
  parseChoice,
  presses,
  ordered: true,
  formatPosition: (truth) => truth,
  readPosition,
  guessOf,
  playTurn,
  codec,
  formatResult: (result) =>
    result.winners.length === 0 ? `draw:${result.reason}` : `${result.winners.join('')}:${result.reason}`,
  fragment,
};
