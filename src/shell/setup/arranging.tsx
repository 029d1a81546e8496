/** The match itself asks for an arrangement: it is laid out on one sheet, then answered cell by cell. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { asAsked, asSeen } from '../../games/shared/secret-layout';
import { matchGames } from '../../match/games';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { ArrangeSheet } from './arrange-sheet';
import { type LayingTable, layingTable } from './laying-table';

/** What the seat has answered so far, as it sees it, and how many cells that is. */
const answered = ({ view }: MatchState, { layout }: LayingTable) => {
  const count = layout.answered(view);
  const stands = layout.cells.map((cell) => view.tokens.find(({ square }) => square === cell)?.kind ?? layout.empty);
  const fixed = new Set(layout.seen.flatMap((place, at) => (place < count ? [at] : [])));
  return { count, kinds: asSeen(layout, stands), fixed };
};

const titleOf = ({ view }: MatchState, seat: number): string => {
  if (seat === 0) return say('arrange.title');
  return seat === 1
    ? say('arrange.second')
    : say('arrange.of', { side: matchGames.get(view.game).sideName(view, seat) });
};

const Sheet = ({ state, table }: { state: MatchState; table: LayingTable }) => {
  const app = useApp();
  /** What each cell is to be answered with, in the match's order; empty: nothing has been decided. */
  const answers = useSignal<readonly string[]>([]);
  const { layout, seat } = table;
  const { count, kinds, fixed } = answered(state, table);
  /** The place and the version that were answered last; an answer that changes neither was refused. */
  const sent = useRef('');
  useEffect(() => {
    const next = answers.value[count];
    if (next === undefined || state.sending || state.asking === null) return;
    const now = `${count}@${state.version}`;
    if (sent.current === now) {
      sent.current = '';
      answers.value = [];
      return;
    }
    sent.current = now;
    app.ports.match.command(next);
  }, [answers.value, count, state.sending, state.version]);
  return (
    <ArrangeSheet
      title={titleOf(state, seat)}
      about={state.setup.seats.filter(({ player }) => player === 'person').length > 1 ? say('arrange.away') : null}
      form={state.setup.form}
      table={table}
      start={kinds}
      fixed={fixed}
      ready={say('arrange.ready')}
      onBack={null}
      busy={answers.value.length > 0}
      onReady={(laid) => {
        answers.value = asAsked(layout, laid).map(layout.answer);
      }}
    />
  );
};

/** Shown in place of the board while that is asked (is-arranging). */
export const Arranging = ({ state }: { state: MatchState }) => {
  const { setup } = state;
  const seat = state.asking?.decision.seat ?? 0;
  const table = useMemo(() => layingTable(setup, seat), [setup, seat]);
  return table === null ? null : <Sheet key={seat} state={state} table={table} />;
};
