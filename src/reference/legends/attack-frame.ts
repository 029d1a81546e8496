/** Entering a space: onto an empty one, or onto a piece, which is then attacked. */
import { ALL, type Table } from '../core/table';
import { ATTACK_STEP } from './attack-steps';
import { FELL } from './destroy';
import type { FrameOf } from './frames';
import { begin } from './procedure';
import { settleSoon } from './settle';
import { type LegendsState, NOBODY, put, type Token } from './state';

/** The attacker stands on the contested space already. */
export const attackFrame = (attacker: Token, defender: Token, origin: number): FrameOf<'attack'> => ({
  type: 'attack',
  step: ATTACK_STEP.castle,
  attacker: attacker.id,
  defender: defender.id,
  origin,
  seat: attacker.seat,
  own: attacker.seat === defender.seat ? 1 : 0,
  fell: FELL.standing,
  named: -1,
  live: 1,
});

/** Moves a piece; where another stands there, an attack begins. */
export const enter = (game: LegendsState, token: Token, to: number, table: Table): void => {
  const from = token.square;
  const defender = game.board[to] ?? null;
  put(game, token, to);
  table.tell(ALL, { type: 'moved', token: token.id, from, to });
  if (defender === null) {
    settleSoon(game, NOBODY);
    return;
  }
  const attack = attackFrame(token, defender, from);
  game.fight = attack;
  begin(game, attack);
};
