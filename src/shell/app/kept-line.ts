/** What is said of a match that is kept: its game, its opponent, how far it has come, and when it was saved. */
import type { KeptMatch } from '../../match/saves';
import { say } from '../../text';
import { titleCards } from '../games';
import { levelName } from '../setup/level';

/** Its name, against whom, and its turn; null where there is no such game any more. */
export const keptLine = (kept: KeptMatch): string | null => {
  const { game, level, ply, turn } = kept;
  const card = titleCards.find((one) => one.game === game);
  if (card === undefined) return null;
  return say('keeping.match', {
    game: card.matchName(kept),
    level: level ?? 'person',
    opponent: levelName(level),
    turn: turn ?? 'none',
    ply,
  });
};

/** A day and a time as the page's language writes them. `date`: milliseconds since 1970. */
export const dateLine = (date: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    date,
  );
