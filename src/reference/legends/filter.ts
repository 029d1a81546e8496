/**
 * Does a piece fit? Filters, places and conditions of the power language, asked of the pieces as they are. Filters ask for strengths
 * and keywords, and these depend on conditions, which are filters: they stand together.
 */
import type { Condition, Filter, Near, Pick, Ref } from '../../games/legends/language';
import { TRUTH } from '../core/table';
import { distance, isAhead } from './geometry';
import type { Lasting } from './kinds';
import { KEYWORD } from './powers';
import { foeOf, plainScope, refOf, type Scope, sideFits } from './scope';
import {
  areAllies,
  type Grant,
  isOnBoard,
  type LegendsState,
  placeOf,
  seatOf,
  sharers,
  standing,
  type Token,
} from './state';
import { terrainNumber } from './terrains';

const WATER = terrainNumber('water');

/** Within so many king's steps of the piece's place, and not on it (R4). */
const isNearPiece = (
  game: LegendsState,
  scope: Scope,
  square: number,
  piece: Token,
  within: number,
  ahead: boolean,
): boolean => {
  const place = placeOf(piece);
  if (place < 0) return false;
  const steps = distance(game.geometry, square, place);
  if (steps === 0 || steps > within) return false;
  return !ahead || isAhead(game.geometry, place, square, scope.you);
};

const isNearRef = (
  game: LegendsState,
  scope: Scope,
  square: number,
  ref: Ref,
  within: number,
  ahead: boolean,
): boolean => {
  if (ref === 'self') return isNearPiece(game, scope, square, scope.self, within, ahead);
  for (const piece of refOf(scope, ref)) if (isNearPiece(game, scope, square, piece, within, ahead)) return true;
  return false;
};

const isNearWater = (game: LegendsState, square: number, within: number): boolean => {
  if (within === 1) return game.nearWater[square] === true;
  return (game.geometry.block[square] ?? []).some((other) => game.terrain[other] === WATER);
};

/** R4: adjacent to, or within reach of, what is meant; never on the same space. */
const isNear = (game: LegendsState, scope: Scope, square: number, near: Near): boolean => {
  if (near === 'water') return isNearWater(game, square, 1);
  if (typeof near === 'string') return isNearRef(game, scope, square, near, 1, false);
  const { to } = near;
  const within = near.within ?? 1;
  const ahead = near.ahead === true;
  if (to === 'water') return isNearWater(game, square, within);
  if (typeof to === 'string') return isNearRef(game, scope, square, to, within, ahead);
  let count = 0;
  for (const other of game.geometry[within === 1 ? 'around' : 'block'][square] ?? []) {
    for (const piece of sharers(game, other)) {
      if (piece === scope.gone || !isNearPiece(game, scope, square, piece, within, ahead)) continue;
      if (fits(game, scope, piece, to)) count++;
    }
  }
  return count >= (near.count ?? 1);
};

/** All places of a list must be near; a single one likewise. */
export const isNearAll = (game: LegendsState, scope: Scope, square: number, near: Near | readonly Near[]): boolean => {
  if (typeof near === 'string' || !Array.isArray(near)) return isNear(game, scope, square, near as Near);
  return (near as readonly Near[]).every((one) => isNear(game, scope, square, one));
};

/**
 * The part of a filter that everybody can see: whose the piece is and where it stands or stood. In the destroyed area
 * `side` means whose army it belongs to (R71).
 */
export const fitsInPublic = (game: LegendsState, scope: Scope, token: Token, filter: Filter): boolean => {
  if (filter.side !== undefined) {
    const seat = filter.zone === 'destroyed' ? token.army : seatOf(token);
    if (!sideFits(scope, seat, filter.side)) return false;
  }
  if (filter.terrain === undefined && filter.near === undefined) return true;
  const square = placeOf(token);
  if (square < 0) return false;
  if (filter.terrain !== undefined) {
    const here = game.terrain[square];
    const wanted =
      filter.terrain === 'same'
        ? game.terrain[placeOf(scope.self)]
        : filter.terrain === 'choice'
          ? scope.terrain
          : terrainNumber(filter.terrain);
    if (here !== wanted) return false;
  }
  return filter.near === undefined || isNearAll(game, scope, square, filter.near);
};

/** R58: what has no strength is never weaker, and nothing is weaker than it. */
const isWeaker = (game: LegendsState, token: Token, than: Token | undefined): boolean => {
  if (than === undefined) return false;
  const [own, other] = [strengthOf(game, token), strengthOf(game, than)];
  return own !== null && other !== null && own < other;
};

