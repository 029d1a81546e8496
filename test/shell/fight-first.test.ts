/** The list of a question in a fight: what turns it, what touches it, and the rest under a heading of its own. */
import { expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { ask } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { rowsOf } from '../../src/match/games/legends/rows';
import { createLegendsReference } from '../../src/reference/legends';
import { groupsOf } from '../../src/shell/battle/answer/list';
import { fightFirst, isHopeless } from '../../src/shell/games/legends/answer/in-fight';
import { listAnswer } from '../../src/shell/games/legends/answer/list-answer';
import { loadTexts } from '../../src/text/games';
import { must } from '../match/support';

await loadTexts('legends');

/** The question when Srik on d4 has attacked d5. */
const askedIn = (pieces: Readonly<Record<string, unknown>>) => {
  const engine = createLegendsReference();
  const all = { a1: [67, 0], h8: [169, 1], d4: [8, 0], ...pieces };
  const position = { terrain: Array(8).fill('pppppppp'), pieces: all, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));
  const asked = () => {
    const decision = engine.decision();
    if (decision === null) throw new Error('over');
    return decision;
  };
  const { kind, choices } = asked();
  must(engine.apply(choices.indexOf(must(legends.parseChoice('d4-d5', kind, engine.view(9))))));
  const view = engine.view(asked().seat);
  return { view, asking: ask(asked(), [], { view, ...legendsWords }) };
};

/** The headings of its list, each with its rows. */
const listIn = (pieces: Readonly<Record<string, unknown>>) => {
  const { view, asking } = askedIn(pieces);
  const rows = rowsOf(asking, { view, content: legends });
  const list = fightFirst(
    rows.map((row) => listAnswer(row, view, 0)),
    rows,
    asking,
    view,
  );
  return groupsOf(list).map(({ title, rows: own }) => [title, ...own.map(({ title: name, act }) => `${name}: ${act}`)]);
};

// 11 High Elf (+1 to an elf next to it); 168 Fire Wall (weakens an enemy next to it); 144 Renil (7), 147 Keelian (6)
test('an ability that turns the fight comes first and says so, one that can only be aimed elsewhere stands below', () => {
  expect(listIn({ d5: [144, 1], b2: [168, 0], b3: [147, 1], c5: [11, 0] })).toEqual([
    ['In this fight', 'High Elf c5: Turns the fight'],
    ['Elsewhere', 'Fire Wall b2: Ability'],
  ]);
});

test('where the fight is won, nothing is said to turn it', () => {
  expect(listIn({ d5: [147, 1], b2: [168, 0], b3: [147, 1], c5: [11, 0] })).toEqual([
    ['In this fight', 'High Elf c5: Ability'],
    ['Elsewhere', 'Fire Wall b2: Ability'],
  ]);
});

test('what may be aimed at the fight too stands with it', () => {
  expect(listIn({ d5: [147, 1], c4: [168, 0], b4: [147, 1] })).toEqual([['', 'Fire Wall c4: Ability']]);
});

// 118 Enchanted Shield (+2 to a piece next to it), 105 Namhel (9); Srik has 7
test('who is attacked is told as well which ability turns the fight', () => {
  expect(listIn({ d5: [147, 1], c5: [118, 1] })).toEqual([['', 'Enchanted Shield c5: Turns the fight']]);
  expect(listIn({ d5: [105, 1], c5: [118, 1] })).toEqual([['', 'Enchanted Shield c5: Ability']]);
});

// 27 Clevut takes control of whatever attacks it
// Srik has 7; the Cave Beast (109) has 8, Namhel 9; two High Elves give him 2
test('what can’t win the fight says what it comes to', () => {
  expect(listIn({ d5: [109, 1], c5: [11, 0] })).toEqual([['', 'High Elf c5: Only makes it a tie']]);
  expect(listIn({ d5: [105, 1], c5: [11, 0] })).toEqual([['', 'High Elf c5: Not enough: you still lose']]);
  expect(listIn({ d5: [105, 1], c5: [11, 0], e5: [11, 0] })).toEqual([
    ['', 'High Elf c5: Not enough alone', 'High Elf e5: Not enough alone'],
  ]);
});

test('an attack that is lost whatever is used is one to pass', () => {
  const passes = (pieces: Readonly<Record<string, unknown>>) => {
    const { asking, view } = askedIn(pieces);
    return isHopeless(asking, view);
  };
  expect(passes({ d5: [105, 1], c5: [11, 0] })).toBe(true);
  expect(passes({ d5: [105, 1], c5: [11, 0], b2: [168, 0], b3: [147, 1] })).toBe(true);
  expect(passes({ d5: [109, 1], c5: [11, 0] })).toBe(false);
  expect(passes({ d5: [144, 1], c5: [11, 0] })).toBe(false);
  expect(passes({ d5: [147, 1], c5: [11, 0] })).toBe(false);
  expect(passes({ d5: [105, 1], c5: [11, 0], e5: [11, 0] })).toBe(false);
});

test('the ability of the attacked piece itself can turn the fight', () => {
  expect(listIn({ d5: [27, 1], c5: [118, 1] }).flat()).toContain('Clevut d5: Turns the fight');
});
