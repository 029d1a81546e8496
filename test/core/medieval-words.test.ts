/** Words from outside, damaged and whole: what Medieval's core must refuse as it stands, and what it must take. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { medievalRefusals } from '../support/harness/medieval/refusals';
import { Examined } from '../support/harness/refusals/refusal';

describe('words from outside', () => {
  const core = new Examined(findGame('medieval').core());

  it.each(medievalRefusals().map((one) => [one.name, one] as const))('%s', (_name, refusal) =>
    expect(core.wrongWith(refusal)).toBeNull(),
  );
});
