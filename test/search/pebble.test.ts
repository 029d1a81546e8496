/** Pebble's opponent: what it guesses, what it may not know, and that it plays sensibly. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, CELLS, codes, core, G, HOME, LAST_IN, move, type Position, seen, stand } from '../core/pebble-kit';
import type { Found } from './core';
import { Pcg } from './pcg';

/** Mode, temperature, noise, depth, candidates, favour, rounds of the first lap, rounds or worlds, share of the present. */
const GREEDY = [1, 0, 0, 0, 255, 1, 0, 16];
const WORLDS = [2, 0, 0, 6, 64, 4, 0, 0, 50];
const ISETS = [5, 0, 0, 4, 255, 12, 60, 0];
const RANDOM = [0, 0, 0, 0, 255, 1, 0, 0];

function search(parameters: readonly number[], iterations: number, seed = 3): Found {
  const found = core.search(core.view(core.call('askedSeat')), parameters, iterations, seed);
  if (typeof found === 'number') throw new Error(`searchBegin gave ${found}`);
  return found;
}

/** The code of the answer found. */
const answerOf = (parameters: readonly number[], iterations: number, seed = 3): number =>
  codes()[search(parameters, iterations, seed).best] ?? -1;

/** Plays at random up to so many choices. */
function wander(seed: number, choices: number): void {
  expect(core.create([seed, 0, 3])).toBe(0);
  core.call('playout', seed, choices);
}

// whole matches, on a machine that may be busy
vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => expect(core.create([1, 0, 3])).toBe(0));

describe('what it guesses', () => {
  it('gives the asked seat its own view back, and differs from seed to seed', () => {
    const worlds = new Set<string>();
    for (let round = 0; round < 135; round++) {
      wander(round, round % 45);
      const seat = core.call('askedSeat');
      if (seat < 0) continue;
      const view = core.view(seat);
      for (let seed = 0; seed < 4; seed++) {
        core.put(view);
        expect(core.call('determinize', view.length, seed, 0)).toBe(0);
        expect(core.view(seat)).toEqual(view);
        worlds.add(`${round} ${core.hash()}`);
        core.call('playout', seed, 3000);
        expect(core.call('choiceCount')).toBe(0);
      }
    }
    expect(worlds.size).toBeGreaterThan(300);
  });

  it('holds each place of a Gem alike likely, and what was seen or fell for sure', () => {
    const tokens = '0Gs4 1Gw2 1Bw3* 1Cm6+0#w4 1Bw5 2Ge6 2Ce4 2Ce1 2Be5 2Be3';
    stand({ tokens, fallen: 'CCBB/C/-', hands: 'LH/L/HH' });
    const view = core.view(0);
    const gems = new Map<number, number>();
    const cards = new Set<string>();
    for (let seed = 0; seed < 2000; seed++) {
      core.put(view);
      core.call('determinize', view.length, seed, 0);
      const { tokens: all, heaps } = seen();
      for (const { cell, seat, kind } of all) if (seat > 0 && kind === G) gems.set(cell, (gems.get(cell) ?? 0) + 1);
      cards.add(`${heaps[1]} ${heaps[2]} ${heaps[6]}`);
    }
    const cells = [...gems.keys()].sort((a, b) => a - b);
    expect(cells).toEqual(['e1', 'w2', 'e3', 'e4', 'e5', 'e6', 'w5'].map(at).sort((a, b) => a - b));
    // seat 1 has two unknown tokens, seat 2 five
    for (const cell of ['w2', 'w5'].map(at)) expect(Math.abs((gems.get(cell) ?? 0) - 1000)).toBeLessThan(90);
    for (const cell of ['e1', 'e3'].map(at)) expect(Math.abs((gems.get(cell) ?? 0) - 400)).toBeLessThan(75);
    expect(cards.size).toBeGreaterThan(8);
  });

  it('refuses the view of a seat that is not asked, of an onlooker, the truth, and of a match that is over', () => {
    stand({ tokens: HOME });
    for (const viewer of [1, 2, 8, 9]) {
      const view = core.view(viewer);
      core.put(view);
      expect(core.call('determinize', view.length, 1, 0)).toBe(-3);
      expect(core.search(view, GREEDY, 1, 1)).toBe(-3);
    }
    core.call('agree');
    expect(core.search(core.view(0), GREEDY, 1, 1)).toBe(-3);
  });
});

