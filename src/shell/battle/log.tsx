/** The list of what happened; pressing a line lights its squares on the board. */
import { useEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { naming } from '../board/words';
import { Banner } from '../parts/token';
import { type LogEntry, logEntries } from './log-entries';

const POINT_MS = 2500;

const Line = ({ entry }: { entry: LogEntry }) => {
  const app = useApp();
  const point = () => {
    const { squares } = entry;
    app.pointed.value = squares;
    setTimeout(() => {
      if (app.pointed.value === squares) app.pointed.value = null;
    }, POINT_MS);
  };
  return (
    <li class="log-entry" data-seat={entry.seat ?? undefined} data-fallen={entry.fallen > 0}>
      <button type="button" onClick={point}>
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

export const Log = ({ state }: { state: MatchState }) => {
  const list = useRef<HTMLOListElement>(null);
  const entries = logEntries(state.events, naming(state.view), state.result);
  const count = entries.length + (entries.at(-1)?.details.length ?? 0);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <section class="log" aria-label={say('battle.log')}>
      <h2 class="panel-title">{say('battle.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} class="log-list" tabIndex={0} aria-label={say('battle.log')}>
        {entries.map((entry, at) => (
          <Line key={`${entry.title}${at}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
};
