/** What is said of a rematch: whether the player may sit on the other side of it. */
import { expect, test } from 'vitest';
import type { App } from '../../src/shell/app/app';
import * as duels from '../../src/shell/games/legion/acts';
import { FIRST_DUEL, keepDuel } from '../../src/shell/games/legion/start-match';
import { loadTexts } from '../../src/text/games';
import { TestShelf } from '../match/support';

await loadTexts('legion');

const computer = [{ player: 'person' }, { player: 'computer', level: 'story' }] as never;
const persons = [{ player: 'person' }, { player: 'person' }] as never;

const redrawn = (colour: 'drawn' | 'black', seats: never): string | null => {
  const shelf = new TestShelf();
  keepDuel(shelf, { ...FIRST_DUEL, colour });
  const app = { ports: { shelf }, openings: new Set() } as unknown as App;
  duels.attach(app);
  return duels.redrawn(app, { seats });
};

test('of a duel the colours, where they are drawn against the computer', () => {
  expect(redrawn('drawn', computer)).toContain('colours');
  expect(redrawn('black', computer)).toBeNull();
  expect(redrawn('drawn', persons)).toBeNull();
});
