/** The list of what happened; pressing a line lights its squares on the board. */
import { useEffect } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { naming } from '../board/words';
import { TurnLog } from '../games/legends/log/turn-log';
import { Banner } from '../parts/token';
import { type LogEntry, logEntries } from './log-entries';
import { usePointing } from './log-pointing';
import { type StopOf, useLogStop } from './log-stop';

const Line = ({ entry, stop }: { entry: LogEntry; stop: ReturnType<StopOf> }) => {
  const point = usePointing(useApp());
  return (
    <li class="log-entry" data-seat={entry.seat ?? undefined} data-fallen={entry.fallen > 0}>
      <button type="button" {...stop} onClick={() => point(entry.squares)}>
        <span class="log-number">{entry.number > 0 ? entry.number : ''}</span>
        {entry.seat !== null && <Banner seat={entry.seat} />}
        <span class="log-text">
          <span class="log-title">{entry.title}</span>
          {entry.details.map((line) => (
            <span key={line} class="log-detail">
              {line}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
};

const PlainLog = ({ state }: { state: MatchState }) => {
  const entries = logEntries(state.events, naming(state.view), state.result);
  const count = entries.length + (entries.at(-1)?.details.length ?? 0);
  const { ref, onKeyDown, stopOf } = useLogStop([...entries.keys()]);
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [count]);
  return (
    <section class="log" aria-label={say('battle.log')}>
      <h2 class="panel-title">{say('battle.log')}</h2>
      <ol ref={ref} class="log-list" aria-label={say('battle.log')} onKeyDown={onKeyDown}>
        {entries.map((entry, at) => (
          <Line key={`${entry.title}${at}`} entry={entry} stop={stopOf(at)} />
        ))}
      </ol>
    </section>
  );
};

export const Log = ({ state }: { state: MatchState }) =>
  state.view.game === 'legends' ? <TurnLog state={state} /> : <PlainLog state={state} />;
