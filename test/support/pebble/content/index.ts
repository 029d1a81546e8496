/** Pebble's content: data and notation of the game that is a guest. */
import type { Codec } from '../../../../src/contract/codec';
import type { Content } from '../../../../src/contract/content';
import type { GameEvent } from '../../../../src/contract/event';
import { ok, refuse } from '../../../../src/games/shared/outcome';
import { eachItsOwn } from '../../../../src/games/shared/sides';
import { guessOf } from './guess';
import { layoutOf } from './layout';
import { nameOf, SHAPE } from './map';
import { CARDS, COUNTERS, KEYS, LETTERS, LISTS, NAME, REASONS, SEATS } from './names';
import { formatChoice, parseChoice, presses } from './notation';
import { PLAN } from './plan';
import { formatPosition, readPosition } from './position';
import { readSetup, sampleSetup } from './setup';

const codec: Codec = {
  keys: KEYS,
  counters: COUNTERS,
  lists: LISTS,
  reasons: REASONS,
  historyWords: 0,
  formatHistory: () => '',
  parseHistory: () => [],
  setupWords: () => [],
};

/** Pebble has no turn texts: a command is one choice text. */
const playTurn: Content['playTurn'] = (engine, text) => {
  const decision = engine.decision();
  if (decision === null) return refuse('illegal-choice', '', 'nothing: the match is over', text);
  const code = parseChoice(text, decision.kind);
  if (!code.ok) return code;
  const index = decision.choices.indexOf(code.value);
  if (index < 0) return refuse('illegal-choice', '', 'one of the choices offered', text);
  const applied = engine.apply(index);
  return applied.ok ? ok({ texts: [text], rows: engine.rows() }) : applied;
};

const letterOf = (kind: number | null): string => (kind === null ? '?' : (LETTERS[kind] ?? '?'));

const fragment = (event: GameEvent): string => {
  switch (event.type) {
    case 'fought':
      return `${nameOf(event.square)} ${event.attack} vs ${event.defence}`;
    case 'removed':
      return `removed ${letterOf(event.kind)}${nameOf(event.square)}`;
    case 'played':
      return `played ${CARDS[event.card]}`;
    case 'looked':
    case 'shown':
      return `${event.type} ${letterOf(event.kind)}`;
    default:
      return event.type;
  }
};

export const pebble: Content = {
  name: NAME,
  forms: [NAME],
  hidden: true,
  seatCounts: [SEATS],
  shape: () => SHAPE,
  plan: () => PLAN,
  sides: eachItsOwn,
  seatCount: () => SEATS,
  hidesArmy: () => true,
  layout: (_, seat) => layoutOf(seat),
  readSetup,
  sampleSetup,
  formatChoice,
  parseChoice,
  presses,
  ordered: true,
  formatPosition,
  readPosition,
  guessOf,
  playTurn,
  codec,
  formatResult: ({ winners, reason }) => `${winners.length === 0 ? 'draw' : winners.join('')}:${reason}`,
  fragment,
};
