/** What the result says of a battle: its course, turn by turn, and its numbers. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { curseInForce } from '../../src/games/legends/curses';
import { pieceKnown } from '../../src/games/legends/reading/pieces-seen';
import { destroyedIn } from '../../src/games/legends/reading/pools';
import { twoSides } from '../../src/games/shared/sides';
import { destroyedOf } from '../../src/match/games/legends/destroyed';
import { turnsOf } from '../../src/shell/games/legends/log/turns';
import { sidesNamed } from '../../src/shell/games/legends/result/names';
import { fightsAt, statisticsOf } from '../../src/shell/games/legends/result/statistics';
import { turnLine } from '../../src/shell/games/legends/result/turn-line';
import { courseOf } from '../../src/shell/result/course';
import { headlineOf } from '../../src/shell/result/outcome';
import { countText } from '../../src/shell/result/turn-text';
import { formNames, legendsLine, legendsPassages } from '../stage/legends-match';
import { loadGames } from '../support/games';

const SIDES = twoSides(8);

/** Pieces that each side controls, counted from the view alone. */
const standing = (view: View): readonly [number, number] => {
  const sides = view.tokens.map(({ seat }) => SIDES[seat]);
  return [sides.filter((side) => side === 0).length, sides.filter((side) => side === 1).length];
};

test('who resigned is told to the one person at the screen as it concerns them', async () => {
  await loadGames(['legends']);
  const view = legendsPassages('legends', 3, 4, 0).at(-1)?.to;
  if (view === undefined) throw new Error('nothing was played');
  const told = (winner: number, own: number | null): string =>
    headlineOf({ view, result: { reason: 'resign', winners: [winner], score: [] } }, own);
  expect(told(1, 0)).toBe('You resigned.');
  expect(told(0, 0)).toBe('Your opponent resigned.');
  // two persons, or none: the side by its name
  expect(told(0, null)).toMatch(/^(Good|Evil) resigned\.$/);
});

