/** A piece that has changed sides is shown and told as its new side's, and where it came from is said besides. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { storyOf } from '../../src/games/legends/reading/story';
import { parseSquare } from '../../src/games/shared/square';
import { createLegendsReference } from '../../src/reference/legends';
import { squareLabel } from '../../src/shell/board/words';
import { cardLines, cardOf } from '../../src/shell/games/legends/inspector/card';
import { must } from '../match/support';
import { loadGames } from '../support/games';

await loadGames(['legends']);

// Crush of the evil army is held by the good side, a Hunter of the good army by the evil one
const engine = createLegendsReference();
const pieces = {
  a1: [67, 0],
  h8: [169, 1],
  g4: { piece: 114, army: 1, seat: 0, shown: true },
  c3: { piece: 7, army: 0, seat: 1, shown: true },
};
const position = { terrain: Array<string>(8).fill('pppppppp'), pieces, turn: 0 };
const seats = [{ player: 'person' }, { player: 'person' }];
must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));
const view = engine.view(0);
const squareOf = (name: string): number => parseSquare(name, view) ?? -1;

const lines = (name: string) => {
  const token = view.tokens.find(({ square }) => square === squareOf(name));
  if (token === undefined) throw new Error(`nothing on ${name}`);
  return cardLines(view, cardOf(view, storyOf([], view), token));
};

const label = (name: string): string => squareLabel(view, squareOf(name), null);

describe('a piece that has changed sides', () => {
  test('is its new side’s in the inspector, which says from whose army it came', () => {
    expect(lines('g4').title).toBe('Good: Crush');
    expect(lines('g4').lines).toContain('It came from Evil’s army.');
    expect(lines('c3').title).toBe('Evil: Hunter');
    expect(lines('c3').lines).toContain('It came from Good’s army.');
    expect(lines('a1').lines.filter((line) => line.includes('army'))).toEqual([]);
  });

  test('is its new side’s in the label of its square, with its army', () => {
    expect(label('g4')).toMatch(/^g4, your Crush 6, from Evil’s army\b/);
    expect(label('c3')).toMatch(/^c3, enemy Hunter 8, from Good’s army\b/);
    expect(label('a1')).not.toContain('army');
  });
});
