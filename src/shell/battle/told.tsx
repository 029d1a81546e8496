/** The round behind the player, until it goes on: what its own turn brought, then what the other side did, in the words of the log. */
import type { GameEvent } from '../../contract/event';
import { roundBefore } from '../../match/others-turn';
import type { MatchState } from '../../match/types';
import { faces } from '../games';
import { turnTitle } from './turn-title';

type Rows = readonly GameEvent[];

const LOSES: readonly GameEvent['type'][] = ['exploded', 'removed'];

/** Somebody's part of the round. */
interface Half {
  readonly whose: 'own' | 'others';
  /** Whose turn it was; empty where several had one. */
  readonly title: string;
  readonly text: string;
}

/** The sentences of these events for the panel; what stands there on a card is left out. */
const linesOf = ({ view, events, result }: MatchState, part: Rows): readonly string[] => {
  const face = faces.get(view.game);
  return face.told?.(view, events, part) ?? face.news(view, events, part, result).map(({ text }) => text);
};

/** Who took that turn; null where several took one. */
const seatOf = (events: Rows, part: Rows): number | null => {
  const [first] = part;
  if (first === undefined || part.some(({ type }) => type === 'turn')) return null;
  const turn = events.slice(0, events.indexOf(first)).findLast(({ type }) => type === 'turn');
  return turn?.type === 'turn' ? turn.seat : null;
};

/** These rows up to the last loss: where the taken are locked up is no news beside it. */
const lossesIn = (part: Rows): Rows => part.slice(0, part.findLastIndex(({ type }) => LOSES.includes(type)) + 1);

const halfOf = (state: MatchState, whose: Half['whose'], part: Rows, lines: readonly string[]): Half => {
  const seat = seatOf(state.events, part);
  return { whose, title: seat === null ? '' : turnTitle(state, seat), text: lines.join(' ') };
};

/** How these events ended; where nothing did, the first of them. */
const endedIn = ({ view, events, result }: MatchState, part: Rows): readonly string[] => {
  const face = faces.get(view.game);
  const ended = face.brought?.(view, events, part) ?? [];
  if (ended.length > 0) return ended;
  return face
    .news(view, events, part, result)
    .map(({ text }) => text)
    .slice(0, 1);
};

/** What is told while nothing is pressed; empty while nothing is to be told. */
export const roundTold = (state: MatchState): readonly Half[] => {
  const { asking, view, events, viewer, setup, missed } = state;
  // whoever was handed the screen is told what came meanwhile anyway
  if (asking === null || asking.presses.length > 0 || missed.length > 0) return [];
  const round = roundBefore(events, viewer, setup.sides);
  if (round === null) return [];
  const face = faces.get(view.game);
  const own = round.own.length === 0 ? [] : (face.brought?.(view, events, round.own) ?? []);
  const others = round.others.length === 0 ? [] : linesOf(state, round.others);
  // a heading without a word would stand over nothing: a fight that has its card is told by how it ended
  const answer = others.length > 0 || own.length === 0 ? others : endedIn(state, round.others);
  const halves: readonly Half[] = [
    halfOf(state, 'own', round.own, own),
    halfOf(state, 'others', round.others, answer),
    { whose: 'others', title: '', text: linesOf(state, lossesIn(round.since)).join(' ') },
  ];
  return halves.filter(({ text }) => text !== '');
};

/** The same as one text. */
export const toldNow = (state: MatchState): string =>
  roundTold(state)
    .map(({ title, text }) => `${title} ${text}`.trim())
    .join(' ');

/** A line of its own for each part. */
export const ToldHalves = ({ state }: { state: MatchState }) => (
  <>
    {roundTold(state).map(({ whose, title, text }, at) => (
      <span key={at} class="told-half" data-whose={whose}>
        {title !== '' && <strong>{title} </strong>}
        {text}
      </span>
    ))}
  </>
);

export const Told = ({ state }: { state: MatchState }) => {
  if (roundTold(state).length === 0) return null;
  return (
    <p class="told">
      <ToldHalves state={state} />
    </p>
  );
};