describe('what may not show', () => {
  it('a seat’s hidden tokens are resampled within what the others see', () => {
    let changed = 0;
    for (let round = 0; round < 150; round++) {
      wander(round, round % 70);
      const seat = round % 3;
      const others = [0, 1, 2, 8].filter((viewer) => viewer !== seat);
      const before = [others.map((viewer) => core.view(viewer)), core.hash()];
      const kinds = (): number[] => seen().tokens.flatMap((one) => (one.seat === seat ? [one.kind] : []));
      const army = kinds().sort();
      expect(core.call('resampleHidden', seat, round)).toBe(1);
      expect(others.map((viewer) => core.view(viewer))).toEqual(before[0]);
      expect(kinds().sort()).toEqual(army);
      if (core.hash() !== before[1]) changed++;
    }
    expect(changed).toBeGreaterThan(30);
    expect(core.call('resampleHidden', 3, 1)).toBe(0);
  });

  it('the policy’s weights depend on nothing that the asked seat cannot see', () => {
    let tried = 0;
    for (let round = 0; round < 150; round++) {
      wander(round, 18 + (round % 60));
      const seat = core.call('askedSeat');
      if (seat < 0) continue;
      const weights = (): number[] => core.take(core.call('weights'));
      const before = weights();
      expect(before).toHaveLength(core.call('choiceCount'));
      expect(Math.min(...before)).toBeGreaterThan(0);
      const hash = core.hash();
      for (const other of [0, 1, 2]) if (other !== seat) core.call('resampleHidden', other, round);
      expect(weights()).toEqual(before);
      if (core.hash() !== hash) tried++;
    }
    expect(tried).toBeGreaterThan(40);
  });

  it('two truths behind one view get one answer', () => {
    for (let round = 0; round < 20; round++) {
      wander(round, 20 + 2 * round);
      const seat = core.call('askedSeat');
      if (seat < 0) continue;
      const before = search(WORLDS, 100);
      for (const other of [0, 1, 2]) if (other !== seat) core.call('resampleHidden', other, round);
      expect(search(WORLDS, 100)).toEqual(before);
    }
  });
});

const MODES = [
  ['greedy', GREEDY, 0],
  ['worlds', WORLDS, 600],
  ['isets', ISETS, 600],
] as const;

describe.each(MODES)('%s plays sensibly', (_, parameters, iterations) => {
  const fallen = '-/-/-';
  const answers = (position: Position): number[] => {
    stand(position);
    return [1, 2, 3].map((seed) => answerOf(parameters, iterations, seed));
  };

  it('takes a Gem that it knows', () => {
    const tokens = HOME.replace('0Bs1', '0Bm11#s1').replace('1Gw2', '1Gm10+0#w2');
    expect(answers({ tokens, fallen })).toEqual(Array(3).fill(move('m11-m10')));
  });

  it('attacks what it knows to be weaker, and not what it knows to be as strong or stronger', () => {
    const weaker = HOME.replace('0Bs1', '0Bm8#s1').replace('1Cw3', '1Cm7+0#w3').replace('2Be5', '2Bm9+0#e5');
    expect(answers({ tokens: weaker, fallen })).toEqual(Array(3).fill(move('m8-m7')));
    const stronger = HOME.replace('0Cs5', '0Cm8#s5').replace('1Bw5', '1Bm7+0#w5').replace('2Be5', '2Bm9+0#e5');
    for (const answer of answers({ tokens: stronger, fallen }))
      expect(['m8-m7', 'm8-m9'].map(move)).not.toContain(answer);
  });

  it('never steps its Gem beside a Boulder that it knows', () => {
    // the Gem on m18 may go to m10, m11, m19; the Boulder on m12 is beside m11
    const tokens = HOME.replace('0Gs4', '0Gm18#s4').replace('1Bw5', '1Bm12+0#w5');
    for (const answer of answers({ tokens, fallen })) expect(answer).not.toBe(move('m18-m11'));
  });

  it('takes its Gem away from a Boulder that knows it', () => {
    const tokens = HOME.replace('0Gs4', '0Gm18+1#s4').replace('1Bw5', '1Bm10+0#w5');
    expect(answers({ tokens, fallen })).toEqual(Array(3).fill(move('m18-m19')));
    // even where it could take a Chip elsewhere
    const chip = tokens.replace('0Bs1', '0Bm8#s1').replace('2Ce4', '2Cm9+0#e4');
    expect(answers({ tokens: chip, fallen })).toEqual(Array(3).fill(move('m18-m19')));
  });
});

