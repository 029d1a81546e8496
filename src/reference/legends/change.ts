/** R12, R142: would a use change anything, as far as its user can know? */
import type { Effect, Pick, SimpleTarget } from '../../games/legends/language';
import { allThatFit, fits, hasKeyword, holds } from './filter';
import { knows } from './look';
import { isPick, KEYWORD, type Power } from './powers';
import { refOf, type Scope, withIt } from './scope';
import { areEnemies, isOnBoard, type LegendsState, type Token } from './state';

/** What is known of an effect's target: the pieces, or that it is open who will be hit. */
type Known = readonly Token[] | 'open';

/**
 * The pieces an effect would touch. A Pick other than the one already made is open: R7 has seen to its candidates.
 * `all` needs no candidate.
 */
const touched = (game: LegendsState, scope: Scope, part: SimpleTarget, picked: Token | null): Known => {
  if (typeof part === 'string') return part === 'it' && picked !== null ? [picked] : refOf(scope, part);
  if ('named' in part) return 'open';
  if (part.among !== undefined) return picked === null ? 'open' : among(game, scope, part, picked);
  if (part.n === 'all') return 'open';
  return picked === null ? 'open' : [picked];
};

/**
 * A piece unknown to the user may always fit; what is compared may change until then. R62 bars what has no strength only when it is
 * shown to all; one that the user has merely looked at may be aimed at. */
const among = (game: LegendsState, scope: Scope, part: Pick, picked: Token): Known => {
  if (!knows(picked, scope.knower)) return 'open';
  const { weaker, ...rest } = part;
  if (weaker !== undefined && picked.kind.base === null) return picked.shown ? [] : 'open';
  return fits(game, withIt(scope, [picked]), picked, rest) ? [picked] : [];
};

const ifHolds = (game: LegendsState, scope: Scope, effect: Effect, picked: Token | null): boolean => {
  if (effect.if === undefined) return true;
  if (picked === null) return holds(game, scope, effect.if);
  return !knows(picked, scope.knower) || holds(game, withIt(scope, [picked]), effect.if);
};

const touchesOne = (known: Known, test: (token: Token) => boolean): boolean => known === 'open' || known.some(test);

/** Is the chosen piece one that the rest of the filter would let go unharmed (R64)? */
const survives = (game: LegendsState, scope: Scope, part: SimpleTarget, token: Token): boolean =>
  isPick(part) && part.among === undefined && knows(token, scope.knower) && !fits(game, scope, token, part);

const alters = (
  game: LegendsState,
  scope: Scope,
  effect: Effect,
  parts: readonly SimpleTarget[],
  picked: Token | null,
): boolean => {
  const touches = (test: (token: Token) => boolean): boolean =>
    parts.some((part) => touchesOne(touched(game, scope, part, picked), test));
  switch (effect.op) {
    case 'reveal':
      return false;
    case 'destroy':
      return parts.some((part) =>
        touchesOne(
          touched(game, scope, part, picked),
          (token) => isOnBoard(token) && !survives(game, scope, part, token),
        ),
      );
    case 'modify':
      return effect.by !== 0 && touches((token) => !knows(token, scope.knower) || token.kind.base !== null);
    case 'grant': {
      const keyword = KEYWORD[effect.keyword];
      return touches((token) => !hasKeyword(game, token, keyword, scope.knower));
    }
    case 'control':
      return touches((token) => areEnemies(token.seat, scope.you));
    case 'move':
    case 'swap':
    case 'extraTurn':
      return true;
  }
};

/** A power that only reveals must show a piece hidden until then. */
const reveals = (game: LegendsState, scope: Scope, power: Power, picked: Token | null): boolean =>
  power.parts.some((parts) =>
    parts.some((part) => {
      const all = isPick(part) && part.n === 'all' && part.among === undefined;
      const known = all ? allThatFit(game, scope, part) : touched(game, scope, part, picked);
      return touchesOne(known, (token) => isOnBoard(token) && !token.shown);
    }),
  );

/** R142, target by target: `picked` is the first selection where that is a piece. */
export const changes = (game: LegendsState, scope: Scope, power: Power, picked: Token | null): boolean => {
  if (power.cost !== null) return true;
  if (power.onlyReveals) return reveals(game, scope, power, picked);
  for (let index = 0; index < power.effects.length; index++) {
    const [effect, parts] = [power.effects[index], power.parts[index]];
    if (effect === undefined || parts === undefined) continue;
    if (ifHolds(game, scope, effect, picked) && alters(game, scope, effect, parts, picked)) return true;
  }
  return false;
};
