/** Small pictures of the game's own outlines, on a grid of 512. */
import { legionLook } from '../../../../games/legion/look';

export type OutlineName = keyof typeof legionLook.icons;

export const Outline = ({ name }: { name: OutlineName }) => (
  <svg class="glyph" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={legionLook.icons[name]} />
  </svg>
);
