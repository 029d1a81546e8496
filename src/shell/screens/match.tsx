/** The running match: its board, or the sheet on which an army is laid out while that is what is asked. */
import { useApp } from '../app/app';
import { Arranging, isArranging } from '../setup/arranging';
import { BattleScreen } from './battle';

export const MatchScreen = () => {
  const state = useApp().state.value;
  return state !== null && state.curtain === null && isArranging(state) ? (
    <Arranging state={state} />
  ) : (
    <BattleScreen />
  );
};
