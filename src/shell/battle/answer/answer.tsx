/** Beside the board, under the question: the fight that is answered, and every answer that is no square. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { legends } from '../../../games/legends';
import { tokensOn } from '../../../games/legends/reading/knowledge';
import { storyOf } from '../../../games/legends/reading/story';
import { formatSquare } from '../../../games/shared/square';
import { pieceName } from '../../../match/games/legends/question';
import { type AnswerRow, rowsOf } from '../../../match/games/legends/rows';
import { openWindow } from '../../../match/games/legends/windows';
import { mayOrder } from '../../../match/orders';
import type { Asking, MatchState } from '../../../match/types';
import { say } from '../../../text';
import { type App, useApp } from '../../app/app';
import { fightAhead } from '../../games/legends/fight/fight-ahead';
import type { FightTold } from '../../games/legends/fight/fight-layout';
import { fightPast } from '../../games/legends/fight/fight-past';
import { spokenOf } from '../../games/legends/log/spoken';
import { OrderField } from '../../games/legends/notes/order-choice';
import { FightView, WindowCard } from './fight';
import { focusBoard, focusList, focusMarked } from './focus';
import { AnswerList } from './list';

const labelOf = ({ decision, presses }: Asking, rows: readonly AnswerRow[], state: MatchState): string => {
  const [first] = rows;
  switch (first?.on) {
    case 'which':
      return say('answers.which', { square: formatSquare(first.square, state.view) });
    case 'kind':
      return say('answers.names');
    case 'terrain':
      return say('answers.lands');
    case 'seat':
      return say('answers.seats');
    default:
      return say(decision.key === 'legends.window' && presses.length === 0 ? 'answers.abilities' : 'answers.powers');
  }
};

/** What stands where the list would be. */
const emptyText = ({ decision, presses, choice }: Asking, state: MatchState): string => {
  const [first] = presses;
  if (choice !== null) return '';
  if (decision.kind === 'respond') return say('answers.none.window');
  if (decision.kind !== 'main') return say('answers.none.squares');
  if (first?.on !== 'square') return say('answers.none');
  const [token] = tokensOn(state.view, first.square, decision.seat);
  return say('answers.none.powers', { piece: token === undefined ? '' : pieceName(state.view, token.id) });
};

/** How many of a kind are still to be laid out. */
const leftFor = ({ decision }: Asking, { view }: MatchState) => {
  const roster = view.lists[`roster${decision.seat}`] ?? [];
  return (row: AnswerRow): number => {
    if (decision.kind !== 'place' || row.on !== 'kind' || row.item === 0) return 0;
    const laid = view.tokens.filter(({ kind, seat }) => kind === row.item && seat === decision.seat).length;
    return roster.filter((kind) => kind === row.item).length - laid;
  };
};

const questionId = ({ decision }: Asking, ply: number): string =>
  [ply, decision.seat, decision.key, decision.args.join(), decision.choices.length].join(' ');

/** A question that no square answers takes the keyboard's focus from the board to the list. */
const useListFocus = (asking: Asking | null, ply: number): void => {
  const id = asking === null ? '' : questionId(asking, ply);
  const before = useRef(id);
  useEffect(() => {
    if (asking === null || before.current === id) return;
    before.current = id;
    const onBoard = document.activeElement?.matches('.grid *:focus-visible') === true;
    if (onBoard && asking.squares.length === 0 && asking.items.length > 0) focusList();
  }, [id]);
};

const pressRow = (app: App, row: AnswerRow, byKey: boolean): void => {
  const outcome = app.ports.match.pressAll(row.presses);
  const asking = app.ports.match.state.get()?.asking ?? null;
  if (!byKey) return;
  if (outcome === 'sent' || asking === null) focusBoard();
  else if (asking.choice === null && asking.squares.length > 0) focusMarked();
};

