/** Which move a hint advises in a siege: sure gains first, and no act of another piece announced that would not come. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ThinkAnswer } from '../../src/contract/search';
import { medieval } from '../../src/games/medieval';
import { matchGames } from '../../src/match/games';
import type { MatchState } from '../../src/match/types';
import { createMedievalReference } from '../../src/reference/medieval';
import { advised } from '../../src/shell/battle/advisable';
import { faces } from '../../src/shell/games';
import { loadTexts } from '../../src/text/games';
import { must } from '../match/support';

const SHAPE = medieval.shape({ game: 'medieval', form: 'standard' });

/** What is advised to Red at this position where the search found this much of these moves and answers with the first. */
const adviceAt = (
  rows: string,
  shown: readonly string[],
  found: Readonly<Record<string, readonly [value: number, visits: number]>>,
): string | undefined => {
  const engine = createMedievalReference();
  const json = { game: 'medieval', position: { line: `${rows} r - R2B2`, shown } };
  must(engine.start(must(medieval.readSetup(json))));
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  // all of it that is read
  const state = { view: engine.view(0), events: [], asking: { decision } } as unknown as MatchState;
  const texts = decision.choices.map((code) => medieval.formatChoice(code, decision.kind, SHAPE));
  for (const text of Object.keys(found)) expect(texts).toContain(text);
  const answer: ThinkAnswer = {
    id: 1,
    choice: texts.indexOf(Object.keys(found)[0] ?? ''),
    value: 0.6,
    iterations: 1000,
    visits: texts.map((text) => found[text]?.[1] ?? 0),
    values: texts.map((text) => found[text]?.[0] ?? 0),
    stopped: false,
  };
  return texts[advised(answer, state, false).choice];
};

const HOME = '15/7k7/15/15/15/15';

beforeAll(async () => {
  await Promise.all([loadTexts('medieval'), faces.load('medieval'), matchGames.load('medieval')]);
});

describe('a known enemy that is taken for nothing', () => {
  // the Knight on h7 takes the Axeman on h8; a Paladin on h10 would take the Knight there
  const rows = `${HOME}/15/7x7/7N7/15/15/11F3/15/7K7/15`;
  const guarded = '15/7k7/15/15/15/7p7/15/7x7/7N7/15/15/11F3/15/7K7/15';

  test('comes before a quiet step and before any other move that is hardly better', () => {
    expect(adviceAt(rows, ['h8'], { 'h2-i2': [0.6, 400], h7xh8: [0.575, 400] })).toBe('h7xh8');
    expect(adviceAt(rows, ['h8'], { 'h2-i2': [0.6, 400], h7xh8: [0.565, 400] })).toBe('h2-i2');
    expect(adviceAt(rows, ['h8'], { 'l4-l5': [0.6, 400], h7xh8: [0.59, 400] })).toBe('h7xh8');
    expect(adviceAt(rows, ['h8'], { 'l4-l5': [0.6, 400], h7xh8: [0.58, 400] })).toBe('l4-l5');
  });

  test('does not where it is taken back', () => {
    expect(adviceAt(guarded, ['h8', 'h10'], { 'l4-l5': [0.6, 400], h7xh8: [0.59, 400] })).toBe('l4-l5');
    // what is hidden there is known to nobody
    expect(adviceAt(guarded, ['h8'], { 'l4-l5': [0.6, 400], h7xh8: [0.59, 400] })).toBe('h7xh8');
  });
});

test('a piece that a known enemy takes next is saved before a quiet step is made', () => {
  // the Axeman on h8 reaches the Footman on h6, and nobody on h5
  const rows = `${HOME}/15/7x7/15/7F7/15/15/15/7K7/15`;
  expect(adviceAt(rows, ['h8'], { 'h2-i2': [0.6, 400], 'h6-h5': [0.575, 400] })).toBe('h6-h5');
  expect(adviceAt(rows, ['h8'], { 'h2-i2': [0.6, 400], 'h6-h5': [0.565, 400] })).toBe('h2-i2');
  // unseen, it is a danger that nobody knows of
  expect(adviceAt(rows, [], { 'h2-i2': [0.6, 400], 'h6-h5': [0.575, 400] })).toBe('h2-i2');
  // one that stands in the way saves it as well
  const barred = `${HOME}/15/7x7/6G8/7F7/15/15/15/7K7/15`;
  expect(adviceAt(barred, ['h8'], { 'h2-i2': [0.6, 400], 'g7-h7': [0.575, 400] })).toBe('g7-h7');
});

describe('that another acts', () => {
  const at = (eight: string, six: string, four = '15') => `${HOME}/15/${eight}/15/${six}/15/${four}/15/7K7/15`;
  const both = { 'h6~h8,': [0.6, 400], 'h6~h8': [0.4, 3] } as const;

  test('is announced where it has something to do', () => {
    expect(adviceAt(at('7x3x3', '7A3A3'), ['h8', 'l8'], both)).toBe('h6~h8,');
  });

  test('is not where all that it could do is to step on, or to shoot where the first has shot', () => {
    expect(adviceAt(at('7x7', '7A7', '4A10'), ['h8'], both)).toBe('h6~h8');
    expect(adviceAt(at('7x7', '7A7', '7A7'), ['h8'], both)).toBe('h6~h8');
  });

  test('is not where it can do nothing', () => {
    // the Archer on e2 stands between walls and its own, which leave it no square
    const rows = `${HOME}/15/7x7/15/7A7/15/15/4G10/4AG1K7/4G10`;
    expect(adviceAt(rows, ['h8'], both)).toBe('h6~h8');
  });
});
