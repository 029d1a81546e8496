/** Beside the board, under the question: the fight that is answered, and every answer that is no square. */
import { legends } from '../../../../games/legends';
import { tokensOn } from '../../../../games/legends/reading/knowledge';
import { formatSquare } from '../../../../games/shared/square';
import { legendsOrders, orderChoices } from '../../../../match/games/legends/orders';
import { pieceName } from '../../../../match/games/legends/question';
import { type AnswerRow, rowsOf } from '../../../../match/games/legends/rows';
import { mayOrder } from '../../../../match/orders';
import type { Asking, MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { useApp } from '../../../app/app';
import { focusBoard } from '../../../battle/answer/focus';
import { AnswerList, groupsOf } from '../../../battle/answer/list';
import { pressAnswer, questionId, useListFocus } from '../../../battle/answer/press-answer';
import { Missed } from '../../../battle/missed';
import { Told } from '../../../battle/told';
import { useEdges } from '../../../battle/use-edges';
import { Button } from '../../../parts/controls';
import { Fights } from '../fight/fights';
import { OrderField } from '../notes/order-choice';
import { Exchange } from './exchange';
import { fightFirst, passesFirst } from './in-fight';
import { listAnswer } from './list-answer';

const labelOf = ({ decision, presses, aim }: Asking, rows: readonly AnswerRow[], state: MatchState): string => {
  const [first] = rows;
  if (aim !== null && aim !== undefined) return say('answers.ways', { square: formatSquare(aim.square, state.view) });
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
  return token === undefined
    ? say('answers.none')
    : capital(say('answers.none.powers', { piece: pieceName(state.view, token.id) }));
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

const Choices = ({ state, asking }: { state: MatchState; asking: Asking }) => {
  const app = useApp();
  const rows = rowsOf(asking, { view: state.view, content: legends });
  if (rows.length === 0) return <p class="answer-none">{emptyText(asking, state)}</p>;
  const leftOf = leftFor(asking, state);
  const label = labelOf(asking, rows, state);
  const all = rows.map((row) => listAnswer(row, state.view, leftOf(row)));
  const list = fightFirst(all, rows, asking, state.view);
  // the list is longer than the little that is in sight of it
  const counted = rows[0]?.on === 'power' && rows.length > 1 && groupsOf(list).every(({ title }) => title === '');
  return (
    <>
      {counted && (
        <p class="answer-heading" aria-hidden="true">
          {say('answers.counted', { label, count: rows.length })}
        </p>
      )}
      <AnswerList
        label={label}
        rows={list}
        names={rows[0]?.on !== 'power'}
        question={`${questionId(asking, state.view.ply)} ${asking.aim?.square ?? ''}`}
        onPress={(row, byKey) => pressAnswer(app, row, byKey)}
      />
    </>
  );
};

/** Passes in all that is still asked in this fight. */
const NoMore = ({ state, asking }: { state: MatchState; asking: Asking }) => {
  const { orders } = useApp().ports.match;
  const asks = legendsOrders.covers(asking.decision) && asking.canPass && legendsOrders.fightOf(state.view) !== null;
  if (!asks) return null;
  return (
    <div class="no-more">
      <Button
        action="waive"
        disabled={state.sending}
        onPress={() => {
          const byKey = document.activeElement?.matches('.no-more :focus-visible') === true;
          orders.waive();
          if (byKey) focusBoard();
        }}
      >
        {say('battle.waive')}
      </Button>
    </div>
  );
};

/** What has been opened is seen, as much of it as there is room for. */
const bringIn = (opened: HTMLDetailsElement): void => {
  const box = opened.closest('.answer');
  if (box === null || !opened.open) return;
  const [inner, outer] = [opened.getBoundingClientRect(), box.getBoundingClientRect()];
  const past = inner.bottom - outer.bottom;
  box.scrollTop += Math.min(Math.max(0, past), inner.top - outer.top);
};

/** The standing orders for the abilities that are offered. */
const OrdersBox = ({ state, asking }: { state: MatchState; asking: Asking }) => {
  if (!legendsOrders.covers(asking.decision) || !mayOrder(state, legends)) return null;
  const rows = rowsOf(asking, { view: state.view, content: legends });
  const own = new Map<string, { readonly kind: number; readonly power: number }>();
  for (const row of rows) {
    if (row.on !== 'power' || row.kind === null || row.power === null) continue;
    if (orderChoices(state.view, row.kind, row.power, state.orders?.standing === true).offered.length < 2) continue;
    own.set(`${row.kind}.${row.power}`, { kind: row.kind, power: row.power });
  }
  if (own.size === 0) return null;
  return (
    <details class="orders" onToggle={(event) => bringIn(event.currentTarget)}>
      <summary>{say('orders.several')}</summary>
      {[...own.values()].map(({ kind, power }) => (
        <OrderField key={`${kind}.${power}`} view={state.view} kind={kind} power={power} named />
      ))}
    </details>
  );
};

/** What is wished for all such questions, under the answers to this one. */
const Wishes = ({ state, asking }: { state: MatchState; asking: Asking }) => (
  <div class="wishes">
    <NoMore state={state} asking={asking} />
    <OrdersBox state={state} asking={asking} />
  </div>
);

export const Answers = ({ state }: { state: MatchState }) => {
  const { asking, view } = state;
  const edges = useEdges();
  useListFocus(asking, view.ply, asking !== null && passesFirst(asking, view));
  // what must be answered before the battle goes on comes before all that is told
  const inside = asking !== null && asking.decision.kind !== 'main';
  return (
    <section ref={edges} class="answer" data-asked={asking?.decision.key}>
      <Told state={state} />
      {asking?.decision.kind === 'swap' && <Exchange state={state} asking={asking} />}
      {inside && <Choices state={state} asking={asking} />}
      {inside && <Wishes state={state} asking={asking} />}
      <Fights state={state} />
      <Missed state={state} />
      {asking !== null && !inside && <Choices state={state} asking={asking} />}
    </section>
  );
};
