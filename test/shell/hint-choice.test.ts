/**
 * Which move a hint advises. Of ten soldiers a side: 213 Miner, 216 Captain, 219 General; a Captain on e4 stands before a General
 * that all know, so that e4-e5 loses it for nothing and d2-d3 is a step forward.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ThinkAnswer } from '../../src/contract/search';
import { legends } from '../../src/games/legends';
import { matchGames } from '../../src/match/games';
import type { MatchState } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { advised } from '../../src/shell/battle/advisable';
import { faces } from '../../src/shell/games';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

const PIECES = { a1: [209, 0], h8: [209, 1], e4: [216, 0], e5: [219, 1, 'shown'], d2: [213, 0], g7: [213, 1] };
const SEATS = [{ player: 'person' }, { player: 'person' }];

const PLAINS = Array(8).fill('pppppppp');

type Pieces = Readonly<Record<string, readonly unknown[]>>;

interface Asked {
  readonly state: MatchState;
  readonly texts: readonly string[];
}

/** The question behind these moves, as the screen has it. */
const behind = (before: readonly string[], pieces: Pieces = PIECES, form = 'quick'): Asked => {
  const position = { form, ...(form === 'legends' ? { terrain: PLAINS } : {}), pieces, turn: 0 };
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', form, seats: SEATS, options: {}, position }))));
  const rows = [...engine.rows()];
  for (const text of before) {
    const asked = engine.decision();
    if (asked === null) throw new Error('over');
    must(engine.apply(asked.choices.indexOf(must(legends.parseChoice(text, asked.kind, engine.view(9))))));
    rows.push(...engine.rows());
  }
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const view = engine.view(decision.seat);
  const state = { view, events: eventsFor(rows, decision.seat), asking: { decision } };
  return {
    // all of it that is read
    state: state as unknown as MatchState,
    texts: decision.choices.map((code) => legends.formatChoice(code, decision.kind, view)),
  };
};

/** What is advised where the search found this much of these moves and answers with the first. */
const adviceAt = (
  { state, texts }: Asked,
  found: Readonly<Record<string, readonly [value: number, visits: number]>>,
) => {
  const [answered = ''] = Object.keys(found);
  const answer: ThinkAnswer = {
    id: 1,
    choice: texts.indexOf(answered),
    value: 0.6,
    iterations: 1000,
    visits: texts.map((text) => found[text]?.[1] ?? 0),
    values: texts.map((text) => found[text]?.[0] ?? 0),
    stopped: false,
  };
  for (const text of Object.keys(found)) expect(texts).toContain(text);
  const chosen = advised(answer, state, false);
  expect(chosen.value).toBe(answer.value);
  return texts[chosen.choice];
};

beforeAll(async () => {
  await Promise.all([loadTexts('legends'), faces.load('legends'), matchGames.load('legends')]);
});

describe('a piece that would be lost for nothing', () => {
  test('is not advised while another move is nearly as good', () => {
    expect(adviceAt(behind([]), { 'e4-e5': [0.6, 400], 'd2-d3': [0.54, 400] })).toBe('d2-d3');
  });

  test('is advised where all else is clearly worse', () => {
    expect(adviceAt(behind([]), { 'e4-e5': [0.6, 400], 'd2-d3': [0.51, 400] })).toBe('e4-e5');
  });

  test('is not advised by a search that had time for a few looks only, by whatever they found', () => {
    expect(adviceAt(behind([]), { 'e4-e5': [0.9, 4], 'd2-d3': [0.3, 1] })).toBe('d2-d3');
    expect(adviceAt(behind([]), { 'e4-e5': [0.9, 40], 'd2-d3': [0.3, 40] })).toBe('e4-e5');
  });

  test('is advised where nothing else was looked at long enough', () => {
    expect(adviceAt(behind([]), { 'e4-e5': [0.6, 400], 'd2-d3': [0.6, 20] })).toBe('e4-e5');
  });
});

describe('among known pieces', () => {
  test('no piece goes where a known enemy takes it before it does what it threatens to', () => {
    // the Captain (216) on d4 would threaten the Miner on d5, but a General on e4 comes first
    const pieces = { a1: [209, 0], h8: [209, 1], g2: [213, 0], d3: [216, 0], d5: [213, 1, 'shown'] };
    const found = { 'd3-d4': [0.6, 400], 'g2-g3': [0.57, 400] } as const;
    expect(adviceAt(behind([], { ...pieces, e4: [219, 1, 'shown'] }), found)).toBe('g2-g3');
    expect(adviceAt(behind([], pieces), found)).toBe('d3-d4');
  });

  test('a sure capture is advised where it is nearly as good as an attack by the odds', () => {
    const place = behind([], { ...PIECES, e5: [213, 1, 'shown'], d3: [220, 0], d4: [214, 1] });
    expect(adviceAt(place, { 'd3-d4': [0.6, 400], 'e4-e5': [0.59, 400] })).toBe('e4-e5');
    expect(adviceAt(place, { 'd3-d4': [0.6, 400], 'e4-e5': [0.58, 400] })).toBe('d3-d4');
  });
});

