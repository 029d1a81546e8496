/** P12: strengths are compared; the weaker falls, equals both. */
import { ALL, type Table } from '../../../../src/reference/core/table';
import { endTurn } from './end';
import { leaveWithoutEnvoy } from './out';
import { ENVOY, GUARD, type ParleyState, SPY, type Token, tokenOn } from './state';

const STRENGTH = new Map([
  [ENVOY, 2],
  [GUARD, 3],
  [SPY, 1],
]);
const SPY_AGAINST_GUARD = 4;

const attackOf = (attacker: Token, defender: Token): number =>
  attacker.kind === SPY && defender.kind === GUARD ? SPY_AGAINST_GUARD : (STRENGTH.get(attacker.kind) ?? 0);

const fall = (game: ParleyState, square: number, table: Table): void => {
  const { seat, id, kind } = tokenOn(game, square);
  game.board[square] = null;
  table.tell(ALL, { type: 'removed', seat, token: id, kind, square, cause: 'fight' });
};

/** The attacker waits on its square until now, and moves only where the defender alone falls. */
export const fight = (game: ParleyState, table: Table): void => {
  const [from = 0, square = 0] = game.pending;
  const attacker = tokenOn(game, from);
  const defender = tokenOn(game, square);
  const attack = attackOf(attacker, defender);
  const defence = STRENGTH.get(defender.kind) ?? 0;
  table.tell(ALL, { type: 'fought', from, square, attack, defence, helpers: [], beaten: attack > defence });
  if (attack >= defence) fall(game, square, table);
  if (attack <= defence) fall(game, from, table);
  if (attack > defence) {
    game.board[from] = null;
    game.board[square] = attacker;
    table.tell(ALL, { type: 'moved', token: attacker.id, from, to: square });
  }
  leaveWithoutEnvoy(game, [defender.seat, attacker.seat], table);
  endTurn(game, table);
};
