/** Pebble's lines in the registries of the page: all that a game needs to be on it. */
import type { GuestLine } from '../guest/line';

export const lines: readonly GuestLine[] = [
  {
    file: 'src/worker/registry.ts',
    line: "pebble: async () => (await import('../../test/support/pebble/worker')).part,",
  },
  {
    file: 'src/match/games/index.ts',
    line: "pebble: async () => (await import('../../../test/support/pebble/words')).pebbleWords,",
  },
  {
    file: 'src/stage/games.ts',
    line: "pebble: async () => (await import('../../test/support/pebble/look')).pebbleLook,",
  },
  {
    file: 'src/shell/games/cards.ts',
    line: "export { pebbleCard as pebble } from '../../../test/support/pebble/face/title-card';",
  },
];
