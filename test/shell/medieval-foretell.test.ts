/** What a player reads before an act is confirmed: exact where all is known, else over what the rows leave open. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { createMedievalReference } from '../../src/reference/medieval';
import { foretold } from '../../src/shell/games/medieval/words/foretell';

interface Scene {
  readonly line: string;
  /** Squares of pieces that all know. */
  readonly shown?: readonly string[];
  /** Turns before the act. */
  readonly before?: readonly string[];
  readonly unaided?: boolean;
}

/** What the asked seat reads of an act. */
const before = (act: string, { line, shown = [], before: turns = [], unaided = false }: Scene): readonly string[] => {
  const setup = medieval.readSetup({ game: 'medieval', position: { line, shown } });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  const rows = [...engine.rows()];
  for (const turn of turns) {
    const played = medieval.playTurn(engine, turn);
    if (!played.ok) throw new Error(`${turn}: ${played.fault.expected}`);
    rows.push(...played.value.rows);
  }
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const choice = decision.choices.findIndex((code) => medieval.formatChoice(code, decision.kind, SHAPE) === act);
  if (choice < 0) throw new Error(`${act} is not offered`);
  const past: GameEvent[] = rows.flatMap(({ mask, event }) => ((mask >> decision.seat) & 1 ? [event] : []));
  return foretold(engine.view(decision.seat), decision, choice, { past, unaided });
};

test('against a known piece the end is certain', () => {
  const axeman = { line: '15/7k7/15/15/3f11/15/15/6x8/6N8/15/15/15/15/7K7/15 r - R2B2', shown: ['g8'] };
  expect(before('g7xg8', axeman)).toEqual(['The Axeman on g8 falls: 6 against 4.', 'This reveals your Knight.']);
  const guard = { ...axeman, line: axeman.line.replace('6x8', '6g8') };
  expect(before('g7xg8', guard)).toEqual([
    'Your Knight falls: a defending Guard beats any attacker of strength 6 or less.',
    'This reveals your Knight.',
  ]);
});

test('joined Footmen count two each, and a tie wins', () => {
  const scene = { line: '15/7k7/15/15/3f11/15/15/6n8/5FF8/5F9/15/15/15/7K7/15 r - R2B2', shown: ['g8'] };
  expect(before('g7xg8+', scene)).toEqual([
    'The Knight on g8 falls: 6 against 6, and the attacker wins ties.',
    'This reveals all of them.',
  ]);
  expect(before('g7xg8', scene)).toEqual(['Your Footman falls: 2 against 6.', 'This reveals your Footman.']);
  // those that help are revealed too, whoever leads (M7)
  const led = { ...scene, shown: ['g8', 'g7'] };
  expect(before('g7xg8+', led)).toEqual([
    'The Knight on g8 falls: 6 against 6, and the attacker wins ties.',
    'This reveals all of them.',
  ]);
  const all = { ...scene, shown: ['g8', 'g7', 'f7', 'f6'] };
  expect(before('g7xg8+', all)).toEqual(['The Knight on g8 falls: 6 against 6, and the attacker wins ties.']);
});

test('a hidden piece is one of three as likely as the others, of which a Guard alone holds', () => {
  const scene = { line: '15/7k7/15/15/3f11/15/15/6g8/6N8/15/15/15/15/7K7/15 r - R2B2' };
  expect(before('g7xg8', scene)).toEqual([
    '67% to win.',
    'Only the Guard beats you.',
    'A defending Guard beats any attacker of strength 6 or less.',
    'This reveals your Knight.',
  ]);
  expect(before('g7xg8', { ...scene, unaided: true })).toEqual([
    'What stands there is hidden.',
    'This reveals your Knight.',
  ]);
});

test('of what a hidden piece may be the fewer kinds are told: here what alone is beaten', () => {
  // 5 against a Footman, a Knight or a Paladin; of the King all know
  const line = '15/7k7/15/15/3f11/15/15/6n8/6X8/8p6/15/15/15/7K7/15 r - R2B2';
  expect(before('g7xg8', { line, shown: ['h14'] })).toEqual([
    '33% to win.',
    'You beat only the Footman.',
    'This reveals your Axeman.',
  ]);
});

