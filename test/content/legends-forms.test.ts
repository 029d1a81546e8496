/** Forms, teams, arranged armies and own boards: setups, their words, and the samples of each form. */
import { describe, expect, it, test } from 'vitest';
import { legends, legendsOf } from '../../src/games/legends';
import { BOXED, formatArmy } from '../../src/games/legends/army';
import {
  armyOfForm,
  arrangementReport,
  filledArrangement,
  mirrored,
  parseArrangement,
  patternsOf,
  randomArrangement,
  turnedRound,
} from '../../src/games/legends/arrange';
import { boardTerrain, formatOwnBoard, parseLaid, parseOwnBoard } from '../../src/games/legends/boards';
import { pieceOf } from '../../src/games/legends/catalogue';
import {
  FORM_LIST,
  formOf,
  groundOf,
  ownSquares,
  STANDARD_FORM,
  seatAt,
  setupSquares,
} from '../../src/games/legends/forms';
import type { Form } from '../../src/games/legends/language';
import { armyReport, armySize } from '../../src/games/legends/mix';
import { fitsTheme, randomArmy, THEMES, themedArmy, themesOf } from '../../src/games/legends/themes';
import { createRng } from '../support/harness/rng';

const form = (name: string): Form => formOf(name) ?? STANDARD_FORM;
const quick = form('quick');
const classic = form('classic');
/** Marshal, general, scouts, miners, spy, bombs, flag on the three near ranks. */
const LAID = 'FBB-----M9-----S2233----';
const good = BOXED[0]?.pieces ?? [];
const evil = BOXED[6]?.pieces ?? [];
const OWN = 'pppf/^^md/mttp/dd~d';

const read = (json: unknown, content = legends) => content.readSetup(json);
const fault = (json: unknown, content = legends): readonly string[] => {
  const outcome = read(json, content);
  return outcome.ok ? ['accepted'] : [outcome.fault.code, outcome.fault.at];
};
const draw = (seed: number) => {
  const rng = createRng(seed);
  return (below: number): number => rng.draw(below);
};

describe('the form of a setup', () => {
  it.each<[unknown, string]>([
    [{ game: 'legends' }, 'legends'],
    [{ game: 'quick' }, 'quick'],
    [{ game: 'legends', form: 'classic' }, 'classic'],
    [{ game: 'classic', form: 'classic' }, 'classic'],
    [{ game: 'legends', position: { form: 'quick', pieces: {} } }, 'quick'],
  ])('of %j is %s', (json, name) =>
    expect(read(json)).toMatchObject({ ok: true, value: { game: 'legends', form: name } }),
  );

  it('is the bound one where none is named', () => {
    const content = legendsOf('quick');
    expect(read({ game: 'legends' }, content)).toMatchObject({ ok: true, value: { form: 'quick' } });
    expect(read({ game: 'legends', form: 'legends' }, content)).toMatchObject({ ok: true, value: { form: 'legends' } });
    expect(content.seatCounts).toEqual([2]);
    expect(content.forms).toEqual(legends.forms);
    expect(() => legendsOf('chess')).toThrow(RangeError);
    expect(legendsOf('legends')).toBe(legends);
  });

  it.each<[unknown, string, string]>([
    [{ game: 'chess' }, 'bad-setup', 'game'],
    [{ game: 'legends', form: 'chess' }, 'bad-setup', 'form'],
    [{ game: 'quick', form: 'classic' }, 'bad-setup', 'form'],
    [{ game: 'legends', form: 'classic', position: { form: 'quick', pieces: {} } }, 'bad-setup', 'form'],
    [{ game: 'quick', boards: ['1A', '1B', '1C', '1D'] }, 'bad-setup', 'boards'],
    [{ game: 'quick', seats: [{}, {}, {}, {}] }, 'bad-setup', 'seats'],
  ])('%j is refused: %s at %s', (json, code, at) => expect(fault(json)).toEqual([code, at]));

  it('goes into a position that does not name it', () => {
    const outcome = read({ game: 'quick', position: { pieces: { a1: [209, 0] } } });
    expect(outcome).toMatchObject({ ok: true, value: { position: { form: 'quick' } } });
    expect(outcome.ok && legends.shape(outcome.value)).toEqual({ width: 8, height: 8 });
  });

  it('gives the shape', () => {
    const shape = (json: unknown) => {
      const outcome = read(json);
      return outcome.ok ? legends.shape(outcome.value) : null;
    };
    expect(shape({ game: 'classic' })).toEqual({ width: 10, height: 10 });
    expect(shape({ game: 'legends', seats: [{}, {}, {}, {}, {}, {}] })).toEqual({ width: 24, height: 8 });
  });
});

