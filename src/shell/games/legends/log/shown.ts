/** Pieces that are revealed one right after another, in a line: each with a sentence of its own they fill the panel. */
import type { View } from '../../../../contract/view';
import type { Draft } from '../../../../games/legends/reading/drafts';
import { isOwn, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { kindName, pieceName, squareName } from '../words';
import type { Told } from './sentence';

/** So many in a row are told together. */
const MANY = 3;

/** So many are named where there is little room. */
const NAMED = 3;

/** Runs of pieces that are revealed one right after another, each other beat by itself. */
export const inRuns = (beats: readonly Beat[]): readonly (readonly Beat[])[] => {
  const runs: Beat[][] = [];
  for (const beat of beats) {
    const last = runs.at(-1);
    if (beat.event.type === 'shown' && last?.at(-1)?.event.type === 'shown') last.push(beat);
    else runs.push([beat]);
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map((beat) => [beat]) : [run]));
};

/** `Revealed: Decay on c7, Aubrey on d2 and 9 more.`; `short`: not all of them, those of the other side first. */
export const shownLine = (view: View, run: readonly Beat[], short: boolean): string => {
  const own = ({ piece }: Beat): boolean => piece !== null && isOwn(view, piece.seat);
  const sorted = short ? [...run.filter((beat) => !own(beat)), ...run.filter(own)] : run;
  const names = sorted.map(({ piece }) =>
    say('legends.log.shown.one', {
      piece: kindName(piece?.kind ?? null),
      square: squareName(view, piece?.square ?? null),
    }),
  );
  const named = short && names.length > NAMED + 1 ? names.slice(0, NAMED) : names.slice(0, -1);
  const rest = names.slice(named.length);
  const last = rest.length === 1 ? (rest[0] ?? '') : say('legends.log.shown.more', { count: rest.length });
  return say('legends.log.shown.several', { list: say('legends.say.and', { first: named.join(', '), second: last }) });
};

/** `Kralc reveals the Forillian Panther on c2.`: a power that did nothing else, with what came of it; null of any other. */
export const revealTitle = ({ head, rest }: Draft, { view }: Told): string | null => {
  const [shown, ...more] = rest;
  const { event, piece } = head;
  if (event.type !== 'used' || event.keyword !== null || more.length > 0 || shown?.event.type !== 'shown') return null;
  const power = pieceKnown(piece?.kind ?? null)?.powers[event.power - 1];
  if (power === undefined || !('do' in power) || power.kind === 'curse' || power.do.some(({ op }) => op !== 'reveal'))
    return null;
  const args = {
    piece: pieceName(piece),
    other: pieceName(shown.piece),
    square: squareName(view, shown.piece?.square ?? null),
  };
  return capital(say('legends.log.used.reveals', args));
};
