/** What a match came to, counted for each side from the rows that its viewer got. */
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { SEATS } from '../../../../games/medieval/plan';
import { heldBy, inPlay } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import { fightAt } from '../../../../match/games/medieval/fight';
import { goesToPrison } from '../words/outcome';

export interface Figures {
  /** Pieces on the board, neither bombs nor prisoners. */
  readonly standing: number;
  /** Pieces that left the match. */
  readonly lost: number;
  /** How often a piece of it was taken prisoner, or its King was captured. */
  readonly captured: number;
  /** Attacks that it won or held. */
  readonly fights: number;
  /** Shots that beat their target. */
  readonly hits: number;
  /** Its own pieces caught in blasts, whoever set the bomb. */
  readonly blasts: number;
  readonly looks: number;
  /** Enemies in its prison at the end. */
  readonly prisoners: number;
}

export const ROWS = [
  'standing',
  'lost',
  'captured',
  'fights',
  'hits',
  'blasts',
  'looks',
  'prisoners',
] as const satisfies readonly (keyof Figures)[];

const countOf = (events: readonly GameEvent[], test: (event: GameEvent) => boolean): number =>
  events.filter(test).length;

/** Who won each fight, a seat each. Shots apart: a blocked one is nobody's win. */
const winnersOf = (events: readonly GameEvent[], shots: boolean): readonly number[] =>
  events.flatMap((_, at) => {
    const fight = fightAt(events, at);
    if (fight === null || fight.fought === null || fight.shot !== shots) return [];
    if (fight.fought.beaten) return [fight.own.seat];
    return shots ? [] : [fight.other.seat];
  });

/** Who is captured and not lost: those that go to prison, and a King. */
const isTaken = (kind: number): boolean => kind === KIND.king || goesToPrison(kind);

const figuresOfSeat = (events: readonly GameEvent[], view: View, seat: number): Figures => {
  const isOwnLoss = (event: GameEvent): boolean =>
    event.type === 'removed' && event.seat === seat && event.kind !== KIND.bomb;
  const isCaptured = (event: GameEvent): boolean =>
    isOwnLoss(event) && event.type === 'removed' && event.kind !== null && isTaken(event.kind);
  return {
    standing: inPlay(view, seat).length,
    lost: countOf(events, (event) => isOwnLoss(event) && !isCaptured(event)),
    captured: countOf(events, isCaptured),
    fights: winnersOf(events, false).filter((winner) => winner === seat).length,
    hits: winnersOf(events, true).filter((winner) => winner === seat).length,
    blasts: countOf(events, (event) => isOwnLoss(event) && event.type === 'removed' && event.cause === 'blast'),
    looks: countOf(events, (event) => event.type === 'looked' && event.seat === seat),
    prisoners: heldBy(view, seat).length,
  };
};

/** By seat. */
export const figuresOf = (events: readonly GameEvent[], view: View): readonly Figures[] =>
  Array.from({ length: SEATS }, (_, seat) => figuresOfSeat(events, view, seat));
