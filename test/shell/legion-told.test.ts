/** What is told of a duel: every loss with its reason, a shot as a shot, and the sides in their own colours. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legion } from '../../src/games/legion';
import { formatSquare } from '../../src/games/shared/square';
import { createLegionReference } from '../../src/reference/legion';
import { logEntries, lossLines } from '../../src/shell/battle/log-entries';
import { legionAround } from '../../src/shell/games/legion/around';
import { legionBattle } from '../../src/shell/games/legion/battle';
import { legionBoard } from '../../src/shell/games/legion/board';
import { duelNaming } from '../../src/shell/games/legion/naming';
import { shotAside } from '../../src/shell/games/legion/shots';
import { courseOf } from '../../src/shell/result/course';
import { say } from '../../src/text';
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
const [SOLDIER, KNIGHT, SCOUT, TOWER, CATAPULT, ARCHER] = [0, 1, 2, 4, 5, 6];

/** A White unit alone on c3. */
const standing = (kind: number): View => ({
  ...view,
  tokens: [{ id: 1, seat: 1, kind, square: C3, shownTo: 511 }],
});

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
    const details = logEntries(EVENTS, duelNaming(view, EVENTS), null).map((entry) => entry.details);
    expect(details).toEqual([
      [],
      ['White’s Soldier on d4 is shot and goes back to the reserve.'],
      ['The Knight on d3 sends Black’s Archer on c3 back to the reserve: 2 against 1.'],
    ]);
    expect(lossLines(EVENTS, duelNaming(view, EVENTS))).toEqual([
      'White’s Soldier on d4 is shot and goes back to the reserve.',
      'The Knight on d3 sends Black’s Archer on c3 back to the reserve: 2 against 1.',
    ]);
    expect(legionBattle.losses(view, EVENTS, 1)).toEqual([
      'The Knight on d3 sends Black’s Archer on c3 back to the reserve: 2 against 1.',
    ]);
  });

  // a Scout has a defence of three, which a Knight's two swords do not exceed (rules, sections 1 and 4)
  const HELD: readonly GameEvent[] = [
    { type: 'turn', seat: 1 },
    { type: 'placed', seat: 1, token: 3, kind: KNIGHT, square: D3 },
    { type: 'fought', from: D3, square: C3, attack: 2, defence: 3, helpers: [], beaten: false },
  ];
  const SCOUT_STANDS = { id: 2, seat: 0, kind: SCOUT, square: C3, shownTo: 511 };
  const told = (now: View, events: readonly GameEvent[]) =>
    logEntries(events, duelNaming(now, events), null).map((entry) => entry.details);

  test('an attack that is held off is told with the names of both, whether one saw the defender placed or not', () => {
    const line = 'The Knight on d3 attacks the Scout on c3. 2 against 3: the Scout holds.';
    const placed: GameEvent = { type: 'placed', seat: 0, token: 2, kind: SCOUT, square: C3 };
    expect(told(view, [{ type: 'turn', seat: 0 }, placed, ...HELD])).toEqual([[], [line]]);
    expect(told({ ...view, tokens: [SCOUT_STANDS] }, HELD)).toEqual([[line]]);
    expect(legionBattle.news({ ...view, tokens: [SCOUT_STANDS] }, HELD, HELD.slice(1), null).at(-1)?.text).toBe(line);
  });

  test('what stood on a square at the time is named, not what stands there now', () => {
    const later: readonly GameEvent[] = [
      ...HELD,
      { type: 'turn', seat: 1 },
      { type: 'removed', seat: 0, token: 2, kind: SCOUT, square: C3, cause: 'crown' },
      { type: 'placed', seat: 0, token: 4, kind: TOWER, square: C3 },
    ];
    expect(told({ ...view, tokens: [{ ...SCOUT_STANDS, kind: TOWER }] }, later)[0]?.[0]).toContain('the Scout on c3');
  });

  test('where nobody knows who stood there, the squares are told', () => {
    expect(told(view, HELD)).toEqual([['The unit on d3 attacks c3. 2 against 3: the defender holds.']]);
  });

  test('the timeline tells what was placed and what it did; a shot is no mere move', () => {
    const course = courseOf(EVENTS, view, [0, 1]);
    const lineOf = legionAround.turnLine(EVENTS, view, null);
    expect(course.map(lineOf)).toEqual([
      'No unit stands yet.',
      'White: Soldier on d4.',
      'Black: Archer on c3. White’s Soldier on d4 is shot and goes back to the reserve.',
      'White: Knight on d3. The Knight on d3 sends Black’s Archer on c3 back to the reserve: 2 against 1.',
    ]);
  });

  // only Soldiers, Knights, Archers and Kings without a shield are targets: the Scout is none (rules, section 4)
  test('an Archer or Catapult that found no target is told to have found none', () => {
    const placed = (seat: number, kind: number, at: number): readonly GameEvent[] => [
      { type: 'turn', seat },
      { type: 'placed', seat, token: seat + 1, kind, square: at },
    ];
    const events = [...placed(1, SCOUT, D4), ...placed(0, ARCHER, C3), ...placed(1, CATAPULT, D3)];
    const ended: readonly GameEvent[] = [...events, { type: 'turn', seat: 0 }];
    const detailsOf = (all: readonly GameEvent[]) =>
      logEntries(all, duelNaming(view, all), null, shotAside).map((entry) => entry.details);
    // the turn of the Catapult goes on: its target may be asked for
    expect(detailsOf(events)).toEqual([[], ['No target to shoot.'], []]);
    expect(detailsOf(ended)).toEqual([[], ['No target to shoot.'], ['No target to shoot.']]);
    expect(detailsOf(EVENTS)[1]).toEqual(['White’s Soldier on d4 is shot and goes back to the reserve.']);
    expect(legionBattle.news(view, ended, ended.slice(2, 5), null).map(({ text }) => text)).toEqual([
      'Black: Archer on c3.',
      'No target to shoot.',
    ]);
    const lineOf = legionAround.turnLine(ended, view, null);
    expect(courseOf(ended, view, [0, 1]).map(lineOf)[2]).toBe('Black: Archer on c3. No target to shoot.');
    const foretold = legionBoard.preview({ view, asking: null }, { choice: 0, events: ended.slice(3, 5) });
    expect(foretold).toEqual(['No target to shoot.']);
  });

  test('the Archer and the Catapult say what they can hit', () => {
    for (const kind of [CATAPULT, ARCHER])
      expect(say(`legion.unit.${kind}.about`)).toMatch(/Soldier, Knight, Archer or King/);
  });

  test('the inspector says what the badges mean', () => {
    const lines = legionBattle.squareLines(standing(KNIGHT), C3, [], false).lines.join(' ');
    expect(lines).toContain('Left badge: 2 swords.');
    expect(lines).toContain('Right badge: defence 2. More swords than that beat it.');
    const tower = legionBattle.squareLines(standing(TOWER), C3, [], false).lines.join(' ');
    expect(tower).toContain('Left badge: 1 sword.');
    expect(tower).toContain('Right badge, the anchor: nothing can remove it, so it has no defence number.');
  });

  test('the inspector says what the Flag does', () =>
    expect(legionBattle.squareLines({ ...view, flag: C3 }, C3, [], false).lines[0]).toBe(
      'The Flag stands where a unit fell last. No unit can be placed here until it moves on.',
    ));

  test('Black is dark and White is light, as on the board', () => {
    expect(legionAround.sides(view).map(({ name, colour }) => [name, colour])).toEqual([
      ['Black', 'dark'],
      ['White', 'light'],
    ]);
  });
});