test('what is sound stays, by however little it was found better', () => {
  expect(adviceAt(behind([]), { 'd2-d3': [0.6, 400], 'e4-d4': [0.601, 400] })).toBe('d2-d3');
});

test('a piece is not advised to go back where it just came from, while another move is as good', () => {
  const back = behind(['d2-d3', 'g7-g6']);
  expect(adviceAt(back, { 'd3-d2': [0.6, 400], 'd3-d4': [0.59, 400] })).toBe('d3-d4');
  expect(adviceAt(back, { 'd3-d2': [0.6, 400], 'd3-d4': [0.58, 400] })).toBe('d3-d2');
});

test('an answer that no search compared stays', () => {
  const { state, texts } = behind([]);
  const drawn: ThinkAnswer = {
    id: 1,
    choice: texts.indexOf('e4-e5'),
    value: 0.5,
    iterations: 0,
    visits: texts.map(() => 1),
    values: texts.map(() => 0.5),
    stopped: false,
  };
  expect(advised(drawn, state, false)).toBe(drawn);
});

describe('a strong piece', () => {
  // 217 is the Major of strength 7; among what is hidden there are a Marshal (220) and a General (219)
  const place = (own: number) =>
    behind([], { a1: [209, 0], h8: [209, 1], e3: [own, 0], d2: [213, 0], e5: [214, 1], g7: [220, 1], c7: [219, 1] });

  test('is not advised to go next to what is hidden and may beat it, while another move is nearly as good', () => {
    expect(adviceAt(place(217), { 'e3-e4': [0.6, 400], 'd2-d3': [0.57, 400] })).toBe('d2-d3');
    expect(adviceAt(place(217), { 'e3-e4': [0.6, 400], 'd2-d3': [0.51, 400] })).toBe('e3-e4');
    expect(adviceAt(place(213), { 'e3-e4': [0.6, 400], 'd2-d3': [0.57, 400] })).toBe('e3-e4');
  });
});

describe('an ability, after which the turn goes on', () => {
  const CASTLES = { a1: [67, 0], h8: [169, 1] };
  const legendsAt = (pieces: Pieces): Asked => behind([], { ...CASTLES, ...pieces }, 'legends');

  test('that lends something is advised where it is clearly better than any move', () => {
    // Lord Esenwein (138) lends Flying to itself
    const place = legendsAt({ a2: [138, 0], e2: [8, 0], e7: [8, 1] });
    expect(adviceAt(place, { 'a2.1>a2': [0.6, 400], 'e2-e3': [0.57, 400] })).toBe('e2-e3');
    expect(adviceAt(place, { 'a2.1>a2': [0.6, 400], 'e2-e3': [0.51, 400] })).toBe('a2.1>a2');
  });

  test('that boosts what can be in no fight this turn never is, while anything else is there', () => {
    // the Enchanted Shield (118) is sacrificed for the Bloodsucker (159), which nothing stands next to
    const place = { c3: [118, 0], c4: [159, 0], e2: [8, 0] };
    const found = { 'c3.1>c4': [0.9, 400], 'e2-e3': [0.2, 20], 'e2-d2': [0.3, 3] } as const;
    expect(adviceAt(legendsAt({ ...place, e7: [8, 1] }), found)).toBe('e2-e3');
    expect(adviceAt(legendsAt({ ...place, c5: [8, 1] }), found)).toBe('c3.1>c4');
  });

  test('that only moves another piece is not worth the piece that is sacrificed for it', () => {
    // Jenzik (57) is sacrificed to put Srik (8) elsewhere
    const place = legendsAt({ c3: [57, 0], e2: [8, 0], h2: [1, 0], e7: [8, 1] });
    expect(adviceAt(place, { 'c3.1>e2': [0.6, 400], 'h2-h3': [0.57, 400] })).toBe('h2-h3');
  });

  test('that wins a fight which is there is as good as a move', () => {
    // the High Elf (11) lends 1 to Srik (8), who has 7 as Akillon (110) next to him has
    const place = (foe: readonly unknown[]) =>
      legendsAt({ c3: [11, 0, 'shown'], c4: [8, 0, 'shown'], c5: foe, e2: [1, 0] });
    const found = { 'c3.1>c4': [0.6, 400], 'e2-e3': [0.59, 400] } as const;
    expect(adviceAt(place([110, 1, 'shown']), found)).toBe('c3.1>c4');
    expect(adviceAt(place([103, 1, 'shown']), found)).toBe('e2-e3');
    expect(adviceAt(place([110, 1]), found)).toBe('e2-e3');
  });
});