/** The part of a filter that needs the piece's kind. */
export const fitsInSecret = (game: LegendsState, scope: Scope, token: Token, filter: Filter): boolean => {
  const { piece } = token.kind;
  if (filter.name !== undefined && !filter.name.includes(piece.name)) return false;
  if (filter.type !== undefined) {
    if (
      filter.type === 'same'
        ? token === scope.self || piece.type !== scope.self.kind.piece.type
        : piece.type !== filter.type
    )
      return false;
  }
  if (filter.nation !== undefined && piece.nation !== filter.nation) return false;
  if (filter.base !== undefined && !filter.base.includes(piece.strength)) return false;
  if (filter.has !== undefined && !hasKeyword(game, token, KEYWORD[filter.has], scope.knower)) return false;
  if (filter.lacks !== undefined && hasKeyword(game, token, KEYWORD[filter.lacks], scope.knower)) return false;
  return filter.weaker === undefined || isWeaker(game, token, refOf(scope, filter.weaker)[0]);
};

/** Does the piece fit in everything? */
export const fits = (game: LegendsState, scope: Scope, token: Token, filter: Filter): boolean =>
  fitsInSecret(game, scope, token, filter) && fitsInPublic(game, scope, token, filter);

const allFit = (game: LegendsState, scope: Scope, tokens: readonly Token[], filter: Filter | undefined): boolean => {
  if (filter === undefined) return true;
  if (tokens.length === 0) return false;
  for (const token of tokens) if (!fits(game, scope, token, filter)) return false;
  return true;
};

/** Conditions are filters on references; `none`: no piece on the board fits. All must hold. */
export const holds = (game: LegendsState, scope: Scope, condition: Condition | null | undefined): boolean => {
  if (condition === null || condition === undefined) return true;
  if (condition.self !== undefined && !fits(game, scope, scope.self, condition.self)) return false;
  if (condition.foe !== undefined && (scope.foe === null || !fits(game, scope, scope.foe, condition.foe))) return false;
  if (!allFit(game, scope, scope.it, condition.it)) return false;
  const { none } = condition;
  return none === undefined || !standing(game).some((token) => token !== scope.gone && fits(game, scope, token, none));
};

/** All that fit, on the truth: for `n: 'all'`. */
export const allThatFit = (game: LegendsState, scope: Scope, pick: Pick): readonly Token[] => {
  if (pick.zone === 'destroyed') return game.fallen.flat().filter((token) => fits(game, scope, token, pick));
  const source = pick.among === undefined ? standing(game) : scope.it.filter(isOnBoard);
  return source.filter((token) => token !== scope.gone && fits(game, scope, token, pick));
};

/** Does an own power that lasts hold now, its condition met? */
export const lastingHolds = (game: LegendsState, token: Token, { condition }: Lasting, knower: number): boolean =>
  condition === null || holds(game, plainScope(token, token.seat, foeOf(game, token), knower), condition);

/** R69: a curse touches every piece that fits. Only pieces on the board. */
const curseTouches = (
  game: LegendsState,
  token: Token,
  entry: { readonly condition: Lasting['condition']; readonly who: Filter },
  knower: number,
): boolean => {
  const { curse } = game;
  if (curse === null) return false;
  const scope = plainScope(curse.token, curse.seat, null, knower);
  return holds(game, scope, entry.condition) && fits(game, scope, token, entry.who);
};

/** A closed grant is known to the giver's side and the truth alone. */
export const knowsGrant = ({ open, seat }: Grant, knower: number): boolean =>
  open || knower === TRUTH || (knower < 8 && areAllies(knower, seat));

/** Has the piece this keyword, of its own, by an own power that holds, by the curse in force, or lent? */
export const hasKeyword = (game: LegendsState, token: Token, keyword: number, knower = TRUTH): boolean => {
  const { kind } = token;
  if (((kind.keywords >> keyword) & 1) === 1) return true;
  const gone = !isOnBoard(token);
  for (const grant of game.grants) {
    if (grant.token !== token || grant.keyword !== keyword || grant.ended !== gone) continue;
    if (knowsGrant(grant, knower)) return true;
  }
  if (gone) return (((token.memory?.keywords ?? 0) >> keyword) & 1) === 1;
  for (const own of kind.ownKeywords) {
    if (own.keyword === keyword && lastingHolds(game, token, own, knower)) return true;
  }
  if (game.curse === null) return false;
  for (const entry of game.curse.token.kind.curseKeywords) {
    if (entry.keyword === keyword && curseTouches(game, token, entry, knower)) return true;
  }
  return false;
};

/** What the curse in force adds to a strength. */
export const curseSum = (game: LegendsState, token: Token, knower: number): number => {
  if (game.curse === null) return 0;
  let sum = 0;
  for (const entry of game.curse.token.kind.curseModifiers) {
    if (curseTouches(game, token, entry, knower)) sum += entry.by;
  }
  return sum;
};

/** Current strength, for a destroyed piece the last one (R9); null for Magic and castles (R58). */
export const strengthOf = (game: LegendsState, token: Token, knower = TRUTH): number | null => {
  const { base, modifiers } = token.kind;
  if (base === null) return null;
  if (!isOnBoard(token)) return token.memory?.strength ?? base;
  let sum = base + token.boost;
  for (const modifier of modifiers) if (lastingHolds(game, token, modifier, knower)) sum += modifier.by;
  return game.curse === null ? sum : sum + curseSum(game, token, knower);
};
