/** Legends' data against the grammar of the power language; and every kind of mistake is caught when planted. */
import { describe, expect, it, test } from 'vitest';
import { checkLegends } from '../../src/games/legends/check';
import { editDistance, likelyWord } from '../../src/games/legends/check/report';
import armies from '../../src/games/legends/data/armies.json';
import boards from '../../src/games/legends/data/boards.json';
import forms from '../../src/games/legends/data/forms.json';
import keywords from '../../src/games/legends/data/keywords.json';
import pieces from '../../src/games/legends/data/pieces.json';
import ranks from '../../src/games/legends/data/ranks.json';
import themes from '../../src/games/legends/data/themes.json';
import { EXTRAS } from '../../src/games/legends/extras';
import { PIECE_TYPES } from '../../src/games/legends/types';

const DATA = { pieces, ranks, keywords, boards, armies, forms, themes };

describe('the data as it is', () => {
  it('keeps to the grammar', () => expect(checkLegends(DATA)).toEqual([]));

  it('is 206 boxed pieces and two extras, with 302 powers', () => {
    expect(pieces).toHaveLength(208);
    expect(pieces.reduce((sum, { powers }) => sum + powers.length, 0)).toBe(302);
    expect(EXTRAS).toEqual([207, 208]);
    expect(EXTRAS.map((number) => pieces[number - 1]?.name)).toEqual(['Celams', 'Noslrac']);
  });

  it('has the types of its list, each used', () => {
    expect([...new Set([...pieces, ...ranks].map(({ type }) => type))].sort()).toEqual([...PIECE_TYPES].sort());
  });

  it('has Magic pieces that can never attack', () => {
    const able = pieces.filter(
      ({ strength, stationary, powers }) =>
        strength === 'magic' &&
        !stationary &&
        !powers.some((power) => 'keyword' in power && power.keyword === 'cannotAttack'),
    );
    expect(able).toEqual([]);
  });
});

/** A path such as `pieces[3].powers[0].if` and what is put there; `undefined` takes the entry away. */
type Plant = readonly [path: string, put: unknown];

const planted = (plants: readonly Plant[]) => {
  const copy: unknown = structuredClone(DATA);
  for (const [path, put] of plants) {
    const steps = path.replace(/\[(\d+)\]/g, '.$1').split('.');
    const last = steps.pop() ?? '';
    let inner = copy as Record<string, unknown>;
    for (const step of steps) inner = inner[step] as Record<string, unknown>;
    if (put === undefined) delete inner[last];
    else inner[last] = put;
  }
  return checkLegends(copy as typeof DATA).map(({ at, expected }) => `${at}: ${expected}`);
};

