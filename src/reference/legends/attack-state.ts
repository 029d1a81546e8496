/** How an attack stands (R46–R49, R147, R153). */
import type { FrameOf } from './frames';
import { areEnemies, findToken, isOnBoard, type LegendsState, type Token } from './state';

/** The two pieces, whatever became of them. */
export const fighters = (game: LegendsState, { attacker, defender }: FrameOf<'attack'>): readonly [Token, Token] => {
  const [a, b] = [findToken(game, attacker), findToken(game, defender)];
  if (a === null || b === null) throw new Error('an attack without its pieces');
  return [a, b];
};

/** Do both still stand on the contested space? */
export const shareSpace = (attacker: Token, defender: Token): boolean =>
  isOnBoard(attacker) && isOnBoard(defender) && attacker.square === defender.square;

/** Are both there and enemies, or an own target of one that may attack such? */
export const areFighting = (game: LegendsState): boolean => {
  const { fight } = game;
  if (fight === null) return false;
  const [attacker, defender] = fighters(game, fight);
  return shareSpace(attacker, defender) && (areEnemies(attacker.seat, defender.seat) || fight.own === 1);
};
