/** The list of what happened, as the game tells it; pressing a line lights its squares on the board. */
import type { MatchState } from '../../match/types';
import { faces } from '../games';

export const Log = ({ state }: { state: MatchState }) => {
  const GameLog = faces.get(state.view.game).Log;
  return <GameLog state={state} />;
};
