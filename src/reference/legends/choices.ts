/** What is offered in the main decision and in windows, in the order that both engines keep. */
import { WINDOWS } from '../../games/legends/names';
import { fighters } from './attack-state';
import { moveCode, useCodes } from './codes';
import { hasKeyword } from './filter';
import { stepTargets } from './paths';
import { KEYWORD, type Power } from './powers';
import { foeOf, plainScope, type Scope } from './scope';
import { isBarred } from './shuttle';
import { isFull, type LegendsState, type Token } from './state';
import { type Use, usesOf } from './usable';

/** What may be chosen, in order: codes, and what each of them uses; null for a standard step. */
export interface MainChoices {
  readonly codes: number[];
  readonly uses: (Use | null)[];
}

/** The pieces of a seat by square; of two on one square the attacker first (R139). */
const piecesOf = (game: LegendsState, seat: number): readonly Token[] => {
  const { board, guest } = game;
  const own: Token[] = [];
  for (let square = 0; square < board.length; square++) {
    const host = board[square] ?? null;
    if (guest !== null && guest.square === square && guest.seat === seat) own.push(guest);
    if (host !== null && host.seat === seat) own.push(host);
  }
  return own;
};

/** With what eyes a piece looks at its own powers. */
const scopeOf = (game: LegendsState, user: Token): Scope => plainScope(user, user.seat, foeOf(game, user), user.seat);

const NO_POWERS: readonly Power[] = [];

/** Bits of the keywords that the piece may have but not as powers of its own. */
const lentBits = (game: LegendsState, user: Token): number => {
  const { kind } = user;
  let bits = kind.ownKeywordBits | (game.curse?.token.kind.curseKeywordBits ?? 0);
  for (const { token, keyword, ended } of game.grants) if (token === user && !ended) bits |= 1 << keyword;
  return bits & ~kind.keywords;
};

/** R24: actions that the piece has not of its own but by the curse in force or lent, by keyword name. */
const grantedPowers = (game: LegendsState, user: Token): readonly Power[] => {
  const bits = lentBits(game, user);
  if (bits === 0) return NO_POWERS;
  const powers: Power[] = [];
  for (const keyword of game.rules.grantable) {
    const power = game.rules.granted[keyword] ?? null;
    if (power !== null && ((bits >> keyword) & 1) === 1 && hasKeyword(game, user, keyword)) powers.push(power);
  }
  return powers;
};

const addUses = (game: LegendsState, user: Token, powers: readonly Power[], choices: MainChoices): void => {
  if (powers.length === 0) return;
  const scope = scopeOf(game, user);
  for (const power of powers) {
    const uses = usesOf(game, { scope, origin: -1, actor: power.kind === 'action' ? user.seat : -1 }, power);
    if (uses.length === 0) continue;
    const codes = useCodes(game, uses, user.seat);
    for (let index = 0; index < uses.length; index++) {
      choices.uses.push(uses[index] ?? null);
      choices.codes.push(codes[index] ?? 0);
    }
  }
};

/** R21, R23, R77: a piece captured this turn neither steps nor acts, but its abilities may be used. */
const addPiece = (game: LegendsState, user: Token, choices: MainChoices): void => {
  if (user.fresh) {
    addUses(game, user, user.kind.abilities, choices);
    return;
  }
  for (const to of stepTargets(game, user)) {
    if (isBarred(game, user.seat, user, to)) continue;
    choices.codes.push(moveCode(user.square, to));
    choices.uses.push(null);
  }
  addUses(game, user, user.kind.mainPowers, choices);
  addUses(game, user, grantedPowers(game, user), choices);
};

/** The main decision of the seat whose turn it is; none means that it has lost (R22). */
export const mainChoices = (game: LegendsState): MainChoices => {
  const choices: MainChoices = { codes: [], uses: [] };
  for (const user of piecesOf(game, game.side)) addPiece(game, user, choices);
  return choices;
};

/** The two pieces that a combat window is about. */
const inCombat = (game: LegendsState): readonly (Token | null)[] => {
  if (game.strike !== null) return [game.strike.striker, game.strike.target];
  return game.fight === null ? [] : fighters(game, game.fight);
};

const isFlying = (power: Power): boolean =>
  power.effects.every((effect) => effect.op !== 'grant' || KEYWORD[effect.keyword] === KEYWORD.flying);

/** R27, `windows: combat`: boosts for the two fighters alone, of the keywords only Flying, everything else whole. */
const concernsCombat = (use: Use, pieces: readonly (Token | null)[]): boolean => {
  switch (use.power.combat) {
    case 'whole':
      return true;
    case 'boost':
      return pieces.includes(use.target ?? use.user);
    case 'grant':
      return isFlying(use.power) && pieces.includes(use.target ?? use.user);
  }
};

/** Abilities that a seat may use in a window (its number in WINDOWS). */
export const windowUses = (game: LegendsState, seat: number, window: number): readonly Use[] => {
  const uses: Use[] = [];
  for (const user of piecesOf(game, seat)) {
    const { abilities } = user.kind;
    if (abilities.length === 0) continue;
    const occasion = { scope: scopeOf(game, user), origin: -1, actor: -1 };
    for (const power of abilities) uses.push(...usesOf(game, occasion, power));
  }
  const combat = window === WINDOWS.indexOf('attack') || window === WINDOWS.indexOf('strike');
  if (isFull(game) || !combat) return uses;
  const pieces = inCombat(game);
  return uses.filter((use) => concernsCombat(use, pieces));
};
