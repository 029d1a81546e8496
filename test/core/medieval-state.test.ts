/** Medieval's states by other ways: filled from views in the middle of any question, snapshots, hashes, counts. */
import { describe, expect, it, vi } from 'vitest';
import { Pcg } from '../search/pcg';
import {
  ARMIES,
  ALL,
  core,
  guessOf,
  LEARNED,
  line,
  partsOf,
  play,
  rows,
  seen,
  stand,
  start,
  texts,
} from './medieval-kit';

// whole matches, on a machine that may be busy
vi.setConfig({ testTimeout: 120_000 });

const VIEWERS = [0, 1, 8, 9];

/** Plays at random, the armies mixed and sometimes arranged; calls back before every choice, at most so often. */
function wander(seed: number, each: (made: number) => void, most = 400): void {
  const random = new Pcg(seed);
  const army = (seat: number): number[] => (random.draw(4) === 0 ? [] : random.shuffle([...(ARMIES[seat] ?? [])]));
  expect(start([army(0), army(1)], { seed, first: seed % 3 })).toBe(0);
  for (let made = 0; made < most; made++) {
    const count = core.call('choiceCount');
    each(made);
    if (count === 0) return;
    core.call('apply', random.draw(count));
  }
}

describe('filled states', () => {
  it('are the match itself, whoever looked', () => {
    const phases = new Set<number>();
    for (let seed = 0; seed < 8; seed++) {
      wander(seed, (made) => {
        const truth = core.view(9);
        const whole = partsOf(truth);
        const phase = whole.counters['phase'] ?? -1;
        if (phase === 1 && made % 5 !== 0) return;
        phases.add(phase);
        const snapshot = core.snapshot();
        const hash = core.hash();
        const question = core.question();
        const viewer = VIEWERS[made % 4] ?? 9;
        const view = core.view(viewer);
        const guess = guessOf(whole, partsOf(view), viewer);
        expect(core.fill(view, guess), `viewer ${viewer}, phase ${phase}`).toBe(0);
        expect(core.view(9)).toEqual(truth);
        expect(core.question()).toEqual(question);
        expect(core.hash()).toBe(hash);
        expect(core.restore(snapshot)).toBe(0);
        expect(core.snapshot()).toEqual(snapshot);
      });
    }
    // rescues and full rows are rare; they have cases of their own below
    for (const phase of [0, 1, 2, 4, 5, 8]) expect(phases, `phase ${phase}`).toContain(phase);
  });

  it('go on as the match does', () => {
    for (let seed = 100; seed < 104; seed++) {
      const random = new Pcg(seed);
      wander(seed, (made) => {
        if (made % 11 !== 0 || core.call('choiceCount') === 0) return;
        const snapshot = core.snapshot();
        const view = core.view(0);
        const guess = guessOf(seen(), partsOf(view), 0);
        const choices = Array.from({ length: 6 }, () => random.next());
        const follow = (): unknown =>
          choices.map((choice) => {
            const count = core.call('choiceCount');
            return count === 0 ? null : [core.call('apply', choice % count), rows(), core.hash()];
          });
        const played = follow();
        expect(core.restore(snapshot)).toBe(0);
        expect(core.fill(view, guess)).toBe(0);
        expect(follow()).toEqual(played);
        expect(core.restore(snapshot)).toBe(0);
      });
    }
  });
});

describe('questions in the middle', () => {
  const both = (): void => {
    const truth = core.view(9);
    const question = core.question();
    for (const viewer of VIEWERS) {
      const view = core.view(viewer);
      expect(core.fill(view, guessOf(partsOf(truth), partsOf(view), viewer))).toBe(0);
      expect(core.view(9)).toEqual(truth);
      expect(core.question()).toEqual(question);
    }
  };

  it('are filled where a prisoner and the Spy go home', () => {
    stand(line("Kh2 kh14 Sg12 P'g15"));
    play('g12^g15');
    expect(seen().lists).toMatchObject({ home: [216, 171], prisoners: [216], acted: [171] });
    expect(
      seen()
        .tokens.filter(({ square }) => square === 216)
        .map(({ id }) => id),
    ).toEqual([171, 216]);
    both();
    play('e3');
    expect(seen().lists).toMatchObject({ home: [171], prisoners: [], acted: [171] });
    both();
  });

  it('are filled where a row is full', () => {
    stand(line("Kh2 kh14 Bg6 pg9 b'e1 Ff1 fg1 Gh1 Xi1 Xj1 xk1 Ff2"));
    play('g6~g9');
    expect(seen().counters).toMatchObject({ phase: 6, begun: 0 });
    expect(seen().lists).toMatchObject({ pending: [126, 8, 1], acted: [81] });
    both();
    play('f1');
    expect(seen().counters).toMatchObject({ phase: 7 });
    expect(seen().lists).toMatchObject({ home: [5] });
    both();
  });

  it('are filled at the beginning of a turn', () => {
    stand(line('Kh2 kh14 Oh5 pi6 Fd5 fd11', 'b h5R1 R1B2'));
    play('d11-d10');
    expect(seen().counters).toMatchObject({ side: 0, turn: 2, phase: 5, begun: 1 });
    expect(seen().lists).toMatchObject({ acted: [], pending: [83, 8, 1] });
    both();
    play('e1');
    expect(seen().counters).toMatchObject({ phase: 1, begun: 0 });
    both();
  });

  it('are filled where all that acted have fallen', () => {
    stand(line('Kh2 kh14 Fg7 Fl5 pg8'));
    play('g7xg8,');
    expect(seen().lists).toMatchObject({ acted: [96] });
    both();
  });
});

