/** A cell's ground in the DOM: its colour and, as second cue, a motif of strokes. */
import { pebbleLook } from '../look';

const MOTIFS = [
  'M4 18c6-5 11-5 16 0s10 5 16 0M4 29c6-5 11-5 16 0s10 5 16 0',
  'M7 30l2-6 2 6M27 12l2-6 2 6M20 34l2-5 2 5M12 15l2-5 2 5',
] as const;

export const Ground = ({ terrain }: { readonly terrain: number }) => (
  <span class="ground" style={{ background: pebbleLook.terrains[terrain]?.colour }} aria-hidden="true">
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={MOTIFS[terrain] ?? MOTIFS[0]} />
    </svg>
  </span>
);
