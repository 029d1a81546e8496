/** What a fight cost besides the two that met, and whom of the viewer's own it revealed: named on its card, whatever room there is. */
import type { View } from '../../../../contract/view';
import { type Draft, isFight } from '../../../../games/legends/reading/drafts';
import { isOwn } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { sentenceOf } from '../log/sentence';
import { inRuns, shownLine } from '../log/shown';
import { kindThe, pieceName, powerSort, squareName } from '../words';

/** Something that happened, and what it is part of. */
interface Toll {
  readonly beat: Beat;
  readonly draft: Draft;
}

const fallsIn = (draft: Draft): readonly Toll[] =>
  draft.rest.flatMap((beat) => (beat.event.type === 'removed' ? [{ beat, draft }] : []));

/** The fight, and what the spells and Death Curses did afterwards of those that were lost by it. */
const chainOf = (drafts: readonly Draft[], fight: Draft, ids: readonly number[]): readonly Draft[] => {
  const chain = [fight];
  const lost = new Set(ids);
  for (const draft of drafts.slice(drafts.indexOf(fight) + 1)) {
    if (isFight(draft.head) || draft.head.turn !== fight.head.turn) break;
    for (const { beat } of chain.flatMap(fallsIn)) lost.add(beat.piece?.id ?? -1);
    const { event, piece } = draft.head;
    if (event.type !== 'used') continue;
    if (lost.has(piece?.id ?? -1) || powerSort(piece?.kind ?? null, event.power) === 'curse') chain.push(draft);
  }
  return chain;
};

/** `Demarn on e1 is destroyed by the Death Curse of Strangling Vines.` */
const fallText = (view: View, { beat, draft: { head } }: Toll): string => {
  const { event, piece } = beat;
  if (event.type !== 'removed' || event.cause !== 'curse' || head.event.type !== 'used' || head.piece?.kind == null)
    return sentenceOf(beat, { view, result: null });
  const args = { piece: pieceName(piece), square: squareName(view, event.square), unit: kindThe(head.piece.kind) };
  return capital(say('legends.log.removed.curse.of', args));
};

const isOurs =
  (view: View) =>
  ({ beat: { piece } }: Toll): boolean =>
    piece !== null && isOwn(view, piece.seat);

/** The viewer's own pieces that were lost in these entries, a sentence each. */
export const lostTexts = (view: View, drafts: readonly Draft[]): readonly string[] =>
  drafts
    .flatMap(fallsIn)
    .filter(isOurs(view))
    .map((toll) => fallText(view, toll));

/** Events of these kinds are told on the card by this: the other lines leave them out. */
export const isToll = (view: View, { event, piece }: Beat): boolean =>
  event.type === 'removed' || (event.type === 'shown' && piece !== null && isOwn(view, piece.seat));

/** Lines for the card of a fight between these two: own losses first, then the others', then own pieces that it revealed. */
export const tollOf = (
  view: View,
  drafts: readonly Draft[],
  fight: Draft,
  ids: readonly number[],
): readonly string[] => {
  const chain = chainOf(drafts, fight, ids);
  const falls = chain.flatMap(fallsIn).filter(({ beat }) => !ids.includes(beat.piece?.id ?? -1));
  const own = isOurs(view);
  const told = new Set([...ids, ...falls.map(({ beat }) => beat.piece?.id ?? -1)]);
  const shown = chain
    .flatMap(({ rest }) => rest)
    .filter(({ event, piece }) => event.type === 'shown' && piece !== null && !told.has(piece.id))
    .filter(({ piece }) => piece !== null && isOwn(view, piece.seat));
  return [
    ...[...falls.filter(own), ...falls.filter((toll) => !own(toll))].map((toll) => fallText(view, toll)),
    ...inRuns(shown).map((run) =>
      run.length > 1 || run[0] === undefined ? shownLine(view, run, true) : sentenceOf(run[0], { view, result: null }),
    ),
  ];
};
