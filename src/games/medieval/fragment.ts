/** Medieval's results and single rows as short texts, for records and scenario files. */
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import { formatPlace } from './notation';
import { KIND, letterOf, UNITS } from './units';

/** `r` or `b`. */
export const sideLetter = (seat: number): string => (seat === 0 ? 'r' : 'b');

/** `r:king`, `draw:no-progress`. */
export const formatResult = ({ winners, reason }: Result): string => {
  const [winner] = winners;
  return `${winner === undefined ? 'draw' : sideLetter(winner)}:${reason}`;
};

/** A kind's name as a sentence begins with it: `Paladin`. */
export const capitalName = (kind: number): string => {
  const name = UNITS[kind]?.name ?? '?';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** `xg8`: the letter in its side's case, and the square. */
const pieceOn = (seat: number, kind: number | null, square: number): string => {
  const letter = kind === null ? 'U' : letterOf(kind);
  return `${seat === 0 ? letter : letter.toLowerCase()}${formatPlace(square)}`;
};

/** See Content.fragment: what one row tells by itself. */
export const fragment = (event: GameEvent): string => {
  switch (event.type) {
    case 'removed':
      return event.kind === KIND.bomb
        ? `disarmed ${formatPlace(event.square)}`
        : `captured ${pieceOn(event.seat, event.kind, event.square)}`;
    case 'exploded':
      return `explosion ${event.squares.map(formatPlace).join(',')}`;
    case 'freed':
      return `${event.escaped ? 'escaped' : 'freed'} ${pieceOn(event.seat, event.kind, event.square)}`;
    case 'placed':
      return event.kind === KIND.bomb ? `bomb set ${formatPlace(event.square)}` : '';
    default:
      return '';
  }
};
