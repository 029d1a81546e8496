/** Two positions that a player can't tell apart: armies face to face, full of pieces that could help each other in fights. */
import type { Engine } from '../../../../../src/contract/engine';
import type { Setup } from '../../../../../src/contract/setup';
import { OPTIONS } from '../../../../../src/games/legends/names';
import { difference } from '../../difference';
import type { Rng } from '../../rng';
import { pick } from '../random';

/** Whoever can use an ability in a fight, and those that they help, by side. */
const GOOD = [3, 5, 11, 12, 15, 27, 35, 59, 84, 87, 90, 3, 11, 35, 84, 2, 6, 8, 9, 18, 41, 44, 50, 53, 45, 83];
const EVIL = [105, 118, 134, 158, 159, 168, 193, 196, 197, 208, 105, 118, 193, 208, 108, 110, 113, 144, 150, 179, 188];
const CASTLES = { good: [67, 102, 33], evil: [135, 169, 204] } as const;
/** Files of the ranks in which the armies stand, each front rank before the other's. */
const FILES = 'abcdefgh';
const RANKS = [
  [3, 4],
  [5, 6],
] as const;
const GROUND = ['pppppppp', 'fpppmppp', 'pppppppp', 'ppmppfpp', 'pppppppp', 'ppptpppp', 'pdpppppp', 'pppppppp'];
/** One square in so many is empty, one piece in so many is known to all. */
const EMPTY_EVERY = 6;
const SHOWN_EVERY = 4;
const TRIES = 40;
const MOST = 8;

type Piece = readonly [kind: number, seat: number, shown?: 'shown'];
type Pieces = Readonly<Record<string, Piece>>;

const armyOf = (rng: Rng, seat: number, side: 'good' | 'evil'): Pieces => {
  const squares = (RANKS[seat] ?? []).flatMap((rank) => Array.from(FILES, (file) => `${file}${rank}`));
  const castle = pick(rng, squares);
  const others = squares.filter((square) => square !== castle);
  const kinds = side === 'good' ? GOOD : EVIL;
  const pieces = others.flatMap((square): readonly (readonly [string, Piece])[] => {
    if (rng.draw(EMPTY_EVERY) === 0) return [];
    const kind = pick(rng, kinds);
    return [[square, rng.draw(SHOWN_EVERY) === 0 ? [kind, seat, 'shown'] : [kind, seat]]];
  });
  return { [castle]: [pick(rng, CASTLES[side]), seat], ...Object.fromEntries(pieces) };
};

/** The same pieces with the kinds of some of an army's hidden ones exchanged. */
const exchanged = (pieces: Pieces, army: number, rng: Rng): Pieces => {
  const squares = Object.keys(pieces).filter((square) => pieces[square]?.[1] === army && pieces[square]?.length === 2);
  const next: Record<string, Piece> = { ...pieces };
  for (let left = 1 + rng.draw(MOST); left > 0 && squares.length > 1; left--) {
    const [a, b] = [pick(rng, squares), pick(rng, squares)];
    const [one, other] = [next[a], next[b]];
    if (one === undefined || other === undefined) continue;
    next[a] = other;
    next[b] = one;
  }
  return next;
};

const setupOf = (pieces: Pieces, turn: number, options: Setup['options'], seed: number): Setup => ({
  game: 'legends',
  form: 'legends',
  seats: [{ player: 'person' }, { player: 'person' }],
  options,
  seed,
  position: { terrain: GROUND, pieces, turn, options },
});

/** Null where chance found none. */
export const pairOf = (engine: Engine, viewer: number, rng: Rng): readonly [Setup, Setup] | null => {
  for (let left = TRIES; left > 0; left--) {
    const sides = rng.draw(2) === 0 ? (['good', 'evil'] as const) : (['evil', 'good'] as const);
    const pieces = { ...armyOf(rng, 0, sides[0]), ...armyOf(rng, 1, sides[1]) };
    const options = {
      windows: pick(rng, OPTIONS.windows),
      lists: pick(rng, OPTIONS.lists),
      asks: pick(rng, OPTIONS.asks),
      exchanges: 'off',
    };
    const [turn, seed] = [rng.draw(2), rng.next() >>> 0];
    const one = setupOf(pieces, turn, options, seed);
    const other = setupOf(exchanged(pieces, 1 - viewer, rng), turn, options, seed);
    if (difference(one, other) === null || !engine.start(one).ok) continue;
    const view = engine.view(viewer);
    if (!engine.start(other).ok || difference(view, engine.view(viewer)) !== null) continue;
    return [one, other];
  }
  return null;
};
