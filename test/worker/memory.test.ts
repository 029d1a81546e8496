/** An opponent that forgets: what it still knows, and that the question stays the question. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { kindsOfView } from '../../src/games/legends/evidence/kinds';
import { recallOf } from '../../src/games/legends/evidence/recall';
import { FORM_LIST } from '../../src/games/legends/forms';
import type { Piece } from '../../src/games/legends/language';
import { opponents } from '../../src/games/legends/opponents';
import { isCastleInReach } from '../../src/games/legends/reading/reach';
import { createCoreSearch } from '../../src/worker/core-search';
import { forgottenOf, remembered, turnsSince, withoutKinds } from '../../src/worker/opponent/memory';
import { eventsFor, setupFor } from '../../src/worker/referee/eyes';
import { coreOf, engineOf, legendsOpponent } from '../opponent/support/table';
import { createRng } from '../support/harness/rng';
import { must } from './support/must';

const turn = (seat: number): GameEvent => ({ type: 'turn', seat });
const shown = (token: number): GameEvent => ({ type: 'shown', token, kind: 5 });
const moved = (token: number, from: number, to: number): GameEvent => ({ type: 'moved', token, from, to });

describe('how long ago a piece was seen', () => {
  it('counts the seat’s own turns only', () => {
    const events = [turn(0), shown(50), turn(1), turn(0), turn(1), turn(0)];
    expect(turnsSince([50], events, 0).get(50)).toBe(2);
    expect(turnsSince([50], events, 1).get(50)).toBe(2);
    expect(turnsSince([50], [...events, turn(1)], 1).get(50)).toBe(3);
  });

  it('begins anew when it uses a power or fights, wherever it has gone, but not when it only walks', () => {
    const before = [turn(0), shown(50), moved(50, 50, 42), turn(0), turn(0)];
    const fought: GameEvent = {
      type: 'fought',
      from: 33,
      square: 42,
      attack: 5,
      defence: 4,
      helpers: [],
      beaten: true,
    };
    expect(turnsSince([50], before, 0).get(50)).toBe(2);
    expect(turnsSince([50], [...before, moved(50, 42, 41)], 0).get(50)).toBe(2);
    expect(turnsSince([50], [...before, fought], 0).get(50)).toBe(0);
    expect(turnsSince([50], [...before, { ...fought, square: 50 }], 0).get(50)).toBe(2);
    const used: GameEvent = { type: 'used', token: 50, seat: 1, power: 1, keyword: null };
    expect(turnsSince([50], [...before, used], 0).get(50)).toBe(0);
  });

  it('is since the beginning where nothing tells of it', () => {
    expect(turnsSince([50], [turn(0), turn(1), turn(0)], 0).get(50)).toBe(2);
  });
});

const viewOf = (lists: View['lists'] = {}): View => ({
  game: 'legends',
  form: 'legends',
  viewer: 0,
  ply: 0,
  asked: { seat: 0, kind: 'main' },
  width: 8,
  height: 8,
  terrain: [],
  tokens: [
    { id: 3, square: 3, seat: 0, kind: 5, shownTo: 511 },
    { id: 50, square: 20, seat: 1, kind: 7, shownTo: 511 },
    { id: 51, square: 30, seat: 1, kind: 8, shownTo: 1 },
    { id: 52, square: 40, seat: 1, kind: null, shownTo: 0 },
    // made for the other side, and captured
    { id: 53, square: 41, seat: 0, kind: 9, shownTo: 511 },
    { id: 54, square: 42, seat: 1, kind: 4, shownTo: 511 },
  ],
  heaps: [],
  flag: null,
  counters: {},
  lists: { army: [0, 1, 1, 1, 1, 0], strengths: [5, 6, 7, -1, 4, 3], ...lists },
  history: [],
  result: null,
});
const AGO = [turn(0), shown(50), turn(0), shown(51), turn(0), turn(0), turn(0)];

describe('what is forgotten', () => {
  it('are enemy pieces shown more turns ago than it remembers, none of its own, and none captured', () => {
    expect(forgottenOf(viewOf(), AGO, 4)).toEqual([]);
    expect(forgottenOf(viewOf(), AGO, 3)).toEqual([50]);
    expect(forgottenOf(viewOf(), AGO, 2)).toEqual([50, 51]);
  });

  it('is nothing that stands in a fight', () => {
    expect(forgottenOf(viewOf({ fight: [3, 50, 19] }), AGO, 0)).toEqual([51]);
    expect(forgottenOf(viewOf({ strike: [51, 3] }), AGO, 0)).toEqual([50]);
  });

  it('is hidden again as if nobody had seen it, its strength too', () => {
    const { tokens, lists } = withoutKinds(viewOf(), [50]);
    expect(tokens[1]).toEqual({ id: 50, square: 20, seat: 1, kind: null, shownTo: 0 });
    expect(tokens[2]).toEqual(viewOf().tokens[2]);
    expect(lists['strengths']).toEqual([5, -1, 7, -1, 4, 3]);
  });

  it('stays known where the question would be another one', () => {
    const knows50 = (view: View) => view.tokens.some(({ id, kind }) => id === 50 && kind !== null);
    const kept = remembered(viewOf(), AGO, 2, knows50);
    expect(kept.tokens.map(({ kind }) => kind)).toEqual([5, 7, null, null, 9, 4]);
    expect(remembered(viewOf(), AGO, 2, () => true).tokens.map(({ kind }) => kind)).toEqual([
      5,
      null,
      null,
      null,
      9,
      4,
    ]);
    expect(remembered(viewOf(), AGO, 2, () => false)).toEqual(viewOf());
  });
});

describe('a level that forgets', { timeout: 240_000 }, () => {
  /** A question at which a seat has seen something more than so many of its turns ago, and its events. */
  const questionAfter = (memory: number) => {
    const setup = legends.sampleSetup(0, 42);
    const engine = engineOf(setup);
    const rows = [...engine.rows()];
    const rng = createRng(12);
    for (;;) {
      const decision = engine.decision();
      if (decision === null) throw new Error('the match is over');
      const events = eventsFor(rows, decision.seat);
      const view = engine.view(decision.seat);
      const wanted = forgottenOf(view, events, memory);
      // on the alert nothing is forgotten
      const rests = !isCastleInReach(view) && !isCastleInReach(withDoubles(view, wanted));
      if (rests && decision.kind === 'main' && decision.choices.length > 5 && wanted.length > 1) {
        return { setup: setupFor(setup, decision.seat, legends), decision, events, view, wanted };
      }
      must(engine.apply(rng.draw(decision.choices.length)));
      rows.push(...engine.rows());
    }
  };

  /** The same view with other kinds of the same strength in place of these pieces. */
  const withDoubles = (view: View, ids: readonly number[]): View => ({
    ...view,
    tokens: view.tokens.map((token) => {
      const known = legendsCatalogue.pieces[(token.kind ?? 0) - 1];
      if (known === undefined || !ids.includes(token.id)) return token;
      const double = kindsOfView(view).find(
        ({ number, strength, stationary }) =>
          number !== known.number && strength === known.strength && stationary === known.stationary,
      );
      return { ...token, kind: double?.number ?? token.kind };
    }),
  });

  it('knows no more than the strength of what is too long ago, and one with a memory does', async () => {
    const { memory = 0 } = opponents.find(({ name }) => name === 'story') ?? {};
    expect(memory).toBeGreaterThan(0);
    const { wanted, view, ...asked } = questionAfter(memory);
    const opponent = legendsOpponent();
    const answers = async (level: string, seen: View) => {
      const values: (readonly number[])[] = [];
      // whoever imagines a single army may take a piece for the same by chance
      for (let seed = 0; seed < 8; seed++) {
        const effort = { iterations: 400 };
        values.push(must(await opponent.think({ id: 1, ...asked, view: seen, level, effort, seed })).values);
      }
      return values;
    };
    const doubles = withDoubles(view, wanted);
    expect(doubles).not.toEqual(view);
    const story = await answers('story', view);
    // nothing is sure there, or all would say so
    expect(story.flat().filter((value) => value !== 0 && value !== 1).length).toBeGreaterThan(8);
    expect(story).toEqual(await answers('story', doubles));
    expect(story).not.toEqual(await answers('story', withoutKinds(view, wanted)));
    expect(await answers('veteran', view)).not.toEqual(await answers('veteran', doubles));
  });
});