describe('arranged armies', () => {
  const seats = (army: unknown, name = 'quick') => ({ game: name, seats: [{ army }, {}] });

  it('are a text, letters, kind numbers, and travel as kinds with 0 for empty squares', () => {
    const kinds = [...LAID].map((letter) =>
      letter === '-' ? 0 : (pieceOf(209 + 'FBS23456789M'.indexOf(letter))?.number ?? 0),
    );
    expect(kinds.filter((kind) => kind > 0)).toHaveLength(10);
    for (const army of [LAID, [...LAID], kinds]) {
      const outcome = read(seats(army));
      expect(outcome.ok && legends.codec.setupWords(outcome.value)).toEqual([0, 0, 0, 0, 0, 24, ...kinds, 0]);
    }
    expect(formatArmy(kinds)).toBe(LAID);
  });

  it.each<[unknown, string, string]>([
    [LAID.slice(1), 'seats[0].army', '24 letters, one a set-up square, - for an empty one'],
    [`${LAID}-`, 'seats[0].army', '24 letters, one a set-up square, - for an empty one'],
    [LAID.replace('S', 'X'), 'seats[0].army[15]', 'one of F B S 2 3 4 5 6 7 8 9 M, or -'],
    [[...LAID.slice(0, 23), 208], 'seats[0].army[23]', 'one of F B S 2 3 4 5 6 7 8 9 M, or -'],
    [LAID.replace('F', '-'), 'seats[0].army', 'the right mix of pieces; missing: 1 × Flag'],
    [LAID.replace('S', 'B'), 'seats[0].army', 'the right mix of pieces; missing: 1 × Spy; too many: 1 × Bomb'],
    [LAID.replace('S', '7'), 'seats[0].army', 'the right mix of pieces; missing: 1 × Spy; too many: 1 × Major'],
    [{ boxed: 'good 1' }, 'seats[0].army', 'a text of 24 letters, or a list, one a set-up square'],
  ])('%j is refused at %s', (army, at, expected) => {
    const outcome = read(seats(army));
    expect(outcome.ok ? null : outcome.fault).toMatchObject({ code: 'bad-army', at, expected });
  });

  it('are refused where a piece is of no use in the mix', () => {
    // a Major fills a square, but the form has none in its mix
    const outcome = read(seats(LAID.replace('-', '7')));
    expect(outcome.ok ? 'accepted' : outcome.fault.expected).toBe('the right mix of pieces; too many: 1 × Major');
  });

  it('are refused in forms that deal', () =>
    expect(fault({ game: 'legends', seats: [{ army: LAID }, {}] })).toEqual(['bad-army', 'seats[0].army']));
});

