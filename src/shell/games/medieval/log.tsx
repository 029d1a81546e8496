/** The log: one entry a turn, its first deed as title. A press shows the squares on the board. */
import { useEffect } from 'preact/hooks';
import { storyOf, type Telling } from '../../../match/games/medieval/story';
import type { MatchState } from '../../../match/types';
import { say } from '../../../text';
import { useApp } from '../../app/app';
import { LogFrame } from '../../battle/log-frame';
import { usePointing } from '../../battle/log-pointing';
import { type StopOf, useLogStop } from '../../battle/log-stop';
import { Banner } from './parts/token';

interface Entry {
  readonly number: number;
  readonly seat: number | null;
  readonly tellings: readonly Telling[];
}

/** Tellings by turn; what is no turn's stands by itself. */
const entriesOf = (tellings: readonly Telling[]): readonly Entry[] => {
  const entries: { number: number; seat: number | null; tellings: Telling[] }[] = [];
  for (const telling of tellings) {
    const last = entries.at(-1);
    if (last !== undefined && last.number === telling.turn && telling.weight !== 'end') last.tellings.push(telling);
    else entries.push({ number: telling.weight === 'end' ? 0 : telling.turn, seat: telling.seat, tellings: [telling] });
  }
  return entries;
};

const Line = ({ entry, stop }: { entry: Entry; stop: ReturnType<StopOf> }) => {
  const point = usePointing(useApp());
  const [first, ...rest] = entry.tellings;
  const fallen = entry.tellings.some(({ weight }) => weight === 'fight');
  return (
    <li class="log-entry" data-seat={entry.seat ?? undefined} data-fallen={fallen}>
      <button type="button" {...stop} onClick={() => point(entry.tellings.flatMap(({ squares }) => squares))}>
        <span class="log-number">{entry.number > 0 ? entry.number : ''}</span>
        {entry.seat !== null && <Banner seat={entry.seat} />}
        <span class="log-text">
          <span class="log-title">{first?.text}</span>
          {rest.map(({ text, at }) => (
            <span key={at} class="log-detail">
              {text}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
};

export const Log = ({ state: { view, events, result } }: { state: MatchState }) => {
  const tellings = storyOf(view, events, result);
  const entries = entriesOf(tellings);
  const stop = useLogStop([...entries.keys()]);
  useEffect(() => {
    stop.ref.current?.scrollTo({ top: stop.ref.current.scrollHeight });
  }, [tellings.length]);
  return (
    <LogFrame stop={stop} head={<h2 class="panel-title">{say('battle.log')}</h2>}>
      {entries.map((entry, at) => (
        <Line key={`${entry.number} ${entry.tellings[0]?.at ?? 0}`} entry={entry} stop={stop.stopOf(at)} />
      ))}
    </LogFrame>
  );
};