describe('what is recalled of a forgotten piece', () => {
  const kindOf = (fits: (piece: Piece) => boolean): number => {
    const found = legendsCatalogue.pieces.find(fits);
    if (found === undefined) throw new Error('no such piece');
    return found.number;
  };
  /** The kinds that the words leave to the one piece that they are about. */
  const recalled = (kind: number): readonly Piece[] => {
    const [sets, ...rest] = recallOf(viewOf(), [{ id: 50, kind }]);
    expect([sets, ...rest.slice(7)]).toEqual([1, 1, 50, 0, 0, 0]);
    return legendsCatalogue.pieces.filter(({ number }) => (((rest[number >> 5] ?? 0) >> (number % 32)) & 1) === 1);
  };

  it('is how strong it is at the least, and whether it moves', () => {
    const six = kindOf(({ strength, stationary }) => strength === 6 && !stationary);
    const all = recalled(six);
    expect(new Set(all.map(({ strength }) => strength))).toEqual(new Set([6, 7, 8]));
    expect(all.some(({ stationary }) => stationary)).toBe(false);
    expect(all.map(({ number }) => number)).toContain(six);
  });

  it.each(['castle', 'magic'] as const)('is that it is %s', (strength) => {
    const all = recalled(kindOf((piece) => piece.strength === strength && piece.stationary));
    expect(new Set(all.map((piece) => piece.strength))).toEqual(new Set([strength]));
  });

  it('is nothing of what was never known', () => {
    expect(recallOf(viewOf(), [])).toEqual([0, 0, 0, 0]);
  });

  it('nor of what stands where it stood, but of what has moved that it can', () => {
    const view = viewOf();
    const [sets, ...rest] = recallOf(view, [], [moved(52, 52, 40)]);
    expect([sets, ...rest.slice(7)]).toEqual([1, 1, 52, 0, 0, 0]);
    const may = kindsOfView(view).filter(({ number }) => (((rest[number >> 5] ?? 0) >> (number % 32)) & 1) === 1);
    expect(may).toEqual(kindsOfView(view).filter(({ stationary }) => !stationary));
    expect(may.length).toBeGreaterThan(50);
  });
});

