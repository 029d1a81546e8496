/** The log of the Legends family: turn by turn, with a filter by side or by fights. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { sideOf } from '../../../../match/games/legends/sides';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { useApp } from '../../../app/app';
import { LogFrame } from '../../../battle/log-frame';
import { usePointing } from '../../../battle/log-pointing';
import { type StopOf, useLogStop } from '../../../battle/log-stop';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { FILTERS, type Filter, filtered } from './log-filter';
import { type Entry, type Turn, turnsOf, turnTitle } from './turns';

interface LineProps {
  readonly entry: Entry;
  readonly livery: number | null;
  readonly stopOf: StopOf;
}

const EntryLine = ({ entry, livery, stopOf }: LineProps) => {
  const point = usePointing(useApp());
  return (
    <li class="log-entry" data-sort={entry.sort} data-livery={livery ?? undefined} data-fallen={entry.fallen > 0}>
      <button type="button" {...stopOf(entry.at)} onClick={() => point(entry.squares)}>
        <span class="log-text">
          <span class="log-title">{entry.title}</span>
          {entry.lines.map(({ text, says }, index) => (
            <span key={index} class="log-detail" data-says={says}>
              {text}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
};

const TurnPart = ({ turn, state, stopOf }: { turn: Turn; state: MatchState; stopOf: StopOf }) => {
  const { view } = state;
  return (
    <li class="log-turn">
      <h3>
        {turn.seat !== null && <PieceFace kind={null} livery={liveryOf(view, turn.seat)} />}
        <span>{turnTitle(turn)}</span>
        {turn.seat !== null && <span class="log-side">{capital(sideOf(view, turn.seat))}</span>}
      </h3>
      <ol>
        {turn.entries.map((entry) => (
          <EntryLine
            key={entry.at}
            entry={entry}
            livery={entry.seat === null ? null : liveryOf(view, entry.seat)}
            stopOf={stopOf}
          />
        ))}
      </ol>
    </li>
  );
};

const FilterBox = ({
  state,
  value,
  onChange,
}: {
  state: MatchState;
  value: Filter;
  onChange: (to: Filter) => void;
}) => {
  const name = (filter: Filter): string =>
    filter === 'even' || filter === 'odd'
      ? capital(sideOf(state.view, filter === 'even' ? 0 : 1))
      : say(`legends.filter.${filter}`);
  return (
    <select
      class="log-filter"
      aria-label={say('legends.filter')}
      value={value}
      onChange={(event) => onChange(FILTERS.find((filter) => filter === event.currentTarget.value) ?? 'all')}
    >
      {FILTERS.map((filter) => (
        <option key={filter} value={filter}>
          {name(filter)}
        </option>
      ))}
    </select>
  );
};

export const TurnLog = ({ state }: { state: MatchState }) => {
  const filter = useSignal<Filter>('all');
  const { events, view, result } = state;
  const turns = useMemo(() => turnsOf(events, view, result), [events, view, result]);
  const shown = filtered(turns, filter.value);
  const stop = useLogStop(shown.flatMap(({ entries }) => entries.map(({ at }) => at)));
  useEffect(() => {
    stop.ref.current?.scrollTo({ top: stop.ref.current.scrollHeight });
  }, [events.length, filter.value]);
  const head = (
    <header class="log-head">
      <h2 class="panel-title">{say('battle.log')}</h2>
      <FilterBox
        state={state}
        value={filter.value}
        onChange={(to) => {
          filter.value = to;
        }}
      />
    </header>
  );
  return (
    <LogFrame stop={stop} head={head}>
      {shown.map((turn) => (
        <TurnPart key={turn.number} turn={turn} state={state} stopOf={stop.stopOf} />
      ))}
    </LogFrame>
  );
};
