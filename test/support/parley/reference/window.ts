/** P11: after an attack the defender's seat and the third seat may end the matter with a Truce. */
import { PASS, packChoice } from '../../../../src/games/shared/choice';
import { askInWindow, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { STEP } from '../names';
import { discardCard } from './cards';
import { endTurn } from './end';
import { fight } from './fight';
import { type ParleyState, seatsIn, TRUCE, tokenOn } from './state';
import { keyOf } from './tell';

/** The seat whose token is attacked. */
export const defenderOf = (game: ParleyState): number => tokenOn(game, game.pending[1] ?? 0).seat;

/** Who is asked after this seat; null: nobody is left. */
const askedAfter = (game: ParleyState, seat: number): number | null => {
  const defender = defenderOf(game);
  if (seat !== defender) return null;
  return seatsIn(game).find((other) => other !== game.active && other !== defender) ?? null;
};

/** The window closes without a fight, and the turn with it. */
export const callOff = (game: ParleyState, table: Table): void => {
  table.tell(ALL, { type: 'windowClosed' });
  endTurn(game, table);
};

export function* answerAttack(game: ParleyState, table: Table): Flow {
  while (game.asked !== null) {
    const seat = game.asked;
    const choices = game.hands[seat]?.includes(TRUCE) ? [packChoice('item', { item: TRUCE }), PASS] : [PASS];
    const answer = yield askInWindow(seat, 'respond', keyOf(STEP.window), [], choices);
    // P17: whatever happens inside an attack is something learned
    table.learned = true;
    if (answer !== PASS) {
      discardCard(game, seat, TRUCE, table);
      callOff(game, table);
      return;
    }
    game.asked = askedAfter(game, seat);
  }
  table.tell(ALL, { type: 'windowClosed' });
  fight(game, table);
}
