/** What a window asks as the fight stands (R46, R47, R60), and lists that begin with what can gain something. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { ask } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { isSettled } from '../../src/match/games/legends/fight-stands';
import { questionText } from '../../src/match/games/legends/question';
import { rowsOf } from '../../src/match/games/legends/rows';
import { createLegendsReference } from '../../src/reference/legends';
import { must } from './support';

const GROUND = Array<string>(8).fill('pppppppp');

/** What is asked after these choices, with the view of whoever is asked. */
const askedAfter = (pieces: Readonly<Record<string, unknown>>, turn: number, played: readonly string[]) => {
  const engine = createLegendsReference();
  const position = { terrain: GROUND, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn };
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));
  const decision = () => {
    const asked = engine.decision();
    if (asked === null) throw new Error('over');
    return asked;
  };
  for (const text of played) {
    const { kind, choices } = decision();
    must(engine.apply(choices.indexOf(must(legends.parseChoice(text, kind, engine.view(9))))));
  }
  const view = engine.view(decision().seat);
  const asking = ask(decision(), [], { view, ...legendsWords });
  return { asking, view, decision: decision(), text: questionText(asking, view, legends) };
};

// 8 Srik (7, an elf), 11 High Elf (+1 to an elf next to it); 147 Keelian (6), 144 Renil (7), 113 Golladus (6, a titan), 135 Titan Castle
describe('a fight in which something could be spent', () => {
  test('that is won says so, and names passing first', () => {
    const { text, decision, view } = askedAfter({ d4: [8, 0], d5: [147, 1], c5: [11, 0] }, 0, ['d4-d5']);
    expect(text).toBe('Srik attacks Keelian on d5. You are winning this fight. Pass, or use an ability.');
    expect(isSettled(decision, view)).toBe(true);
  });

  test('that is even or lost asks as ever', () => {
    for (const foe of [144, 106]) {
      const { text, decision, view } = askedAfter({ d4: [8, 0], d5: [foe, 1], c5: [11, 0] }, 0, ['d4-d5']);
      expect(text).toMatch(/ on d5\. Use an ability, or pass\.$/);
      expect(isSettled(decision, view)).toBe(false);
    }
  });

  test('is told from the side that is asked', () => {
    const { text } = askedAfter({ d4: [8, 0], d5: [147, 1], c4: [11, 0] }, 1, ['d5-d4']);
    expect(text).toBe('Keelian attacks Srik on d4. You are winning this fight. Pass, or use an ability.');
    const lost = askedAfter({ d4: [8, 0], d5: [106, 1], c4: [11, 0] }, 1, ['d5-d4']);
    expect(lost.text).toMatch(/Use an ability, or pass\.$/);
  });

  test('is none to win for whom a strike does not destroy', () => {
    // the Relfreod Archer (17, 4) strikes at Golladus (6)
    const pieces = { c5: [17, 0], d5: [113, 1], e5: [135, 1] };
    const { text, decision } = askedAfter(pieces, 0, ['c5.1>d5']);
    expect(decision.seat).toBe(1);
    expect(text).toMatch(/ on d5\. As things stand, the target survives\. Pass, or use an ability\.$/);
  });
});

describe('a list of powers', () => {
  const squares = (pieces: Readonly<Record<string, unknown>>, turn = 0): readonly string[] => {
    const { asking, view } = askedAfter(pieces, turn, []);
    return rowsOf(asking, { view, content: legends }).map((row) =>
      row.on === 'power' ? `${row.kind}.${row.power}` : row.on,
    );
  };

  test('ends with those that can be aimed at nothing but own pieces and only reveal or destroy', () => {
    // the Elven Assassin beside Srik alone; Aras may look at what stands on g4
    const pieces = { b3: [26, 0], c4: [8, 0], g3: [74, 0], g4: [150, 1] };
    const listed = squares(pieces);
    expect(listed.at(-1)).toBe('26.1');
    expect(listed).toContain('74.1');
    // with an enemy in its reach there is something to gain
    const enemy = squares({ ...pieces, b4: [147, 1] });
    expect(enemy.indexOf('26.1')).toBeLessThan(enemy.indexOf('74.1'));
  });

  test('ends with the sacrifice that would take nobody of the other side along', () => {
    const pieces = { b6: [112, 1], g6: [113, 1], g2: [8, 0] };
    expect(squares(pieces, 1).at(-1)).toBe('112.1');
    expect(squares({ ...pieces, b5: [8, 0] }, 1)[0]).toBe('112.1');
  });
});
