/** The running match: its board, or the sheet on which an army is laid out while that is what is asked. */
import { useEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { useApp } from '../app/app';
import { Waiting } from '../battle/waiting';
import type { SetUpFace } from '../games/face-battle';
import { useFace } from '../games/use-face';
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

/** The sheet of the secret set-up, while that is what is asked of whoever has the screen. */
const sheetFor = ({ curtain, asking }: MatchState, setUp: SetUpFace | null): SetUpFace['Sheet'] | null =>
  curtain === null && asking !== null && setUp?.isAsked(asking.decision) === true ? setUp.Sheet : null;

export const MatchScreen = () => {
  const state = useApp().state.value;
  const face = useFace(state?.setup.game ?? null);
  useLateFocus(state !== null && face !== null);
  if (state === null || face === null) return <Waiting />;
  const Sheet = sheetFor(state, face.setUp);
  return Sheet === null ? <BattleScreen state={state} /> : <Sheet state={state} />;
};
