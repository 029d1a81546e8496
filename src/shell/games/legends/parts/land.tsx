/** A square's land in the Legends family: its colour and, as second cue, a motif of strokes. */
import { TERRAINS, type TerrainName } from '../../../../games/legends/language';
import { legendsLook } from '../../../../games/legends/look';

const MOTIFS: Readonly<Record<TerrainName, string>> = {
  plains: 'M7 30l2-6 2 6M27 12l2-6 2 6M20 34l2-5 2 5M12 15l2-5 2 5',
  forest: 'M11 25 16 11l5 14zM16 25v4M22 31l5-13 5 13zM27 31v4M8 36l3-8 3 8z',
  marsh: 'M9 24V10M6 13v11M12 12v12M28 32V18M25 21v11M31 20v12M4 27c3-2 6-2 9 0s6 2 9 0M18 35c3-2 6-2 9 0s6 2 9 0',
  mountain: 'M4 32 15 12l6 10 5-7 10 17ZM15 12l-3 9 3-2 2 3',
  town: 'M6 32V20l6-6 6 6v12ZM18 32V24l8-7 8 7v8ZM11 32v-6h3v6M24 32v-5h4v5',
  desert: 'M4 18c6-5 11-5 16 0s10 5 16 0M4 29c6-5 11-5 16 0s10 5 16 0',
  water: 'M5 13c4-4 7-4 10 0s7 4 10 0 7-4 10 0M5 22c4-4 7-4 10 0s7 4 10 0 7-4 10 0M5 31c4-4 7-4 10 0s7 4 10 0 7-4 10 0',
};

export const landName = (terrain: number): TerrainName => TERRAINS[terrain] ?? 'plains';

export const Land = ({ terrain }: { terrain: number }) => (
  <span
    class="ground land"
    data-land={landName(terrain)}
    style={{ background: legendsLook.terrains[terrain]?.colour }}
    aria-hidden="true"
  >
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={MOTIFS[landName(terrain)]} />
    </svg>
  </span>
);
