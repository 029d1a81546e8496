/** How far a seat may go back. */
import type { DecisionKind } from '../../contract/decision';
import { easedOf } from './easing';
import { isPerson } from './eyes';
import type { LiveMatch } from './live-match';
import type { Entry, Match } from './match';

/** Did the answer end a secret set-up? From then on all see where pieces stand. */
const hasDealt = ({ rows }: Entry): boolean => rows.some(({ event }) => event.type === 'dealt');

/** Answers of a secret set-up are their seat's alone to undo. */
const isSecret = (match: Match, entry: Entry): boolean => match.content.hidden && entry.kind === 'place';

/** Nobody sees a pass in a window: whether a seat was asked there must not show in what others may undo (R17). */
const isUnseen = ({ kind, text }: Entry): boolean => kind === 'respond' && text === 'pass';

/**
 * The number of lines that remain after this seat undid its last own decision; null when it has none, or when since then
 * another seat has acted, something was learned or drawn by chance, somebody resigned or all agreed, or when it lies in
 * another seat's secret set-up. A finished match with hidden information has shown everything, so that it stays finished.
 */
export const undoTarget = (match: Match, seat: number, over: boolean): number | null => {
  if (over && match.content.hidden) return null;
  const last = match.entries.findLastIndex(({ ease }) => ease === null);
  for (let index = last; index >= 0; index--) {
    const entry = match.entries[index];
    if (entry === undefined) return null;
    if (entry.ease !== null) continue;
    if (entry.outside || entry.applied.learned || entry.applied.chance) return null;
    if (isSecret(match, entry) && (entry.seat !== seat || index < last || hasDealt(entry))) return null;
    // what orders answered is no decision to go back to: they would answer again
    if (entry.seat === seat && !entry.ordered) return index;
    if (entry.seat !== seat && !isUnseen(entry)) return null;
  }
  return null;
};

/** Questions of a seat's own turn; what they lead to (picks, windows, orders) goes back with them. */
const MAIN: readonly (DecisionKind | null)[] = ['main', 'card', 'place'];

/**
 * The number of lines that remain after this seat went back to its last own decision of a main kind, whatever was answered,
 * learned or drawn since. Null before the first one, after somebody resigned, and where armies are still set up or exchanged.
 */
export const takeBackTarget = (match: Match, seat: number): number | null => {
  for (let index = match.entries.length - 1; index >= 0; index--) {
    const entry = match.entries[index];
    if (entry === undefined) return null;
    if (entry.ease !== null) continue;
    if (entry.outside || entry.kind === 'swap' || isSecret(match, entry)) return null;
    if (entry.seat === seat && MAIN.includes(entry.kind)) return index;
  }
  return null;
};

/** A match on the table, and whether it is over. */
interface GoesOn {
  readonly live: Pick<LiveMatch, 'game'>;
  readonly match: Match;
  readonly over: boolean;
}

/** The same where the computer's level grants it, as long as the match goes on and plain undo goes nowhere. */
export const takenBackTo = ({ live, match, over }: GoesOn, seat: number): number | null => {
  if (over || !isPerson(match.setup, seat) || easedOf(match, live.game.levels).left === 0) return null;
  return undoTarget(match, seat, over) === null ? takeBackTarget(match, seat) : null;
};
