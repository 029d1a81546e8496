import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { BOXED } from '../../src/games/legends/army';
import { fieldTerrain } from '../../src/games/legends/boards';
import { createGenerator } from '../../src/reference/core/generator';
import { createLegendsReference } from '../../src/reference/legends';
import { eventsOf, must, slowGenerator } from './kit';
import { list, options, play, refilled, teams } from './legends-kit';

const WATER = 6;

describe('a dealt start of teams', () => {
  /** LEGENDS.md, Teams, "Draws", written a second time for seats without armies and boards. */
  const secondOpinion = (seed: number, seats: number) => {
    const lots = slowGenerator(seed);
    const first = BOXED[lots.draw(12)];
    const armies = [first?.pieces ?? []];
    for (let seat = 1; seat < seats; seat++) {
      const own = BOXED.filter(({ side }) => (side === first?.side) === (seat % 2 === 0));
      armies.push(own[lots.draw(6)]?.pieces ?? []);
    }
    const near: number[] = [];
    const far: number[] = [];
    for (let pair = 0; pair < seats / 2; pair++) {
      const set = lots.draw(7);
      const boards = lots.shuffle([0, 1, 2, 3]).map((letter) => (set * 4 + letter) * 4 + lots.draw(4));
      near.push(...boards.slice(0, 2));
      far.push(...boards.slice(2));
    }
    const terrain = fieldTerrain([...near, ...far]);
    const width = 4 * seats;
    const kinds: (number | null)[] = terrain.map(() => null);
    for (const [seat, army] of armies.entries()) {
      const numbers = lots.shuffle(army);
      let next = 0;
      for (let square = 0; square < 8 * width; square++) {
        const [file, rank] = [square % width, Math.floor(square / width)];
        const own = Math.floor(file / 8) === Math.floor(seat / 2) && (rank < 4 ? 0 : 1) === seat % 2;
        if (own && terrain[square] !== WATER) kinds[square] = numbers[next++] ?? null;
      }
    }
    return { terrain, kinds };
  };

  test.each([
    [4, 3],
    [6, 9],
    [8, 4294967295],
  ])('%i seats, seed %i: as the contract draws them', (seats, seed) => {
    const engine = createLegendsReference();
    const players = Array.from({ length: seats }, () => ({ player: 'person' }));
    must(engine.start(must(legends.readSetup({ game: 'legends', seats: players, seed }))));
    const view = engine.view(9);
    const { terrain, kinds } = secondOpinion(seed, seats);
    expect(view.terrain).toEqual(terrain);
    expect(view.tokens).toHaveLength(30 * seats);
    const found: (number | null)[] = terrain.map(() => null);
    for (const { square, kind, id, seat } of view.tokens) {
      found[square] = kind;
      const [file, rank] = [square % (4 * seats), Math.floor(square / (4 * seats))];
      expect([id, seat]).toEqual([square, 2 * Math.floor(file / 8) + (rank < 4 ? 0 : 1)]);
    }
    expect(found).toEqual(kinds);
    expect(eventsOf(engine)).toEqual([{ type: 'dealt', seats }]);
  });

  test('a given army settles both teams’ sides; the others draw from their own six', () => {
    const engine = createLegendsReference();
    const seats = [0, 1, 2, 3].map((seat) => ({
      player: 'person',
      ...(seat === 3 ? { army: { boxed: 'good 2' } } : {}),
    }));
    must(engine.start(must(legends.readSetup({ game: 'legends', seats, seed: 12 }))));
    const lots = slowGenerator(12);
    const box = (side: string, number: number): readonly number[] =>
      [...(BOXED.filter((box) => box.side === side)[number]?.pieces ?? [])].sort((a, b) => a - b);
    const rosters = [box('evil', lots.draw(6)), box('good', lots.draw(6)), box('evil', lots.draw(6)), box('good', 1)];
    expect([0, 1, 2, 3].map((army) => list(engine, `roster${army}`))).toEqual(rosters);
  });

  test('exchanges go round, two a player, within the own thirty (R131)', () => {
    const engine = createLegendsReference();
    const players = Array.from({ length: 4 }, () => ({ player: 'person' }));
    must(engine.start(must(legends.readSetup({ game: 'legends', seats: players, seed: 5 }))));
    const seen: (readonly unknown[])[] = [];
    while (engine.decision()?.kind === 'swap') {
      seen.push([engine.decision()?.seat, engine.decision()?.args[0]]);
      expect(options(engine)).toHaveLength((30 * 29) / 2 + 1);
      const [first = ''] = options(engine);
      play(engine, engine.decision()?.seat === 2 ? 'pass' : first);
    }
    expect(seen).toEqual([
      [0, 2],
      [0, 1],
      [1, 2],
      [1, 1],
      [2, 2],
      [3, 2],
      [3, 1],
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, key: 'legends.main' });
  });
});

describe('random matches of teams', () => {
  test('from every viewer’s view and the right guess the match goes on exactly; seats follow from squares', () => {
    let compared = 0;
    for (const [index, seats] of [4, 4, 6, 8].entries()) {
      const engine = createLegendsReference();
      must(engine.start(legends.sampleSetup(4 * index + index, index + 1, seats)));
      const lots = createGenerator(index);
      for (let n = 0; n < 250; n++) {
        const decision = engine.decision();
        if (decision === null) break;
        const pick = lots.draw(decision.choices.length);
        const truth = engine.view(9);
        const strayed = truth.tokens.filter(({ square, seat }) => seat >> 1 !== Math.floor((square % truth.width) / 8));
        expect(strayed).toEqual([]);
        const deep = decision.kind !== 'main' && decision.kind !== 'swap';
        if ((deep && n % 5 === 0) || n % 50 === 0) {
          // one viewer after the other: every seat of both sides, and onlookers
          const viewer = [0, 3, 8, 1, 2][compared % 5] ?? 0;
          const other = refilled(engine, viewer);
          expect(other.hash()).toBe(engine.hash());
          expect(other.decision()).toEqual(decision);
          compared++;
        }
        must(engine.apply(pick));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('views that no match of teams can have', () => {
  test('a piece in another’s zone, seats without room, too many passes', () => {
    const truth = teams(4, { c2: [16, 0] }).view(9);
    const other = createLegendsReference();
    const refuses = (change: object): boolean => !other.fill({ ...truth, ...change }, []).ok;
    expect(refuses({})).toBe(false);
    expect(refuses({ tokens: truth.tokens.map((token) => ({ ...token, seat: token.seat ^ 2 })) })).toBe(true);
    expect(refuses({ heaps: truth.heaps.slice(0, 3) })).toBe(true);
    expect(refuses({ heaps: [...truth.heaps, ...truth.heaps.slice(0, 2)] })).toBe(true);
    const engine = teams(4, { k4: [110, 2], k5: [113, 3], c7: [113, 1] }, { turn: 2, options: { asks: 'always' } });
    play(engine, 'k4-k5');
    const view = engine.view(9);
    expect(other.fill({ ...view, counters: { ...view.counters, passes: 1 } }, []).ok).toBe(true);
    expect(other.fill({ ...view, counters: { ...view.counters, passes: 2 } }, []).ok).toBe(false);
    expect(other.fill(engine.view(0), legends.guessOf(view, engine.view(0)).with(-2, 1)).ok).toBe(false);
  });
});
