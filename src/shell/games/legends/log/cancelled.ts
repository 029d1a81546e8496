/** Death Curses that cancel each other: of pieces that one effect destroys together, none leaves its curse behind (R65). */
import type { Draft } from '../../../../games/legends/reading/drafts';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import { say } from '../../../../text';

const bearsCurse = ({ piece }: Beat): boolean =>
  (pieceKnown(piece?.kind ?? null)?.powers ?? []).some((power) => 'kind' in power && power.kind === 'curse');

/** `Two Death Curses at once: neither begins.`; empty where nothing of the kind has happened. */
export const cancelledText = ({ rest }: Draft): string => {
  let together: Beat[] = [];
  let most = 0;
  for (const beat of rest) {
    together = beat.event.type === 'removed' ? [...together, beat] : [];
    const bearers = together.filter(bearsCurse);
    const begun = rest.some(
      ({ event }) => event.type === 'curseBegan' && bearers.some(({ piece }) => piece?.id === event.token),
    );
    if (!begun) most = Math.max(most, bearers.length);
  }
  return most < 2 ? '' : say('legends.log.cancelled', { count: most });
};
