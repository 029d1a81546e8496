/** The screen before a duel. */
import { NewDuelScreen } from './new-duel';

export const screens = { setup: NewDuelScreen } as const;