describe('whole matches', { timeout: 240_000 }, () => {
  it.each(FORM_LIST.map(({ name }, index) => [name, index] as const))(
    'of %s ask a seat that forgets the same questions',
    (_name, index) => {
      const rng = createRng(12);
      let [forgets, keeps, questions] = [0, 0, 0];
      for (let match = 0; match < 3; match++) {
        const setup = legends.sampleSetup(index + match * FORM_LIST.length, 40 + match);
        const engine = engineOf(setup);
        const search = createCoreSearch(coreOf(setup), legends);
        const rows = [...engine.rows()];
        for (let step = 0; step < 500; step++) {
          const decision = engine.decision();
          if (decision === null) break;
          const { seat, choices } = decision;
          const view = engine.view(seat);
          const seatSetup = setupFor(setup, seat, legends);
          const fits = (tried: View): boolean => {
            const offered = search.choices({ setup: seatSetup, view: tried, seed: step });
            return JSON.stringify(offered) === JSON.stringify(choices);
          };
          expect(fits(view), `step ${step}`).toBe(true);
          const wanted = forgottenOf(view, eventsFor(rows, seat), 3);
          if (wanted.length > 0 && step % 3 === 0) {
            questions++;
            const known = remembered(view, eventsFor(rows, seat), 3, fits);
            const hidden = wanted.filter((id) => known.tokens.find((token) => token.id === id)?.kind === null);
            forgets += hidden.length;
            keeps += wanted.length - hidden.length;
            expect(fits(known)).toBe(true);
            const begun = search.begin({
              setup: seatSetup,
              view: known,
              parameters: [2, 0, 0, 2, 8, 30, 8, 2],
              seed: step,
            });
            expect(begun.ok, `step ${step} ${JSON.stringify(begun)}`).toBe(true);
            expect(search.best().visits).toHaveLength(choices.length);
          }
          must(engine.apply(rng.draw(choices.length)));
          rows.push(...engine.rows());
        }
      }
      expect(questions).toBeGreaterThan(20);
      // what can't be forgotten is the exception
      expect(forgets).toBeGreaterThan(keeps);
    },
  );
});
