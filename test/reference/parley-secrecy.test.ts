import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { createGenerator } from '../../src/reference/core/generator';
import { parley } from '../support/parley/content';
import { createParleyReference } from '../support/parley/reference';
import { must } from './kit';

/** What one viewer can work out from its rows alone: id and kind of the token on each square. */
class Book {
  readonly squares = new Map<number, { id: number; seat: number; kind: number | null }>();
  private readonly viewer: number;

  constructor(viewer: number) {
    this.viewer = viewer;
  }

  private squareOf(id: number): number {
    for (const [square, token] of this.squares) if (token.id === id) return square;
    throw new Error(`viewer ${this.viewer} has never heard of token ${id}`);
  }

  private learn(id: number, kind: number | null): void {
    const token = this.squares.get(this.squareOf(id));
    if (token !== undefined && kind !== null) token.kind = kind;
  }

  /** An exchange is told as two moves, each by the square on which the token stood before both. */
  private movedTogether: { from: number; to: number }[] = [];

  private blur(event: Extract<GameEvent, { type: 'blurred' }>): void {
    const before = event.squares.map((square) => this.squares.get(square));
    for (const [index, square] of event.squares.entries()) {
      const from = this.movedTogether.find((move) => move.to === square)?.from ?? square;
      const token = before[event.squares.indexOf(from)];
      if (token === undefined) throw new Error('blurred an empty square');
      const kind = token.seat === this.viewer ? token.kind : null;
      this.squares.set(square, { id: event.fresh[index] ?? -1, seat: token.seat, kind });
    }
    this.movedTogether = [];
  }

  read(event: GameEvent): void {
    switch (event.type) {
      case 'placed':
        this.squares.set(event.square, { id: event.token, seat: event.seat, kind: event.kind });
        break;
      case 'moved': {
        const token = this.squares.get(event.from);
        if (token === undefined || token.id !== event.token) throw new Error('moved from an unknown square');
        if (this.movedTogether.length > 0 || this.squares.get(event.to)?.seat === token.seat) {
          this.movedTogether.push(event);
          break;
        }
        this.squares.set(event.to, token);
        this.squares.delete(event.from);
        break;
      }
      case 'removed':
        this.squares.delete(this.squareOf(event.token));
        break;
      case 'shown':
      case 'looked':
        this.learn(event.token, event.kind);
        break;
      case 'blurred':
        this.blur(event);
        break;
      default:
        break;
    }
  }
}

test('rows and views agree: each viewer sees just the kinds that its rows have told it', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const engine = createParleyReference();
    must(engine.start(parley.sampleSetup(seed, seed)));
    const random = createGenerator(1000 + seed);
    const books = [0, 1, 2, 8].map((viewer) => ({ viewer, book: new Book(viewer) }));
    for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
      must(engine.apply(random.draw(decision.choices.length)));
      for (const { viewer, book } of books) {
        for (const { mask, event } of engine.rows()) if (mask & (1 << viewer)) book.read(event);
        const view = engine.view(viewer);
        if (view.counters['setup'] !== 15) continue;
        const told = [...book.squares]
          .sort(([a], [b]) => a - b)
          .map(([square, { id, seat, kind }]) => ({ id, square, seat, kind }));
        expect(view.tokens.map(({ id, square, seat, kind }) => ({ id, square, seat, kind }))).toEqual(told);
      }
      for (const { event } of engine.rows()) seen.add(event.type);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['blurred', 'looked', 'shown', 'removed', 'drew', 'named', 'windowOpened']),
  );
});

test('a row with a secret never goes to anybody but its seat', () => {
  for (let seed = 0; seed < 60; seed++) {
    const engine = createParleyReference();
    must(engine.start(parley.sampleSetup(seed, seed)));
    const random = createGenerator(2000 + seed);
    for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
      must(engine.apply(random.draw(decision.choices.length)));
      for (const { mask, event } of engine.rows()) {
        if (event.type === 'placed' || event.type === 'looked')
          expect(mask === 1 << event.seat).toBe(event.kind !== null);
        if (event.type === 'drew') expect(mask === 1 << event.seat).toBe(event.card !== null);
        if (event.type === 'removed' && event.cause !== 'fight')
          expect(mask === 1 << event.seat).toBe(event.kind !== null);
      }
    }
  }
});

test('the option leak is ignored here (P18)', () => {
  const games = [0, 1, 2, 3, 4, 5, 6].map((leak) => {
    const engine = createParleyReference();
    must(engine.start({ ...parley.sampleSetup(0, 9), options: { asks: 'useful', leak } }));
    const random = createGenerator(9);
    const views: unknown[] = [];
    for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
      must(engine.apply(random.draw(decision.choices.length)));
      views.push(
        engine.rows(),
        [0, 1, 2, 8, 9].map((viewer) => engine.view(viewer)),
        engine.decision(),
      );
    }
    return views;
  });
  for (const game of games) expect(game).toEqual(games[0]);
});