const Missed = ({ state }: { state: MatchState }) => {
  if (state.missed.length === 0 || (state.asking?.presses.length ?? 0) > 0) return null;
  const lines = spokenOf(state.view, state.events, state.missed, state.result);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
    <section class="missed" tabIndex={0} aria-label={say('answers.missed')}>
      <h2 class="missed-title">{say('answers.missed')}</h2>
      {lines.map((line, at) => (
        <p key={`${at}${line}`}>{line}</p>
      ))}
    </section>
  );
};

const Choices = ({ state, asking }: { state: MatchState; asking: Asking }) => {
  const app = useApp();
  const rows = rowsOf(asking, { view: state.view, content: legends });
  if (rows.length === 0) return <p class="answer-none">{emptyText(asking, state)}</p>;
  return (
    <AnswerList
      label={labelOf(asking, rows, state)}
      rows={rows}
      view={state.view}
      leftOf={leftFor(asking, state)}
      brief={asking.presses.length === 0}
      question={questionId(asking, state.view.ply)}
      onPress={(row, byKey) => pressRow(app, row, byKey)}
    />
  );
};

/** The fight that the choice in question would begin; null while none is in question. */
const useAhead = ({ preview, asking, view, events }: MatchState): FightTold | null => {
  const unaided = useApp().settings.value.memory === 'unaided';
  return useMemo(() => {
    const code = preview === null ? undefined : asking?.decision.choices[preview.choice];
    if (preview === null || asking === null || code === undefined) return null;
    const story = storyOf(events, view);
    return fightAhead({ view, story, decision: asking.decision, code, events: preview.events, unaided });
  }, [preview, asking, view, events, unaided]);
};

/** The fight that was fought last, from when it has been seen until the player goes on. */
const usePast = ({ asking, view, events }: MatchState): FightTold | null => {
  const { playing } = useApp();
  const past = useMemo(() => fightPast(view, events), [view, events]);
  return playing.value || (asking?.presses.length ?? 0) > 0 ? null : past;
};

/** The fight at the table, if any: the one that goes on, else the one in question, else the last one. */
const Fights = ({ state }: { state: MatchState }) => {
  const { view, result } = state;
  const ahead = useAhead(state);
  const past = usePast(state);
  const open = openWindow(view) >= 0 && result === null;
  const told = ahead ?? (open ? null : past);
  return (
    <>
      {open && <WindowCard view={view} />}
      {told !== null && <FightView view={view} fight={told} />}
    </>
  );
};

const ORDERED = ['legends.window', 'legends.offer'];

/** For which of the abilities offered the player wants to be asked again. */
const OrdersBox = ({ state, asking }: { state: MatchState; asking: Asking }) => {
  if (!ORDERED.includes(asking.decision.key) || !mayOrder(state, legends)) return null;
  const rows = rowsOf(asking, { view: state.view, content: legends });
  const own = new Map<string, { readonly kind: number; readonly power: number }>();
  for (const row of rows) {
    if (row.on !== 'power' || row.kind === null || row.power === null) continue;
    own.set(`${row.kind}.${row.power}`, { kind: row.kind, power: row.power });
  }
  if (own.size === 0) return null;
  return (
    <details class="orders">
      <summary>{say('orders.title')}</summary>
      {[...own.values()].map(({ kind, power }) => (
        <OrderField key={`${kind}.${power}`} kind={kind} power={power} named />
      ))}
    </details>
  );
};

export const Answer = ({ state }: { state: MatchState }) => {
  const { asking, view } = state;
  useListFocus(asking, view.ply);
  // what must be answered before the battle goes on comes before all that is told
  const inside = asking !== null && asking.decision.kind !== 'main' && asking.decision.kind !== 'respond';
  return (
    <section class="answer" data-asked={asking?.decision.key}>
      {inside && <Choices state={state} asking={asking} />}
      <Fights state={state} />
      <Missed state={state} />
      {asking !== null && !inside && <Choices state={state} asking={asking} />}
      {asking !== null && <OrdersBox state={state} asking={asking} />}
    </section>
  );
};
