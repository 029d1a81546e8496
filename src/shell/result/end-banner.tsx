/** The words of the end, under the wreath on the board, as long as the picture shows it. What is said aloud has said it. */
import type { MatchState } from '../../match/types';
import { useApp } from '../app/app';
import { ownSeat } from '../battle/status';
import { headlineOf, outcomeOf, titleOf } from './outcome';

export const EndBanner = ({ state }: { state: MatchState }) => {
  const { ending, playing } = useApp();
  const { view, result } = state;
  if (result === null || !ending.value || !playing.value) return null;
  const own = ownSeat(state);
  return (
    <p class="end-banner" aria-hidden="true" data-outcome={outcomeOf(result.winners, own)}>
      <strong>{titleOf(state, own)}</strong>
      <span>{headlineOf({ view, result }, own)}</span>
    </p>
  );
};
