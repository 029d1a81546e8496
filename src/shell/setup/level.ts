/** What the levels of the computer are called. */
import { say } from '../../text';

/** Null: two people play. */
export const levelName = (level: string | null): string => say(`setup.opponent.${level ?? 'person'}`);
