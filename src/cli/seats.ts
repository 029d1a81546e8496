/** The option `--seats`. */
import type { Content } from '../contract/content';
import type { Arguments, OptionSpec } from './arguments';
import { unusable } from './unusable';

const MOST = 8;

export const SEATS: OptionSpec = {
  kind: 'whole',
  word: 'N',
  help: 'how many seats, where the game has more than one number',
  low: 1,
  high: MOST,
};

/** `--seats N`, one of the counts that the game knows; null without it. */
export function readSeats(args: Arguments, content: Content): number | null {
  const seats = args.whole('seats');
  if (seats !== null && !content.seatCounts.includes(seats)) {
    throw unusable('--seats', content.seatCounts.join(' or '), String(seats));
  }
  return seats;
}
