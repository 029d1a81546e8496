/** Who has given a piece the strength that it has, or lacks, until the end of the turn. */
import { legendsCatalogue } from '../catalogue';
import type { Power } from '../language';
import { pieceKnown } from './pieces-seen';
import type { Beat } from './story';

/** Strength from the power of a piece of this kind. */
export interface Lent {
  readonly kind: number;
  readonly by: number;
}

const modifies = (power: Power | undefined): boolean => {
  if (power === undefined) return false;
  const meaning = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  return 'do' in meaning && meaning.do.some(({ op }) => op === 'modify');
};

/** The kind of the piece that this beat tells to use a power that changes strengths; null for any other beat. */
const giverIn = ({ event, piece }: Beat): number | null => {
  if (event.type !== 'used' || piece === null) return null;
  return modifies(pieceKnown(piece.kind)?.powers[event.power - 1]) ? piece.kind : null;
};

/** What a piece was given in the last turn of this story, in order, by whom; what no power explains is not in it. */
export const lentBy = (story: readonly Beat[], id: number): readonly Lent[] => {
  const turn = story.at(-1)?.turn;
  const given = new Map<number, number>();
  let giver: number | null = null;
  for (const beat of story) {
    if (beat.turn !== turn) continue;
    giver = giverIn(beat) ?? giver;
    const { event } = beat;
    if (event.type === 'boosted' && event.token === id && giver !== null)
      given.set(giver, (given.get(giver) ?? 0) + event.by);
  }
  return [...given].map(([kind, by]) => ({ kind, by }));
};
