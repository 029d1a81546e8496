/**
 * Speaks what happens: moves politely, fights, Death Curses and the end at once, and whose turn it is now. What a computer
 * does in its turn is told in one piece when the turn is over; what a person did is told right away.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import type { Voice } from '../app/voice';
import { inOneLine, previewLines } from '../board/words';
import { faces } from '../games';
import type { Spoken } from '../games/face-battle';
import { saidNow, turnText } from './status';

const tell = (voice: Voice, lines: readonly Spoken[]): void => {
  for (const { text, urgent } of lines) {
    if (urgent) voice.shout(text);
    else voice.say(text);
  }
};

/** What came with the last change; for whoever was just handed the screen, what happened meanwhile. */
const linesOf = (state: MatchState, first: boolean): readonly Spoken[] => {
  const { view, events, news, missed, result } = state;
  return faces.get(view.game).news(view, events, first && missed.length > 0 ? missed : news, result);
};

export const useBattleVoice = (state: MatchState): void => {
  const { voice, settings } = useApp();
  const told = useRef<MatchState['news'] | null>(null);
  /** Of a computer's turn that goes on. */
  const held = useRef<readonly Spoken[]>([]);
  const wasThinking = useRef(false);
  useEffect(() => {
    if (told.current === state.news) return;
    const lines = [...held.current, ...linesOf(state, told.current === null)];
    const over = state.news.some((event) => event.type === 'over');
    const goesOn = wasThinking.current && state.thinking && !over;
    told.current = state.news;
    wasThinking.current = state.thinking;
    held.current = goesOn ? lines : [];
    if (goesOn) return;
    tell(voice, lines);
    if (over) voice.shout(say('spoken.over', { turn: turnText(state) }));
    else if (!state.thinking) voice.say(turnText(state));
  }, [state.news]);

  const { asking, preview } = state;
  const presses = asking?.presses.length ?? 0;
  // questions inside a power come without anything happening
  const inside = asking !== null && asking.decision.kind !== 'main' && asking.decision.kind !== 'place';
  useEffect(() => {
    if (asking === null || state.sending || (presses === 0 && !inside)) return;
    // a hovered square's preview is for the eye; the completed choice is for the ear too
    if (asking.choice !== null && preview === null) return;
    if (asking.choice !== null && preview !== null)
      voice.say(inOneLine(previewLines({ ...state, unaided: settings.value.memory === 'unaided' }, preview)));
    voice.say(saidNow(state));
  }, [asking, asking?.choice === null ? null : preview]);
};
