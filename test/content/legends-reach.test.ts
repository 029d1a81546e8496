/** Whether a known enemy may take the own castle with its next move: by its step, its powers and what it holds (R2, R35). */
import { describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { must } from '../support/harness/kit';

type Piece = readonly [kind: number, seat: number, seen?: true];

/** What seat 0 sees: castle (67) on a1, the other one (136) on h8. */
const inDanger = (pieces: Readonly<Record<string, Piece>>): boolean | undefined => {
  const engine = createLegendsReference();
  const seen = ([kind, seat, shown]: Piece): readonly unknown[] => (shown ? [kind, seat, 'shown'] : [kind, seat]);
  const all: Readonly<Record<string, Piece>> = { a1: [67, 0], h8: [136, 1], ...pieces };
  const position = {
    form: 'legends',
    terrain: Array(8).fill('pppppppp'),
    pieces: Object.fromEntries(Object.entries(all).map(([square, piece]) => [square, seen(piece)])),
    turn: 0,
  };
  const seats = [{ player: 'person' }, { player: 'computer' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: {}, position }), 'a position')), 'it');
  return legends.isInDanger?.(engine.view(0));
};

// 7 the Hunter, Charging; 45 Loovius, Slashing; 103 steps only
describe('the own castle is in danger', () => {
  it.each<readonly [string, Readonly<Record<string, Piece>>]>([
    ['of a known enemy next to it', { a2: [103, 1, true] }],
    ['of one that charges at it on an open line', { a6: [7, 1, true] }],
    ['of one that slashes at it', { d4: [45, 1, true] }],
  ])('%s', (_, pieces) => {
    expect(inDanger(pieces)).toBe(true);
  });

  it.each<readonly [string, Readonly<Record<string, Piece>>]>([
    ['of a known enemy that is farther away', { b2: [103, 1, true] }],
    ['of a hidden one next to it, which is nobody known', { a2: [103, 1] }],
    ['of one whose line another piece bars', { a6: [7, 1, true], a4: [103, 1] }],
    ['of one that stands off its lines', { c6: [7, 1, true] }],
    ['of an own piece', { a2: [103, 0] }],
  ])('not %s', (_, pieces) => {
    expect(inDanger(pieces)).toBe(false);
  });
});
