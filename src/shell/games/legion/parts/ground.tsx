/** A square's ground in the DOM: its colour and, as second cue, a motif of strokes. */
import { TERRAINS } from '../../../../games/legion/boards';

const MOTIFS: Readonly<Record<(typeof TERRAINS)[number], string>> = {
  plain: 'M7 30l2-6 2 6M27 12l2-6 2 6M20 34l2-5 2 5',
  forest: 'M11 25 16 11l5 14zM16 25v4M22 31l5-13 5 13zM27 31v4M8 36l3-8 3 8z',
  water: 'M5 13c4-4 7-4 10 0s7 4 10 0 7-4 10 0M5 22c4-4 7-4 10 0s7 4 10 0 7-4 10 0M5 31c4-4 7-4 10 0s7 4 10 0 7-4 10 0',
  fortification: 'M9 32V13h4v4h5v-4h4v4h5v-4h4v19ZM17 32v-7a3 3 0 0 1 6 0v7',
  mountain: 'M4 32 15 12l6 10 5-7 10 17ZM15 12l-3 9 3-2 2 3',
};

export const groundName = (terrain: number): (typeof TERRAINS)[number] => TERRAINS[terrain] ?? 'plain';

export const Ground = ({ terrain }: { terrain: number }) => (
  <span class={`ground ${groundName(terrain)}`} aria-hidden="true">
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={MOTIFS[groundName(terrain)]} />
    </svg>
  </span>
);
