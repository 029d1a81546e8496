/** May the viewer lose the match by the next turn of what it knows (RULES sections 5 and 8)? */
import { describe, expect, it } from 'vitest';
import { medieval } from '../../src/games/medieval';
import { createMedievalReference } from '../../src/reference/medieval';
import { must } from '../support/harness/kit';

/** Asked of Red, who is to act; `shown` are squares of pieces that all know. */
const inDanger = (line: string, shown: readonly string[]): boolean | undefined => {
  const engine = createMedievalReference();
  must(
    engine.start(must(medieval.readSetup({ game: 'medieval', position: { line: `${line} r - R2B2`, shown } }), 'it')),
    'a start',
  );
  return medieval.isInDanger?.(engine.view(0));
};

const FAR = '15/7k7/15/15/15/15/15/15/15/15/15';

describe('a seat is in danger', () => {
  it('where a known Axeman may take its King in two steps, not where the Axeman is hidden', () => {
    expect(inDanger(`${FAR}/7x7/15/7K7/15`, ['h4'])).toBe(true);
    expect(inDanger(`${FAR}/7x7/15/7K7/15`, [])).toBe(false);
  });

  it('not by a Footman two steps away, nor by an Axeman whose ways are barred', () => {
    expect(inDanger(`${FAR}/7f7/15/7K7/15`, ['h4'])).toBe(false);
    expect(inDanger(`${FAR}/7x7/7F7/7K7/15`, ['h4'])).toBe(false);
  });

  it('not by what only shoots (M13, M14)', () => {
    expect(inDanger(`${FAR}/15/7m7/7K7/15`, ['h3'])).toBe(false);
  });

  it('where a known enemy King may step onto its stockade, not where somebody stands there (M34)', () => {
    const far = '15/15/15/15/15/15/15/15/15/15/15';
    expect(inDanger(`${far}/15/6k8/4K10/15`, ['g3'])).toBe(true);
    expect(inDanger(`${far}/15/6k8/4K2F7/15`, ['g3'])).toBe(false);
    expect(inDanger(`${far}/15/6k8/4K10/15`, [])).toBe(false);
  });
});
