/** What the inspector, the armies and the line over the battle say: right, complete, and nothing that is hidden. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { pieceOf } from '../../src/games/legends/catalogue';
import { FORM_LIST } from '../../src/games/legends/forms';
import { historyOf } from '../../src/games/legends/reading/history';
import { areAllies, armyOf } from '../../src/games/legends/reading/pieces-seen';
import { poolOf, possibleKinds } from '../../src/games/legends/reading/pools';
import { storyOf } from '../../src/games/legends/reading/story';
import { colourOf, sideOf } from '../../src/match/games/legends/sides';
import { cardLines, cardOf, kindCard } from '../../src/shell/games/legends/inspector/card';
import { runsOf } from '../../src/shell/games/legends/inspector/glossary';
import { barredSquare } from '../../src/shell/games/legends/inspector/restrictions';
import { searchPieces } from '../../src/shell/games/legends/piece-search';
import { cursesTold, quietLeft, situationLines } from '../../src/shell/games/legends/situation/situation-facts';
import { unitName } from '../../src/text';
import { type Moment, playBattle, TRUTH } from './legends-battle';

const OPEN = [1, 2, 3, 5].map((index) => legends.sampleSetup(index, index));
const kinds = (view: View, army: number): readonly (number | null)[] =>
  view.tokens.flatMap((token) => (armyOf(view, token) === army ? [token.kind] : []));

/** Every so many choices of some battles. */
const through = (every: number, look: (moment: Moment, open: boolean) => void): void => {
  for (const [seed, setup] of OPEN.entries()) {
    let count = 0;
    playBattle(setup, seed + 40, 200, (moment) => {
      if (count++ % every === 0) look(moment, setup.options['lists'] === 'open');
    });
  }
};

describe('what a hidden piece can be', { timeout: 120_000 }, () => {
  test('is the army’s list less everything known, and always holds the truth', () => {
    let hidden = 0;
    let narrowed = 0;
    through(5, (moment, open) => {
      const truth = moment.view(TRUTH);
      for (const viewer of [0, 1]) {
        const view = moment.view(viewer);
        const army = 1 - viewer;
        const pool = poolOf(view, army);
        const secret = truth.tokens.filter(
          (token, at) => armyOf(truth, token) === army && view.tokens[at]?.kind === null,
        );
        expect(pool.hidden).toBe(secret.length);
        if (!open) {
          if (pool.hidden > 0) expect(pool.kinds).toBeNull();
          continue;
        }
        const left = (pool.kinds ?? []).flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
        expect([...left].sort()).toEqual(secret.map(({ kind }) => kind).sort());
        const story = storyOf(moment.events(viewer), view);
        for (const token of secret) {
          const possible = possibleKinds(pool, historyOf(story, token.id).stepped) ?? [];
          expect(
            possible.map(({ kind }) => kind),
            `${token.kind} on ${token.square}`,
          ).toContain(token.kind);
          hidden += 1;
          if (possible.length < (pool.kinds ?? []).length) narrowed += 1;
        }
      }
    });
    expect(hidden).toBeGreaterThan(500);
    expect(narrowed).toBeGreaterThan(20);
  });

  test('of a closed list is told by strength, from the mix', () => {
    const closed = { ...legends.sampleSetup(1, 1), options: { lists: 'closed' } };
    playBattle(closed, 3, 0, (moment) => {
      const view = moment.view(0);
      const pool = poolOf(view, 1);
      expect(pool.kinds).toBeNull();
      expect(pool.strengths.map(({ strength, count }) => [strength, count])).toEqual(FORM_LIST[0]?.mix);
    });
  });
});

