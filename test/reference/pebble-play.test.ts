/** Random matches of Pebble to their end, held against RULES.md at every decision. */
import { expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { GameEvent } from '../../src/contract/event';
import type { TokenView, View } from '../../src/contract/view';
import { createGenerator } from '../../src/reference/core/generator';
import { eventsFor } from '../support/harness/masks';
import { pebble } from '../support/pebble/content';
import { CELLS } from '../support/pebble/content/map';
import { COPIES, GEM, KINDS, QUIET_LIMIT, ROSTER, SEATS, STEP } from '../support/pebble/content/names';
import { createPebbleReference } from '../support/pebble/reference';
import { must } from './kit';

const TRUTH = 9;
const VIEWERS = [0, 1, 2, 8];
const MATCHES = 60;

/** Attacks are taken half the time, or most matches would be quiet. */
const bold = (engine: Engine, random: ReturnType<typeof createGenerator>): number => {
  const { choices = [], kind = 'main' } = engine.decision() ?? {};
  const taken = new Set(engine.view(TRUTH).tokens.map(({ square }) => square));
  const attacks = choices.flatMap((code, index) =>
    kind === 'main' && code >> 28 === 0 && taken.has(code & 255) ? [index] : [],
  );
  return attacks.length > 0 && random.draw(2) === 0
    ? (attacks[random.draw(attacks.length)] ?? 0)
    : random.draw(choices.length);
};

const wander = (visit: (engine: Engine) => void, done: (engine: Engine) => void = () => {}): void => {
  for (let seed = 0; seed < MATCHES; seed++) {
    const engine = createPebbleReference();
    must(engine.start(pebble.sampleSetup(seed, seed)));
    const random = createGenerator(900 + seed);
    visit(engine);
    while (engine.decision() !== null) {
      must(engine.apply(bold(engine, random)));
      visit(engine);
    }
    done(engine);
  }
};

const count = (kinds: readonly (number | null)[], wanted: number): number =>
  kinds.filter((kind) => kind === wanted).length;

const heap = (view: View, name: string, seat: number | null): readonly (number | null)[] =>
  view.heaps.find((one) => one.name === name && one.seat === seat)?.kinds ?? [];

const isIn = ({ counters }: View, seat: number): boolean => (((counters['in'] ?? 0) >> seat) & 1) === 1;

/** B12, B27: a seat that is in has its Gem, and its tokens with the fallen are all it had. */
const checkArmies = (truth: View): void => {
  for (let seat = 0; seat < SEATS; seat++) {
    const kinds = truth.tokens.filter((token) => token.seat === seat).map(({ kind }) => kind);
    const fallen = heap(truth, 'fallen', seat);
    if (!isIn(truth, seat)) expect(kinds).toEqual([]);
    else for (const kind of KINDS) expect(count(kinds, kind) + count(fallen, kind)).toBe(ROSTER[kind]);
    if (isIn(truth, seat)) expect(count(kinds, GEM)).toBe(1);
  }
};

test('armies, cards and counts stay whole; every match ends by a rule', () => {
  const reasons = new Set<string>();
  let out = 0;
  wander(
    (engine) => {
      const truth = engine.view(TRUTH);
      const cards = truth.heaps.filter(({ name }) => name !== 'fallen').flatMap(({ kinds }) => kinds);
      for (const [card, copies] of COPIES.entries()) expect(count(cards, card)).toBe(copies);
      expect(truth.terrain).toEqual(CELLS.map(({ terrain }) => terrain));
      if (truth.counters['step'] === STEP.setUp) return;
      checkArmies(truth);
      expect(truth.counters['quiet']).toBeLessThan(QUIET_LIMIT + (truth.result === null ? 0 : 1));
      if (truth.result === null) expect(isIn(truth, engine.decision()?.seat ?? -1)).toBe(true);
    },
    (engine) => {
      const { result, counters } = engine.view(TRUTH);
      reasons.add(result?.reason ?? '');
      if (result?.reason === 'last-in') expect(result.winners.map((seat) => 1 << seat)).toEqual([counters['in']]);
      else expect([counters['quiet'], result?.winners]).toEqual([QUIET_LIMIT, []]);
      if (counters['in'] !== 7) out++;
    },
  );
  expect([...reasons].sort()).toEqual(['last-in', 'quiet']);
  expect(out).toBeGreaterThan(MATCHES / 4);
});

/** What one viewer can work out from its rows alone. */
class Book {
  readonly tokens = new Map<number, Omit<TokenView, 'shownTo'>>();

  note(event: GameEvent): void {
    const { tokens } = this;
    const update = (id: number, change: Partial<TokenView>): void => {
      const known = tokens.get(id);
      if (known !== undefined) tokens.set(id, { ...known, ...change });
    };
    if (event.type === 'placed') tokens.set(event.token, { ...event, id: event.token });
    if (event.type === 'moved') update(event.token, { square: event.to });
    if (event.type === 'shown') update(event.token, { kind: event.kind });
    if (event.type === 'looked' && event.kind !== null) update(event.token, { kind: event.kind });
    if (event.type === 'removed') tokens.delete(event.token);
  }

  board(): readonly unknown[] {
    const all = [...this.tokens.values()].sort((a, b) => a.square - b.square);
    return all.map(({ id, square, seat, kind }) => [id, square, seat, kind]);
  }
}

test('a view holds just what the rows have told its viewer', () => {
  for (const viewer of VIEWERS) {
    let book = new Book();
    wander(
      (engine) => {
        for (const event of eventsFor(engine.rows(), viewer)) book.note(event);
        const view = engine.view(viewer);
        if (view.counters['step'] === STEP.setUp) return;
        expect(view.tokens.map(({ id, square, seat, kind }) => [id, square, seat, kind])).toEqual(book.board());
      },
      () => {
        book = new Book();
      },
    );
  }
});

test('hands are their seat’s alone, the deck is nobody’s', () => {
  wander((engine) => {
    for (const viewer of VIEWERS) {
      const view = engine.view(viewer);
      for (const { name, seat, kinds } of view.heaps) {
        const isOpen = name === 'fallen' || name === 'discard' || (name === 'hand' && seat === viewer);
        expect(kinds.every((kind) => (kind !== null) === isOpen)).toBe(true);
      }
    }
  });
});

test('a position is read and written, and goes on like the match', () => {
  const other = createPebbleReference();
  wander((engine) => {
    if (engine.decision()?.kind !== 'main') return;
    const truth = engine.view(TRUTH);
    const position = pebble.formatPosition(truth);
    expect(pebble.formatPosition(must(pebble.readPosition(position)))).toBe(position);
    must(other.start({ ...pebble.sampleSetup(0, 0), position }));
    expect(other.view(TRUTH)).toEqual(truth);
    expect(other.decision()).toEqual(engine.decision());
  });
});

test('every choice has a text and presses of its own', () => {
  wander((engine) => {
    const { choices = [], kind = 'main' } = engine.decision() ?? {};
    const shape = pebble.shape(pebble.sampleSetup(0, 0));
    const texts = choices.map((code) => pebble.formatChoice(code, kind, shape));
    expect(texts.map((text) => must(pebble.parseChoice(text, kind, shape)))).toEqual(choices);
    expect(new Set(choices.map((code) => JSON.stringify(pebble.presses(code, kind)))).size).toBe(choices.length);
  });
});
