/** Where steps and paths end (R31, R33–R36). */
import type { Path } from '../../games/legends/language';
import { hasKeyword } from './filter';
import { DIAGONAL, type Geometry, ORTHOGONAL } from './geometry';
import { KEYWORD, type Power } from './powers';
import { areEnemies, type LegendsState, type Token } from './state';
import { terrainNumber } from './terrains';

const WATER = terrainNumber('water');

/** The square one step on; -1 beyond the edge. */
const stepFrom = ({ next }: Geometry, square: number, direction: number): number => next[direction]?.[square] ?? -1;

/** Whom a piece may attack (R43, R53): nobody, enemies, or its own side too. */
interface Hostility {
  readonly attacks: boolean;
  readonly own: boolean;
}

const hostilityOf = (game: LegendsState, token: Token): Hostility => ({
  attacks: !hasKeyword(game, token, KEYWORD.cannotAttack),
  own: hasKeyword(game, token, KEYWORD.attacksOwn),
});

/** R127: an own target is a piece under the same player's control. */
const mayAttack = ({ attacks, own }: Hostility, token: Token, target: Token): boolean =>
  attacks && target !== token && (areEnemies(token.seat, target.seat) || (own && target.seat === token.seat));

/** Standard steps: targets ascending. A stationary piece has none (R2, R38). */
export const stepTargets = (game: LegendsState, token: Token): readonly number[] => {
  if (hasKeyword(game, token, KEYWORD.stationary)) return [];
  const targets: number[] = [];
  let hostility: Hostility | null = null;
  for (const square of game.geometry.beside[token.square] ?? []) {
    if (game.terrain[square] === WATER) continue;
    const there = game.board[square] ?? null;
    if (there !== null) {
      hostility ??= hostilityOf(game, token);
      if (!mayAttack(hostility, token, there)) continue;
    }
    targets.push(square);
  }
  return targets;
};

/** Pieces that a piece must attack by a standard step when it is Berserk: enemies only (R51, R154). */
export const berserkTargets = (game: LegendsState, token: Token): readonly number[] =>
  stepTargets(game, token).filter((square) => {
    const there = game.board[square] ?? null;
    return there !== null && areEnemies(there.seat, token.seat);
  });

const leaps = (
  game: LegendsState,
  from: number,
  { steps: [min, max] }: Path,
  directions: readonly number[],
): number[] => {
  const ends: number[] = [];
  for (const direction of directions) {
    let square = stepFrom(game.geometry, from, direction);
    let length = 1;
    while (square >= 0 && (game.board[square] !== null || game.terrain[square] === WATER)) {
      square = stepFrom(game.geometry, square, direction);
      length++;
    }
    if (square >= 0 && length >= min && (max === null || length <= max)) ends.push(square);
  }
  return ends;
};

/** R33, R34: empty land all the way; the path may end on a piece that is attacked, and ends early there. */
const walks = (game: LegendsState, token: Token, path: Path, directions: readonly number[]): number[] => {
  const [min, max] = path.steps;
  const hostility = hostilityOf(game, token);
  const ends: number[] = [];
  const add = (square: number): void => {
    // only a path with a bend comes to the same square in two ways
    if (path.bend !== true || !ends.includes(square)) ends.push(square);
  };
  const walk = (square: number, length: number, ways: readonly number[]): void => {
    for (const way of ways) {
      const next = stepFrom(game.geometry, square, way);
      if (next < 0 || next === token.square || game.terrain[next] === WATER) continue;
      const there = game.board[next] ?? null;
      if (there !== null) {
        if (mayAttack(hostility, token, there)) add(next);
        continue;
      }
      if (length + 1 >= min) add(next);
      if (max === null || length + 1 < max) walk(next, length + 1, path.bend === true ? directions : [way]);
    }
  };
  walk(token.square, 0, directions);
  return ends;
};

/** Squares where a path of this piece may end, ascending; a stationary piece has none (R2). */
export const pathTargets = (game: LegendsState, token: Token, path: Path): readonly number[] => {
  if (hasKeyword(game, token, KEYWORD.stationary)) return [];
  const directions = path.dir === 'orthogonal' ? ORTHOGONAL : DIAGONAL;
  const ends = path.jump === true ? leaps(game, token.square, path, directions) : walks(game, token, path, directions);
  return ends.sort((a, b) => a - b);
};

/** The pieces between two squares of one file, rank or diagonal: what a flight has leapt (R97). */
export const piecesBetween = ({ board, geometry }: LegendsState, from: number, to: number): readonly Token[] => {
  const { width } = geometry;
  const step =
    Math.sign((to % width) - (from % width)) + width * Math.sign(Math.floor(to / width) - Math.floor(from / width));
  const leapt: Token[] = [];
  for (let square = from + step; step !== 0 && square !== to; square += step) {
    const token = board[square] ?? null;
    if (token !== null) leapt.push(token);
  }
  return leapt;
};

/** The path of an effect, where it has one. */
export const pathOf = (power: Power, index: number): Path | null => {
  const effect = power.effects[index];
  return effect?.op === 'move' && 'path' in effect ? effect.path : null;
};