describe('set-up squares', () => {
  it('are the own ranks without water, ascending, for both seats alike', () => {
    expect(ownSquares(quick, 0)).toEqual(Array.from({ length: 24 }, (_, n) => n));
    expect(ownSquares(quick, 1)).toEqual(Array.from({ length: 24 }, (_, n) => 40 + n));
    expect(ownSquares(classic, 1)[0]).toBe(60);
    expect(ownSquares(STANDARD_FORM, 0)).toEqual([]);
  });

  it('of teams lie in the own zone', () => {
    const shape = { width: 16, height: 8 };
    const squares = setupSquares(STANDARD_FORM, { terrain: Array(128).fill(0), shape }, 3, 4);
    expect(squares).toHaveLength(32);
    expect(squares.slice(0, 2)).toEqual([4 * 16 + 8, 4 * 16 + 9]);
    expect([seatAt(7, 0, shape, 4), seatAt(8, 0, shape, 4), seatAt(8, 1, shape, 4), seatAt(8, 3, shape, 2)]).toEqual([
      0, 2, 3, 1,
    ]);
  });

  it('the lakes lie where the rules say', () => {
    const water = (one: Form, width: number) =>
      (groundOf(one) ?? []).flatMap((kind, square) =>
        kind === 6 ? [`${'abcdefghij'[square % width]}${1 + Math.floor(square / width)}`] : [],
      );
    expect(water(classic, 10)).toEqual(['c5', 'd5', 'g5', 'h5', 'c6', 'd6', 'g6', 'h6']);
    expect(water(quick, 8)).toEqual(['c4', 'f4', 'c5', 'f5']);
    expect(
      [classic, quick].map((one) =>
        armyOfForm(one)
          .map((kind) => pieceOf(kind)?.letter)
          .join(''),
      ),
    ).toEqual(['M98877766665555444433333' + '22222222SBBBBBBF', 'M93322SBBF']);
  });
});

describe('arranging', () => {
  it('says what is still to be laid', () => {
    const none = ownSquares(quick, 0).map(() => 0);
    expect(arrangementReport(quick, none).rest.map(({ kind, count }) => `${pieceOf(kind)?.letter}${count}`)).toEqual([
      'M1',
      '91',
      '32',
      '22',
      'S1',
      'B2',
      'F1',
    ]);
    const some = [209, 209, ...none.slice(2)];
    expect(arrangementReport(quick, some).extra).toEqual([{ strength: 'castle', count: 1 }]);
    expect(arrangementReport(quick, some).fits).toBe(false);
  });

  it('random ones are legal, differ, and keep what stands', () => {
    const texts = Array.from({ length: 20 }, (_, seed) => formatArmy(randomArrangement(classic, 0, draw(seed))));
    expect(new Set(texts).size).toBe(20);
    for (const army of texts) expect(fault({ game: 'classic', seats: [{ army }, { army }] })).toEqual(['accepted']);
    const begun = ownSquares(quick, 0).map((_, n) => (n === 5 ? 209 : 0));
    const filled = filledArrangement(quick, begun, draw(1));
    expect([filled[5], filled.filter((kind) => kind === 209).length, arrangementReport(quick, filled).fits]).toEqual([
      209,
      1,
      true,
    ]);
  });
});

describe('ready arrangements', () => {
  it('are six or more for each arranged form, all different and legal', () => {
    for (const one of FORM_LIST.filter(({ setup }) => setup === 'arranged')) {
      const patterns = patternsOf(one);
      expect(patterns.length, one.name).toBeGreaterThanOrEqual(6);
      expect(new Set(patterns.map(({ army }) => army)).size).toBe(patterns.length);
      expect(new Set(patterns.map(({ name }) => name)).size).toBe(patterns.length);
      for (const { name, army } of patterns)
        expect(parseArrangement(army, one), `${one.name} ${name}`).toHaveLength(ownSquares(one, 0).length);
    }
    expect(patternsOf(STANDARD_FORM)).toEqual([]);
  });

  it('keep the flag on the near rank, and something that can move on the far one', () => {
    for (const one of [classic, quick])
      for (const { name, army } of patternsOf(one)) {
        const width = ownSquares(one, 0).length / one.ranks;
        expect(army.slice(0, width), name).toContain('F');
        expect(army.slice(-width), name).toMatch(/[2-9MS]/);
      }
  });

  it('turn and mirror', () => {
    const kinds = parseArrangement(LAID, quick) ?? [];
    const ranks = [LAID.slice(0, 8), LAID.slice(8, 16), LAID.slice(16)];
    expect(formatArmy(mirrored(kinds, 8))).toBe(ranks.map((rank) => [...rank].reverse().join('')).join(''));
    expect(formatArmy(turnedRound(kinds))).toBe([...LAID].reverse().join(''));
    expect(parseArrangement('F', quick)).toBeNull();
  });
});

