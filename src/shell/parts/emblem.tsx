/** Outlines that belong to no game, on a grid of 512. */
import { emblems } from '../../games/shared/look/emblems';

export const Emblem = ({ name }: { name: keyof typeof emblems }) => (
  <svg class="glyph" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={emblems[name]} />
  </svg>
);
