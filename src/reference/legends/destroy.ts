/** Destruction (R65, R68, R71, R79). */
import type { RemovalCause } from '../../contract/event';
import { ALL, type Table } from '../core/table';
import { castlesLost } from './end';
import { areAllies, ascending, isOnBoard, type LegendsState, lift, NOBODY, type Token } from './state';
import { remember } from './strength';

/** What became of an attack's defender (R49): nothing yet, destroyed by the attack, or lost in another way. */
export const FELL = { standing: 0, byAttack: 1, otherwise: 2 } as const;

/** Who destroys, and how. */
export interface Deed {
  readonly cause: RemovalCause;
  /** The seat behind it; NOBODY where there is none (R151). */
  readonly author: number;
  /** The piece whose power it is, if any. */
  readonly by: Token | null;
}

/**
 * R49: the defender was destroyed by the attack when the comparison, a power of the attacker's side or its own spell did
 * it; not when it was spent as a cost.
 */
const markFallenDefender = (game: LegendsState, token: Token, deed: Deed): void => {
  const { fight } = game;
  if (fight === null || fight.defender !== token.id) return;
  const ownSpell = deed.cause === 'spell' && deed.by === token;
  const byAttacker = deed.author !== NOBODY && areAllies(deed.author, fight.seat) && deed.cause !== 'cost';
  fight.fell = ownSpell || byAttacker ? FELL.byAttack : FELL.otherwise;
};

/** What was lent to it is lost. A closed grant stays listed, or it would be told by its going to whom it went (R14). */
const endGrants = (game: LegendsState, token: Token): void => {
  if (game.grants.every((grant) => grant.token !== token)) return;
  game.grants = game.grants.filter((grant) => grant.token !== token || !grant.open);
  for (const grant of game.grants) if (grant.token === token) grant.ended = true;
};

const leaveBoard = (game: LegendsState, token: Token, deed: Deed, table: Table): void => {
  table.tell(ALL, {
    type: 'removed',
    seat: token.army,
    token: token.id,
    kind: token.kind.number,
    square: token.square,
    cause: deed.cause,
  });
  if (!token.shown) table.learned = true;
  markFallenDefender(game, token, deed);
  lift(game, token);
  token.shown = true;
  token.boost = 0;
  token.fresh = false;
  endGrants(game, token);
};

/**
 * All of `tokens` are destroyed at once. One Death Curse piece among them waits for the Death Curse area; two or more are
 * void and go straight to their destroyed areas (R65). Ends the match where a castle is lost. Curses are settled later.
 */
export const destroy = (game: LegendsState, tokens: readonly Token[], deed: Deed, table: Table): void => {
  const victims = ascending([...new Set(tokens)].filter(isOnBoard));
  if (victims.length === 0) return;
  game.stirred = true;
  for (const token of victims) remember(game, token);
  for (const token of victims) leaveBoard(game, token, deed, table);
  const cursed = victims.filter(({ kind }) => kind.isCurse);
  for (const token of victims) {
    if (cursed.length === 1 && cursed[0] === token) game.waiting.push({ token, seat: token.seat });
    else game.fallen[token.army]?.push(token);
  }
  const castles = victims.filter(({ kind }) => kind.isCastle);
  castlesLost(
    game,
    table,
    castles.map(({ seat }) => seat),
    deed.author,
  );
};
