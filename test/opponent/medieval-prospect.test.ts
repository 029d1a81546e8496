/**
 * What a level of Medieval leaves to chance: never a step to where a known enemy takes the piece, a King that something known
 * reaches, nor a bomb for nothing; and what lies there to be taken is taken (RULES sections 5 and 6).
 */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { medieval } from '../../src/games/medieval';
import { formatChoice } from '../../src/games/medieval/notation';
import { createCoreEngine } from '../../src/worker/core-engine';
import { createCoreSearch } from '../../src/worker/core-search';
import { beginAt } from '../../src/worker/opponent/begin';
import type { Level } from '../../src/worker/opponent/levels';
import { setupFor } from '../../src/worker/referee/eyes';
import { must } from '../support/harness/kit';

const LONG = 300_000;
const SEEDS = Array.from({ length: 250 }, (_, seed) => seed);
/** Any act may be answered, the likelier the better. */
const LEVEL: Level = { share: 1, parameters: [2, 10_000, 1, 2, 255, 1, 0, 0, 30] };

const { core } = findGame('medieval');
const engine = createCoreEngine(core(), medieval);
const search = createCoreSearch(core(), medieval);

const SIZE = 15;
const squares = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (_, file) => `${String.fromCharCode(97 + file)}${SIZE - row}`),
);

/** A position with Red to act, by squares; both Kings at home unless they stand elsewhere. */
const lineOf = (pieces: Readonly<Record<string, string>>, bombs: string, supply: string): string => {
  const kings = Object.values(pieces).join('');
  const all: Readonly<Record<string, string>> = {
    ...(kings.includes('k') ? {} : { h14: 'k' }),
    ...(kings.includes('K') ? {} : { h2: 'K' }),
    ...pieces,
  };
  const rows = squares.map((row) =>
    row
      .map((square) => all[square] ?? '.')
      .join('')
      .replace(/\.+/g, (gap) => `${gap.length}`),
  );
  return `${rows.join('/')} r ${bombs} ${supply}`;
};

/** What is answered by one of many draws; `shown`: what both know. */
const answers = (
  pieces: Readonly<Record<string, string>>,
  shown: readonly string[] = [],
  bombs = '-',
  supply = 'R0B0',
  level = LEVEL,
): readonly string[] => {
  const setup = must(
    medieval.readSetup({ game: 'medieval', position: { line: lineOf(pieces, bombs, supply), shown } }),
    'a position',
  );
  must(engine.start(setup), 'a start');
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const request = {
    setup: setupFor(setup, decision.seat, medieval),
    events: [],
    view: engine.view(decision.seat),
    decision,
    level: '',
    effort: {},
  };
  return SEEDS.map((seed) => {
    must(beginAt(search, medieval, { ...request, id: 0, seed }, level), 'a question');
    for (let done = 0; done < 160; ) done = search.step(160 - done);
    return formatChoice(decision.choices[search.best().choice] ?? 0);
  });
};

