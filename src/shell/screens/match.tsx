/** The running match: its board, or the sheet on which an army is laid out while that is what is asked. */
import { useEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { useApp } from '../app/app';
import { Waiting } from '../battle/waiting';
import { useFace } from '../games/use-face';
import { Arranging } from '../setup/arranging';
import { isArranging } from '../setup/is-arranging';
import { BattleScreen } from './battle';

/** What the keyboard begins at: the board, or what goes on without one. */
const FIRST = '.grid [tabindex="0"], .ranks [tabindex="0"], main .primary:enabled';

/** A screen that had to wait takes the focus that nothing has taken meanwhile. */
const useLateFocus = (here: boolean): void => {
  const before = useRef(here);
  useEffect(() => {
    const late = here && !before.current;
    before.current = here;
    if (late && document.activeElement === document.body)
      document.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  }, [here]);
};

/** Is a secret set-up asked of whoever has the screen? */
const isLaying = ({ curtain, asking, setup }: MatchState): boolean =>
  curtain === null && asking !== null && isArranging(setup, asking.decision);

export const MatchScreen = () => {
  const state = useApp().state.value;
  const face = useFace(state?.setup.game ?? null);
  useLateFocus(state !== null && face !== null);
  if (state === null || face === null) return <Waiting />;
  return face.laying !== null && isLaying(state) ? <Arranging state={state} /> : <BattleScreen state={state} />;
};
