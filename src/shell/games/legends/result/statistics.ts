/** What a battle of the Legends family came to for each side, from one viewer's own events: pure, and tells nothing hidden. */

import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { type Draft, draftsOf, isFight } from '../../../../games/legends/reading/drafts';
import { type Beat, type PieceThen, storyOf } from '../../../../games/legends/reading/story';
import { chebyshevDistance } from '../../../../games/shared/square';
import { destroyedOf } from '../../../../match/games/legends/destroyed';
import { courseOf, type TurnCount } from '../../../result/course';

/** Sides in play: every army belongs to one of the two. */
type SideNumber = 0 | 1;

const sideOfArmy = (army: number): SideNumber => (army % 2 === 0 ? 0 : 1);

/** As many armies as there can be. */
const SIDES: readonly SideNumber[] = [0, 1, 2, 3, 4, 5, 6, 7].map(sideOfArmy);

export interface SideCount {
  readonly standing: number;
  readonly lost: number;
  /** Fights and strikes with its own piece as attacker or target. */
  readonly won: number;
  readonly tied: number;
  readonly defeated: number;
  readonly powers: number;
  readonly curses: number;
}

/** A piece with what it has achieved. */
export interface Feat {
  readonly piece: PieceThen;
  readonly count: number;
}

export interface Statistics {
  readonly turns: number;
  readonly course: readonly TurnCount[];
  readonly sides: readonly [SideCount, SideCount];
  /** The piece that beat most others; null where none beat any, or several as many. */
  readonly victor: Feat | null;
  /** The piece that went the longest way, in squares; null where several went as far. */
  readonly walker: Feat | null;
}

export type Outcome = 'won' | 'tied' | 'lost';

/** A fight or strike that came to a blow. */
export interface Fight {
  readonly attacker: PieceThen;
  readonly defender: PieceThen;
  /** For the attacker. */
  readonly outcome: Outcome;
  /** Place of the event that began it. */
  readonly at: number;
}

const falls = ({ head, rest }: Draft, id: number): boolean =>
  [head, ...rest].some(({ event }) => event.type === 'removed' && event.token === id);

/** How a fight ended: who of the two fell by it. A comparison in which nobody falls is a tie. */
const fightOf = (draft: Draft): Fight | null => {
  const { piece: attacker, other: defender } = draft.head;
  if (!isFight(draft.head) || attacker === null || defender === null) return null;
  const [first, second] = [falls(draft, attacker.id), falls(draft, defender.id)];
  const compared = draft.rest.some(({ event }) => event.type === 'fought');
  // called off: somebody was moved away, or has changed sides
  if (!first && !second && !compared) return null;
  return { attacker, defender, outcome: first === second ? 'tied' : second ? 'won' : 'lost', at: draft.head.at };
};

/** All fights in order. */
export const fightsOf = (story: readonly Beat[]): readonly Fight[] =>
  draftsOf(story).flatMap((draft) => fightOf(draft) ?? []);

/** Places of the events with which the fights began: what the chart marks is what the numbers count. */
export const fightsAt = (events: readonly GameEvent[], view: View): readonly number[] =>
  fightsOf(storyOf(events, view)).map(({ at }) => at);

const sideOfPiece = ({ seat }: PieceThen): SideNumber => sideOfArmy(seat);

const OPPOSITE: Readonly<Record<Outcome, Outcome>> = { won: 'lost', tied: 'tied', lost: 'won' };

const outcomesOf = (fights: readonly Fight[], side: SideNumber): readonly Outcome[] =>
  fights.flatMap(({ attacker, defender, outcome }) => [
    ...(sideOfPiece(attacker) === side ? [outcome] : []),
    ...(sideOfPiece(defender) === side ? [OPPOSITE[outcome]] : []),
  ]);

const count = <T>(list: readonly T[], fits: (entry: T) => boolean): number => list.filter(fits).length;

const sideCount = (
  side: SideNumber,
  events: readonly GameEvent[],
  fights: readonly Fight[],
  { standing, lost }: Pick<SideCount, 'standing' | 'lost'>,
): SideCount => {
  const outcomes = outcomesOf(fights, side);
  return {
    standing,
    lost,
    won: count(outcomes, (outcome) => outcome === 'won'),
    tied: count(outcomes, (outcome) => outcome === 'tied'),
    defeated: count(outcomes, (outcome) => outcome === 'lost'),
    powers: count(events, (event) => event.type === 'used' && sideOfArmy(event.seat) === side),
    curses: count(events, (event) => event.type === 'curseBegan' && sideOfArmy(event.seat) === side),
  };
};

/** The piece with the highest sum; null where several have it. */
const bestOf = (counted: readonly { readonly piece: PieceThen; readonly by: number }[]): Feat | null => {
  const sums = new Map<number, Feat>();
  // the latest look knows most of what the piece is
  for (const { piece, by } of counted) sums.set(piece.id, { piece, count: (sums.get(piece.id)?.count ?? 0) + by });
  const most = Math.max(0, ...[...sums.values()].map((feat) => feat.count));
  const [best = null, ...others] = [...sums.values()].filter((feat) => feat.count === most);
  return most > 0 && others.length === 0 ? best : null;
};

const victoriesOf = (fights: readonly Fight[]) =>
  fights.flatMap(({ attacker, defender, outcome }) =>
    outcome === 'tied' ? [] : [{ piece: outcome === 'won' ? attacker : defender, by: 1 }],
  );

const waysOf = (story: readonly Beat[], width: number) =>
  story.flatMap(({ event, piece }) =>
    event.type === 'moved' && piece !== null ? [{ piece, by: chebyshevDistance(event.from, event.to, width) }] : [],
  );

/** The piece as this view knows it now: what it was may have come to light only afterwards. */
const known = (feat: Feat | null, view: View): Feat | null => {
  if (feat === null || feat.piece.kind !== null) return feat;
  const kind = view.tokens.find(({ id }) => id === feat.piece.id)?.kind ?? null;
  return { ...feat, piece: { ...feat.piece, kind } };
};

/** `events`: all that this viewer got up to `view`. */
export const statisticsOf = (events: readonly GameEvent[], view: View): Statistics => {
  const story = storyOf(events, view);
  const fights = fightsOf(story);
  const course = courseOf(
    events,
    view,
    SIDES,
    fights.map(({ at }) => at),
  );
  const count = (side: SideNumber): SideCount => {
    const standing = course.at(-1)?.standing[side] ?? 0;
    return sideCount(side, events, fights, { standing, lost: destroyedOf(view, side) });
  };
  return {
    turns: course.at(-1)?.number ?? 0,
    course,
    sides: [count(0), count(1)],
    victor: known(bestOf(victoriesOf(fights)), view),
    walker: known(bestOf(waysOf(story, view.width)), view),
  };
};
