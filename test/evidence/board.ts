/** Views written by hand. */
import type { View } from '../../src/contract/view';
import { STANDARD_FORM } from '../../src/games/legends/forms';
import { TERRAINS } from '../../src/games/legends/language';

const WIDTH = 8;
const [MARSH, PLAINS] = [TERRAINS.indexOf('marsh'), TERRAINS.indexOf('plains')];

export interface Piece {
  readonly id: number;
  readonly army: number;
  readonly kind?: number;
  readonly square?: number;
}

/** Seat 0's view of a level board. */
export function viewOf(
  pieces: readonly Piece[],
  { form = STANDARD_FORM.name, grants = [] as number[], windows = 0 } = {},
): View {
  return {
    game: 'legends',
    form,
    viewer: 0,
    ply: 9,
    asked: { seat: 0, kind: 'main' },
    width: WIDTH,
    height: WIDTH,
    terrain: Array.from({ length: WIDTH * WIDTH }, (_, square) => (square === 40 ? MARSH : PLAINS)),
    tokens: pieces.map(({ id, army, kind, square }) => ({
      id,
      square: square ?? id,
      seat: army,
      kind: kind ?? null,
      shownTo: kind === undefined ? 0 : 511,
    })),
    heaps: [0, 1].map((seat) => ({ seat, name: 'fallen' as const, kinds: [] })),
    flag: null,
    counters: { turn: 3, windows },
    lists: { army: pieces.map(({ army }) => army), fallen: [], curses: [], grants },
    history: [],
    result: null,
  };
}
