/** Legends' data against the grammar of the power language; and every kind of mistake is caught when planted. */
import { describe, expect, it, test } from 'vitest';
import { checkLegends } from '../../src/games/legends/check';
import { editDistance, likelyWord } from '../../src/games/legends/check/report';
import armies from '../../src/games/legends/data/armies.json';
import boards from '../../src/games/legends/data/boards.json';
import keywords from '../../src/games/legends/data/keywords.json';
import pieces from '../../src/games/legends/data/pieces.json';
import { EXTRAS } from '../../src/games/legends/extras';
import { PIECE_TYPES } from '../../src/games/legends/types';

const DATA = { pieces, keywords, boards, armies };

describe('the data as it is', () => {
  it('keeps to the grammar', () => expect(checkLegends(DATA)).toEqual([]));

  it('is 206 boxed pieces and two extras, with 302 powers', () => {
    expect(pieces).toHaveLength(208);
    expect(pieces.reduce((sum, { powers }) => sum + powers.length, 0)).toBe(302);
    expect(EXTRAS).toEqual([207, 208]);
    expect(EXTRAS.map((number) => pieces[number - 1]?.name)).toEqual(['Celams', 'Noslrac']);
  });

  it('has the types of its list, each used', () => {
    expect([...new Set(pieces.map(({ type }) => type))]).toEqual([...PIECE_TYPES]);
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
