/** What a piece may do (RULES 4 to 7), as the choices of the contract's keys 1 and 2 in their order. */
import type { ChoiceCode } from '../../contract/decision';
import { ITEM } from '../../games/medieval/items';
import { KIND } from '../../games/medieval/units';
import { packChoice } from '../../games/shared/choice';
import { isOpen, rowOf } from './gate';
import { canJoin } from './joined';
import { type Reach, reachOf } from './reach';
import { isTarget, shotTargets } from './shot';
import { isShuttle } from './shuttle';
import { isBomb, type MedievalState, otherSeat, type Piece, pieceOn } from './state';

/** Kinds that attack by moving: all but those that only shoot, the Spy, the King and bombs (M13). */
const ATTACKERS: readonly number[] = [KIND.footman, KIND.guard, KIND.axeman, KIND.knight, KIND.alchemist, KIND.paladin];

/** M37: two Archers act in a turn at most. */
const MOST_ARCHERS = 2;

const NONE: readonly number[] = [];

/** A list of choices in the making. */
type Codes = ChoiceCode[];

/** Codes without their squares: a plain step's, and by item. */
const STEP = packChoice('move');
const ACTS = Array.from({ length: ITEM.shotOn + 1 }, (_, item) => packChoice('powerTo', { item }));
const FROM_BIT = 8;

/** Adds an act for each of these squares; item 0 is the plain step. */
const add = (codes: Codes, item: number, from: number, squares: readonly number[]): void => {
  const code = (item === 0 ? STEP : (ACTS[item] ?? 0)) | (from << FROM_BIT);
  for (const to of squares) codes.push(code | to);
};

/** Squares that a piece reaches, sorted by what may be done there; each list ascending. */
interface Options {
  readonly steps: readonly number[];
  readonly attacks: readonly number[];
  readonly joined: readonly number[];
  readonly shots: readonly number[];
}

const attacksOf = (game: MedievalState, { kind, seat }: Piece, { taken }: Reach): readonly number[] =>
  taken.length > 0 && ATTACKERS.includes(kind) ? taken.filter((square) => isTarget(game, seat, square)) : NONE;

const optionsOf = (game: MedievalState, piece: Piece, reach: Reach): Options => {
  const attacks = attacksOf(game, piece, reach);
  const joins = piece.kind === KIND.footman && attacks.length > 0 && canJoin(game, piece);
  return {
    steps: reach.vacant.filter((to) => !isShuttle(game, piece, to)),
    attacks,
    joined: joins ? attacks : NONE,
    shots: shotTargets(game, piece),
  };
};

/** RULES 7, M26: a step off the row while the captor has left his gate open. */
const addEscapes = (codes: Codes, game: MedievalState, prisoner: Piece): void => {
  if (!isOpen(game, otherSeat(prisoner.seat))) return;
  const row = rowOf(prisoner);
  const isEscape = (to: number): boolean => !row.includes(to) && !isShuttle(game, prisoner, to);
  add(codes, 0, prisoner.square, reachOf(game, prisoner).vacant.filter(isEscape));
};

/** Looks, rescues, disarmings (RULES 5, M22, M24): what the Spy's last step enters decides which it is. */
const addSpyActs = (codes: Codes, game: MedievalState, { seat, square }: Piece, { taken }: Reach): void => {
  const enemies = taken.filter((to) => isTarget(game, seat, to));
  const holdsBomb = (to: number): boolean => isBomb(pieceOn(game, to));
  const holdsOwnPrisoner = (to: number): boolean => pieceOn(game, to).seat === seat && pieceOn(game, to).prisoner;
  const looks = enemies.filter((to) => !holdsBomb(to));
  add(codes, ITEM.look, square, looks);
  add(codes, ITEM.rescue, square, taken.filter(holdsOwnPrisoner));
  add(codes, ITEM.disarm, square, enemies.filter(holdsBomb));
};

/** RULES 6: at the beginning of the turn, and with a bomb in the supply. */
const addBombTurns = (
  codes: Codes,
  game: MedievalState,
  { seat, square }: Piece,
  { steps, attacks }: Options,
): void => {
  if ((game.supply[seat] ?? 0) === 0) return;
  add(codes, ITEM.bombStep, square, steps);
  add(codes, ITEM.bombAttack, square, attacks);
};

/** The acts after which another Footman or Archer may act. */
const addGoingOn = (codes: Codes, from: number, { steps, attacks, joined, shots }: Options): void => {
  add(codes, ITEM.stepOn, from, steps);
  add(codes, ITEM.attackOn, from, attacks);
  add(codes, ITEM.joinedOn, from, joined);
  add(codes, ITEM.shotOn, from, shots);
};

/** Everything a piece that is no prisoner may do; `goesOn`: may another of its kind act after it? */
const addActs = (codes: Codes, game: MedievalState, piece: Piece, goesOn: boolean): void => {
  const { square, kind } = piece;
  const reach = reachOf(game, piece);
  const options = optionsOf(game, piece, reach);
  add(codes, 0, square, options.steps);
  add(codes, ITEM.attack, square, options.attacks);
  add(codes, ITEM.joined, square, options.joined);
  add(codes, ITEM.shot, square, options.shots);
  if (kind === KIND.spy) addSpyActs(codes, game, piece, reach);
  if (kind === KIND.alchemist) addBombTurns(codes, game, piece, options);
  if (goesOn) addGoingOn(codes, square, options);
};

/** How many of a kind the side has on the board that have not acted this turn. */
const countUnacted = (game: MedievalState, kind: number): number => {
  let count = 0;
  for (const piece of game.board)
    if (piece?.kind === kind && piece.seat === game.side && !game.acted.includes(piece.id)) count++;
  return count;
};

/** May another Footman (Archer) act after one more has (RULES 4 b, c)? */
const mayGoOn = (game: MedievalState, kind: number): boolean => {
  if (kind === KIND.archer && game.acted.length + 1 >= MOST_ARCHERS) return false;
  return countUnacted(game, kind) > 1;
};

/** Key 1: the acts of every own piece, ascending; none: the side has no action (M30). */
export const openingActs = (game: MedievalState): readonly ChoiceCode[] => {
  const codes: Codes = [];
  const goOn: readonly number[] = [KIND.footman, KIND.archer].filter((kind) => mayGoOn(game, kind));
  for (const piece of game.board) {
    if (piece === null || piece.seat !== game.side || isBomb(piece)) continue;
    if (piece.prisoner) addEscapes(codes, game, piece);
    else addActs(codes, game, piece, goOn.includes(piece.kind));
  }
  return codes;
};

/** Key 2: the acts of the Footmen or Archers that have not acted, ascending. `pass` is not among them. */
export const furtherActs = (game: MedievalState, kind: number): readonly ChoiceCode[] => {
  const codes: Codes = [];
  if (kind === KIND.archer && game.acted.length >= MOST_ARCHERS) return codes;
  const goesOn = mayGoOn(game, kind);
  for (const piece of game.board) {
    if (piece?.kind !== kind || piece.seat !== game.side || game.acted.includes(piece.id)) continue;
    addActs(codes, game, piece, goesOn);
  }
  return codes;
};
