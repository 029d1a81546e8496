/** What choices would do, asked of the referee once for each choice of a question. */
import type { Foreseen, RefereeApi } from '../contract/referee';
import type { MatchState } from './types';

/** What comes of a choice, from the asked seat's own view; empty when that can't be told. */
export type Foresight = (state: MatchState, choice: number) => Promise<Foreseen>;

export const NOTHING_FORESEEN: Foreseen = { events: [], perhaps: [] };

export const createForesight = (referee: Pick<RefereeApi, 'preview'>): Foresight => {
  let version = -1;
  let known = new Map<number, Foreseen>();
  return async (state, choice) => {
    if (version !== state.version) known = new Map();
    version = state.version;
    const foreseen = known.get(choice);
    if (foreseen !== undefined) return foreseen;
    const seat = state.asking?.decision.seat;
    const outcome = seat === undefined ? null : await referee.preview(seat, state.version, choice);
    if (outcome?.ok !== true) return NOTHING_FORESEEN;
    if (version === state.version) known.set(choice, outcome.value);
    return outcome.value;
  };
};
