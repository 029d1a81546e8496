/** What rows tell of hidden pieces beside which something happens: blasts, joined attacks, a step onto the stockade, a turn that goes on. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { Asked } from '../../src/contract/search';
import { ANYBODY, at, called, mayBe, moved, removed, told, turn, viewOf } from '../support/medieval/evidence';

/** A bomb of Red's, by its id. */
const BOMB = 256;
const exploded = (...squares: readonly string[]): GameEvent => ({
  type: 'exploded',
  squares: squares.map(at),
  tokens: squares.map((_, n) => BOMB + n),
});
const blasted = (seat: number, id: string, square: string, kind: number): GameEvent => ({
  type: 'removed',
  seat,
  token: at(id),
  kind,
  square: at(square),
  cause: 'blast',
});

describe('a blast', () => {
  it('spares nobody beside it but the King', () => {
    const events = [turn(0), exploded('h8')];
    expect(mayBe(viewOf(['g9', 'h10']), events, 'g9')).toBe('K');
    expect(mayBe(viewOf(['g9', 'h10']), events, 'h10')).toBe(ANYBODY);
  });

  it('is one of all the bombs that go off together', () => {
    const events = [turn(0), exploded('e8', 'h8'), blasted(1, 'f8', 'f8', 2)];
    expect(told(viewOf(['d7', 'i7', 'j9']), events).may).toEqual({
      [at('d7')]: 'K',
      [at('i7')]: 'K',
      [at('j9')]: ANYBODY,
    });
  });

  it('says nothing of who has come beside it since, or had left before', () => {
    const come = [turn(0), exploded('h8'), turn(1), moved('h10', 'h10', 'h9'), turn(0)];
    expect(mayBe(viewOf(['h9:h10']), come, 'h10')).toBe(ANYBODY);
    const left = [turn(1), moved('h9', 'h9', 'h10'), turn(0), exploded('h8')];
    expect(mayBe(viewOf(['h10:h9']), left, 'h9')).toBe(ANYBODY);
    const after = [turn(0), exploded('h8'), turn(1), moved('h9', 'h9', 'h10'), turn(0)];
    expect(mayBe(viewOf(['h10:h9']), after, 'h9')).toBe('K');
  });
});

describe('a joined attack', () => {
  /** Blue's Footman of h9 attacks h8 with the one of g9. */
  const joined = (seat = 1): readonly GameEvent[] => [
    turn(seat),
    called(seat, 0),
    called(1 - seat, 3),
    { type: 'fought', from: at('h9'), square: at('h8'), attack: 4, defence: 5, helpers: [at('g9')], beaten: false },
    removed(seat, 'h9', 'h9', 0),
    turn(1 - seat),
  ];

  it('tells who beside the group is no Footman', () => {
    const view = viewOf(['f9', 'h10', 'g8', 'f10', 'i10'], ['h8'], { g9: 0 });
    expect(told(view, joined()).may).toEqual({
      [at('f9')]: 'GXANBMLPSK',
      [at('h10')]: 'GXANBMLPSK',
      [at('g8')]: 'GXANBMLPSK',
      // connected by a corner is not connected
      [at('f10')]: ANYBODY,
      [at('i10')]: ANYBODY,
    });
  });

  it('tells nothing of the other side', () => {
    expect(mayBe(viewOf(['h10'], ['h9', 'g9'], { h8: 3 }), joined(0), 'h10')).toBe(ANYBODY);
  });

  it('tells nothing of them where nobody joins', () => {
    const alone = joined().map((event) => (event.type === 'fought' ? { ...event, helpers: [] } : event));
    expect(mayBe(viewOf(['g9', 'h10'], ['h8']), alone, 'h10')).toBe(ANYBODY);
  });

  it('on a bomb is seen from who is shown beside the attacker', () => {
    const shown = (id: string): GameEvent => ({ type: 'shown', token: at(id), kind: 0 });
    const attack = (...ids: readonly string[]): readonly GameEvent[] => [
      turn(1),
      called(1, 0),
      called(0, 11),
      ...ids.map(shown),
      removed(1, 'h10', 'h10', 0),
      exploded('h9'),
      turn(0),
    ];
    // f10 was known before, g10 joins between them
    const view = viewOf(['f11', 'h11', 'e12'], [], { g10: 0, f10: 0 });
    expect(told(view, attack('h10', 'g10')).may).toEqual({
      [at('f11')]: 'GXANBMLPSK',
      [at('h11')]: 'GXANBMLPSK',
      [at('e12')]: ANYBODY,
    });
    expect(mayBe(view, attack('h10'), 'h11')).toBe(ANYBODY);
  });

  it('tells nothing of who came later', () => {
    const events = [...joined(), turn(1), moved('h11', 'h11', 'h10'), turn(0)];
    expect(mayBe(viewOf(['h10:h11'], ['h8'], { g9: 0 }), events, 'h11')).toBe(ANYBODY);
  });
});

