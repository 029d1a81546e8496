/** What a player is told at first sight: what the battle is about, and which piece must not fall. */
import { beforeAll, describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { formatSquare } from '../../src/games/shared/square';
import { matchGames } from '../../src/match/games';
import { legendsWords } from '../../src/match/games/legends';
import { pressItem, pressSquare } from '../../src/match/press';
import { ONLOOKER } from '../../src/match/reduce-state';
import type { MatchState } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { firstHint, firstHintText, firstText, hasBegun } from '../../src/shell/battle/first-hint';
import { adviceText } from '../../src/shell/games/legends/advice/advice';
import { legendsBattle } from '../../src/shell/games/legends/battle';
import { legendsBoard } from '../../src/shell/games/legends/board';
import { cardLines, cardOf } from '../../src/shell/games/legends/inspector/card';
import { aimTold, castleSeenTold } from '../../src/shell/games/legends/situation/situation-facts';
import { must, TestShelf } from '../match/support';

const dealt = (form: string) => {
  const engine = createLegendsReference();
  const seats = [{ player: 'person' }, { player: 'person' }] as const;
  must(engine.start({ game: 'legends', form, seats, options: {}, seed: 9 }));
  return engine;
};

beforeAll(async () => {
  await matchGames.load('legends');
});

test('the first suggestion says where to, unless it is more than a move from square to square', () => {
  const [from, to] = [18, 26];
  expect(firstHint([pressSquare(from), pressSquare(to)])).toEqual({ square: from, to });
  expect(firstHint([pressSquare(from), pressItem(1)])).toEqual({ square: from, to: null });
  expect(firstHint([pressSquare(from), pressItem(1), pressSquare(to)])).toEqual({ square: from, to: null });
  // nothing glows where no square is pressed first
  expect(firstHint([pressItem(1), pressSquare(to)])).toBeNull();
});

test('the first suggestion says so when it is an attack', () => {
  const view = dealt('legends').view(0);
  const [own, foe] = [0, 1].map((side) => view.tokens.find(({ seat }) => seat === side)?.square ?? -1);
  const free = view.terrain.findIndex((_, cell) => !view.tokens.some(({ square }) => square === cell));
  const [from, to, there] = [own, foe, free].map((cell) => formatSquare(cell ?? -1, view));
  expect(firstHintText(view, { square: own ?? -1, to: foe ?? -1 })).toBe(
    `Not sure? Attack ${to} with the glowing piece on ${from}.`,
  );
  expect(firstHintText(view, { square: own ?? -1, to: free })).toBe(
    `Not sure? Move the glowing piece from ${from} to ${there}.`,
  );
});

describe('at first sight', () => {
  test.each([
    ['legends', 'Capture the enemy castle; keep yours safe.'],
    ['classic', 'Capture the enemy flag; keep yours safe.'],
    ['quick', 'Capture the enemy flag; keep yours safe.'],
  ])('%s says what it is about', (form, sentence) => {
    expect(legendsWords.content).toBe(legends);
    expect(aimTold(dealt(form).view(0))).toBe(sentence);
  });

  test('the first sentence and the inspector say which piece is the castle', () => {
    const position = { terrain: Array(8).fill('pppppppp'), pieces: { c2: [204, 1], h8: [67, 0], e5: [1, 0] }, turn: 1 };
    const seats = [{ player: 'person' }, { player: 'person' }] as const;
    const engine = createLegendsReference();
    must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: {}, position }))));
    const view = engine.view(1);
    const asking = { decision: { seat: 1, key: 'legends.main' }, presses: [] };
    const events = [{ type: 'turn', seat: 1 }];
    expect(adviceText({ asking, view, events, news: [], result: null } as unknown as MatchState)).toBe(
      'Framed pieces can move or use a power. Your castle is the Infested Nest.',
    );
    const lines = (seat: number, viewer: number) => {
      const seen = engine.view(viewer);
      const truth = engine.view(9).tokens.find((token) => token.seat === seat && [204, 67].includes(token.kind ?? 0));
      return truth === undefined ? [] : cardLines(seen, cardOf(seen, [], truth)).lines;
    };
    expect(lines(1, 1)).toContain('Your castle, the Infested Nest. Lose it and you lose the battle.');
    expect(lines(0, 1)).toContain('The enemy castle, Urgwaine’s Castle. You win the battle by capturing it.');
    expect(lines(1, ONLOOKER).join(' ')).not.toMatch(/Your castle|The enemy castle/);
  });

  test('each seat finds its own castle marked, and nobody else’s', () => {
    const engine = dealt('legends');
    const [first, second] = [0, 1].map((seat) => legendsBoard.keepSafe(engine.view(seat)));
    expect(first).toHaveLength(1);
    expect(second).toHaveLength(1);
    expect(first).not.toEqual(second);
    // Legends deals ranks 1 to 4 to seat 0 and 5 to 8 to seat 1
    expect(first?.[0]).toBeLessThan(32);
    expect(second?.[0]).toBeGreaterThan(31);
    expect(legendsBoard.keepSafe(engine.view(ONLOOKER))).toEqual([]);
    expect(legendsBoard.prizes?.(engine.view(ONLOOKER))).toEqual([]);
    // an onlooker who knows all, as after a battle, still has no castle to keep
    expect(legendsBoard.keepSafe({ ...engine.view(0), viewer: ONLOOKER })).toEqual([]);
  });

  test('that the enemy has seen the castle is told until the battle is over', () => {
    const view = dealt('legends').view(0);
    expect(castleSeenTold(view)).toBeNull();
    const [castle] = legendsBoard.keepSafe(view);
    const shownTo = (mask: number) => ({
      ...view,
      tokens: view.tokens.map((token) => (token.square === castle ? { ...token, shownTo: mask } : token)),
    });
    // its own seat has always known it
    expect(castleSeenTold(shownTo(1))).toBeNull();
    expect(castleSeenTold(shownTo(3))).toBe(`The enemy has seen your castle on ${formatSquare(castle ?? -1, view)}.`);
    expect(castleSeenTold({ ...shownTo(3), result: { winners: [1], reason: 'castle', score: [] } })).toBeNull();
  });

  test('a newcomer hears what numbers mean before anything is chosen, and then what to try', () => {
    const view = dealt('legends').view(0);
    const numbers = legendsBattle.numbersLines?.() ?? [];
    const told = (kind: string, isNew: boolean, presses: readonly unknown[] = []) =>
      firstText({ view, asking: { decision: { kind }, presses } } as unknown as MatchState, null, isNew, numbers);
    expect(told('swap', true)).toBe(
      'The higher number wins a fight. Powers and terrain can change numbers. Hover over a piece to see its card.',
    );
    expect(told('swap', false)).toBe('');
    expect(told('swap', true, [{}])).toBe('');
    expect(told('main', true)).toBe('');
    const first = { view, asking: { decision: { kind: 'main' }, presses: [] } } as unknown as MatchState;
    // beside the suggestion there is room for one more sentence
    expect(firstText(first, { square: 24, to: null }, true, numbers)).toMatch(
      / a4\. The higher number wins a fight\.$/,
    );
  });

  test('a shelf that keeps nothing still remembers within the visit that a move was made', () => {
    expect(hasBegun(new TestShelf(), 'legends')).toBe(false);
    const shelf = new TestShelf();
    shelf.write('begun-legends', 'yes');
    expect(hasBegun(shelf, 'legends')).toBe(true);
    // another game is as new as it was
    expect(hasBegun(shelf, 'medieval')).toBe(false);
  });
});
