/** The screen before a match. */
import { NewMatchScreen } from './new-match';

export const screens = { table: NewMatchScreen } as const;