describe('cards', { timeout: 120_000 }, () => {
  test('of hidden pieces name nothing but what their army may hold', () => {
    let seen = 0;
    through(20, (moment, open) => {
      const view = moment.view(0);
      const story = storyOf(moment.events(0), view);
      for (const token of view.tokens.filter(({ kind }) => kind === null)) {
        const card = cardOf(view, story, token);
        expect(card.known).toBe(false);
        const { title, lines } = cardLines(view, card);
        const own = new Set(kinds(view, 0).flatMap((kind) => (kind === null ? [] : [unitName('legends', kind)])));
        for (const name of own) expect(`${title} ${lines.slice(0, -1).join(' ')}`).not.toContain(name);
        if (!open) expect(lines.at(-1)).toMatch(/^Strengths still hidden: /);
        seen += 1;
      }
    });
    expect(seen).toBeGreaterThan(200);
  });

  test('of two hidden pieces with the same past are the same but for their squares', () => {
    playBattle(legends.sampleSetup(1, 7), 7, 0, (moment) => {
      const view = moment.view(0);
      const story = storyOf(moment.events(0), view);
      const texts = view.tokens
        .filter(({ kind }) => kind === null)
        .map((token) =>
          cardLines(view, cardOf(view, story, token))
            .lines.join('\n')
            .replace(/ on [a-h][1-8]\./, ''),
        );
      expect(texts.length).toBe(30);
      expect(new Set(texts).size).toBe(1);
    });
  });

  test('of known pieces say their whole text, and the strengths that make up the whole', () => {
    let sums = 0;
    through(10, (moment) => {
      const view = moment.view(TRUTH);
      const story = storyOf(moment.events(TRUTH), view);
      for (const [at, token] of view.tokens.entries()) {
        const card = cardOf(view, story, token);
        if (!card.known) throw new Error('hidden from the truth');
        expect(card.powers).toHaveLength(pieceOf(card.kind)?.powers.length ?? -1);
        for (const { text, kindAbout } of card.powers) {
          expect(text).toMatch(/[.]$/);
          expect(kindAbout).toMatch(/[.]$/);
        }
        expect(card.now?.total ?? -1).toBe(view.lists['strengths']?.[at] ?? -1);
        if (card.sum.length > 1) sums += 1;
      }
    });
    expect(sums).toBeGreaterThan(50);
  });

  test('explain the named powers that a text speaks of', () => {
    const words = (kind: number) =>
      (kindCard(kind, 0)?.powers ?? []).flatMap(({ text, keyword }) =>
        runsOf(text, false, keyword).flatMap(({ text: word, about }) => (about === null ? [] : [word])),
      );
    // Colossor is stronger against what flies, and answers what strikes from afar; Nosimaj lends it; Electibra flies itself
    expect(words(119)).toEqual(['Flying', 'Distance Strike']);
    expect(words(71)).toEqual(['never attacks', 'Flying']);
    expect(words(195)).toEqual(['non-stationary', 'Flying']);
    expect(words(6)).toEqual([]);
  });

  test('keep every letter of a text, and find words only whole and once', () => {
    for (let kind = 1; kind <= 220; kind++) {
      for (const { text } of kindCard(kind, 0)?.powers ?? [])
        expect(
          runsOf(text, false, null)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
    }
    const found = (text: string) => runsOf(text, false, null).flatMap((run) => (run.about === null ? [] : [run.text]));
    expect(found('A visionary with Vision, and Vision again.')).toEqual(['Vision']);
    expect(found('Your opponent must give you control of a castle.')).toEqual(['control', 'castle']);
    expect(runsOf('Flying.', false, 'Flying')).toEqual([{ text: 'Flying.', about: null }]);
  });

  test('say which square is barred after going there and back (R32)', () => {
    const base = { shuttle: [0, 1, 26, 34, 26, 0, 2, 26, 26, 34] };
    let view: View | null = null;
    playBattle(legends.sampleSetup(1, 1), 1, 0, (moment) => {
      view = moment.view(TRUTH);
    });
    const seen = view as View | null;
    if (seen === null) throw new Error('no view');
    const shuttled = { ...seen, lists: { ...seen.lists, ...base } };
    expect(barredSquare(shuttled, { id: 26, square: 26 })).toBe(34);
    expect(barredSquare(shuttled, { id: 26, square: 34 })).toBeNull();
    expect(barredSquare(shuttled, { id: 27, square: 26 })).toBeNull();
  });
});

describe('over the battle', () => {
  const played = (position: Readonly<Record<string, unknown>>): View => {
    const setup = legends.readSetup({
      game: 'legends',
      seats: [{ player: 'person' }, { player: 'person' }],
      position: {
        terrain: Array.from({ length: 8 }, () => 'pppppppp'),
        pieces: { c4: [16, 0], c5: [194, 1], a1: [67, 0], h8: [169, 1], c8: [150, 1] },
        turn: 0,
        ...position,
      },
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
    let view: View | null = null;
    playBattle(setup.value, 1, 0, (moment) => {
      view = moment.view(0);
    });
    if (view === null) throw new Error('no view');
    return view;
  };

  test('the Death Curse in force, its text and whose it is', () => {
    const { inForce, waiting } = cursesTold(played({ curse: [2, 0] }));
    expect(inForce).toMatchObject({ kind: 2, name: 'Vellec', whose: '(Good)', army: 0 });
    expect(inForce?.text).toBe('While its curse lasts, every Elf on either side gets +1 strength.');
    expect(waiting).toEqual([]);
    expect(cursesTold(played({})).inForce).toBeNull();
  });

  test('the quiet turns once the draw is near', () => {
    expect(quietLeft(played({}))).toBeNull();
    expect(quietLeft(played({ quiet: [19, 19] }))).toBeNull();
    expect(quietLeft(played({ quiet: [20, 25] }))).toBe(10);
    expect(quietLeft(played({ quiet: [29, 28] }))).toBe(2);
    expect(situationLines(played({ quiet: [29, 29] })).at(-1)).toBe(
      '1 more quiet turn for each side, and the battle is a draw.',
    );
  });

  test('goals with their progress', () => {
    const goals = [
      { side: 0, goal: 'hold', terrain: 'town', count: 3, turns: 2, progress: 1 },
      { side: 1, goal: 'survive', turns: 20 },
      { side: 1, goal: 'reach', rank: 1, count: 1, piece: 194 },
      { side: 0, goal: 'control', piece: 150 },
    ];
    expect(situationLines(played({ goals })).slice(2)).toEqual([
      'Good: Have 3 pieces in a town at the end of 2 turns in a row. 1 of 2.',
      'Evil: Hold out to the end of turn 20. 1 of 20.',
      'Evil: Have Foulis on rank 1 at the end of a turn.',
      'Good: Control Crimson at the end of a turn.',
    ]);
  });

  test('sides have the colour of their armies, whatever a viewer knows', () => {
    const setup = { ...legends.sampleSetup(0, 5), options: { lists: 'closed' } };
    playBattle(setup, 1, 30, (moment) => {
      const truth = moment.view(TRUTH);
      for (const viewer of [0, 1]) {
        const view = moment.view(viewer);
        for (const army of [0, 1]) expect(colourOf(view, army)).toBe(colourOf(truth, army));
        expect(new Set([sideOf(view, 0), sideOf(view, 1)])).toEqual(new Set(['Good', 'Evil']));
      }
    });
    expect(areAllies(0, 4)).toBe(true);
  });
});

describe('finding pieces', () => {
  const [form = null] = FORM_LIST;
  const names = (query: string) => searchPieces(query, form).map(({ number }) => number);

  test.each([
    ['srik', [8]],
    [
      'elf 8',
      searchPieces('', form)
        .filter(({ type, strength }) => type === 'elf' && strength === 8)
        .map(({ number }) => number),
    ],
    ['dragon 10 nobody', []],
  ])('%s', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  test('by nation, side, type and strength, and a figure is meant whole', () => {
    expect(names('')).toHaveLength(208);
    expect(
      names('castle').every(
        (number) => pieceOf(number)?.strength === 'castle' || /castle/i.test(unitName('legends', number)),
      ),
    ).toBe(true);
    expect(names('1').every((number) => pieceOf(number)?.strength === 1)).toBe(true);
    expect(
      names('green').every(
        (number) => pieceOf(number)?.nation === 'green' || /green/i.test(unitName('legends', number)),
      ),
    ).toBe(true);
    expect(names('evil dragon').length).toBeGreaterThan(1);
    expect(names('dwarves').length).toBe(names('dwarf').length);
  });

  test('among the pieces of a form, in that form’s words', () => {
    const arranged = FORM_LIST.find(({ setup }) => setup === 'arranged') ?? null;
    expect(searchPieces('', arranged)).toHaveLength(12);
    expect(searchPieces('bomb', arranged).map(({ number }) => number)).toEqual([210]);
    expect(searchPieces('magic', arranged)).toEqual([]);
    expect(searchPieces('', null).length).toBe(220);
  });
});
