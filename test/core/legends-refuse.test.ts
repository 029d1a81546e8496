/** Words from outside that make no sense are refused and change nothing; what is taken can be played to an end. */
import { describe, expect, it } from 'vitest';
import { Core, dice, MATCHES, setupWords, walk, walkOn } from './legends-load';

const ROUNDS = Number(process.env['LEGENDS_REFUSALS'] ?? 6000);
/** Choices after which a state from outside has shown that it goes on. */
const PLAYED = 60;
const FAULTS = [-2, -3];

type Roll = (below: number) => number;

/** Some words changed: another word's value, a number near by, an extreme; or words cut off, doubled or added. */
function mangle(words: readonly number[], roll: Roll): number[] {
  const mangled = [...words];
  for (let changes = 1 + roll(3); changes > 0; changes--) {
    const at = roll(mangled.length);
    const old = mangled[at] ?? 0;
    const ways = [
      () => (mangled[at] = mangled[roll(mangled.length)] ?? 0),
      () => (mangled[at] = old + roll(5) - 2),
      () => (mangled[at] = [-1, 0, 255, 256, 2 ** 31 - 1, -(2 ** 31)][roll(6)] ?? 0),
      () => (mangled[at] = old ^ (1 << roll(31))),
      () => mangled.splice(at, 1 + roll(3)),
      () => mangled.splice(at, 0, roll(64)),
    ];
    ways[roll(ways.length)]?.();
  }
  return mangled;
}

interface State {
  readonly views: readonly number[][];
  readonly snapshot: readonly number[];
}

/** Keeps the states that a match comes to, most of them in the middle of something. */
const keeper =
  (core: Core, found: State[]) =>
  (made: number): void => {
    const resolving = (core.decision()[0] ?? 2) > 2;
    if (resolving || made % 17 === 0)
      found.push({ views: [9, 0, 1, 8].map((viewer) => core.view(viewer)), snapshot: core.snapshot() });
  };

/** States of random battles. */
function states(): readonly State[] {
  const core = new Core();
  const found: State[] = [];
  for (let game = 0; game < 12; game++) walk(core, game, keeper(core, found));
  return found;
}

/** States of one of the matches that differ in form and size. */
function statesOf({ build, setup }: (typeof MATCHES)[number]): readonly State[] {
  const core = new Core(build);
  const found: State[] = [];
  core.start({ ...setup, seed: 11 });
  walkOn(core, 4, keeper(core, found), 200);
  return found;
}

/** Either refused with the state as it was, or a state that plays on, is seen and kept like any other. */
function expectSound(core: Core, before: string, status: number): boolean {
  if (status < 0) {
    expect(FAULTS).toContain(status);
    expect(core.hash()).toBe(before);
    return false;
  }
  expect(status).toBe(0);
  const [truth, snapshot] = [core.view(), core.snapshot()];
  expect(core.restore(snapshot)).toBe(0);
  expect(core.view()).toEqual(truth);
  core.calls.playout(1, PLAYED);
  core.view(0);
  core.decision();
  return true;
}

describe('legends refuses', () => {
  const pool = states();

  it('damaged views and guesses', () => {
    const core = new Core();
    const roll = dice(5);
    core.deal(7);
    let taken = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { views } = pool[roll(pool.length)] ?? pool[0] ?? { views: [] };
      const before = core.hash();
      const view = views[roll(views.length)] ?? [];
      const guess = [roll(40), ...Array.from({ length: roll(40) }, () => roll(210))];
      const status = roll(4) === 0 ? core.fill(view, guess) : core.fill(mangle(view, roll), [0]);
      if (expectSound(core, before, status)) taken++;
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(ROUNDS);
  });

  it('damaged snapshots', () => {
    const core = new Core();
    const roll = dice(6);
    core.deal(7);
    let taken = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { snapshot } = pool[roll(pool.length)] ?? pool[0] ?? { snapshot: [] };
      const before = core.hash();
      if (expectSound(core, before, core.restore(mangle(snapshot, roll)))) taken++;
    }
    expect(taken).toBeLessThan(ROUNDS);
  });

  it.each(MATCHES.map((match, index) => ({ match, index })))('damaged words of match $index', ({ match, index }) => {
    const [core, found, roll] = [new Core(match.build), statesOf(match), dice(index)];
    core.start({ ...match.setup, seed: 1 });
    for (let round = 0; round < ROUNDS / 16; round++) {
      const { views, snapshot } = found[roll(found.length)] ?? { views: [], snapshot: [] };
      const before = core.hash();
      const view = views[roll(views.length)] ?? [];
      const guess = [roll(40), ...Array.from({ length: roll(40) }, () => roll(230))];
      if (round % 4 === 0) expectSound(core, before, core.restore(mangle(snapshot, roll)));
      else if (round % 4 === 1) expectSound(core, before, core.fill(view, guess));
      else expectSound(core, before, core.fill(mangle(view, roll), [0]));
    }
  });

  it('damaged setups', () => {
    const core = new Core();
    const roll = dice(7);
    core.deal(7);
    for (let round = 0; round < ROUNDS / 4; round++) {
      const before = core.hash();
      const words = mangle(setupWords(roll(30)), roll);
      expectSound(core, before, core.calls.create(core.send(words)));
    }
  });

  it('counts of words that can be none', () => {
    const core = new Core();
    core.deal(2);
    const [before, view] = [core.hash(), core.view()];
    core.send(view);
    for (const count of [-1, 0, view.length - 1, view.length + 1, 16_385, 2 ** 31 - 1, -(2 ** 31)]) {
      expect(FAULTS).toContain(core.calls.fill(count, 1));
      expect(FAULTS).toContain(core.calls.restore(count));
      expect(FAULTS).toContain(core.calls.create(count));
      expect(core.hash()).toBe(before);
    }
  });
});
