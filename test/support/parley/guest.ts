/** Parley's lines in the registries of the page. It has a referee and an opponent, and no picture. */
import type { GuestLine } from '../guest/line';

export const lines: readonly GuestLine[] = [
  {
    file: 'src/worker/registry.ts',
    line: "parley: async () => (await import('../../test/support/parley/worker')).part,",
  },
];
