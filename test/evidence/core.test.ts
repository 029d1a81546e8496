/** The core's sampler under evidence: what it says holds in every world, and words that can't be read change nothing. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import type { Setup } from '../../src/contract/setup';
import { evidenceOf } from '../../src/games/legends/evidence/index';
import { kindsOfView } from '../../src/games/legends/evidence/kinds';
import { EVIDENCE_ROOM, Said } from '../../src/games/legends/evidence/words';
import { FORM_LIST } from '../../src/games/legends/forms';
import { createCoreEngine } from '../../src/worker/core-engine';
import { setupFor } from '../../src/worker/referee/eyes';
import { encodeView } from '../../src/worker/words/view';

const TRUTH = 9;
const SEEDS = 60;

/** A match of a form that has begun, with seat 0's view. */
function begin(form: string, lists: string) {
  const game = findGame(form);
  const sample = game.content.sampleSetup(1, 5, 2);
  const setup: Setup = { ...sample, options: { ...sample.options, lists } };
  const core = game.core(setup);
  const engine = createCoreEngine(core, game.content);
  expect(engine.start(setup).ok).toBe(true);
  while (engine.view(TRUTH).counters['turn'] === 0) engine.apply(0);
  const view = engine.view(0);
  const determinize = (evidence: readonly number[], seed: number): number => {
    const words = encodeView(view, game.content.codec);
    new Int32Array(core.memory.buffer, core.inbox(), core.inboxWords()).set([...words, ...evidence]);
    return core.determinize?.(words.length, seed, evidence.length) ?? -1;
  };
  return { engine, view, determinize, seat: setupFor(setup, 0, game.content) };
}

const hiddenOf = (view: ReturnType<typeof begin>['view']) =>
  view.tokens.flatMap(({ id, kind, seat }) => (kind === null && seat === 1 ? [id] : []));

/** Evidence of which kinds some pieces are, and that at least so many of others are. */
const said = (
  tokens: readonly { readonly id: number; readonly kinds: readonly number[] }[],
  groups: readonly { readonly least: number; readonly ids: readonly number[]; readonly kinds: readonly number[] }[],
): readonly number[] => {
  const words = new Said(EVIDENCE_ROOM);
  const first = words.list(tokens.map(({ id, kinds }) => ({ kinds, words: (set: number) => [id, set] })));
  const second = words.list(
    groups.map(({ least, ids, kinds }) => ({ kinds, words: (set: number) => [least, set, ids.length, ...ids] })),
  );
  return [...words.sets(), ...first, ...second, 0];
};

describe.each(['open', 'closed'])('%s lists', (lists) => {
  it.each(FORM_LIST.map(({ name }) => name))('%s: evidence that no world can meet is left aside', (form) => {
    const { engine, view, determinize } = begin(form, lists);
    const [one = -1, other = -1] = hiddenOf(view);
    const castle = kindsOfView(view).flatMap(({ number, type }) => (type === 'castle' ? [number] : []));
    // an army has one castle
    const impossible = said(
      [one, other].map((id) => ({ id, kinds: castle })),
      [],
    );
    expect(determinize(impossible, 1)).toBe(0);
    const isCastle = ({ seat, kind }: { readonly seat: number; readonly kind: number | null }): boolean =>
      seat === 1 && castle.includes(kind ?? 0);
    expect(engine.view(TRUTH).tokens.filter(isCastle)).toHaveLength(1);
  });

  it.each(FORM_LIST.map(({ name }) => name))('%s: every world keeps to the evidence', (form) => {
    const { engine, view, determinize } = begin(form, lists);
    const truth = engine.view(TRUTH);
    const hidden = hiddenOf(view);
    const castle = kindsOfView(view).flatMap(({ number, type }) => (type === 'castle' ? [number] : []));
    const truly = truth.tokens.find(({ kind, seat }) => seat === 1 && castle.includes(kind ?? 0))?.id ?? -1;
    const strong = kindsOfView(view).flatMap(({ number, strength }) =>
      typeof strength === 'number' && strength >= 5 ? [number] : [],
    );
    const among = truth.tokens
      .filter(({ id, kind }) => hidden.includes(id) && strong.includes(kind ?? 0))
      .map(({ id }) => id)
      .slice(0, 3);
    expect(among.length).toBeGreaterThan(1);
    const evidence = said([{ id: truly, kinds: castle }], [{ least: among.length, ids: among, kinds: strong }]);
    const elsewhere = new Set<number>();
    for (let seed = 1; seed <= SEEDS; seed++) {
      expect(determinize(evidence, seed)).toBe(0);
      const kinds = new Map(engine.view(TRUTH).tokens.map(({ id, kind }) => [id, kind ?? 0]));
      expect(castle).toContain(kinds.get(truly));
      for (const id of among) expect(strong).toContain(kinds.get(id));
      expect(determinize([], seed)).toBe(0);
      for (const { id, kind } of engine.view(TRUTH).tokens) if (castle.includes(kind ?? 0)) elsewhere.add(id);
    }
    // without it the castle may stand elsewhere
    expect(elsewhere.size).toBeGreaterThan(2);
  });
});

