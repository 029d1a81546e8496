/** What choices would do, asked of the referee once for each choice of a question. */
import type { GameEvent } from '../contract/event';
import type { RefereeApi } from '../contract/referee';
import type { MatchState } from './types';

/** The events of a choice, from the asked seat's own view; empty when that can't be told. */
export type Foresight = (state: MatchState, choice: number) => Promise<readonly GameEvent[]>;

export const createForesight = (referee: Pick<RefereeApi, 'preview'>): Foresight => {
  let version = -1;
  let known = new Map<number, readonly GameEvent[]>();
  return async (state, choice) => {
    if (version !== state.version) known = new Map();
    version = state.version;
    const events = known.get(choice);
    if (events !== undefined) return events;
    const seat = state.asking?.decision.seat;
    const outcome = seat === undefined ? null : await referee.preview(seat, state.version, choice);
    if (outcome?.ok !== true) return [];
    if (version === state.version) known.set(choice, outcome.value);
    return outcome.value;
  };
};
