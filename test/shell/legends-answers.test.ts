/** What the battle of Legends says of squares, answers and choices. */
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/contract/decision';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { KEYWORDS } from '../../src/games/legends/language';
import { packChoice } from '../../src/games/shared/choice';
import type { AnswerRow } from '../../src/match/games/legends/rows';
import { createLegendsReference } from '../../src/reference/legends';
import { foundRows, groupsOf } from '../../src/shell/battle/answer/list';
import { pickedSquares } from '../../src/shell/board/picked';
import { inOneLine, refusalText, squareLabel } from '../../src/shell/board/words';
import { foretellLines } from '../../src/shell/games/legends/answer/foretell';
import { listAnswer } from '../../src/shell/games/legends/answer/list-answer';
import { rowWords } from '../../src/shell/games/legends/answer/words';
import { fightAhead } from '../../src/shell/games/legends/fight/fight-ahead';
import { oddsParts } from '../../src/shell/games/legends/fight/odds-words';
import { loadGames } from '../support/games';

await loadGames(['legends']);

const GROUND = ['pppppppp', 'pppppppp', 'pppppppp', 'fppppppp', 'ppp~pppp', 'pppppppp', 'pppppppp', 'pppppppp'];
const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

const NOTHING_ASKED = {
  presses: [],
  prompt: { key: '', args: {} },
  squares: [],
  items: [],
  canPass: false,
  choice: null,
  more: false,
} as const;

