/** What is counted as absurd in Medieval, by what the asked seat knows (RULES sections 5, 6 and 8). */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { medieval } from '../../src/games/medieval';
import { formatChoice } from '../../src/games/medieval/notation';
import { must } from '../support/harness/kit';
import { medievalBlunders } from '../support/harness/medieval/blunders';

const { engines } = findGame('medieval');

/** The answers of a kind at a position, as texts. */
function tempting(name: string, line: string, shown: readonly string[] = []): readonly string[] {
  const engine = engines.wasm();
  must(
    engine.start(must(medieval.readSetup({ game: 'medieval', position: { line, shown } }), 'a position')),
    'a start',
  );
  const decision = engine.decision();
  const kind = medievalBlunders.kinds.find((one) => one.name === name);
  if (decision === null || kind === undefined) throw new Error(name);
  return kind
    .tempting({ view: engine.view(decision.seat), decision })
    .map((index) => formatChoice(decision.choices[index] ?? 0));
}

describe('absurd is', () => {
  it('to pass over a known King that can be taken, and nothing of it where he is hidden', () => {
    const line = '15/15/15/15/15/15/15/7k7/15/7N7/15/15/15/7K7/15 r - R2B2';
    const texts = tempting('king-passed-over', line, ['h8']);
    expect(texts).toContain('h2-h3');
    expect(texts).not.toContain('h6xh8');
    expect(tempting('king-passed-over', line)).toEqual([]);
  });

  it('to leave a King beside a known Axeman, but not beside a known Archer, who only shoots', () => {
    const line = (piece: string) => `15/7k7/15/15/15/15/15/15/15/15/15/7${piece}7/7K7/15/15 r - R2B2`;
    expect(tempting('king-left', line('x'), ['h4']).length).toBeGreaterThan(0);
    expect(tempting('king-left', line('a'), ['h4'])).toEqual([]);
  });

  it('an attack that is known to fail: a Knight on a Guard, not a Paladin', () => {
    const line = (piece: string) => `15/7k7/15/15/15/15/7g7/7${piece}7/15/15/15/15/15/7K7/15 r - R2B2`;
    expect(tempting('attack-known-lost', line('N'), ['h9'])).toEqual(['h8xh9']);
    expect(tempting('attack-known-lost', line('P'), ['h9'])).toEqual([]);
  });

  it('a step to where a bomb goes off first, for all but the King', () => {
    const texts = tempting('into-the-blast', '15/7k7/15/15/15/15/15/15/6O1F6/15/15/15/15/7K7/15 r g7R1 R1B2');
    expect([...texts].sort()).toEqual(['i7-h7']);
  });

  it('a step into the reach of a known stronger enemy', () => {
    const texts = tempting('walked-into', '15/7k7/15/15/15/15/7n7/15/15/15/15/7A7/15/7K7/15 r - R2B2', ['h9']);
    // a Knight goes three steps: to h6 at the most, so h5 is safe
    expect(texts).toEqual([]);
    expect(tempting('walked-into', '15/7k7/15/15/15/15/7n7/15/15/15/7A7/15/15/7K7/15 r - R2B2', ['h9'])).toContain(
      'h5-h6',
    );
  });
});
