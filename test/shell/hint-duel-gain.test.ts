/** What a hint of a duel says is gained by it: dangers that it averts, and what the Flag is good for. */
import { describe, expect, test } from 'vitest';
import { adviceText } from '../../src/shell/games/legion/advice';
import { eventsOf } from '../reference/kit';
import { at, options, play } from '../reference/legion-kit';
import { loadGames } from '../support/games';

await loadGames(['legion']);

/** The hint's line for the last of these choices. */
const hint = (position: string, ...texts: readonly string[]): string => {
  const engine = at(position);
  play(engine, ...texts.slice(0, -1));
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const view = engine.view(decision.seat);
  const code = decision.choices[options(engine).indexOf(texts.at(-1) ?? '')] ?? 0;
  play(engine, ...texts.slice(-1));
  const events = eventsOf(engine);
  return adviceText({ view, events: [], decision, code, preview: events, unaided: false }, events);
};

describe('a King whose fall loses the duel', () => {
  // in its fort on c3, with a Knight of the enemy next to it: two more swords beat it (rules, section 4)
  const DANGER = '5k/6/6/SnK3/6/6 w - king =f5/6/6/2x3/6/6';

  test('is saved by what removes the helper', () => {
    expect(hint(DANGER, 'N@b4')).toBe('This saves your King on c3 from the enemy Knight.');
    expect(hint(DANGER, 'A@e1', 'b3')).toBe('This saves your King on c3 from the enemy Knight.');
  });

  test('is named while the turn goes on', () => {
    expect(hint(DANGER, 'A@e1')).toBe(
      'Your King on c3 is in danger: the enemy Knight could beat it next turn. From there, you choose which enemy it shoots.',
    );
  });

  test('is not spoken of before the shot that wins', () => {
    expect(hint(DANGER, 'A@e1', 'f6')).toBe('This wins the battle.');
  });
});

test('an enemy with one unit left to place is kept from placing it', () => {
  expect(hint('S1S3/N1N3/U5/G5/T5/CA3s b - basic -', 'A@d3', 'a6')).toBe(
    'This keeps the enemy from placing its last unit next turn.',
  );
});

describe('a square that nothing else speaks for', () => {
  test('has no enemy next to it', () => {
    expect(hint('6/6/6/6/6/c5 b - basic -', 'G@e2')).toBe('No enemy is next to it there.');
  });

  test('has one next to it that nothing can remove: what is said is said of the next turn', () => {
    // two swords at most come in one turn, against a defence of three; its King is placed already
    expect(hint('K5/6/6/4C1/6/6 b - basic -', 'G@e2')).toBe('No enemy can beat it there next turn.');
    // the King in its reserve could sweep it away
    expect(hint('6/6/6/4C1/6/6 b - basic -', 'G@e2')).toBe('This looks like its best square.');
  });
});

describe('the Flag (rules, section 5: nobody may place a unit on its square)', () => {
  // the Tower on d3 lends a sword: a Knight on c4 would beat the King on c3
  test('guards a unit next to it', () => {
    expect(hint('6/6/2SU2/1G1T2/6/6 b - basic -', 'K@c3', 'c4')).toBe(
      'With the Flag on c4, no enemy can beat your King on c3 from there.',
    );
  });

  // with the Knight on b5, a second one on c4 beats the Scout on c5, four swords against three
  test('leaves another square free for an attack', () => {
    expect(hint('3NNG/1nU2K/2A3/1S4/6/5S b - basic -', 'K@c3', 'b3')).toBe(
      'It leaves c4 free for your attack on the Scout on c5.',
    );
  });

  test('keeps the enemy out of a forest, where forests count', () => {
    const position = (form: string) => `3NNG/4UK/2A3/1S4/6/5S b - ${form} =6/6/6/1f4/6/6`;
    expect(hint(position('forest'), 'K@c3', 'b3')).toBe('It keeps the enemy out of the forest on b3.');
    expect(hint(position('forest'), 'K@c3', 'c4')).toBe('It keeps the enemy off c4 until another unit falls.');
    expect(hint(position('advanced'), 'K@c3', 'b3')).toBe('It keeps the enemy off b3 until another unit falls.');
  });
});