describe('words that can’t be read', () => {
  const bits = [0, 0, 0, 0, 0, 0, 0];
  const cases: readonly (readonly [string, readonly number[]])[] = [
    ['end too soon', [1, ...bits, 1, 50]],
    ['go on', [0, 0, 0, 0, 0]],
    ['name a set that there is not', [1, ...bits, 1, 50, 1, 0, 0]],
    ['name a set where there is none', [0, 1, 50, 0, 0, 0]],
    ['name a piece that can’t be', [1, ...bits, 1, 512, 0, 0, 0]],
    ['count below zero', [-1, 0, 0, 0]],
    ['count more than there is', [0, 0, 0x7fffffff, 0]],
    ['list more pieces than there are words', [1, ...bits, 0, 1, 1, 0, 0x7fffffff, 0]],
    ['are more than fit', Array.from({ length: EVIDENCE_ROOM + 1 }, () => 0)],
  ];
  it.each(cases)('%s: refused, and the match stays as it was', (_, words) => {
    const { engine, determinize } = begin(FORM_LIST[0]?.name ?? '', 'open');
    const before = engine.hash();
    expect(determinize([0, 0, 0, 0], 1)).toBe(0);
    const after = engine.hash();
    expect(after).not.toBe(before);
    expect(determinize(words, 2)).toBeLessThan(0);
    expect(engine.hash()).toBe(after);
  });
});

describe('the room', () => {
  it('takes items as long as they fit, and a set once', () => {
    const words = new Said(4 + 7 + 2 * 3);
    const item = (id: number) => ({ kinds: [1, 40], words: (set: number) => [id, set] });
    expect(words.list([item(1), item(2), item(3), item(4)])).toEqual([3, 1, 0, 2, 0, 3, 0]);
    expect(words.list([item(5)])).toEqual([0]);
    expect(words.sets()).toEqual([1, 2, 256, 0, 0, 0, 0, 0]);
  });

  it('is enough for any match: what is too much is left out', () => {
    const { view, determinize, seat } = begin(FORM_LIST[0]?.name ?? '', 'open');
    const hidden = hiddenOf(view);
    const grants = Array.from({ length: 100 }, () => [-1, 0, 1, 0]).flat();
    const words = evidenceOf(seat, { ...view, lists: { ...view.lists, grants } }, []);
    expect(hidden.length).toBeGreaterThan(EVIDENCE_ROOM / 100);
    expect(words.length).toBeLessThanOrEqual(EVIDENCE_ROOM);
    expect(words.length).toBeGreaterThan(EVIDENCE_ROOM - 100);
    expect(determinize(words, 1)).toBe(0);
  });
});