describe('the course of a battle', () => {
  test.each(formNames.flatMap((form) => [0, 1, 8].map((viewer) => [form, viewer] as const)))(
    '%s, viewer %i: every turn ends as its view stood then',
    (form, viewer) => {
      const passages = legendsPassages(form, 3, 160, viewer);
      const events: GameEvent[] = [];
      const ends: (readonly [number, number])[] = [];
      for (const passage of passages) {
        events.push(...passage.events);
        if (passage.events.at(-1)?.type === 'turn')
          ends[courseOf(events, passage.to, SIDES).length - 2] = standing(passage.to);
      }
      const last = passages.at(-1)?.to;
      if (last === undefined) throw new Error('nothing was played');
      const course = courseOf(events, last, SIDES);
      expect(ends.filter((end) => end !== undefined).length).toBeGreaterThan(10);
      for (const [at, end] of ends.entries()) if (end !== undefined) expect(course[at]?.standing).toEqual(end);
      expect(course.at(-1)?.standing).toEqual(standing(last));
      expect(course.map(({ number }) => number)).toEqual([...course.keys()]);
      const fights = course.reduce((sum, turn) => sum + turn.fights, 0);
      // a castle falls without a comparison
      const castles = events.filter(
        (event) => event.type === 'removed' && event.cause === 'fight' && pieceKnown(event.kind)?.strength === 'castle',
      );
      expect(fights).toBe(events.filter(({ type }) => type === 'fought').length + castles.length);
    },
  );

  test('a game whose units come from a reserve begins with none', () => {
    const view: View = { ...empty, tokens: [{ id: 0, square: 0, seat: 1, kind: 0, shownTo: 511 }] };
    const placed = (seat: number, token: number): GameEvent => ({
      type: 'placed',
      seat,
      token,
      kind: 0,
      square: token,
    });
    const events: readonly GameEvent[] = [
      { type: 'turn', seat: 0 },
      placed(0, 1),
      { type: 'turn', seat: 1 },
      placed(1, 0),
      { type: 'removed', seat: 0, token: 1, kind: 0, square: 1, cause: 'fight' },
    ];
    expect(courseOf(events, view, SIDES).map((turn) => turn.standing)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  test('of three sides tells each of them', () => {
    const tokens = [0, 1, 2, 2].map((seat, id) => ({ id, square: id, seat, kind: 0, shownTo: 511 }));
    const gone: GameEvent = { type: 'removed', seat: 1, token: 9, kind: 0, square: 9, cause: 'fight' };
    const events: readonly GameEvent[] = [{ type: 'turn', seat: 0 }, gone];
    const course = courseOf(events, { ...empty, tokens }, [0, 1, 2]);
    expect(course.map((turn) => turn.standing)).toEqual([
      [1, 2, 2],
      [1, 1, 2],
    ]);
    const sides = (['first', 'second', 'third'] as const).map((colour, side) => ({ side, colour, name: `S${side}` }));
    expect(course.map((turn) => countText(turn, sides))).toEqual([
      'Before the battle: S0 1, S1 2, S2 2.',
      'Turn 1: S0 1, S1 1, S2 2.',
    ]);
  });
});

const empty: View = {
  game: 'legion',
  form: 'king',
  viewer: 0,
  ply: 0,
  asked: null,
  width: 6,
  height: 6,
  terrain: [],
  tokens: [],
  heaps: [],
  flag: null,
  counters: {},
  lists: {},
  history: [],
  result: null,
};

const [KNIGHT, HUNTER, WARRIOR, GIRR, GOLLADUS, GIANT] = [6, 7, 21, 108, 113, 117] as const;

/** The knight beats Golladus, hunter and Girr fall together, the warrior falls to the giant, the knight walks on. */
const battle = (viewer: number) => {
  const { first, passages } = legendsLine(
    {
      terrain: Array.from({ length: 8 }, () => 'pppppppp'),
      pieces: {
        a1: [67, 0],
        h8: [169, 1],
        b4: [KNIGHT, 0],
        d4: [HUNTER, 0],
        f4: [WARRIOR, 0],
        b5: [GOLLADUS, 1],
        d5: [GIRR, 1],
        f5: [GIANT, 1],
        h5: [110, 1],
      },
      turn: 0,
    },
    ['b4-b5', 'd5-d4', 'f4-f5', 'h5-h4', 'b5-b6'],
    viewer,
  );
  const events: readonly GameEvent[] = [{ type: 'turn', seat: 0 }, ...passages.flatMap((passage) => passage.events)];
  return { view: passages.at(-1)?.to ?? first, events };
};

test('what fell counts alike beside the board, in the numbers and in a pair of games', () => {
  // on d5 one whose Death Curse comes into force; another fell before
  const { first, passages } = legendsLine(
    {
      terrain: Array.from({ length: 8 }, () => 'pppppppp'),
      pieces: { a1: [67, 0], h8: [169, 1], d4: [41, 0], d5: [160, 1], f5: [162, 1] },
      fallen: { 1: [161] },
      turn: 0,
    },
    ['d4-d5'],
    0,
  );
  const view = passages[0]?.to ?? first;
  const events = passages.flatMap((passage) => passage.events);
  expect(curseInForce(view)?.kind).toBe(160);
  expect(destroyedIn(view, 1)).toEqual([161, 160]);
  expect(statisticsOf(events, view).sides[1].lost).toBe(2);
  expect(destroyedOf(view, 1)).toBe(2);
});

test('a castle that falls without a comparison is a fight, in the numbers as in the chart', () => {
  const { first, passages } = legendsLine(
    {
      terrain: Array.from({ length: 8 }, () => 'pppppppp'),
      pieces: { a1: [67, 0], h8: [162, 1], d4: [41, 0], d5: [169, 1] },
      turn: 0,
    },
    ['d4-d5'],
    0,
  );
  const view = passages[0]?.to ?? first;
  const { sides, course } = statisticsOf(
    [{ type: 'turn', seat: 0 }, ...passages.flatMap(({ events }) => events)],
    view,
  );
  expect([sides[0].won, sides[1].defeated, sides[1].lost]).toEqual([1, 1, 1]);
  expect(course.reduce((sum, { fights }) => sum + fights, 0)).toBe(1);
});

test('Magic that is dispelled is a fight won and lost, in the numbers as in the chart', () => {
  // Renil dispels Magic
  const { first, passages } = legendsLine(
    {
      terrain: Array.from({ length: 8 }, () => 'pppppppp'),
      pieces: { a1: [67, 0], h8: [169, 1], d4: [62, 0], b2: [KNIGHT, 0], d5: [144, 1] },
      turn: 1,
    },
    ['d5-d4'],
    0,
  );
  const view = passages[0]?.to ?? first;
  const events: readonly GameEvent[] = [{ type: 'turn', seat: 1 }, ...passages.flatMap((passage) => passage.events)];
  const { sides, course, victor } = statisticsOf(events, view);
  expect([sides[1].won, sides[0].defeated]).toEqual([1, 1]);
  expect(course.reduce((sum, { fights }) => sum + fights, 0)).toBe(1);
  expect(courseOf(events, view, SIDES, fightsAt(events, view)).map(({ fights }) => fights)).toEqual(
    course.map(({ fights }) => fights),
  );
  expect([victor?.piece.kind, victor?.count]).toEqual([144, 1]);
});

test('a resignation is said once: over the chart, not under it', () => {
  const { view, events } = battle(0);
  const over: readonly GameEvent[] = [
    ...events,
    { type: 'resigned', seat: 0 },
    { type: 'over', reason: 'resign', winners: [1] },
  ];
  const result = { reason: 'resign', winners: [1], score: [] };
  const course = courseOf(over, view, SIDES, fightsAt(over, view));
  const lines = course.map(turnLine(over, view, result));
  expect(lines.join(' ')).not.toMatch(/resign|wins/);
  // in the log the row of the end says only who has won
  const titles = turnsOf(over, view, result).flatMap(({ entries }) => entries.map(({ title }) => title));
  expect(titles.slice(-2)).toEqual(['Good resigns.', 'Evil wins.']);
});

test('a piece that returned stands again, and is no longer lost', () => {
  const { view, events } = battle(0);
  const back: readonly GameEvent[] = [
    ...events,
    { type: 'removed', seat: 1, token: 39, kind: 110, square: 31, cause: 'power' },
    { type: 'returned', token: 39, kind: 110, square: 31, seat: 1, army: 1 },
  ];
  expect(courseOf(back, view, SIDES)[0]?.standing).toEqual([4, 5]);
  expect(statisticsOf(back, view).sides[1].lost).toBe(2);
});

describe('the numbers of a battle', () => {
  test.each([0, 1, 8])('are those of what happened (viewer %i)', (viewer) => {
    const { view, events } = battle(viewer);
    const { sides, victor, walker } = statisticsOf(events, view);
    expect(sides).toEqual([
      { standing: 2, lost: 2, won: 1, tied: 1, defeated: 1, powers: 0, curses: 0 },
      { standing: 3, lost: 2, won: 1, tied: 1, defeated: 1, powers: 0, curses: 0 },
    ]);
    // the knight won a fight, and so did the giant
    expect(victor).toBeNull();
    expect([walker?.piece.kind, walker?.count]).toEqual([KNIGHT, 2]);
  });

  test('a win here is a loss there, in every battle', () => {
    let blows = 0;
    for (const form of formNames) {
      const passages = legendsPassages(form, 5, 300, 8);
      const view = passages.at(-1)?.to;
      if (view === undefined) throw new Error('nothing was played');
      const { sides } = statisticsOf(
        passages.flatMap(({ events }) => events),
        view,
      );
      const [first, second] = sides;
      blows += first.won + first.tied + first.defeated;
      expect([first.won, first.tied, first.defeated]).toEqual([second.defeated, second.tied, second.won]);
    }
    expect(blows).toBeGreaterThan(20);
  });

  test('a piece that nobody was shown has no name', () => {
    const { view, events } = battle(8);
    const moved: readonly GameEvent[] = [...events, { type: 'moved', token: 39, from: 31, to: 7 }];
    expect(statisticsOf(moved, view).walker?.piece).toMatchObject({ id: 39, kind: null });
  });
});

describe('what the timeline says', () => {
  test('counts, then what weighs most', () => {
    const { view, events } = battle(0);
    const course = courseOf(events, view, SIDES);
    const sides = sidesNamed(view);
    expect(sides.map(({ name, colour }) => [name, colour])).toEqual([
      ['Good', 'good'],
      ['Evil', 'evil'],
    ]);
    const [before, first] = course;
    if (before === undefined || first === undefined) throw new Error('no turns');
    expect(countText(before, sides)).toBe('Before the battle: Good 4, Evil 5.');
    expect(countText(first, sides)).toBe('Turn 1: Good 4, Evil 4.');
    const lineOf = turnLine(events, view, null);
    expect(lineOf(first)).toBe('The Dwarven Knight attacks Golladus on b5.');
    expect(lineOf({ ...first, number: 99 })).toBe('One fight.');
    expect(lineOf({ ...before, number: 99 })).toBe('No fights and no losses.');
  });
});
