/** Legion's content: data and notation, no rules. */
import type { Content } from '../../contract/content';
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import { formatSquare } from '../shared/square';
import { SHAPE } from './boards';
import { codec } from './codec';
import { FORMS } from './forms';
import { formatChoice, parseChoice, presses } from './notation';
import { plan, SEATS, sides } from './plan';
import { formatPosition, readPosition } from './position';
import { readSetup, sampleSetup } from './setup';
import { playTurn } from './turn';
import { UNITS } from './units';

/** `b:all-placed`, `w:caravan b4-w5`, `draw:repetition`. */
const formatResult = (result: Result): string => {
  const winner = result.winners[0];
  const side = winner === undefined ? 'draw' : winner === 0 ? 'b' : 'w';
  const [black, white] = result.score;
  const score = black === undefined || white === undefined ? '' : ` b${black}-w${white}`;
  return `${side}:${result.reason}${score}`;
};

const fragment = (event: GameEvent): string => {
  switch (event.type) {
    case 'fought':
      return `${formatSquare(event.square, SHAPE)} ${event.attack} vs ${event.defence}`;
    case 'removed': {
      const letter = UNITS[event.kind ?? 0]?.letter ?? '?';
      return `removed ${event.seat === 1 ? letter : letter.toLowerCase()}${formatSquare(event.square, SHAPE)}`;
    }
    default:
      return '';
  }
};

export const legion: Content = {
  name: 'legion',
  forms: FORMS,
  hidden: false,
  seatCounts: [SEATS],
  shape: () => SHAPE,
  plan,
  sides,
  seatCount: () => SEATS,
  hidesArmy: () => false,
  readSetup,
  sampleSetup,
  formatChoice,
  parseChoice,
  presses,
  ordered: false,
  formatPosition,
  readPosition,
  guessOf: () => [],
  playTurn,
  codec,
  formatResult,
  fragment,
};
