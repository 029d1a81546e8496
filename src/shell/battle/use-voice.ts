/** Speaks what happens: every event politely, the end of the battle at once, and whose turn it is now. */
import { useEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { promptText } from '../../text';
import { useApp } from '../app/app';
import { naming, previewLines } from '../board/words';
import { spokenLines } from './log-entries';
import { turnText } from './status';

export const useBattleVoice = (state: MatchState): void => {
  const { voice } = useApp();
  const told = useRef(-1);
  useEffect(() => {
    if (told.current === state.version) return;
    told.current = state.version;
    const lines = spokenLines(state.news, naming(state.view), state.result);
    const over = state.news.some((event) => event.type === 'over');
    if (over) voice.shout(lines.join(' '));
    else for (const line of lines) voice.say(line);
    if (!over && !state.thinking) voice.say(turnText(state));
  }, [state.version]);

  const { asking, preview } = state;
  const presses = asking?.presses.length ?? 0;
  useEffect(() => {
    if (asking === null || presses === 0 || state.sending) return;
    // a hovered square's preview is for the eye; the completed choice is for the ear too
    if (asking.choice !== null && preview === null) return;
    if (asking.choice !== null && preview !== null) voice.say(previewLines(state.view, preview).join('. '));
    voice.say(promptText(state.view.game, asking.prompt));
  }, [asking, asking?.choice === null ? null : preview]);
};
