/** What happened while another player had the screen, for whoever has just been handed it. */
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { faces } from '../games';

export const Missed = ({ state: { view, events, missed, result, asking } }: { state: MatchState }) => {
  if (missed.length === 0 || (asking?.presses.length ?? 0) > 0) return null;
  const lines = faces.get(view.game).news(view, events, missed, result);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
    <section class="missed" tabIndex={0} aria-label={say('answers.missed')}>
      <h2 class="missed-title">{say('answers.missed')}</h2>
      {lines.map(({ text }, at) => (
        <p key={`${at}${text}`}>{text}</p>
      ))}
    </section>
  );
};
