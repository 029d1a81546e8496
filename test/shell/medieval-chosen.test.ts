/** What is said of a chosen piece, and why a square can't be pressed: the reason, never only that it can't. */
import { describe, expect, test } from 'vitest';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { parsePlace } from '../../src/games/medieval/notation';
import { ask } from '../../src/match/asking';
import { needsConfirm } from '../../src/match/caution';
import { medievalWords } from '../../src/match/games/medieval';
import { pressSquare } from '../../src/match/press';
import { createMedievalReference } from '../../src/reference/medieval';
import { chosenLine } from '../../src/shell/games/medieval/words/chosen';
import { refusal, whyNot } from '../../src/shell/games/medieval/words/refusal';
import { squareTold } from '../../src/shell/games/medieval/words/square';

const squareOf = (name: string): number => parsePlace(name) ?? -1;

/** The asked seat's view, and its question with these squares pressed; `first`: an act of the same turn before. */
const at = (line: string, pressed: readonly string[] = [], shown: readonly string[] = [], first?: string) => {
  const setup = medieval.readSetup({ game: 'medieval', position: { line, shown } });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  if (first !== undefined) {
    const choices = engine.decision()?.choices ?? [];
    engine.apply(choices.findIndex((code) => medieval.formatChoice(code, 'main', SHAPE) === first));
  }
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const view = engine.view(decision.seat);
  const context = { view, content: medieval, markOf: medievalWords.markOf };
  return { view, asking: ask(decision, pressed.map(squareOf).map(pressSquare), context) };
};

const why = (line: string, pressed: readonly string[], square: string, first?: string): string => {
  const { view, asking } = at(line, pressed, [], first);
  return refusal(view, asking, squareOf(square));
};

// an Archer, a Ballista, and what stands before them
const RANGE = '15/7k7/15/15/3f11/6xf7/7n7/6G1x6/6Ax7/7B1g5/5M9/5F3f5/15/7K7/15 r - R2B2';

describe('why a square can’t be pressed', () => {
  test('a shooter: its range, and what protects the target', () => {
    expect(why(RANGE, ['g7'], 'h7')).toBe(
      'Out of range: an Archer shoots two to four squares away, in a straight line.',
    );
    // h7 stands between
    expect(why(RANGE, ['h6'], 'h9')).toBe('A piece in between protects h9: a Ballista can’t shoot over it.');
    expect(why(RANGE, ['f5'], 'd11')).toBe('Out of range: a Mage strikes only next to it.');
  });

  test('a shooter and a hatched square with nobody on it: not how far it walks', () => {
    const alone = '15/7k7/15/15/3f11/15/15/15/7F7/15/7B7/15/15/7K7/15 r - R2B2';
    // h7 stands in the way to h8; the water on f5 is in range (M11)
    expect(why(alone, ['h5'], 'h8')).toBe('A piece in between blocks your Ballista’s shot at h8.');
    for (const square of ['f5', 'e5'])
      expect(why(alone, ['h5'], square)).toBe(`${square} is in range, but there is no enemy on it to shoot.`);
    expect(why(alone, ['h5'], 'l5')).toBe('l5 is too far: your Ballista moves one square, not diagonally.');
  });

  test('nothing of one’s own stands there: it is empty, or the enemy’s', () => {
    expect(why(RANGE, [], 'd10')).toBe('d10 is empty. Choose one of your own pieces.');
    expect(why(RANGE, [], 'd11')).toBe('The piece on d11 is your enemy’s.');
  });

  test('a walker: lakes, pieces, distance', () => {
    expect(why(RANGE, ['g8'], 'e8')).toBe('e8 is too far: your Guard moves one square, not diagonally.');
    expect(why(RANGE, ['f4'], 'f5')).toBe('A piece of yours stands on f5.');
    expect(why(RANGE, ['f4'], 'g5')).toBe('Only a Mage can walk on a lake.');
    // two steps over the lake on e6, four round it
    const lake = '15/7k7/15/15/3f11/15/15/15/15/3N11/15/15/15/7K7/15 r - R2B2';
    expect(why(lake, ['d6'], 'f6')).toBe('A lake blocks your Knight’s way to f6.');
    const wall = '15/7k7/15/15/3f11/15/15/6G8/5GXG7/6G8/15/15/15/7K7/15 r - R2B2';
    expect(why(wall, ['g7'], 'g9')).toBe('Pieces block your Axeman’s way to g9.');
    expect(why(wall, [], 'g7')).toBe('Your Axeman on g7 has nowhere to go and nothing to attack.');
    const king = '15/7k7/15/15/3f11/15/15/15/15/15/15/15/7f7/7K7/15 r - R2B2';
    expect(why(king, ['h2'], 'h3')).toBe('A King can’t attack.');
  });

  test('a prisoner: its guards, or what shuts it in where there are none (RULES 7)', () => {
    const prison = "4B'P'S'8/5F9/15/15/15/15/15/k14/15/15/15/15/15/7K7/15 r - R2B2";
    expect(why(prison, [], 'f15')).toBe('Your Paladin on f15 has nowhere to go and nothing to attack.');
    const guarded = prison.replace('5F9', '5F1k7').replace('k14', '15');
    expect(why(guarded, [], 'f15')).toBe('A prisoner can’t act while its guards are near.');
    expect(why(prison, ['f14'], 'f15')).toBe('Only your Spy can free a prisoner.');
    const held = "15/7k7/15/15/15/15/15/15/15/15/15/15/15/4G2K7/4b'10 r - R2B2";
    expect(why(held, ['e2'], 'e1')).toBe('A prisoner can’t be attacked.');
  });

  test('after a Footman only another one acts, if it can (RULES 4)', () => {
    const line = "5P'9/15/15/15/15/15/15/k14/15/3F11/15/15/15/4G2K7/4FG9 r - R2B2";
    expect(why(line, [], 'f15', 'd6-d7,')).toBe('Only another Footman can act this turn.');
    expect(why(line, [], 'd7', 'd6-d7,')).toBe('The piece on d7 has already acted this turn.');
    expect(why(line, [], 'e1', 'd6-d7,')).toBe('Your Footman on e1 has nowhere to go and nothing to attack.');
  });

  test('a look at what can’t be pressed tells it; of other squares nothing is told', () => {
    const { view, asking } = at(RANGE, ['g7']);
    expect(whyNot(view, asking, squareOf('h7'))).toMatch(/^Out of range/);
    expect(whyNot(view, asking, squareOf('g10'))).toBeNull();
    expect(whyNot(view, asking, squareOf('g7'))).toBeNull();
    const open = at(RANGE);
    expect(whyNot(open.view, open.asking, squareOf('h7'))).toBeNull();
  });
});

