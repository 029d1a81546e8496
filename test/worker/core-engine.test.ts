/** The Engine over a core: starting, refusing, restoring, and what happens when the core breaks. */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../src/contract/setup';
import { legion } from '../../src/games/legion';
import type { CoreExports } from '../../src/worker/abi';
import { createCoreEngine } from '../../src/worker/core-engine';
import { CoreTrap } from '../../src/worker/trap';
import { coreFromFile, coreFromScript } from '../support/core-file';
import { must } from './support/must';

const setup = (form: string, position?: string): Setup => ({
  game: 'legion',
  form,
  seats: [{ player: 'person' }, { player: 'person' }],
  options: { asks: 'useful' },
  seed: 5,
  ...(position === undefined ? {} : { position }),
});
const KING = setup('king', '6/6/2SU2/1G1T2/6/6 b - king -');

const core = (): CoreExports => coreFromFile('legion')();
const engine = () => createCoreEngine(core(), legion);

/** A core with some exports replaced; those of an instance can't be written to. */
const wrapped = (parts: Partial<CoreExports>): CoreExports => ({ ...core(), ...parts });

describe('a core as an engine', () => {
  it('starts from a position with its form, seed and first row', () => {
    const one = engine();
    must(one.start(KING));
    expect(one.view(9).form).toBe('king');
    expect(legion.formatPosition(one.view(9))).toBe(KING.position);
    expect(one.rows()).toEqual([{ mask: 511, event: { type: 'turn', seat: 0 } }]);
    expect(one.decision()?.key).toBe('legion.place');
  });

  it('fills from a view of another form than its own', () => {
    const one = engine();
    const other = engine();
    must(one.start(KING));
    must(other.start(setup('basic')));
    must(other.fill(one.view(0), []));
    expect(other.view(9)).toEqual(one.view(9));
    expect(other.hash()).toBe(one.hash());
  });

  it('stays as it was when a start or a fill is refused', () => {
    const one = engine();
    must(one.start(KING));
    const before = [one.hash(), one.view(9), one.decision()];
    expect(one.start(setup('king', 'nonsense')).ok).toBe(false);
    const view = one.view(0);
    expect(one.fill({ ...view, flag: view.tokens[0]?.square ?? 0 }, []).ok).toBe(false);
    expect(one.fill({ ...view, form: 'basic', flag: view.tokens[0]?.square ?? 0 }, []).ok).toBe(false);
    expect(
      one.fill(
        view,
        Array.from({ length: 100_000 }, () => 0),
      ).ok,
    ).toBe(false);
    expect(one.apply(-1).ok).toBe(false);
    expect(one.apply(4000).ok).toBe(false);
    expect([one.hash(), one.view(9), one.decision()]).toEqual(before);
  });

  it('restores what it gave, form and all, and nothing else', () => {
    const one = engine();
    const other = engine();
    must(one.start(KING));
    must(one.apply(3));
    const bytes = one.snapshot();
    must(other.start(setup('basic')));
    must(other.restore(bytes));
    expect(other.view(9)).toEqual(one.view(9));
    const before = other.hash();
    expect(other.restore(bytes.slice(0, 12)).ok).toBe(false);
    expect(other.restore(bytes.slice(0, 11)).ok).toBe(false);
    expect(other.restore(bytes.map(() => 255)).ok).toBe(false);
    expect(other.hash()).toBe(before);
  });

  it('says how a match ended', () => {
    const one = engine();
    must(one.start(KING));
    expect(one.result()).toBeNull();
    must(one.resign(0));
    expect(one.result()).toEqual({ winners: [1], reason: 'resign', score: [] });
    expect(one.decision()).toBeNull();
    expect(one.apply(0).ok).toBe(false);
  });

  it('is the same engine when the core runs as JavaScript', async () => {
    const script = createCoreEngine((await coreFromScript('legion'))(), legion);
    const wasm = engine();
    for (const one of [script, wasm]) must(one.start(setup('forest')));
    for (let step = 0; step < 40 && wasm.decision() !== null; step++) {
      expect(script.decision()).toEqual(wasm.decision());
      const index = (step * 7) % (wasm.decision()?.choices.length ?? 1);
      expect(script.apply(index)).toEqual(wasm.apply(index));
      expect(script.rows()).toEqual(wasm.rows());
    }
    expect(script.view(9)).toEqual(wasm.view(9));
    expect(script.hash()).toBe(wasm.hash());
  });
});

describe('a core that breaks', () => {
  it('throws a CoreTrap for a trap, and for every call after it', () => {
    const one = createCoreEngine(
      wrapped({
        apply: () => {
          throw new WebAssembly.RuntimeError('unreachable');
        },
      }),
      legion,
    );
    must(one.start(KING));
    expect(() => one.apply(0)).toThrow(CoreTrap);
    expect(() => one.view(9)).toThrow(CoreTrap);
  });

  it.each([
    ['more words than its buffer', { decision: () => 1_000_000 }],
    ['fewer than none', { decision: () => -2 }],
    ['words of nonsense', { decision: () => 3 }],
  ])('throws a CoreTrap for %s', (_, parts) => {
    const one = createCoreEngine(wrapped(parts), legion);
    must(one.start(KING));
    one.view(9);
    expect(() => one.decision()).toThrow(CoreTrap);
  });
});
