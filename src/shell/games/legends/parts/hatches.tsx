/** The engravers' hatching, which says a colour without colour, in a dark and a light ink. */
import type { NATION_FIELDS } from '../../../../games/legends/look/fields';

type Hatch = (typeof NATION_FIELDS)[keyof typeof NATION_FIELDS]['hatch'];

/** Width and height of a pattern's tile, in parts of a token. */
const TILE = 0.1;

/** Strokes in a tile of ten by ten. */
const STROKES: Readonly<Record<Exclude<Hatch, 'plain'>, string>> = {
  dots: 'M2.5 2.5h.01M7.5 7.5h.01',
  falling: 'M-1 -1 11 11M-1 9 1 11M9 -1 11 1',
  horizontal: 'M0 5h10',
  vertical: 'M5 0v10',
  rising: 'M11 -1 -1 11M1 -1 -1 1M11 9 9 11',
};

/** The pattern that lies over a field; null for a plain one. */
export const hatchId = (hatch: Hatch): string | null => (hatch === 'plain' ? null : `hatch-${hatch}`);

export const Hatches = () => (
  <defs>
    {Object.entries(STROKES).map(([hatch, path]) => (
      <pattern
        key={hatch}
        id={`hatch-${hatch}`}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        viewBox="0 0 10 10"
      >
        <path class={`hatch ${hatch}`} d={path} />
      </pattern>
    ))}
  </defs>
);
