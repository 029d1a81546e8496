/** Medieval's computer: an answer to every kind of question, and nothing that a player would call absurd (RULES sections 5 and 6). */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import type { Setup } from '../../src/contract/setup';
import { medieval } from '../../src/games/medieval';
import { readArmy } from '../../src/games/medieval/army';
import { characters } from '../../src/games/medieval/characters';
import { KEYS } from '../../src/games/medieval/names';
import { formatChoice } from '../../src/games/medieval/notation';
import { opponents } from '../../src/games/medieval/opponents';
import { type Opponent, playedBy } from '../../src/games/opponent';
import { createCoreEngine } from '../../src/worker/core-engine';
import { createCoreSearch } from '../../src/worker/core-search';
import { beginAt } from '../../src/worker/opponent/begin';
import type { Level } from '../../src/worker/opponent/levels';
import { setupFor } from '../../src/worker/referee/eyes';
import { must } from '../support/harness/kit';
import { battleSetup, randomBattle } from '../support/harness/medieval/battles';
import { createRng } from '../support/harness/rng';

const LONG = 300_000;
const { core } = findGame('medieval');
const engine = createCoreEngine(core(), medieval);
const search = createCoreSearch(core(), medieval);

const levelOf = (name: string): Opponent => {
  const found = opponents.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no level ${name}`);
  return found;
};

/** The answer of a level at the engine's open question, as text. */
function answer(setup: Setup, level: Level, iterations: number, seed: number): string {
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const view = engine.view(decision.seat);
  const request = {
    id: 0,
    setup: setupFor(setup, decision.seat, medieval),
    events: [],
    view,
    decision,
    level: '',
    effort: {},
    seed,
  };
  must(beginAt(search, medieval, request, level), 'a question');
  for (let done = 0; done < iterations; ) done = search.step(iterations - done);
  const code = decision.choices[search.best().choice];
  if (code === undefined) throw new Error('not offered');
  return formatChoice(code);
}

const position = (line: string, more: object = {}): Setup =>
  must(medieval.readSetup({ game: 'medieval', position: { line, ...more } }), 'a position');

/** The answers of all levels at a position, at next to no effort and at some. */
function answers(
  line: string,
  more: object,
  levels: readonly string[],
  efforts: readonly number[],
  seeds = 6,
): readonly string[] {
  const setup = position(line, more);
  return levels.flatMap((level) =>
    efforts.flatMap((iterations) =>
      Array.from({ length: seeds }, (_, seed) => {
        must(engine.start(setup), 'a position');
        return answer(setup, levelOf(level), iterations, seed);
      }),
    ),
  );
}

/** The moves that the champion looks at, of all there are. */
function lookedAt(line: string, more: object): readonly string[] {
  must(engine.start(position(line, more)), 'a position');
  answer(position(line, more), levelOf('champion'), 400, 1);
  const { visits } = search.best();
  return (engine.decision()?.choices ?? []).map((code) => formatChoice(code)).filter((_, at) => (visits[at] ?? 0) > 0);
}

const LEVELS = ['story', 'standard', 'veteran', 'champion'];

describe('the levels', { timeout: LONG }, () => {
  it('answer every kind of question with one of the choices', () => {
    const seen = new Set<string>();
    const rng = createRng(4);
    for (let match = 0; match < 400 && seen.size < KEYS.length; match++) {
      const start = match % 4 === 1 ? medieval.sampleSetup(match, match) : battleSetup(randomBattle(rng), match);
      must(engine.start(start), 'a start');
      for (let step = 0; step < 120; step++) {
        const decision = engine.decision();
        if (decision === null) break;
        if (decision.choices.length > 1 && !seen.has(decision.key)) {
          for (const { name } of opponents)
            expect(decision.choices.map((code) => formatChoice(code))).toContain(answer(start, levelOf(name), 8, step));
          seen.add(decision.key);
        }
        must(engine.apply(rng.draw(decision.choices.length)), 'a random choice');
      }
    }
    expect([...seen].sort()).toEqual([...KEYS].sort());
  });

  it('are played by every character, with words of its own', () => {
    const words = characters.map((character) => playedBy(levelOf('champion'), character).parameters.join());
    expect(new Set([...words, levelOf('champion').parameters.join()]).size).toBe(characters.length + 1);
  });
});

describe('nothing absurd', { timeout: LONG }, () => {
  it('a known King that can be taken is taken', () => {
    const all = answers(
      '15/15/15/15/15/15/15/7k7/15/7N7/3f11/15/15/7K7/15 r - R2B2',
      { shown: ['h8'] },
      LEVELS,
      [1, 60],
    );
    expect(new Set(all)).toEqual(new Set(['h6xh8']));
  });

  it('a King steps onto the free stockade', () => {
    const all = answers('15/15/7K7/15/15/15/15/5kf8/15/5FF8/15/15/15/15/15 r - R2B2', {}, LEVELS, [1, 60]);
    expect(new Set(all)).toEqual(new Set(['h13-h14']));
  });

  it('no piece steps to where a bomb goes off before it can leave', () => {
    // Red's bomb on g7 goes off at the start of his next turn
    const line = '15/7k7/7f7/15/15/15/15/15/6O8/3P4X6/15/15/15/5F1K7/15 r g7R1 R1B2';
    const round = ['f6', 'g6', 'h6', 'f7', 'h7', 'f8', 'g8', 'h8'];
    for (const text of answers(line, {}, LEVELS, [1, 60])) expect(round).not.toContain(text.slice(-2));
  });

  it('nor to where a bomb is set off by that one (M20)', () => {
    // Blue's on h8 has time left, but stands beside Red's; the Paladin may step to j8, or on to i8 beside the other
    const line = '15/7k7/7f7/15/15/15/9F5/6Oo2PF3/9F5/15/15/15/15/7K7/15 r g8R1,h8B2 R1B1';
    for (const text of answers(line, {}, LEVELS, [0, 1, 60], 12)) expect(text).not.toMatch(/-i[789]$/);
  });

  it('a King with his army round him stays where he is while no enemy is near', () => {
    const line = '15/4fmlkpbs4/4xfgfgfx4/5an1na5/15/15/15/15/15/15/15/5AN1NA5/4XFGFGFX4/4SBPKLMF4/15 r - R2B2';
    for (const text of answers(line, {}, LEVELS, [1, 60, 300])) expect(text).not.toMatch(/^h2-/);
  });

  it('nobody thinks of going back where it just came from, while no enemy and no bomb is near', () => {
    // the Guard has come from c5 with his side's last turn; others have moves of their own
    const army = '15/15/4F5F4/7K7/15';
    const bare = '15/7k7/7f7/15/15/15/15/15/15/2G12';
    const shuttle = ['0:- c5-c6'];
    const looks = lookedAt(`${bare}/${army} r - R2B2`, { shuttle });
    expect(looks.length).toBeGreaterThan(1);
    expect(looks).not.toContain('c6-c5');
    // it came from elsewhere; something hidden stands two squares off; a bomb lies beside it
    expect(lookedAt(`${bare}/${army} r - R2B2`, { shuttle: ['0:- b6-c6'] })).toContain('c6-c5');
    const near = '15/7k7/15/15/15/15/15/2f12/15/2G12';
    expect(lookedAt(`${near}/${army} r - R2B2`, { shuttle })).toContain('c6-c5');
    const bomb = '15/7k7/7f7/15/15/15/15/15/3o11/2G12';
    expect(lookedAt(`${bomb}/${army} r d7B2 R2B1`, { shuttle })).toContain('c6-c5');
  });

  it('a Paladin beside such a bomb leaves', () => {
    const line = '15/7k7/7f7/15/15/15/15/7P7/6O8/15/15/15/15/5F1K7/15 r g7R1 R1B2';
    for (const text of answers(line, {}, ['veteran', 'champion'], [300])) expect(text).toMatch(/^h8/);
  });

  it('no attack and no shot that is known to fail', () => {
    // a Paladin is stronger than a Knight, a Guard than an Archer's arrow
    const line = '15/7k7/15/15/15/15/7p7/7N7/15/3A2g8/15/15/15/5F1K7/15 r - R2B2';
    for (const text of answers(line, { shown: ['h9', 'g6'] }, LEVELS, [1, 60])) {
      expect(text).not.toBe('h8xh9');
      expect(text).not.toMatch(/^d6~g6/);
    }
  });

  it('a King beside a known enemy that would take him is not left there', () => {
    const line = '15/7k7/15/15/15/15/15/15/3X2F8/15/15/7x7/7K7/15/15 r - R2B2';
    for (const text of answers(line, { shown: ['h4'] }, LEVELS, [1, 300])) expect(text).toMatch(/^h3/);
  });
});

describe('the set-up', { timeout: LONG }, () => {
  /** What a level lays as a seat, as the text of its army. */
  const laid = (seat: number, seed: number): string => {
    const setup = must(medieval.readSetup({ game: 'medieval', seed }), 'a setup');
    must(engine.start(setup), 'a start');
    const texts: string[] = [];
    for (let decision = engine.decision(); decision?.kind === 'place'; decision = engine.decision()) {
      const text = answer(setup, levelOf('champion'), 1, seed * 100 + texts.length);
      if (decision.seat === seat) texts.push(text);
      must(engine.apply(decision.choices.map((code) => formatChoice(code)).indexOf(text)), 'its choice');
    }
    return (seat === 0 ? texts : [...texts].reverse()).join('');
  };

  it('is one of many good ones, seldom the same, the King not always in one place', () => {
    const armies = Array.from({ length: 24 }, (_, seed) => laid(seed % 2, seed));
    for (const army of armies) {
      must(readArmy(army, 0, 0), army);
      // nobody lays his King in front
      expect(army.indexOf('K')).toBeLessThan(14);
    }
    expect(new Set(armies).size).toBeGreaterThan(20);
    expect(new Set(armies.map((army) => army.indexOf('K'))).size).toBeGreaterThan(3);
  });
});
