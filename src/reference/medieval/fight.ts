/** Moving attacks and shots (RULES 5): strength against strength, equal or higher wins. */
import { KIND, UNITS } from '../../games/medieval/units';
import { ALL, type Table } from '../core/table';
import { explode } from './blast';
import { capture } from './capture';
import { joinedWith } from './joined';
import { isBomb, type MedievalState, type Piece } from './state';
import { callRanks, move, show } from './tell';

interface Comparison {
  readonly attacker: Piece;
  readonly defender: Piece;
  readonly helpers: readonly Piece[];
  readonly defence: number;
}

/** Writes what is compared; does the defender fall? */
const isBeaten = ({ attacker, defender, helpers, defence }: Comparison, table: Table): boolean => {
  const attack = (UNITS[attacker.kind]?.attack ?? 0) * (1 + helpers.length);
  const beaten = attack >= defence;
  table.tell(ALL, {
    type: 'fought',
    from: attacker.square,
    square: defender.square,
    attack,
    defence,
    helpers: helpers.map(({ square }) => square),
    beaten,
  });
  return beaten;
};

/**
 * A moving attack; `joined`: with all connected Footmen. Who loses is captured; a winning attacker stands where the defender
 * stood. True where that was the King.
 */
export const attack = (
  game: MedievalState,
  attacker: Piece,
  defender: Piece,
  joined: boolean,
  table: Table,
): boolean => {
  const helpers = joined ? joinedWith(game, attacker) : [];
  callRanks(attacker, defender, table);
  for (const piece of [attacker, ...helpers, defender]) show(piece, table);
  if (isBomb(defender)) {
    // M21: its attacker first, then all that it touches
    capture(game, attacker, 'fight', table);
    explode(game, [defender], table);
    return false;
  }
  const defence = UNITS[defender.kind]?.defence ?? 0;
  if (!isBeaten({ attacker, defender, helpers, defence }, table)) {
    capture(game, attacker, 'fight', table);
    return false;
  }
  capture(game, defender, 'fight', table);
  move(game, attacker, defender.square, table);
  return defender.kind === KIND.king;
};

/** A shot. M15: a bomb goes off, and takes the shooter only where he stands in the blast. */
export const shoot = (game: MedievalState, shooter: Piece, target: Piece, table: Table): void => {
  table.tell(ALL, { type: 'struck', from: shooter.square, square: target.square });
  callRanks(shooter, target, table);
  for (const piece of [shooter, target]) show(piece, table);
  if (isBomb(target)) {
    explode(game, [target], table);
    return;
  }
  const defence = UNITS[target.kind]?.againstShot ?? 0;
  if (isBeaten({ attacker: shooter, defender: target, helpers: [], defence }, table))
    capture(game, target, 'shot', table);
};
