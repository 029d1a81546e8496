/** The match itself asks for an arrangement: it is laid out on one sheet, then answered square by square. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { letterOf } from '../../games/legends/army';
import { turnedRound } from '../../games/legends/arrange';
import { formOf, ownSquares, STANDARD_FORM } from '../../games/legends/forms';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { ArrangeSheet } from './arrange-sheet';

/** What the seat has answered so far, as seen from its own side, and how many squares that is. */
const answered = ({ view }: MatchState, seat: number) => {
  const form = formOf(view.form) ?? STANDARD_FORM;
  const squares = ownSquares(form, seat);
  const count = view.lists['arranged']?.[seat] ?? 0;
  const kinds = squares.map((square) => view.tokens.find((token) => token.square === square)?.kind ?? 0);
  const places = squares.map((_, place) => place);
  const own = <T,>(list: readonly T[]): readonly T[] => (seat % 2 === 0 ? list : [...list].reverse());
  return {
    form,
    count,
    kinds: own(kinds),
    fixed: new Set(own(places).flatMap((place, at) => (place < count ? [at] : []))),
  };
};

/** Shown in place of the board while armies are laid out. */
export const Arranging = ({ state }: { state: MatchState }) => {
  const app = useApp();
  /** What each set-up square is to be answered with, in the match's order; empty: nothing has been decided. */
  const answers = useSignal<readonly string[]>([]);
  const seat = state.asking?.decision.seat ?? 0;
  const { form, count, kinds, fixed } = answered(state, seat);
  useEffect(() => {
    const next = answers.value[count];
    if (next !== undefined && !state.sending && state.asking !== null) app.ports.match.command(next);
  }, [answers.value, count, state.sending, state.version]);
  return (
    <ArrangeSheet
      key={seat}
      title={say(seat === 0 ? 'arrange.title' : 'arrange.second')}
      about={state.setup.seats.filter(({ player }) => player === 'person').length > 1 ? say('arrange.away') : null}
      form={form}
      seat={seat}
      start={kinds}
      fixed={fixed}
      ready={say('arrange.ready')}
      onBack={null}
      busy={answers.value.length > 0}
      onReady={(laid) => {
        answers.value = (seat % 2 === 0 ? laid : turnedRound(laid)).map(letterOf);
      }}
    />
  );
};