describe('planted mistakes are caught, with the path and the likely word', () => {
  const POWER = 'pieces[3].powers[0]'; // Aubrey: on forest, to any forest
  const CASES: readonly [name: string, plants: readonly Plant[], fault: string | RegExp][] = [
    [
      'a misspelt terrain',
      [[`${POWER}.if.self.terrain`, 'forst']],
      `${POWER}.if.self.terrain: one of plains, forest, marsh, mountain, town, desert, same, choice; did you mean "forest"?`,
    ],
    ['water as a place to stand', [[`${POWER}.do[0].to.terrain`, 'water']], /do\[0\]\.to\.terrain: one of plains/],
    [
      'a misspelt keyword',
      [['pieces[5].powers[0].keyword', 'quicknes']],
      /\.keyword: one of .*did you mean "quickness"\?$/,
    ],
    [
      'a misspelt kind',
      [[`${POWER}.kind`, 'acton']],
      `${POWER}.kind: one of innate, ability, action, magic, curse; did you mean "action"?`,
    ],
    [
      'a misspelt event',
      [['pieces[36].powers[2].on', 'win']],
      /^pieces\[36\]\.powers\[2\]\.on: one of attack, attacked, won/,
    ],
    ['a misspelt effect', [[`${POWER}.do[0].op`, 'mvoe']], /do\[0\]\.op: one of reveal.*did you mean "move"\?$/],
    ['a misspelt key', [[`${POWER}.limt`, 'turn']], /\.limt: one of the keys .*did you mean "limit"\?$/],
    [
      'a misspelt type in a filter',
      [['pieces[1].powers[0].do[0].who.type', 'elff']],
      /who\.type: a type of piece; did you mean "elf"\?$/,
    ],
    [
      'a misspelt type of a piece',
      [['pieces[1].type', 'efl']],
      /^pieces\[1\]\.type: a type of piece; did you mean "elf"\?$/,
    ],
    ['a misspelt nation', [['pieces[4].powers[0].do[0].who.nation', 'gren']], /who\.nation: .*did you mean "green"\?$/],
    [
      'a name that no piece has',
      [['pieces[11].powers[0].if.it.name[0]', 'King Migel']],
      /name\[0\]: a piece’s name; did you mean "King Migol"\?$/,
    ],
    ['no effects', [[`${POWER}.do`, []]], `${POWER}.do: a list that is not empty`],
    ['no powers', [['pieces[3].powers', []]], 'pieces[3].powers: a list that is not empty'],
    ['a strength of eleven', [['pieces[3].strength', 11]], /^pieces\[3\]\.strength: a strength from 1 to 10/],
    ['a boost of 0', [['pieces[2].powers[0].do[1].by', 0]], /do\[1\]\.by: a number that is not 0$/],
    ['a move with neither path nor place', [[`${POWER}.do[0].to`, undefined]], `${POWER}.do[0].to: the key to`],
    [
      'a move with both',
      [[`${POWER}.do[0].path`, { dir: 'diagonal', steps: [1, 1] }]],
      /do\[0\]\.to: one of the keys op, who, path, if/,
    ],
    ['a path backwards', [['pieces[0].powers[0].do[0].path.steps', [2, 1]]], /path\.steps: \[least, most\]/],
    [
      'it before anything is picked',
      [['pieces[2].powers[0].do', [{ op: 'modify', who: 'it', by: 2 }]]],
      /do\[0\]: no it: nothing has been picked yet$/,
    ],
    ['a foe where there is none', [[`${POWER}.do[0].who`, 'foe']], /^pieces\[3\]\.powers\[0\]: no foe/],
    ['an action with a trigger', [[`${POWER}.on`, 'won']], `${POWER}.on: no trigger: an action is the turn’s main act`],
    [
      'an innate power with a cost',
      [['pieces[12].powers[0].cost', 'self']],
      /\.cost: nothing: only abilities and actions are chosen$/,
    ],
    ['a curse on another event', [['pieces[21].powers[0].on', 'won']], /\.on: curseEnd, or nothing while it lasts$/],
    [
      'a lasting power that destroys',
      [['pieces[1].powers[0].do[0]', { op: 'destroy', who: { n: 'all', type: 'elf' } }]],
      /do\[0\]\.op: modify or grant/,
    ],
    ['a lasting power that chooses', [['pieces[1].powers[0].do[0].who.n', 1]], /do\[0\]\.who\.n: "all"/],
    [
      'a spell on a piece that is not Magic',
      [['pieces[3].powers[0]', { kind: 'magic', do: [{ op: 'destroy', who: 'self' }] }]],
      'pieces[3].powers: no magic: only Magic pieces have spells',
    ],
    [
      'a Magic piece without a spell',
      [['pieces[27].powers', [{ keyword: 'flying' }]]],
      'pieces[27].powers: one power of the kind magic',
    ],
    [
      'a Magic piece that could attack',
      [['pieces[30].powers[0]', { keyword: 'flying' }]],
      'pieces[30].powers: the keyword cannotAttack, or a stationary piece: Magic never attacks',
    ],
    ['a castle that walks', [['pieces[32].stationary', false]], 'pieces[32].stationary: true: castles are stationary'],
    [
      'stationary among the powers',
      [['pieces[3].powers[0]', { keyword: 'stationary' }]],
      /powers\[0\]\.keyword: another keyword/,
    ],
    ['the wrong side', [['pieces[3].side', 'evil']], 'pieces[3].side: good, the side of its nation'],
    ['a gap in the numbers', [['pieces[3].number', 5]], 'pieces[3].number: 4: numbers run without gaps'],
    ['a name twice', [['pieces[3].name', 'Vellec']], 'pieces[3].name: a name that no other piece has'],
    [
      'a piece more that is no extra',
      [['pieces[208]', { ...pieces[3], number: 209, name: 'Audrey' }]],
      'pieces[208].number: a number that is marked as an extra',
    ],
    ['a keyword without a meaning', [['keywords.flying', undefined]], 'keywords.flying: the key flying'],
    [
      'a keyword that is an ability',
      [['keywords.flying.kind', 'ability']],
      'keywords.flying.kind: action: a trait has no words',
    ],
    ['a board too many', [['boards.8A', boards['1A']]], /^boards\.8A: one of the keys 1A/],
    ['two waters', [['boards.1A[0][0]', 'water']], 'boards.1A: one square of water'],
    ['a short row', [['boards.1A[0]', ['desert', 'mountain', 'mountain']]], 'boards.1A: four rows of four squares'],
    ['an army of 29', [['armies.good[0]', armies.good[0]?.slice(1)]], 'armies.good[0]: 30 pieces'],
    ['an enemy in a box', [['armies.good[0][0]', 113]], 'armies.good[0][0]: the number of a good piece'],
    ['a rank of a nation', [['ranks[3].nation', 'gold']], 'ranks[3].nation: null: no nation'],
    ['a rank of one side', [['ranks[3].side', 'good']], /^ranks\[3\]\.side: one of both/],
    ['a gap before the ranks', [['ranks[0].number', 210]], 'ranks[0].number: 209: numbers run without gaps'],
    ['a bomb that walks', [['ranks[1].stationary', false]], /^ranks\[1\]\.powers: the keyword cannotAttack/],
    ['a flag that walks', [['ranks[0].stationary', false]], 'ranks[0].stationary: true: castles are stationary'],
    ['a name of the chart', [['ranks[4].name', 'Landor']], 'ranks[4].name: a name that no other piece has'],
    ['a letter twice', [['ranks[4].letter', '2']], 'forms.classic.pieces: a letter of its own for Miner'],
    ['no letter', [['ranks[4].letter', undefined]], 'forms.quick.pieces: a letter of its own for Miner'],
    ['a letter that means empty', [['ranks[4].letter', '-']], 'ranks[4].letter: one capital letter or digit'],
    [
      'two pieces of one strength in an arranged form',
      [['ranks[5].strength', 3]],
      'forms.classic.pieces: one piece of each strength in an arranged form',
    ],
    [
      'more pieces than squares',
      [['forms.classic.mix[8][1]', 9]],
      'forms.classic.mix: at most 40 pieces, as the set-up has land',
    ],
    ['a dealt army that does not fill the boards', [['forms.legends.mix[0][1]', 2]], /^forms\.legends\.mix: 30 pieces/],
    [
      'a strength that no piece has',
      [['forms.quick.pieces', [213, 220]]],
      'forms.quick.mix[3][0]: a strength that a good piece of the form has',
    ],
    [
      'a strength twice',
      [['forms.quick.mix[1][0]', 10]],
      /^forms\.quick\.mix\[1\]\[0\]: a strength that the mix has not/,
    ],
    [
      'a set-up with more land than the other',
      [['forms.quick.ground[7]', 'pppp~ppp']],
      'forms.quick.ground: as many land squares for both set-ups',
    ],
    ['a short rank', [['forms.quick.ground[7]', 'ppppppp']], 'forms.quick.ground[7]: 8 letters of p f m ^ t d ~'],
    ['set-ups that overlap', [['forms.quick.ranks', 5]], 'forms.quick.ranks: at most half the ranks of the ground'],
    ['an arranged form on boards', [['forms.quick.ground', 'boards']], /^forms\.quick\.ground: rows of letters/],
    ['exchanges after arranging', [['forms.quick.exchanges', 2]], 'forms.quick.exchanges: 0: arranged forms have none'],
    ['teams without boards', [['forms.quick.seats', [2, 4]]], 'forms.quick.seats: 2: teams play on boards'],
    ['three seats', [['forms.legends.seats', [2, 3]]], 'forms.legends.seats: a list of even numbers from 2 to 8'],
    ['a way of setting up', [['forms.quick.setup', 'arrange']], /^forms\.quick\.setup: .*did you mean "arranged"\?$/],
    [
      'a goal that is none',
      [['forms.quick.goals', [{ side: 0, goal: 'run' }]]],
      'forms.quick.goals[0].goal: one of survive, reach, hold, control',
    ],
    [
      'a goal beyond the board',
      [['forms.quick.goals', [{ side: 0, goal: 'reach', rank: 9, count: 1 }]]],
      'forms.quick.goals[0].rank: a whole number from 1 to 8',
    ],
    ['a theme nobody fits', [['themes[0].wants[0].nation', 'red']], /^themes\[0\]\.wants: something that a good piece/],
    ['a theme twice', [['themes[1].name', 'valorians']], 'themes[1].name: a name that no other theme has'],
    ['an extra in a box', [['armies.good[0][0]', 207]], 'armies.good[0][0]: no extra: they are in no box'],
  ];
  it.each(CASES)('%s', (_name, plants, fault) => {
    const faults = planted(plants);
    expect(
      faults.some((text) => (typeof fault === 'string' ? text === fault : fault.test(text))),
      faults.join('\n'),
    ).toBe(true);
  });
});

test('the likely word is near, or none is named', () => {
  expect([editDistance('kitten', 'sitting'), editDistance('mvoe', 'move'), editDistance('', 'ab')]).toEqual([3, 1, 2]);
  expect(likelyWord('forst', ['plains', 'forest'])).toBe('forest');
  expect(likelyWord('Forest', ['plains', 'forest'])).toBe('forest');
  expect(likelyWord('tundra', ['plains', 'forest'])).toBeNull();
});