describe('the set-up', () => {
  it('is the policy’s: the Gem comes to cells from which no road leads out more often', () => {
    const gems = new Map<number, number>();
    for (let seed = 0; seed < 300; seed++) {
      core.create([seed, 0, 3]);
      while (seen().step === 0) core.call('apply', search(WORLDS, 10, seed).best);
      for (const { cell, kind } of seen().tokens) if (kind === G) gems.set(cell, (gems.get(cell) ?? 0) + 1);
    }
    const sum = (...names: string[]): number => names.reduce((all, name) => all + (gems.get(at(name)) ?? 0), 0);
    // a third of all homes has no way out but through the home
    expect(sum('w2', 'w4', 'e2', 'e4', 's4', 's5')).toBeGreaterThan(380);
    // and no seat's Gem is to be found for sure
    for (const names of [
      ['w1', 'w2', 'w3', 'w4'],
      ['e1', 'e2', 'e3', 'e4'],
      ['s1', 's2', 's4', 's5'],
    ]) {
      expect(names.filter((name) => sum(name) > 5).length).toBeGreaterThan(2);
    }
  });
});

describe('matches', () => {
  /** Wins, and half a win for each draw, of seat `match % 3` with these words against two others. */
  function playMatches(count: number, own: readonly number[], others: readonly number[], iterations: number) {
    let points = 0;
    let decided = 0;
    for (let match = 0; match < count; match++) {
      core.create([match, 0, 3]);
      const random = new Pcg(match);
      while (core.call('choiceCount') > 0) {
        const words = core.call('askedSeat') === match % 3 ? own : others;
        core.call('apply', search(words, words[0] === 0 ? 1 : iterations, random.next() | 0).best);
      }
      const [reason, winners = 0] = core.result();
      if (reason === LAST_IN) decided++;
      points += winners === 0 ? 0.5 : (winners >> (match % 3)) & 1;
    }
    return { share: points / count, decided };
  }

  it('greedy and worlds beat two that play at random, and bring matches to an end', () => {
    for (const words of [GREEDY, WORLDS]) {
      const { share, decided } = playMatches(24, words, RANDOM, 150);
      expect(share).toBeGreaterThan(0.65);
      expect(decided).toBeGreaterThan(8);
    }
  });

  it('no Gem steps out of safety to a token that its seat knows could take it', () => {
    let moved = 0;
    for (let match = 0; match < 12; match++) {
      core.create([match, 0, 3]);
      for (let turn = 0; core.call('choiceCount') > 0; turn++) {
        const { active, tokens } = seen(Math.max(0, core.call('askedSeat')));
        const code = answerOf(WORLDS, 150, turn);
        const gem = tokens.find(({ seat, kind }) => seat === active && kind === G);
        const isBeside = (cell: number): boolean =>
          tokens.some(({ seat, kind, cell: other }) => {
            return seat !== active && kind > G && CELLS[cell]?.neighbours.includes(other);
          });
        if (gem !== undefined && code >> 8 === gem.cell && !isBeside(gem.cell)) {
          moved++;
          expect(isBeside(code & 255)).toBe(false);
        }
        core.answer(code);
      }
    }
    expect(moved).toBeGreaterThan(5);
  });
});
