/** Choices as codes (src/contract/decision.ts), and which piece on a shared square has the prime (R139). */
import { PRIMED_TARGET, PRIMED_USER } from '../../games/legends/names';
import { packChoice } from '../../games/shared/choice';
import type { LegendsState, Token } from './state';
import type { Use } from './usable';

// what a field adds to a code when it grows by one: choices are made by the thousand
const FROM = packChoice('move', { from: 1 }) - packChoice('move');
const TO = packChoice('move', { to: 1 }) - packChoice('move');
const ITEM = packChoice('move', { item: 1 }) - packChoice('move');
const MOVE = packChoice('move');
const POWER = packChoice('power');
const POWER_TO = packChoice('powerTo');
const GRANTED = packChoice('granted');

/** A code that has its form and item, with its squares added. */
export const placeCode = (code: number, from: number, to: number): number => code + from * FROM + to * TO;

export const moveCode = (from: number, to: number): number => placeCode(MOVE, from, to);

/**
 * R139: of two pieces on one square the deciding seat's is the plain one, and where both or none are its own the attacker;
 * the other has a prime.
 */
const isSecond = (game: LegendsState, token: Token, other: Token, seat: number): boolean => {
  const [own, others] = [token.seat === seat, other.seat === seat];
  return own === others ? token !== game.guest : !own;
};

/** Is it the second of two candidates on its square? */
const isPrimed = (game: LegendsState, token: Token, candidates: readonly Token[], seat: number): boolean => {
  const { guest } = game;
  if (guest === null || guest.square !== token.square) return false;
  const other = candidates.find((candidate) => candidate !== token && candidate.square === token.square);
  return other !== undefined && isSecond(game, token, other, seat);
};

/** One square code a candidate, in the candidates' order. */
export const pieceCodes = (game: LegendsState, candidates: readonly Token[], seat: number): readonly number[] =>
  candidates.map((token) =>
    packChoice('square', { item: isPrimed(game, token, candidates, seat) ? 1 : 0, to: token.square }),
  );

/** Candidates by square, the plain one of two before the primed one. */
export const inOrder = (game: LegendsState, candidates: readonly Token[], seat: number): readonly Token[] =>
  game.guest === null
    ? candidates
    : [...candidates].sort(
        (a, b) =>
          a.square - b.square ||
          Number(isPrimed(game, a, candidates, seat)) - Number(isPrimed(game, b, candidates, seat)),
      );

const useCode = (use: Use, userPrimed: boolean, targetPrimed: boolean): number => {
  const { user, power, square } = use;
  const primes = (userPrimed ? PRIMED_USER : 0) | (targetPrimed ? PRIMED_TARGET : 0);
  const from = user.square;
  if (power.number === 0) {
    return placeCode(GRANTED + (power.keyword | primes) * ITEM, from, Math.max(0, square));
  }
  return square < 0
    ? placeCode(POWER + (power.number | primes) * ITEM, from, 0)
    : placeCode(POWER_TO + (power.number | primes) * ITEM, from, square);
};

/** The code of each use; primes among the targets of one power and among the users of this decision. */
export const useCodes = (game: LegendsState, uses: readonly Use[], seat: number): readonly number[] => {
  if (game.guest === null) return uses.map((use) => useCode(use, false, false));
  const users = [...new Set(uses.map(({ user }) => user))];
  return uses.map((use) => {
    const targets = uses.flatMap(({ user, power, target }) =>
      user === use.user && power === use.power && target !== null ? [target] : [],
    );
    return useCode(
      use,
      isPrimed(game, use.user, users, seat),
      use.target !== null && isPrimed(game, use.target, targets, seat),
    );
  });
};
