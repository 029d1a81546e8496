import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { BOXED } from '../../src/games/legends/army';
import { fieldTerrain, parseBoard } from '../../src/games/legends/boards';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import type { Catalogue, Power } from '../../src/games/legends/language';
import { createGenerator } from '../../src/reference/core/generator';
import { createLegendsReference } from '../../src/reference/legends';
import { eventsOf, must, slowGenerator } from './kit';
import { dealt, on, options, play } from './legends-kit';

const WATER = 6;

/** The deal of LEGENDS.md written a second time, for two armies to be drawn and drawn boards. */
const secondOpinion = (seed: number) => {
  const lots = slowGenerator(seed);
  const first = BOXED[lots.draw(12)];
  const others = BOXED.filter(({ side }) => side !== first?.side);
  const second = others[lots.draw(6)];
  const set = lots.draw(7);
  const boards = lots.shuffle([0, 1, 2, 3]).map((letter) => (set * 4 + letter) * 4 + lots.draw(4));
  const terrain = fieldTerrain(boards);
  const kinds = Array.from({ length: 64 }, (): number | null => null);
  for (const [seat, army] of [first, second].entries()) {
    const numbers = lots.shuffle(army?.pieces ?? []);
    let next = 0;
    for (let square = 32 * seat; square < 32 * seat + 32; square++) {
      if (terrain[square] !== WATER) kinds[square] = numbers[next++] ?? null;
    }
  }
  return { terrain, kinds };
};

describe('a dealt start (R18, R132)', () => {
  test.each([0, 1, 7, 4294967295])('seed %i: armies, boards and places as the contract draws them', (seed) => {
    const engine = dealt({ seed });
    const view = engine.view(9);
    const { terrain, kinds } = secondOpinion(seed);
    expect(view.terrain).toEqual(terrain);
    const found = Array.from({ length: 64 }, (): number | null => null);
    for (const { square, kind, id, seat } of view.tokens) {
      found[square] = kind;
      expect([id, seat]).toEqual([square, square < 32 ? 0 : 1]);
    }
    expect(found).toEqual(kinds);
    expect(eventsOf(engine)).toEqual([{ type: 'dealt', seats: 2 }]);
  });

  test('given boards and armies are laid as they are; only the places are drawn', () => {
    const boards = ['4B', '2D r90', '1C', '6A r180'];
    const engine = dealt({
      seed: 5,
      boards,
      seats: [
        { player: 'person', army: { boxed: 'evil 2' } },
        { player: 'person', army: { boxed: 'good 3' } },
      ],
    });
    const terrain = fieldTerrain(boards.map((text) => parseBoard(text) ?? 0));
    expect(engine.view(9).terrain).toEqual(terrain);
    const lots = slowGenerator(5);
    const evil = lots.shuffle(BOXED.find(({ name }) => name === 'evil 2')?.pieces ?? []);
    expect(
      engine
        .view(9)
        .tokens.slice(0, 30)
        .map(({ kind }) => kind),
    ).toEqual(evil);
  });

  test('two exchanges a seat, every pair of own squares, a pass ends them; then the first turn (R138)', () => {
    const engine = dealt({ seed: 2 });
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'swap', key: 'legends.exchange', args: [2] });
    expect(options(engine)).toHaveLength((30 * 29) / 2 + 1);
    const [first = ''] = options(engine);
    const [a = '', b = ''] = first.split('/');
    const before = [on(engine, a), on(engine, b)];
    play(engine, first);
    expect([on(engine, b), on(engine, a)]).toEqual(before);
    expect(engine.rows()).toMatchObject([{ mask: 511, event: { type: 'swapped', token: 0, other: 1 } }]);
    expect([on(engine, a, 0), on(engine, a, 1)]).toEqual([before[1], [null]]);
    play(engine, 'pass');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'swap', args: [2] });
    expect(engine.view(9).counters).toMatchObject({ side: 1, turn: 0, phase: 0, exchanges: 2 });
    play(engine, 'pass');
    expect(eventsOf(engine)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'turn', seat: 0 },
    ]);
    expect(engine.view(9).counters).toMatchObject({ side: 0, turn: 1, phase: 2, exchanges: 0 });
  });
});

describe('the catalogue', () => {
  const nothing: Power = { kind: 'innate', do: [] };

  test('powers that do nothing are tolerated, all of them or every other one', () => {
    for (const keep of [() => false, (index: number) => index % 2 === 0]) {
      const catalogue: Catalogue = {
        ...legendsCatalogue,
        pieces: legendsCatalogue.pieces.map((piece, index) =>
          keep(index) ? piece : { ...piece, powers: piece.powers.map(() => nothing) },
        ),
      };
      const engine = createLegendsReference(catalogue);
      for (let index = 0; index < 4; index++) {
        must(engine.start(legends.sampleSetup(index, index)));
        const lots = createGenerator(index);
        for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
          must(engine.apply(lots.draw(decision.choices.length)));
        }
        expect(engine.result()).not.toBe(null);
      }
    }
  });

  test('a snapshot brings back the same match', () => {
    const engine = dealt({ seed: 11 });
    const lots = createGenerator(11);
    for (let n = 0; n < 40; n++) {
      const decision = engine.decision();
      if (decision !== null) must(engine.apply(lots.draw(decision.choices.length)));
    }
    const other = createLegendsReference();
    must(other.restore(engine.snapshot()));
    expect(other.hash()).toBe(engine.hash());
    expect(other.decision()).toEqual(engine.decision());
  });
});