describe('own boards', () => {
  it('are read as they lie', () => {
    expect(parseOwnBoard(OWN)).toEqual([5, 5, 6, 5, 2, 4, 4, 0, 3, 3, 2, 5, 0, 0, 0, 1]);
    // clockwise once: the near left corner goes to the far left
    expect(parseOwnBoard(`${OWN} r90`)?.slice(12)).toEqual([5, 2, 3, 0]);
    for (const turn of ['', ' r90', ' r180', ' r270']) {
      const board = parseOwnBoard(`${OWN}${turn}`) ?? [];
      expect(parseOwnBoard(formatOwnBoard(board))).toEqual(board);
      expect(boardTerrain(board, 0, 3)).toBe(board[0]);
    }
  });

  it('turn as printed ones do', () => {
    const printed = parseLaid('4B') ?? 0;
    const own = formatOwnBoard(
      Array.from({ length: 16 }, (_, n) => boardTerrain(printed, n % 4, 3 - Math.floor(n / 4))),
    );
    for (const turn of [' r90', ' r180', ' r270'])
      for (let n = 0; n < 16; n++)
        expect(boardTerrain(parseLaid(`${own}${turn}`) ?? 0, n % 4, Math.floor(n / 4))).toBe(
          boardTerrain(parseLaid(`4B${turn}`) ?? 0, n % 4, Math.floor(n / 4)),
        );
  });

  it.each([
    'pppf/^^md/mttp/dddd',
    'pppf/^^m~/mttp/dd~d',
    'pppf/^^md/mttp',
    'pppx/^^md/mttp/dd~d',
    `${OWN} r45`,
    `${OWN}/pppp`,
  ])('%s is refused', (text) =>
    expect(fault({ game: 'legends', boards: [OWN, text, '1A', '1B'] })).toEqual(['bad-setup', 'boards[1]']),
  );

  it('travel as -1 and their terrain', () => {
    const outcome = read({ game: 'legends', boards: [OWN, '1A', '1B r90', '1C'] });
    expect(outcome.ok && legends.codec.setupWords(outcome.value).slice(4, 24)).toEqual([
      4, -1, 5, 5, 6, 5, 2, 4, 4, 0, 3, 3, 2, 5, 0, 0, 0, 1, 0, 5,
    ]);
  });
});

describe('teams', () => {
  const seats = (...armies: unknown[]) => ({
    game: 'legends',
    seats: armies.map((army) => (army === undefined ? {} : { army })),
  });

  it.each<[unknown, readonly string[]]>([
    [seats({ boxed: 'good 1' }, undefined, good, undefined), ['accepted']],
    [seats(undefined, good, undefined, { boxed: 'good 2' }), ['accepted']],
    [seats({ boxed: 'good 1' }, undefined, evil, undefined), ['bad-army', 'seats[2].army']],
    [seats({ boxed: 'good 1' }, undefined, undefined, good), ['bad-army', 'seats[3].army']],
    [seats(undefined, undefined, undefined), ['bad-setup', 'seats']],
    [
      { ...seats(undefined, undefined, undefined, undefined), boards: ['1A', '1B', '1C', '1D'] },
      ['bad-setup', 'boards'],
    ],
  ])('%j: %j', (json, expected) => expect(fault(json)).toEqual(expected));

  it('lay four boards a pair', () => {
    const boards = ['1A', '1B', '1C', '1D', '2A', '2B', '2C', OWN];
    const outcome = read({ ...seats(undefined, undefined, undefined, undefined), boards });
    expect(outcome.ok && legends.codec.setupWords(outcome.value).slice(4, 12)).toEqual([8, 0, 4, 8, 12, 16, 20, 24]);
  });
});