/** As a seat sees it. */
const seen = (pieces: Readonly<Record<string, unknown>>, viewer = 0): View => {
  const position = { terrain: GROUND, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const setup = legends.readSetup({ game: 'legends', form: 'legends', seats, position });
  const engine = createLegendsReference();
  if (!setup.ok || !engine.start(setup.value).ok) throw new Error(JSON.stringify(setup));
  return engine.view(viewer);
};

describe('labels of squares', () => {
  const view = seen({ a5: [8, 0], b5: [103, 1], c5: [103, 1, 'shown'], d5: [1, 0, 'shown'] });
  test.each([
    ['a5', 'a5, forest, your Srik 7'],
    ['b5', 'b5, hidden enemy, adjacent to your Srik'],
    ['c5', 'c5, enemy Kralc 10, adjacent to your Landor'],
    ['d5', 'd5, your Landor 10, revealed'],
    ['d4', 'd4, water'],
    ['e4', 'e4, free'],
    ['a1', 'a1, your Urgwaine’s Castle'],
  ])('%s', (square, label) => expect(squareLabel(view, sq(square), null)).toBe(label));

  test('an onlooker is on no side', () => {
    const open = seen({ b5: [103, 1] }, 8);
    expect(squareLabel(open, sq('b5'), null)).toBe('b5, Evil, hidden');
  });

  test('squares picked before are said to be chosen', () => {
    const pick = { seat: 0, kind: 'pick', key: 'legends.pick', args: [1, 1, -1, 0], choices: [] } as const;
    const asking = { ...NOTHING_ASKED, decision: pick };
    const picked = [packChoice('square', { to: sq('b5') }), packChoice('item', { item: 8 })];
    expect(pickedSquares({ asking, picked })).toEqual([sq('b5')]);
    expect(pickedSquares({ asking: { ...asking, decision: { ...pick, kind: 'main' } }, picked })).toEqual([]);
    expect(pickedSquares({ asking: null, picked })).toEqual([]);
    expect(squareLabel(view, sq('b5'), asking, [sq('b5')])).toBe('b5, hidden enemy, adjacent to your Srik, chosen');
    expect(squareLabel(view, sq('a5'), asking, [sq('b5')])).toBe('a5, forest, your Srik 7');
  });

  test('say what can be pressed, in at most twelve words', () => {
    const asking = {
      decision: { seat: 0, kind: 'main', key: 'legends.main', args: [], choices: [] },
      presses: [{ on: 'square', square: sq('a5') }],
      prompt: { key: '', args: {} },
      squares: [
        { square: sq('b5'), mark: 'attack' },
        { square: sq('a4'), mark: 'move' },
      ],
      items: [],
      canPass: false,
      choice: null,
      more: false,
    } as const;
    expect(squareLabel(view, sq('a5'), asking)).toBe('a5, forest, your Srik 7, chosen');
    expect(squareLabel(view, sq('b5'), asking)).toBe('b5, hidden enemy, adjacent to your Srik, attack possible');
    expect(squareLabel(view, sq('a4'), asking)).toBe('a4, free, possible');
    for (let square = 0; square < 64; square++)
      expect(squareLabel(view, square, asking).split(' ').length).toBeLessThanOrEqual(12);
    expect(refusalText(view, null, 0)).toBe('It’s not your turn.');
    expect(refusalText(view, { ...asking, presses: [] }, sq('e4'))).toBe('Nothing stands on e4.');
    expect(refusalText(view, asking, sq('d4'))).toBe('Water: no piece can stand here.');
    expect(refusalText(view, asking, sq('e4'))).toBe('You can’t choose e4 now.');
  });
});

describe('a press that can do nothing says why', () => {
  // Srik stands in the corner between the castle and a Magic piece; the Hunter has room
  const view = seen({ a2: [8, 0], b2: [30, 0], a3: [29, 0], e4: [7, 0], h5: [103, 1] });
  const decision = { seat: 0, kind: 'main', key: 'legends.main', args: [], choices: [] } as const;
  const refused = (square: string, of: Partial<typeof NOTHING_ASKED & { decision: Decision }> = {}, on = view) =>
    refusalText(on, { ...NOTHING_ASKED, decision, ...of }, sq(square));

  test.each([
    ['d4', 'Water: no piece can stand here.'],
    ['c6', 'Nothing stands on c6.'],
    ['h5', 'The piece on h5 isn’t yours.'],
    ['a2', 'Srik can’t move or act now: water and your own pieces block the way.'],
    ['a1', 'Urgwaine’s Castle can never move by itself, and can’t use a power now.'],
    ['b2', 'The Eruption can never move by itself, and can’t use a power now.'],
    ['e4', 'The Hunter can’t move or act now.'],
  ])('%s', (square, text) => expect(refused(square)).toBe(text));

  test('what has changed sides this turn waits', () => {
    const token = view.tokens.find(({ square }) => square === sq('e4'));
    const fresh = { ...view, lists: { ...view.lists, fresh: [token?.id ?? -1] } };
    expect(refused('e4', {}, fresh)).toBe('The Hunter can’t move or act yet: it changed sides this turn.');
  });

  test('in a window it is an ability that is missing', () => {
    const window = { seat: 0, kind: 'respond', key: 'legends.window', args: [], choices: [] } as const;
    expect(refused('e4', { decision: window })).toBe('The Hunter can’t use an ability now.');
    expect(refused('d4', { decision: window })).toBe('Water: no piece can stand here.');
  });

  test('where a square is asked for, only water says more', () => {
    const place = { seat: 0, kind: 'place', key: 'legends.place', args: [], choices: [] } as const;
    expect(refused('e4', { decision: place })).toBe('You can’t choose e4 now.');
    expect(refused('d4', { decision: place })).toBe('Water: no piece can stand here.');
  });
});

const kindRow = (item: number): AnswerRow => ({ on: 'kind', presses: [{ on: 'item', item }], chosen: false, item });
const EVIL = legendsCatalogue.pieces
  .filter(({ side, number }) => side === 'evil' && number <= 208)
  .map(({ number }) => kindRow(number));

describe('the list', () => {
  const view = seen({ d5: [1, 0] });
  const all = EVIL.map((row) => listAnswer(row, view, 0));

  test('of many pieces goes by strength, the strongest first, castles last', () => {
    const groups = groupsOf(all);
    expect(groups.map(({ title }) => title)).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((strength) => `Strength ${strength}`),
      'Magic',
      'Castle',
    ]);
    expect(groups.flatMap(({ rows }) => rows)).toHaveLength(EVIL.length);
  });

  test('of few stays as it came', () => {
    const few = all.slice(0, 12).reverse();
    expect(groupsOf(few)).toEqual([{ title: '', text: '', rows: few }]);
  });

  test('tells once what a lent keyword does, after the pieces’ own powers', () => {
    const view = seen({ d5: [1, 0], e5: [2, 0], a1: [67, 0] });
    const row = (token: number, power: number | null): AnswerRow => ({
      on: 'power',
      presses: [{ on: 'square', square: token }],
      chosen: false,
      square: token,
      token,
      kind: view.tokens.find(({ id }) => id === token)?.kind ?? null,
      targets: 1,
      power,
      keyword: power === null ? KEYWORDS.indexOf('flying') : null,
    });
    const [flier, other] = [row(sq('d5'), null), row(sq('e5'), null)];
    const own = row(sq('a1'), 1);
    const rows = [flier, own, other].map((each) => listAnswer(each, view, 0));
    const groups = groupsOf(rows);
    expect(groups.map(({ title, rows: { length } }) => `${title} ${length}`)).toEqual([
      'Powers 1',
      'Borrowed Flying 2',
    ]);
    expect(groups[0]?.text).toBe('');
    expect(groups[1]?.text).toBe(rows[0]?.text);
    expect(groups[1]?.text).not.toBe('');
    // one alone says it in its row
    expect(groupsOf(rows.slice(0, 2))).toEqual([{ title: '', text: '', rows: rows.slice(0, 2) }]);
  });

  test.each([
    ['kral', ['Kralc']],
    ['KRALC dragon', ['Kralc']],
    ['dragon 10', ['Kralc', 'Oppolifnas']],
    ['kralc titan', []],
  ])('finds %s', (typed, names) => {
    expect(foundRows(all, typed).map(({ title }) => title)).toEqual(names);
  });

  test('finds everything while nothing is typed', () => expect(foundRows(all, '  ')).toHaveLength(EVIL.length));

  test('says what every row is and does', () => {
    const token = view.tokens.find(({ kind }) => kind === 1)?.id ?? -1;
    const power: AnswerRow = {
      on: 'power',
      presses: [],
      chosen: false,
      square: sq('d5'),
      token,
      kind: 1,
      power: 1,
      keyword: null,
      targets: 2,
    };
    expect(rowWords(power, view)).toMatchObject({ title: 'Landor d5', act: 'Action' });
    expect(rowWords(power, view).text).toMatch(/\.$/);
    const lent = rowWords({ ...power, power: null, keyword: 8 }, view);
    expect(lent).toMatchObject({ act: 'Borrowed Flying' });
    expect(lent.text).toContain('leaps');
    expect(rowWords({ on: 'terrain', presses: [], chosen: false, item: 1 }, view).title).toBe('Forest');
    expect(rowWords({ on: 'seat', presses: [], chosen: false, item: 1 }, view).title).toBe('Evil');
    expect(rowWords(kindRow(0), view).title).toBe('Nothing');
  });
});

