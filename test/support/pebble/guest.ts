/** Pebble's lines in the registries of the page. */
import type { GuestLine } from '../guest/line';

export const lines: readonly GuestLine[] = [
  {
    file: 'src/worker/registry.ts',
    line: "pebble: async () => (await import('../../test/support/pebble/worker')).part,",
  },
];
