/** What the levels of the computer are called. */
import { say } from '../../text';

/** Null: two people play. */
export const levelName = (level: string | null): string => say(`setup.opponent.${level ?? 'person'}`);

/** The same to somebody who has not seen the other levels beside it. */
export const levelTold = (level: string | null): string =>
  level === 'story' ? say('title.easiest', { level: levelName(level) }) : levelName(level);
