/** What is told of a duel: every loss with its reason, a shot as a shot, and the sides in their own colours. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legion } from '../../src/games/legion';
import { formatSquare } from '../../src/games/shared/square';
import { createLegionReference } from '../../src/reference/legion';
import { logEntries, lossLines } from '../../src/shell/battle/log-entries';
import { naming } from '../../src/shell/board/words';
import { legionAround } from '../../src/shell/games/legion/around';
import { legionBattle } from '../../src/shell/games/legion/battle';
import { courseOf } from '../../src/shell/result/course';
import { loadGames } from '../support/games';
import '../support/texts';

await loadGames(['legion']);

const viewOf = (form: string) => {
  const engine = createLegionReference();
  const setup = legion.readSetup({
    game: 'legion',
    form,
    seats: [{ player: 'person' }, { player: 'person' }],
    seed: 3,
  });
  if (!setup.ok) throw new Error('no setup');
  engine.start(setup.value);
  return engine.view(0);
};

const view = viewOf('basic');
const squareOf = (name: string): number => {
  const found = [...Array(36).keys()].find((square) => formatSquare(square, view) === name);
  if (found === undefined) throw new Error(`no square ${name}`);
  return found;
};
const [C3, D3, D4] = [squareOf('c3'), squareOf('d3'), squareOf('d4')];
const [SOLDIER, KNIGHT, ARCHER] = [0, 1, 6];

/** White's Soldier stands; Black's Archer shoots it; White's Knight beats the Archer: two swords against a defence of one (rules, sections 1 and 4). */
const EVENTS: readonly GameEvent[] = [
  { type: 'turn', seat: 1 },
  { type: 'placed', seat: 1, token: 1, kind: SOLDIER, square: D4 },
  { type: 'turn', seat: 0 },
  { type: 'placed', seat: 0, token: 2, kind: ARCHER, square: C3 },
  { type: 'struck', from: C3, square: D4 },
  { type: 'removed', seat: 1, token: 1, kind: SOLDIER, square: D4, cause: 'shot' },
  { type: 'turn', seat: 1 },
  { type: 'placed', seat: 1, token: 3, kind: KNIGHT, square: D3 },
  { type: 'fought', from: D3, square: C3, attack: 2, defence: 1, helpers: [], beaten: true },
  { type: 'removed', seat: 0, token: 2, kind: ARCHER, square: C3, cause: 'fight' },
];

describe('what is told of a duel', () => {
  test('a loss is told with the reason, in the log and by key', () => {
    const details = logEntries(EVENTS, naming(view), null).map((entry) => entry.details);
    expect(details).toEqual([[], ['White’s Soldier on d4 is shot.'], ['Black loses the Archer on c3: 2 against 1.']]);
    expect(lossLines(EVENTS, naming(view))).toEqual([
      'White’s Soldier on d4 is shot.',
      'Black loses the Archer on c3: 2 against 1.',
    ]);
    expect(legionBattle.losses(view, EVENTS, 1)).toEqual(['Black loses the Archer on c3: 2 against 1.']);
  });

  test('the timeline tells what was placed and what it did; a shot is no mere move', () => {
    const course = courseOf(EVENTS, view, [0, 1]);
    const lineOf = legionAround.turnLine(EVENTS, view, null);
    expect(course.map(lineOf)).toEqual([
      'No unit stands yet.',
      'White: Soldier on d4.',
      'Black: Archer on c3. White’s Soldier on d4 is shot.',
      'White: Knight on d3. Black loses the Archer on c3: 2 against 1.',
    ]);
  });

  test('Black is dark and White is light, as on the board', () => {
    expect(legionAround.sides(view).map(({ name, colour }) => [name, colour])).toEqual([
      ['Black', 'dark'],
      ['White', 'light'],
    ]);
  });
});