describe('what is left to chance in Medieval', { timeout: LONG }, () => {
  it('holds no step beside a known stronger enemy, but beside a hidden one', () => {
    const known = answers({ b7: 'F', b9: 'g' }, ['b9']);
    expect(new Set(known).size).toBeGreaterThan(3);
    expect(known).not.toContain('b7-b8');
    expect(answers({ b7: 'F', b9: 'g' })).toContain('b7-b8');
  });

  it('holds no step to where a known Knight comes in three', () => {
    // from b11 he comes to b8 over b10 and b9, and not to c8
    const known = answers({ b7: 'A', d8: 'A', b11: 'n' }, ['b11']);
    expect(known).toContain('d8-c8');
    expect(known).not.toContain('b7-b8');
  });

  it('holds no step into a known Archer’s line, nor a Ballista’s where nothing stands in between', () => {
    const known = answers({ a8: 'F', b11: 'a' }, ['b11']);
    expect(known).toContain('a8-a9');
    expect(known).not.toContain('a8-b8');
    expect(answers({ a8: 'P', b11: 'b' }, ['b11'])).not.toContain('a8-b8');
    expect(answers({ a8: 'P', b10: 'A', b11: 'b' }, ['b11'])).toContain('a8-b8');
  });

  it('holds none beside known Footmen that join, as far as they are known', () => {
    const line = { c6: 'X', c9: 'f', c10: 'f' };
    expect(answers(line, ['c9', 'c10'])).not.toContain('c6-c8');
    expect(answers(line, ['c9'])).toContain('c6-c8');
  });

  it('holds one where the piece that takes it is worth as much and taken back', () => {
    expect(answers({ b7: 'F', b9: 'x' }, ['b9'])).not.toContain('b7-b8');
    expect(answers({ b7: 'F', b9: 'x', e8: 'N' }, ['b9'])).toContain('b7-b8');
    expect(answers({ b7: 'M', b9: 'x', e8: 'N' }, ['b9'])).not.toContain('b7-b8');
  });

  it('holds no act that leaves the King to a known Knight, and any where he is hidden', () => {
    const line = { h3: 'X', h5: 'n', b8: 'F' };
    const known = answers(line, ['h5']);
    for (const text of known) expect(text).not.toMatch(/^h3-[gi]/);
    expect(known).toContain('b8-b9');
    expect(answers(line).some((text) => /^h3-[gi]/.test(text))).toBe(true);
  });

  it('holds no step of the King to where a known enemy comes', () => {
    // an Axeman goes two steps: to h4, not to g3
    const known = answers({ h3: 'K', h6: 'x' }, ['h6']);
    expect(known).toContain('h3-g3');
    expect(known).not.toContain('h3-h4');
  });

  it('is nothing where one act of many saves the King, even if it does not come to mind', () => {
    // the Knight comes over h4 and h3, the King has no room, and two Footmen lie there to be taken
    const round = { g1: 'A', h1: 'G', i1: 'A', g2: 'F', i2: 'F', g3: 'X', i3: 'X' };
    const line = { ...round, b8: 'N', b9: 'f', m8: 'N', m9: 'f', h5: 'n' };
    const two: Level = { share: 1, parameters: [2, 10_000, 1, 2, 2, 1, 0, 0, 30] };
    const known = answers(line, ['b9', 'm9', 'h5'], '-', 'R0B0', two);
    for (const text of known) expect(text).toMatch(/^[gi]3-h[34]$/);
    expect(answers(line, ['b9', 'm9'], '-', 'R0B0', two)).toContain('b8xb9');
  });

  it('is a stake on what may be the other King where nothing saves one’s own, and none where something does', () => {
    // a Paladin beside the King, who has no room to flee to; far off a Knight beside two hidden pieces
    const line = { k1: 'K', j1: 'A', j2: 'A', k2: 'p', b8: 'N', b9: 'f', m8: 'F', d9: 'k' };
    for (const text of answers(line, ['k2'])) expect(text).toMatch(/^b8x|^m8x/);
    expect(answers({ ...line, j3: 'P' }, ['k2']).every((text) => text === 'j3xk2')).toBe(true);
  });

  it('is nothing where a King that is known stands before the stockade', () => {
    const line = { a8: 'K', g3: 'k', h1: 'G', m8: 'F' };
    expect(new Set(answers(line, ['g3']))).toEqual(new Set(['h1-h2']));
    expect(new Set(answers(line)).size).toBeGreaterThan(3);
  });

  it('is not whether a known weaker enemy is taken that nobody known avenges', () => {
    expect(new Set(answers({ b8: 'N', b9: 'x' }, ['b9']))).toEqual(new Set(['b8xb9']));
    expect(new Set(answers({ b8: 'N', b9: 'x', b11: 'p' }, ['b9', 'b11'])).size).toBeGreaterThan(1);
    expect(new Set(answers({ b5: 'A', b8: 'f' }, ['b8']))).toEqual(new Set(['b5~b8']));
  });

  it('holds no Paladin given for a known Footman', () => {
    const line = { b8: 'P', b9: 'f', b11: 'p' };
    expect(answers(line, ['b9', 'b11'])).not.toContain('b8xb9');
    expect(answers(line)).toContain('b8xb9');
  });

  it('is not whether a prisoner is freed', () => {
    const freed = answers({ g15: "P'", g12: 'S', f9: 'k' });
    expect(freed.every((text) => text.startsWith('g12^g15'))).toBe(true);
  });

  it('holds a bomb beside an enemy, and none that reaches nobody or one’s own', () => {
    const bombs = (texts: readonly string[]): readonly string[] => texts.filter((text) => text.startsWith('!'));
    expect(bombs(answers({ b8: 'L' }, [], '-', 'R1B0'))).toEqual([]);
    expect(bombs(answers({ b8: 'L', b9: 'A', a8: 'A', c10: 'f' }, [], '-', 'R1B0'))).toEqual([]);
    expect(bombs(answers({ b8: 'L', a9: 'f', b9: 'f' }, [], '-', 'R1B0')).length).toBeGreaterThan(0);
  });

  it('holds an attack on a bomb for who stands beside it', () => {
    expect(answers({ b8: 'F', b9: 'o' }, [], 'b9B2', 'R0B1')).not.toContain('b8xb9');
    expect(answers({ b8: 'F', b9: 'o', a10: 'f' }, [], 'b9B2', 'R0B1')).toContain('b8xb9');
  });

  it('holds a Footman’s step beside a known Knight only where the others go on and take him', () => {
    // three that join are as strong as he
    const texts = answers({ a8: 'F', a9: 'F', b7: 'F', b9: 'n' }, ['b9']);
    expect(texts).toContain('b7-b8,');
    expect(texts).not.toContain('b7-b8');
  });
});