describe('a step onto the enemy’s stockade', () => {
  it('is none of the King’s, who would have won', () => {
    const events = [turn(1), moved('h3', 'h3', 'h2'), turn(0)];
    expect(mayBe(viewOf(['h2:h3']), events, 'h3')).toBe('FGXANBMLPS');
    expect(mayBe(viewOf(['h14:h13']), [turn(1), moved('h13', 'h13', 'h14'), turn(0)], 'h13')).toBe(ANYBODY);
  });

  it('tells nothing where he goes aside for a prisoner', () => {
    const put: GameEvent = { type: 'returned', token: at('h4'), kind: 8, square: at('h1'), seat: 0, army: 0 };
    const events = [turn(1), moved('h1', 'h1', 'h2'), put, turn(0)];
    expect(mayBe(viewOf(['h2:h1'], ['h1:h4']), events, 'h1')).toBe(ANYBODY);
  });
});

describe('a turn that goes on', () => {
  const ASKED: readonly Asked[] = [1, 2].map((rows) => ({ rows, seat: 1, kind: 'main' }));
  const on = [turn(1), moved('h10', 'h10', 'h9'), turn(0)];
  /** So many of a kind have fallen, as the heap of the view has it. */
  const without = (kind: number, count: number) => {
    const view = viewOf(['h9:h10', 'k9']);
    const heaps = view.heaps.map((heap) =>
      heap.seat === 1 ? { ...heap, kinds: Array<number>(count).fill(kind) } : heap,
    );
    return { ...view, heaps };
  };

  it('needs another one of the kind', () => {
    expect(told(without(3, 0), on, ASKED).may[at('h10')]).toBe('FA');
    expect(told(without(3, 1), on, ASKED).may[at('h10')]).toBe('F');
    expect(told(without(0, 2), on, ASKED).may[at('h10')]).toBe('FA');
    expect(told(without(0, 3), on, ASKED).may[at('h10')]).toBe('A');
  });

  it('counts who had not fallen yet', () => {
    const later = [...on, removed(1, 'j9', 'j9', 3), turn(1)];
    expect(told(without(3, 1), later, ASKED).may[at('h10')]).toBe('FA');
    const sooner = [turn(0), removed(1, 'j9', 'j9', 3), ...on];
    const asked = ASKED.map((one) => ({ ...one, rows: one.rows + 2 }));
    expect(told(without(3, 1), sooner, asked).may[at('h10')]).toBe('F');
  });

  it('does not count who fell as it began', () => {
    const [first, ...rest] = on;
    const events = [first ?? turn(1), exploded('k8'), blasted(1, 'j9', 'j9', 3), ...rest];
    const asked = ASKED.map((one) => ({ ...one, rows: one.rows + 2 }));
    expect(told(without(3, 1), events, asked).may[at('h10')]).toBe('F');
  });
});