test('who may answer is named, one or several', () => {
  const line = '15/7k7/15/15/15/15/15/5n1x7/15/6P8/15/15/15/7K7/15 r - R2B2';
  expect(before('g6-g7', { line, shown: ['f8'] })).toEqual(['The Knight on f8 could attack it there.']);
  expect(before('g6-g7', { line, shown: ['f8', 'h8'] })).toEqual([
    'The Knight on f8 and the Axeman on h8 could attack it there.',
  ]);
});

test('who went three squares is none that goes one', () => {
  const line = '15/7k7/15/15/3n11/15/15/15/3N11/15/15/15/15/6fK7/15 b - R2B2';
  expect(before('d7xd8', { line, before: ['d11-d8'] })).toEqual(['100% to win.', 'This reveals your Knight.']);
});

test('no shot harms a King', () => {
  const line = '15/15/15/15/3f11/15/15/6k8/6M8/15/15/15/15/7K7/15 r - R2B2';
  expect(before('g7~g8', { line, shown: ['g8'] })).toEqual([
    'The shot is blocked: no shot harms a King.',
    'This reveals your Mage.',
  ]);
});

test('a look at a King that is known costs the Spy', () => {
  const line = '15/15/15/15/3f11/15/6k8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
  expect(before('g7?g9', { line, shown: ['g9'] })).toEqual([
    'The King takes your Spy prisoner.',
    'This reveals your Spy.',
  ]);
  expect(before('g7?g9', { line })).toContain(
    'Only you learn what it is; then your Spy goes home. A King would take it prisoner.',
  );
});

test('a bomb names what it will take', () => {
  const line = '15/7k7/15/15/3f11/15/6X1g6/7o7/7N7/15/15/15/15/7K7/15 r h8B2 R2B1';
  expect(before('h7xh8', { line })).toEqual([
    'Your Knight falls: a bomb beats every attacker.',
    'The bomb on h8 explodes.',
    'Caught in the blast: Axeman on g9.',
    // a Guard or the King, whom no blast takes (RULES 6)
    'Caught too, unless it is the King: hidden piece on i9.',
    'This reveals your Knight.',
  ]);
  // where the King is known the hidden piece is none
  expect(before('h7xh8', { line, shown: ['h14'] })).toContain('Caught in the blast: Axeman on g9, hidden piece on i9.');
  // who plays by heart is not told that by counting
  const byHeart = before('h7xh8', { line, shown: ['h14'], unaided: true });
  expect(byHeart).toContain('Caught too, unless it is the King: hidden piece on i9.');
});

test('a known Knight three steps from the King is warned of first', () => {
  const line = '15/7k7/15/15/15/15/15/15/15/15/3F3n7/15/15/7K7/15 r - R2B2';
  expect(before('d5-d6', { line, shown: ['h5'] })).toEqual(['Your King on h2 could be captured by the Knight on h5.']);
  // a piece in the way takes the warning away: round it the Knight has five steps to go
  const shielded = '15/7k7/15/15/15/15/15/15/15/15/3F3n7/15/7G7/7K7/15 r - R2B2';
  expect(before('d5-d6', { line: shielded, shown: ['h5'] })).toEqual([]);
});

test('no shooter is named to a King, and what attacks it is named once', () => {
  const line = '15/7k7/15/15/15/15/15/15/15/15/15/7a7/15/7K7/15 r - R2B2';
  expect(before('h2-h1', { line, shown: ['h4'] })).toEqual([]);
  // over h3 and g3
  expect(before('h2-g2', { line: line.replace('7a7', '7n7'), shown: ['h4'] })).toEqual([
    'Your King on g2 could be captured by the Knight on h4.',
  ]);
});

test('a bomb that is set stands in the way of a warning', () => {
  // the Knight's only three steps to the King lead over h4 and h3, where the bomb stands (M17)
  const line = '15/7k7/15/15/15/15/15/15/15/15/7n7/15/7L7/7K7/15 r - R2B2';
  const warning = 'Your King on h2 could be captured by the Knight on h5.';
  expect(before('h3-g3', { line, shown: ['h5'] })).toContain(warning);
  const setting = before('!h3-g3', { line, shown: ['h5'] });
  expect(setting).not.toContain(warning);
  // the one that sets it and the King are not told of as who stands next to it
  expect(setting.join()).not.toContain('Next to the bomb');
  expect(setting).toContain('Move your Alchemist away next turn, or the blast on h3 will capture it.');
});