describe('hashes', () => {
  it('differ with what matters, not with the generator', () => {
    const hashes = new Set<string>();
    const take = (pieces: string, rest?: string, extra = {}): number => {
      stand(line(`Kh2 kh14 ${pieces}`, rest), extra);
      hashes.add(core.hash());
      return hashes.size;
    };
    expect(take('Fd5 Nf6')).toBe(1);
    expect(take('Fd5 Nf6', undefined, { shown: ['d5'] })).toBe(2);
    expect(take('Fd5 Nf6', undefined, { looked: ['d5'] })).toBe(3);
    expect(take('Fd5 Nf6', undefined, { quiet: 1 })).toBe(4);
    expect(take('Fd5 Nf6', 'b - R2B2')).toBe(5);
    expect(take('Fd5 Nf6', 'r - R1B2')).toBe(6);
    expect(take('Gd5 Nf6')).toBe(7);
    expect(take('Fd5 Nf6', undefined, { shuttle: ['0 1 f7-f6'] })).toBe(8);
    expect(take('Fd5 Nf6', undefined, { shuttle: ['0 2 f7-f6'] })).toBe(9);
    const before = core.hash();
    core.call('reseed', 5);
    expect(core.hash()).toBe(before);
  });
});

describe('counts', () => {
  it('of choice sequences are those that are played', () => {
    stand(line('Kh2 kh14 Fg7 Ff7 xg8 Sg13'));
    const count = (depth: number): number => {
      const choices = core.call('choiceCount');
      if (depth === 1 || choices === 0) return choices;
      const snapshot = core.snapshot();
      let sum = 0;
      for (let index = 0; index < choices; index++) {
        core.call('apply', index);
        sum += count(depth - 1);
        core.restore(snapshot);
      }
      return sum;
    };
    const before = core.hash();
    for (const depth of [1, 2, 3]) expect(core.call('perft', depth)).toBe(count(depth));
    expect(core.hash()).toBe(before);
  });

  it('of a playout are draws of its generator', () => {
    start();
    const snapshot = core.snapshot();
    const made = core.call('playout', 77, 100_000);
    const sum = core.call('checksum') >>> 0;
    const end = core.hash();
    core.restore(snapshot);
    const random = new Pcg(77);
    let mix = 2166136261;
    let played = 0;
    for (let count = core.call('choiceCount'); count > 0; count = core.call('choiceCount')) {
      const index = random.draw(count);
      mix = Math.imul((mix ^ (index * 65536 + count)) | 0, 16777619) >>> 0;
      core.call('apply', index);
      played++;
    }
    expect([played, mix, core.hash()]).toEqual([made, sum, end]);
  });
});

describe('what is learned', () => {
  it('is told exactly where a row teaches', () => {
    const teaches = (row: string): boolean => /^(dealt|shown|looked)/.test(row);
    for (let seed = 200; seed < 204; seed++) {
      let shown = new Set<number>();
      let bits = 0;
      const random = new Pcg(seed);
      start(ARMIES, { seed });
      for (let count = core.call('choiceCount'); count > 0; count = core.call('choiceCount')) {
        shown = new Set(seen().tokens.flatMap((token) => (token.shown === ALL ? [token.id] : [])));
        bits = core.call('apply', random.draw(count));
        const removed = core.rows().filter(({ type }) => type === 9);
        const told = new Set([
          ...shown,
          ...core.rows().flatMap(({ type, args }) => (type === 5 ? [args[0] ?? -1] : [])),
        ]);
        const unknown = removed.some(({ args }) => !told.has(args[1] ?? -1));
        expect((bits & LEARNED) !== 0, rows().join('; ')).toBe(rows().some(teaches) || unknown);
      }
    }
  });

  it('is nothing of a turn that only steps', () => {
    start();
    expect(play(texts().find((text) => /-/.test(text)) ?? '')).toBe(0);
  });
});
