/** Medieval's card on the title of the page of tests, as long as the page itself doesn't offer it: its opponent is missing. */
import type { GuestLine } from '../guest/line';

export const lines: readonly GuestLine[] = [
  {
    file: 'src/shell/games/cards.ts',
    line: "export { medievalCard as medieval } from './medieval/title-card';",
  },
];
