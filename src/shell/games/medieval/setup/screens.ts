/** The screen before a match. */
import { NewMatchScreen } from './new-match';

export const screens = { plan: NewMatchScreen } as const;
