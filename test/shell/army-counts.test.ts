/** Pieces that stand beside the board, in the list of an army and in the result: those that a side controls now. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { heldBy, twoSides } from '../../src/games/shared/sides';
import { armyParts, armyTitles } from '../../src/shell/games/legends/army/army-parts';
import { statisticsOf } from '../../src/shell/games/legends/result/statistics';
import { courseOf } from '../../src/shell/result/course';
import { legendsLine } from '../stage/legends-match';

const GROUND = Array.from({ length: 8 }, () => 'pppppppp');
const [FLOOD_BRINGER, DAEMIN, HIGH_ELF, HUNTER] = [25, 141, 11, 7] as const;

/** Daemin attacks the Flood Bringer, of base strength 2: Evil takes control of it. */
const taken = (viewer: number) => {
  const { passages } = legendsLine(
    {
      terrain: GROUND,
      pieces: {
        a1: [67, 0],
        h8: [169, 1],
        b2: [HUNTER, 0],
        c2: [HIGH_ELF, 0, 'shown'],
        d4: [FLOOD_BRINGER, 0],
        d5: [DAEMIN, 1],
      },
      turn: 1,
    },
    ['d5-d4'],
    viewer,
  );
  const view = passages.at(-1)?.to;
  if (view === undefined) throw new Error('nothing was played');
  const events: readonly GameEvent[] = [{ type: 'turn', seat: 1 }, ...passages.flatMap((passage) => passage.events)];
  return { view, events };
};

describe('a piece that has changed sides stands with its new side', () => {
  test.each([0, 1, 8])('beside the board, in the numbers and in the chart (viewer %i)', (viewer) => {
    // before: Good had four, Evil two; the Flood Bringer went over
    const { view, events } = taken(viewer);
    expect(events.some(({ type }) => type === 'controlled')).toBe(true);
    expect([heldBy(view, 0).length, heldBy(view, 1).length]).toEqual([3, 3]);
    const { sides } = statisticsOf(events, view);
    expect(sides.map(({ standing, lost }) => [standing, lost])).toEqual([
      [3, 0],
      [3, 0],
    ]);
    const course = courseOf(events, view, twoSides(8));
    expect(course.map(({ standing }) => standing).slice(0, 2)).toEqual([
      [4, 2],
      [3, 3],
    ]);
  });

  test('one that falls under its new side is missed there', () => {
    const { view, events } = taken(0);
    const token = view.tokens.find(({ kind }) => kind === FLOOD_BRINGER);
    if (token === undefined) throw new Error('no Flood Bringer');
    const { id, square } = token;
    const fell: GameEvent = { type: 'removed', seat: 0, token: id, kind: FLOOD_BRINGER, square, cause: 'power' };
    const tokens = view.tokens.filter((one) => one.id !== id);
    const army = (view.lists['army'] ?? []).filter((_, at) => view.tokens[at]?.id !== id);
    const after = { ...view, tokens, lists: { ...view.lists, army } };
    expect(courseOf([...events, fell], after, twoSides(8)).at(-1)?.standing).toEqual([3, 2]);
    expect(courseOf([...events, fell], after, twoSides(8))[0]?.standing).toEqual([4, 2]);
  });
});

describe('the list of an army', () => {
  test('the lists of both armies say so', () => {
    const { view } = taken(0);
    expect(armyTitles(view, 0, false)).toContain('Now controlled by Evil: 1');
    expect(armyTitles(view, 1, false)).toContain('From the army of Good: 1');
    expect(armyParts(view, 0).lost.map(({ kind }) => kind)).toEqual([FLOOD_BRINGER]);
  });

  test('one’s own is parted by what the enemy knows', () => {
    // the castle and the Hunter are hidden, the High Elf was revealed; the Flood Bringer has gone over
    expect(armyTitles(taken(0).view, 0, false)).toEqual([
      'Revealed to the enemy: 1',
      'Hidden from the enemy: 2',
      'Now controlled by Evil: 1',
    ]);
  });

  test('who sees everything is told the same of either army', () => {
    expect(armyTitles(taken(9).view, 0, false)).toEqual([
      'Revealed to the enemy: 1',
      'Hidden from the enemy: 2',
      'Now controlled by Evil: 1',
    ]);
  });

  test('the other side’s tells what was revealed', () => {
    expect(armyTitles(taken(1).view, 0, false)).toEqual(['Revealed on the board: 1', 'Now controlled by Evil: 1']);
    expect(armyTitles(taken(8).view, 0, false)).toEqual(['Revealed on the board: 1', 'Now controlled by Evil: 1']);
  });

  test('a piece that was looked at in secret is neither hidden nor revealed', () => {
    const { view } = taken(0);
    const looked = view.tokens.map((one) => (one.kind === HUNTER ? { ...one, shownTo: 1 << 1 } : one));
    expect(armyTitles({ ...view, tokens: looked }, 0, false)).toEqual([
      'Revealed to the enemy: 1',
      'Secretly looked at by the enemy: 1',
      'Hidden from the enemy: 1',
      'Now controlled by Evil: 1',
    ]);
  });

  test('who has to remember is not told what the enemy knows', () => {
    expect(armyTitles(taken(0).view, 0, true)).toEqual(['On the board: 3', 'Now controlled by Evil: 1']);
  });
});
