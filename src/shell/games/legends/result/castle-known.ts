/** Since when the castle that fell to an attack had been known, as far as both sides can tell from what has happened. */

import type { Result } from '../../../../contract/result';
import { draftsOf } from '../../../../games/legends/reading/drafts';
import { areAllies, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { type Beat, storyOf } from '../../../../games/legends/reading/story';
import { sideOf } from '../../../../match/games/legends/sides';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { pieceName } from '../words';

interface Lost {
  readonly id: number;
  /** Place of the attack in the viewer's list. */
  readonly at: number;
}

/** The castle that the last attack of the winners destroyed; null where the battle ended otherwise. */
const lostOf = (story: readonly Beat[], { reason, winners }: Result): Lost | null => {
  if (reason !== 'castle') return null;
  const fell = story.findLast(({ event }) => event.type === 'removed' && pieceKnown(event.kind)?.strength === 'castle');
  const head = draftsOf(story).findLast((draft) => draft.head.event.type === 'moved')?.head;
  const [piece, attacker] = [fell?.piece, head?.piece];
  if (piece === null || piece === undefined || attacker === null || attacker === undefined) return null;
  if (head?.other?.id !== piece.id || !winners.includes(attacker.seat)) return null;
  return { id: piece.id, at: head.at };
};

const isShown = ({ event, piece }: Beat, id: number): boolean =>
  piece?.id === id && (event.type === 'shown' || event.type === 'returned');

/** What showed it: its own power, which comes right after, or that of another piece, which has come before in the turn. */
const shownText = (story: readonly Beat[], shown: Beat, id: number): string => {
  const { turn } = shown;
  const next = story[shown.at + 1];
  if (next?.event.type === 'used' && next.piece?.id === id) return say('result.castle.used', { turn });
  const before = story.slice(0, shown.at).findLast(({ event }) => event.type === 'used' || event.type === 'moved');
  if (before?.event.type !== 'used' || before.turn !== turn) return say('result.castle.shown', { turn });
  return capital(say('result.castle.by', { turn, piece: pieceName(before.piece) }));
};

/** `It had been revealed on turn 12.`; none where the battle did not end with an attack on a castle. */
export const castleKnownLines = ({
  view,
  events,
  result,
}: Pick<MatchState, 'view' | 'events' | 'result'>): readonly string[] => {
  if (result === null) return [];
  const story = storyOf(events, view);
  const lost = lostOf(story, result);
  if (lost === null) return [];
  const past = story.slice(0, lost.at);
  const shown = past.find((beat) => isShown(beat, lost.id));
  if (shown !== undefined) return shown.turn === 0 ? [] : [shownText(past, shown, lost.id)];
  const attacker = story[lost.at]?.piece?.seat ?? 0;
  const looked = past.find(
    ({ event, piece }) => event.type === 'looked' && piece?.id === lost.id && areAllies(event.seat, attacker),
  );
  if (looked?.event.type === 'looked')
    return [capital(say('result.castle.looked', { side: sideOf(view, looked.event.seat), turn: looked.turn }))];
  // a castle that was face up from the start has no line of its own in the story
  if (!story.slice(lost.at).some((beat) => isShown(beat, lost.id))) return [];
  return [say('result.castle.hidden')];
};
