/** That an attack on the enemy castle is among the choices, or where it stands, once that is known: nothing else matters as much. */
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { armyCount } from '../../../../games/legends/reading/pieces-seen';
import { unpackChoice } from '../../../../games/shared/choice';
import { formatSquare } from '../../../../games/shared/square';
import type { MatchState } from '../../../../match/types';
import { attackIn } from '../fight/fight-ahead';
import { castlesKnown } from '../seek';
import { sayIn } from '../words';

type Asked = Pick<MatchState, 'asking' | 'view'> & Partial<Pick<MatchState, 'events'>>;

/** So many turns begin until it is news no more: it is told on the player's next one, whoever's turn it was revealed in. */
const NEWS_TURNS = 2;

/** A known castle that was revealed since the player's last turn; null: none was. */
const revealedLately = (view: View, events: readonly GameEvent[], known: readonly number[]): number | null => {
  const found = view.tokens.filter(({ square }) => known.includes(square)).map(({ id, square }) => ({ id, square }));
  for (const { id, square } of found) {
    const at = events.findLastIndex((event) => event.type === 'shown' && event.token === id);
    if (at >= 0 && events.slice(at).filter(({ type }) => type === 'turn').length <= NEWS_TURNS) return square;
  }
  return null;
};

/**
 * At the main decision, before anything is chosen: a castle that the viewer knows and may attack now, else one that has just been
 * revealed; empty where there is neither.
 */
export const winningText = ({ asking, view, events = [] }: Asked): string => {
  if (asking?.decision.key !== 'legends.main' || asking.presses.length > 0) return '';
  const { decision } = asking;
  const known = castlesKnown(view);
  const square = known.find((castle) =>
    decision.choices.some((code) => unpackChoice(code).to === castle && attackIn(view, decision, code) !== null),
  );
  if (square === undefined) {
    const found = revealedLately(view, events, known);
    return found === null ? '' : sayIn(view, 'legends.reach.found', { square: formatSquare(found, view) });
  }
  // an attacked castle ends the match (R43), in team play only a side's last one (R130)
  const key = armyCount(view) > 2 ? 'legends.reach' : 'legends.reach.wins';
  return sayIn(view, key, { square: formatSquare(square, view) });
};