test('what the blast takes threatens nobody, and shields nobody (RULES 6)', () => {
  const threat = '15/7k7/15/15/15/15/15/15/15/15/15/3A2op7/15/7K7/15 r g4B2 R2B1';
  expect(before('d4~g4', { line: threat, shown: ['h4'] })).toEqual([
    'The bomb on g4 explodes.',
    'Caught in the blast: Paladin on h4.',
    'This reveals your Archer.',
  ]);
  // round the Guard the Knight has five steps to go, without it three
  const shield = '15/7k7/15/15/15/15/15/15/15/15/7n7/15/4A1oG7/7K7/15 r g3B2 R2B1';
  expect(before('e3~g3', { line: shield, shown: ['h5'] })).toEqual([
    'Your King on h2 could be captured by the Knight on h5.',
    'The bomb on g3 explodes.',
    'Caught in the blast: Guard on h3.',
    'This reveals your Archer.',
  ]);
});

test('a King that reaches the stockade wins', () => {
  const line = '15/15/6K8/15/3f11/9k5/15/15/15/15/15/15/15/15/15 r - R2B2';
  expect(before('g13-h14', { line })).toEqual(['This wins the battle.']);
});

test('a rule that outweighs the strengths is told', () => {
  // 8 against 9
  const alchemist = { line: '15/15/15/15/3f11/9k5/15/6l8/6M8/15/15/15/15/7K7/15 r - R2B2', shown: ['g8'] };
  expect(before('g7~g8', alchemist)).toEqual([
    'The Alchemist on g8 is taken prisoner: a Mage beats everything but a King.',
    'This reveals your Mage.',
  ]);
  // 2 against 8
  const mage = { line: '15/15/15/15/3f11/9k5/15/6m8/6F8/15/15/15/15/7K7/15 r - R2B2', shown: ['g8'] };
  expect(before('g7xg8', mage)).toEqual([
    'The Mage on g8 is taken prisoner: a Mage loses to any attack or shot.',
    'This reveals your Footman.',
  ]);
});

// the bomb that it leaves on h7 goes off at the start of the second own turn (M18), and h8 lies next to it
const bombTurn = { line: '15/15/15/15/3f11/9k5/15/7x7/7L7/15/15/15/15/7K7/15 r - R2B2' };
const later = 'Move your Alchemist away next turn, or the blast on h7 will capture it.';

test('in the blast: an Alchemist that wins next to its bomb', () => {
  expect(before('!h7xh8', { ...bombTurn, shown: ['h8'] })).toContain(later);
  expect(before('!h7xh8', bombTurn)).toContain(later.replace('Move', 'If it wins, move'));
  // nobody else is near
  expect(before('!h7xh8', { ...bombTurn, shown: ['h8'] }).join()).not.toContain('Next to the bomb');
  // two steps away it is out of it
  expect(before('!h7-f7', bombTurn).join()).not.toContain('blast');
  // a plain attack leaves no bomb
  expect(before('h7xh8', bombTurn).join()).not.toContain('blast');
});

test('who steps next to a bomb about to go off has no turn left to leave it', () => {
  const line = '15/7k7/15/15/3f11/15/15/7o7/15/7NK6/15/15/15/15/15 r h8b B2 R2B1';
  const own = line.replace('7o7', '7O7').replace('h8b B2 R2B1', 'h8R1 R1B2');
  const enemy = line.replace('h8b B2', 'h8B2');
  expect(before('h6-h7', { line: own })).toContain(
    'The blast on h8 will destroy your Knight before it can move again.',
  );
  expect(before('h6-h7', { line: enemy })).toContain(
    'Move your Knight away next turn, or the blast on h8 will destroy it.',
  );
  // no blast harms a King (RULES 6)
  expect(before('i6-i7', { line: own })).toEqual([]);
});

test('in the blast: a bomb that touches one about to go off goes with it', () => {
  const line = '15/7k7/15/15/3f11/15/7O7/7O7/15/7N7/15/15/15/15/7K7 r h8R2,h9R1 R0B2';
  expect(before('h6-h7', { line })).toContain('The blast on h8 will destroy your Knight before it can move again.');
});

test('in the blast: a Mage that shoots a bomb next to it', () => {
  const line = '15/7k7/15/15/3f11/15/15/7o7/7M7/15/15/15/15/7K7/15 r h8B2 R2B1';
  expect(before('h7~h8', { line })).toEqual([
    'The bomb on h8 explodes.',
    'Your Mage stands in the blast too, and is taken prisoner.',
    'This reveals your Mage.',
  ]);
});