describe('what a choice would do', () => {
  const decision = { seat: 0, kind: 'main', key: 'legends.main', args: [], choices: [] } as const;
  const attack = packChoice('move', { from: sq('c5'), to: sq('d5') });
  const lines = (pieces: Readonly<Record<string, unknown>>, events: readonly GameEvent[] = [], code = attack) =>
    foretellLines({ view: seen(pieces), decision, code, events });

  test.each([
    [{ c5: [8, 0], d5: [103, 1, 'shown'] }, ['Srik 7 against Kralc 10: Srik falls. Powers may still change this.']],
    [
      { c5: [8, 0], d5: [142, 1, 'shown'] },
      ['Srik 7 against Skeleton Horde 8: Srik falls. Powers may still change this.'],
    ],
    [{ c5: [1, 0], d5: [103, 1, 'shown'] }, ['Landor 10 against Kralc 10: both fall. Powers may still change this.']],
    [
      { c5: [1, 0], d5: [142, 1, 'shown'] },
      ['Landor 10 against Skeleton Horde 8: the Skeleton Horde falls. Powers may still change this.'],
    ],
    [{ c5: [1, 0], d5: [169, 1, 'shown'] }, ['The enemy castle: you win the battle.']],
  ])('an attack on a known piece', (pieces, expected) => expect(lines(pieces)).toEqual(expected));

  test('an attack on Magic tells its spell', () => {
    expect(lines({ c5: [1, 0], d5: [130, 1, 'shown'] })[0]).toMatch(/^It is Magic\. .+/);
  });

  test('an attack on a hidden piece tells what it may be, and guesses nothing', () => {
    const [line] = lines({ c5: [8, 0], d5: [103, 1], e5: [118, 1], e7: [130, 1] });
    expect(line).toBe('Odds of this attack: win 75% (castle 25%), lose 25%.');
    const [same] = lines({ c5: [8, 0], d5: [118, 1], e5: [103, 1], e7: [130, 1] });
    expect(same).toBe(line);
  });

  test('the line and the card tell the same odds, without what can’t happen', () => {
    // of the castle, a dragon of 10 and a grave whose spell destroys both, one stands there: Lockin Elves have 8
    const view = seen({ c5: [5, 0], d5: [103, 1], e5: [164, 1] });
    const [line] = foretellLines({ view, decision, code: attack, events: [] });
    expect(line).toBe('Odds of this attack: win (castle) 33%, lose 34%, Magic 33%. If it is Magic, both fall.');
    const told = fightAhead({ view, story: [], decision, code: attack, events: [], unaided: false });
    if (told?.odds === null || told === null) throw new Error('no odds');
    expect(oddsParts(view, told.odds).map(({ name, percent }) => `${name} ${percent}`)).toEqual([
      'win (castle) 33%',
      'lose 34%',
      'Magic 33%',
    ]);
    expect(told.notes).toContain('If it is Magic, both fall.');
  });

  test('what is sure is said as it will be', () => {
    const fought = {
      type: 'fought',
      from: sq('c5'),
      square: sq('d5'),
      attack: 9,
      defence: 8,
      helpers: [],
      beaten: true,
    } as const;
    const removed = { type: 'removed', seat: 1, token: sq('d5'), kind: 142, square: sq('d5'), cause: 'fight' } as const;
    expect(lines({ c5: [8, 0], d5: [142, 1, 'shown'] }, [fought, removed])).toEqual([
      'Srik 9 against Skeleton Horde 8: the Skeleton Horde falls.',
      `Destroyed: ${rowWords(kindRow(142), seen({})).title}.`,
    ]);
  });

  test('a step says nothing, a power shows its user', () => {
    expect(lines({ c5: [8, 0] })).toEqual([]);
    const power = packChoice('powerTo', { item: 2, from: sq('c5'), to: sq('f8') });
    expect(lines({ c5: [8, 0] }, [], power)).toEqual(['Srik will be revealed.']);
    expect(lines({ c5: [8, 0, 'shown'] }, [], power)).toEqual([]);
  });

  test('a hidden piece that is lost by its own power is told in one sentence', () => {
    // Marbas (187) is sacrificed
    const power = packChoice('powerTo', { item: 2, from: sq('c5'), to: sq('d5') });
    const gone = { type: 'removed', seat: 0, token: sq('c5'), kind: 187, square: sq('c5'), cause: 'cost' } as const;
    expect(lines({ c5: [187, 0], d5: [103, 1] }, [gone], power)[0]).toBe('Marbas is revealed and lost.');
    // the Fire Wall (168) has an article, and it begins the sentence
    const wall = { ...gone, kind: 168 } as const;
    expect(lines({ c5: [168, 0], d5: [103, 1] }, [wall], power)[0]).toBe('The Fire Wall is revealed and lost.');
    expect(lines({ c5: [187, 0, 'shown'], d5: [103, 1] }, [gone], power)).toContain('This costs you Marbas.');
  });

  test('a Distance Strike tells what it comes to', () => {
    // 17 is an archer of strength 4
    const strike = packChoice('powerTo', { item: 1, from: sq('c5'), to: sq('d5') });
    const struck = (target: readonly unknown[]) => lines({ c5: [17, 0, 'shown'], d5: target }, [], strike);
    expect(struck([106, 1, 'shown'])).toEqual([
      'Relfreod Archer 4 against Crevcor 9: Crevcor is not destroyed. Powers may still change this.',
    ]);
    expect(struck([160, 1, 'shown'])).toEqual([
      'Relfreod Archer 4 against Skeleton Warlock 2: the Skeleton Warlock is destroyed. Powers may still change this.',
    ]);
    expect(struck([117, 1])).toEqual([
      'The piece there is destroyed only if its strength is less than 4.',
      'Odds: survives 100%.',
    ]);
    expect(lines({ c5: [17, 0], d5: [106, 1, 'shown'] }, [], strike)[0]).toBe('The Relfreod Archer will be revealed.');
  });

  test('lines are joined as they end', () => {
    expect(inOneLine(['One.', 'Two.'])).toBe('One. Two.');
    expect(inOneLine(['one', 'two'])).toBe('one · two');
    expect(inOneLine([])).toBe('');
  });
});