describe('samples', () => {
  const all = (name: string, seats?: number) =>
    Array.from({ length: 96 }, (_, index) => legendsOf(name).sampleSetup(index, index * 7 + 1, seats));

  it.each([
    ['legends', undefined],
    ['legends', 4],
    ['legends', 6],
    ['legends', 8],
    ['classic', undefined],
    ['quick', 2],
  ] as const)('of %s with seats %s are accepted as they are, and are of that form', (name, seats) => {
    for (const setup of all(name, seats)) {
      expect(read(setup)).toEqual({ ok: true, value: setup });
      expect([setup.form, setup.seats.length]).toEqual([name, seats ?? 2]);
    }
  });

  it('of arranged forms bring armies in every way', () => {
    const ways = new Set(
      all('quick').map((setup) =>
        setup.seats.map(({ army }) => (Array.isArray(army) ? 'list' : typeof army)).join(' '),
      ),
    );
    expect([...ways].sort()).toEqual(['string string', 'string undefined', 'undefined list', 'undefined undefined']);
  });

  it('lay own boards now and then, and leave armies to the deal beside given ones', () => {
    const boards = all('legends', 4).flatMap((setup) => setup.boards ?? []);
    expect(boards.some((text) => text.includes('/'))).toBe(true);
    const partly = all('legends', 4).filter(({ seats }) => {
      const given = seats.filter(({ army }) => army !== undefined).length;
      return given > 0 && given < 4;
    });
    expect(partly.length).toBeGreaterThan(0);
  });
});

describe('armies that the content makes', () => {
  it('of every theme fit the mix and their side', () => {
    for (const side of ['good', 'evil'] as const)
      for (const theme of themesOf(side)) {
        const army = themedArmy(theme, side, draw(3));
        expect(armyReport(army, STANDARD_FORM, side), theme.name).toMatchObject({ fits: true });
        const fitting = army.filter((number) => {
          const piece = pieceOf(number);
          return piece !== undefined && fitsTheme(piece, theme);
        }).length;
        expect(fitting, `${theme.name} ${side}`).toBeGreaterThanOrEqual(5);
      }
  });

  it('hold no twins where there are other pieces of that strength', () => {
    for (const theme of THEMES.filter(({ side }) => side !== 'evil')) {
      const army = themedArmy(theme, 'good', draw(5));
      expect(new Set(army).size).toBe(armySize(STANDARD_FORM));
    }
  });

  it('at random fit too, and follow the draws', () => {
    expect(armyReport(randomArmy('evil', draw(1))).fits).toBe(true);
    expect(randomArmy('evil', draw(1))).toEqual(randomArmy('evil', draw(1)));
    expect(randomArmy('evil', draw(1))).not.toEqual(randomArmy('evil', draw(2)));
  });
});

test('a report names strange pieces by their place, and the side', () => {
  const army = [...good.slice(0, 28), evil[0] ?? 0, 215];
  const report = armyReport(army, STANDARD_FORM);
  expect([report.side, report.strange, report.fits]).toEqual(['good', [28, 29], false]);
  expect(armyReport(good, STANDARD_FORM, 'evil').strange).toHaveLength(30);
  expect(armyReport(good)).toMatchObject({ fits: true, missing: [], extra: [] });
  expect(armyReport([]).missing.reduce((sum, { count }) => sum + count, 0)).toBe(30);
});

test('form numbers are places in the list', () => {
  expect(FORM_LIST.map(({ number }) => number)).toEqual([0, 1, 2]);
});