describe('a chosen piece', () => {
  const line = (position: string, square: string): string => {
    const { view, asking } = at(position, [square]);
    return chosenLine(view, asking);
  };

  test('says what it is and what it can do now', () => {
    expect(line(RANGE, 'g7')).toBe(
      'Archer, strength 5. From here, it can go to 2 squares and shoot at one piece. Hatched squares are in range. Choose a ringed enemy to shoot.',
    );
    // an own piece on h7 stands before h8, and there is nobody to shoot
    const alone = '15/7k7/15/15/3f11/15/15/15/7F7/15/7B7/15/15/7K7/15 r - R2B2';
    expect(line(alone, 'h5')).toMatch(
      /squares. Hatched squares are in range. Where the hatching is dark, a piece blocks the shot.$/,
    );
    expect(line(RANGE, 'g8')).toBe(
      'Guard, strength 3. When attacked, it beats anything up to 6. From here, it can go to 3 squares.',
    );
    const attack = '15/7k7/15/15/3f11/15/15/6x8/6F8/15/15/15/15/7K7/15 r - R2B2';
    expect(line(attack, 'g7')).toBe(
      'Footman, strength 2, and 2 more for each Footman that attacks with it. From here, it can go to 3 squares and attack one piece.',
    );
    expect(at(attack, []).asking.presses).toEqual([]);
    expect(chosenLine(at(attack).view, at(attack).asking)).toBe('');
  });

  test('is called one’s own, and a Spy frees those of its own side', () => {
    const spies = '15/7k7/15/15/3f11/15/6s8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
    const { view } = at(spies, [], ['g9']);
    expect(squareTold(view, squareOf('g7'), [], false).title).toBe('Your Spy, g7');
    const enemy = squareTold(view, squareOf('g9'), [], false);
    expect(enemy.title).toBe('Blue’s Spy, g9');
    expect(enemy.lines.join(' ')).not.toContain('your prisoners');
    expect(enemy.lines.filter((text) => text.includes('three squares') || text.includes('3 squares'))).toHaveLength(1);
  });

  test('moves after the second press, whatever it is', () => {
    const both = '15/7k7/15/15/3f11/15/15/15/6G8/3F3F7/15/15/15/7K7/15 r - R2B2';
    for (const [from, to] of [
      ['g7', 'g8'],
      ['d6', 'd7'],
    ] as const) {
      const { view, asking } = at(both, [from, to]);
      const { decision, choice } = asking;
      if (choice === null) throw new Error('no choice');
      const weighed = { decision, choice, view, events: [], hidden: true, handsOver: false };
      expect(needsConfirm('attacks', { ...weighed, movesWait: medievalWords.movesWait === true })).toBe(true);
      expect(needsConfirm('attacks', weighed)).toBe(false);
      expect(needsConfirm('never', { ...weighed, movesWait: true })).toBe(false);
    }
  });
});
