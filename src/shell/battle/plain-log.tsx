/** A log of one entry a turn, for games whose events are told one by one. */
import { useEffect } from 'preact/hooks';
import type { View } from '../../contract/view';
import type { MatchState } from '../../match/types';
import { type Naming, say } from '../../text';
import { useApp } from '../app/app';
import { naming } from '../board/words';
import { type Aside, endOf, type LogEntry, logEntries } from './log-entries';
import { LogFrame } from './log-frame';
import { usePointing } from './log-pointing';
import { type StopOf, useLogStop } from './log-stop';
import { SideBanner } from './side-banner';

interface LineProps {
  readonly view: View;
  readonly entry: LogEntry;
  readonly stop: ReturnType<StopOf>;
}

const Line = ({ view, entry, stop }: LineProps) => {
  const point = usePointing(useApp());
  return (
    <li class="log-entry" data-seat={entry.seat ?? undefined} data-fallen={entry.fallen > 0}>
      <button type="button" {...stop} onClick={() => point(entry.squares)}>
        <span class="log-number">{entry.number > 0 ? entry.number : ''}</span>
        {entry.seat !== null && <SideBanner view={view} seat={entry.seat} />}
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

interface PlainLogProps {
  readonly state: MatchState;
  readonly aside?: Aside;
  /** How the game names what happens; missing: by squares and units alone. */
  readonly named?: Naming;
}

export const PlainLog = ({ state: { view, events, result }, aside, named = naming(view) }: PlainLogProps) => {
  const entries = logEntries(events, named, result, aside);
  const stop = useLogStop([...entries.keys()]);
  useEffect(() => {
    stop.ref.current?.scrollTo({ top: stop.ref.current.scrollHeight });
  }, [endOf(entries)]);
  return (
    <LogFrame stop={stop} head={<h2 class="panel-title">{say('battle.log')}</h2>}>
      {entries.map((entry, at) => (
        <Line key={`${entry.title}${at}`} view={view} entry={entry} stop={stop.stopOf(at)} />
      ))}
    </LogFrame>
  );
};
