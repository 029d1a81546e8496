/** That an attack on the enemy castle is among the choices: nothing else that could be done is worth as much. */

import { armyCount } from '../../../../games/legends/reading/pieces-seen';
import { unpackChoice } from '../../../../games/shared/choice';
import { formatSquare } from '../../../../games/shared/square';
import type { MatchState } from '../../../../match/types';
import { attackIn } from '../fight/fight-ahead';
import { castlesKnown } from '../seek';
import { sayIn } from '../words';

/** At the main decision, before anything is chosen: a castle that the viewer knows and may attack now; empty where there is none. */
export const winningText = ({ asking, view }: Pick<MatchState, 'asking' | 'view'>): string => {
  if (asking?.decision.key !== 'legends.main' || asking.presses.length > 0) return '';
  const { decision } = asking;
  const known = castlesKnown(view);
  const square = known.find((castle) =>
    decision.choices.some((code) => unpackChoice(code).to === castle && attackIn(view, decision, code) !== null),
  );
  if (square === undefined) return '';
  // an attacked castle ends the match (R43), in team play only a side's last one (R130)
  const key = armyCount(view) > 2 ? 'legends.reach' : 'legends.reach.wins';
  return sayIn(view, key, { square: formatSquare(square, view) });
};
