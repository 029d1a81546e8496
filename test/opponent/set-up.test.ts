/** How the opponent lays out its army, and what it exchanges: sensible, and never the same. */
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { legendsOf } from '../../src/games/legends';
import { formatArmy, mirrored, turnedRound } from '../../src/games/legends/arrange';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { FORM_LIST, ownSquares, STANDARD_FORM } from '../../src/games/legends/forms';
import type { Form } from '../../src/games/legends/language';
import { poolOf } from '../../src/games/legends/pools';
import { createCoreSearch } from '../../src/worker/core-search';
import { must } from '../support/harness/kit';
import { readSpec } from '../support/harness/ladder/players';
import { TRUTH } from '../support/harness/masks';
import { coreOf, engineOf, family, legendsOpponent, requestFor } from './support/table';

const LONG = 600_000;
const LAYOUTS = 12;
const SIDES = [0, 1];

const pieceOf = new Map(legendsCatalogue.pieces.map((piece) => [piece.number, piece]));

/** Lets the opponent answer as long as it is asked how pieces stand. */
const setUp = async (form: Form, seed: number): Promise<Engine> => {
  const content = legendsOf(form.name);
  const setup = must(content.readSetup({ game: 'legends', form: form.name, seats: [{}, {}], seed }), 'a setup');
  const engine = engineOf(setup);
  const opponent = legendsOpponent();
  for (let asked = 0; ; asked++) {
    const decision = engine.decision();
    if (decision === null || (decision.kind !== 'place' && decision.kind !== 'swap')) return engine;
    const effort = { iterations: 1 };
    const seeds = seed * 1000 + asked;
    const request = requestFor({ setup, engine, decision, level: 'standard', effort, seed: seeds });
    must(engine.apply(must(await opponent.think(request), 'an answer').choice), 'its choice');
  }
};

interface Standing {
  readonly kind: number;
  /** Ranks before the own edge. */
  readonly deep: number;
  readonly file: number;
}

const army = (engine: Engine, seat: number): readonly Standing[] => {
  const { tokens, width, height } = engine.view(TRUTH);
  return tokens
    .filter((token) => token.seat === seat)
    .map(({ kind, square }) => {
      const rank = Math.floor(square / width);
      return { kind: kind ?? 0, deep: seat === 0 ? rank : height - 1 - rank, file: square % width };
    });
};

const castleOf = (pieces: readonly Standing[]): Standing => {
  const castle = pieces.find(({ kind }) => pieceOf.get(kind)?.strength === 'castle');
  if (castle === undefined) throw new Error('no castle');
  return castle;
};

const beside = (a: Standing, b: Standing): boolean => Math.abs(a.deep - b.deep) + Math.abs(a.file - b.file) === 1;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const ARRANGED = FORM_LIST.filter(({ setup }) => setup === 'arranged');

describe.each(ARRANGED.map((form) => [form.name, form] as const))(
  'arranged in %s',
  { timeout: LONG },
  (_name, form) => {
    it('the castle stands far back and guarded, what cannot move out of the way, and no two armies alike', async () => {
      const castles = new Set<string>();
      const layouts = new Set<string>();
      const [guards, fronts, all]: [number[], number[], number[]] = [[], [], []];
      for (let seed = 0; seed < LAYOUTS / 2; seed++) {
        const engine = await setUp(form, seed);
        for (const seat of SIDES) {
          const pieces = army(engine, seat);
          expect(pieces.length).toBe(form.mix.reduce((sum, [, count]) => sum + count, 0));
          const castle = castleOf(pieces);
          expect(castle.deep).toBeLessThan(2);
          const still = pieces.filter((piece) => piece !== castle && pieceOf.get(piece.kind)?.stationary === true);
          guards.push(still.filter((piece) => beside(piece, castle)).length);
          fronts.push(still.filter(({ deep }) => deep === form.ranks - 1).length / still.length);
          all.push(
            mean(pieces.filter((piece) => pieceOf.get(piece.kind)?.stationary !== true).map(({ deep }) => deep)),
          );
          castles.add(`${seat} ${castle.deep} ${castle.file}`);
          layouts.add(JSON.stringify(pieces));
        }
      }
      expect(mean(guards)).toBeGreaterThan(1);
      expect(mean(fronts)).toBeLessThan(0.1);
      // what can move stands in front of what cannot
      expect(mean(all)).toBeGreaterThan(0.4 * (form.ranks - 1));
      expect(castles.size).toBeGreaterThan(4);
      expect(layouts.size).toBe(LAYOUTS);
    });
  },
);

describe('exchanges', { timeout: LONG }, () => {
  it('bring the castle back from the front', async () => {
    const [before, after]: [number[], number[]] = [[], []];
    for (let seed = 0; seed < LAYOUTS; seed++) {
      const content = legendsOf(STANDARD_FORM.name);
      const setup = must(content.readSetup({ game: 'legends', seats: [{}, {}], seed }), 'a setup');
      const dealt = engineOf(setup);
      const played = await setUp(STANDARD_FORM, seed);
      for (const seat of SIDES) {
        before.push(castleOf(army(dealt, seat)).deep);
        after.push(castleOf(army(played, seat)).deep);
      }
    }
    expect(mean(before)).toBeGreaterThan(1);
    expect(mean(after)).toBeLessThan(0.75);
  });

  it.each([
    ['greedy:today', true],
    ['greedy', false],
    ['champion', true],
    ['story', false],
  ])('%s judges each of them: %s', (name, judges) => {
    const content = legendsOf(STANDARD_FORM.name);
    const setup = must(content.readSetup({ game: 'legends', seats: [{}, {}], seed: 3 }), 'a setup');
    const engine = engineOf(setup);
    const spec = readSpec(name, family);
    const parameters = spec?.kind === 'level' ? (spec.level.parameters ?? []) : [];
    const search = createCoreSearch(coreOf(setup), content);
    must(search.begin({ setup, view: engine.view(0), parameters, seed: 1 }), 'a view');
    expect(engine.decision()?.kind).toBe('swap');
    const { visits, settled } = search.best();
    expect(settled).toBe(true);
    expect(visits.filter((count) => count > 0).length).toBe(judges ? visits.length : 1);
    // any two of thirty, or none
    expect(visits.length).toBeGreaterThan(30);
  });
});

const withPool = FORM_LIST.filter((form) => poolOf(form).length > 0);

describe.each(withPool.map((form) => [form.name, form] as const))('in %s', { timeout: LONG }, (_, form) => {
  it('lays out what stands in the pool, as it is or mirrored, and never all the same', async () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= LAYOUTS; seed++) {
      const { tokens, width } = (await setUp(form, seed)).view(TRUTH);
      const known = new Set(poolOf(form).flatMap((kinds) => [formatArmy(kinds), formatArmy(mirrored(kinds, width))]));
      for (const seat of SIDES) {
        const standing = new Map(
          tokens.filter((token) => token.seat === seat).map((one) => [one.square, one.kind ?? 0]),
        );
        const kinds = ownSquares(form, seat).map((square) => standing.get(square) ?? 0);
        const text = formatArmy(seat === 0 ? kinds : turnedRound(kinds));
        expect(known.has(text), text).toBe(true);
        seen.add(text);
      }
    }
    expect(seen.size).toBeGreaterThan(LAYOUTS);
  });
});
