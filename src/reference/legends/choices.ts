/** What is offered in the main decision and in windows, in the order that both engines keep. */
import { WINDOWS } from '../../games/legends/names';
import { packChoice } from '../../games/shared/choice';
import { fighters } from './attack-state';
import { useCodes } from './codes';
import { plainScope } from './filter';
import { stepTargets } from './paths';
import { KEYWORD, type Power } from './powers';
import { isBarred } from './shuttle';
import { isFull, type LegendsState, standing, type Token } from './state';
import { foeOf, hasKeyword } from './strength';
import { type Occasion, type Use, usesOf } from './usable';

/** A step, or a use of a power. */
export interface MainChoice {
  readonly code: number;
  /** Null: a standard step. */
  readonly use: Use | null;
}

/** The pieces of a seat by square; of two on one square the attacker first (R139). */
const piecesOf = (game: LegendsState, seat: number): readonly Token[] => {
  const own = standing(game).filter((token) => token.seat === seat);
  const { guest } = game;
  return guest === null ? own : own.sort((a, b) => a.square - b.square || Number(b === guest) - Number(a === guest));
};

const occasionOf = (game: LegendsState, user: Token, power: Power): Occasion => ({
  scope: plainScope(user, user.seat, foeOf(game, user), user.seat),
  origin: -1,
  actor: power.kind === 'action' ? user.seat : -1,
});

/** R24: actions that the piece has not of its own but by the curse in force or lent, by keyword name. */
const grantedPowers = (game: LegendsState, user: Token): readonly Power[] => {
  const { kind } = user;
  const cursed = game.curse !== null && game.curse.token.kind.curseKeywords.length > 0;
  if (game.grants.length === 0 && !cursed && kind.ownKeywords.length === 0) return [];
  return game.rules.grantable.flatMap((keyword) => {
    const power = game.rules.granted[keyword] ?? null;
    const own = ((kind.keywords >> keyword) & 1) === 1;
    return power !== null && !own && hasKeyword(game, user, keyword) ? [power] : [];
  });
};

/** R21, R23, R77: a piece captured this turn neither steps nor acts, but its abilities may be used. */
const addPiece = (game: LegendsState, user: Token, choices: MainChoice[]): void => {
  if (!user.fresh) {
    const from = user.square;
    for (const to of stepTargets(game, user)) {
      if (!isBarred(game, user.seat, user, to)) choices.push({ code: packChoice('move', { from, to }), use: null });
    }
  }
  const own = user.fresh ? user.kind.abilities : user.kind.mainPowers;
  const granted = user.fresh ? [] : grantedPowers(game, user);
  for (const powers of [own, granted]) {
    for (const power of powers) {
      const uses = usesOf(game, occasionOf(game, user, power), power);
      const codes = useCodes(game, uses, user.seat);
      for (const [index, use] of uses.entries()) choices.push({ code: codes[index] ?? 0, use });
    }
  }
};

/** The main decision of the seat whose turn it is; none means that it has lost (R22). */
export const mainChoices = (game: LegendsState): readonly MainChoice[] => {
  const choices: MainChoice[] = [];
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
    for (const power of user.kind.abilities) uses.push(...usesOf(game, occasionOf(game, user, power), power));
  }
  const combat = window === WINDOWS.indexOf('attack') || window === WINDOWS.indexOf('strike');
  if (isFull(game) || !combat) return uses;
  const pieces = inCombat(game);
  return uses.filter((use) => concernsCombat(use, pieces));
};
