/** A square's ground in the DOM: land or lake, and what it is in a castle. */
import { medievalLook } from '../../../../games/medieval/look';
import { type Place, placeOf } from '../../../../games/medieval/reading/standing';

/** By terrain: tufts of grass, waves. */
const MOTIFS = [
  'M7 30l2-6 2 6M27 12l2-6 2 6M20 34l2-5 2 5',
  'M5 13c4-4 7-4 10 0s7 4 10 0 7-4 10 0M5 22c4-4 7-4 10 0s7 4 10 0 7-4 10 0M5 31c4-4 7-4 10 0s7 4 10 0 7-4 10 0',
] as const;

/** Paving, a gatehouse, bars. */
const WORKS: Readonly<Record<Place['name'], string>> = {
  camp: 'M0 13h40M0 27h40M13 0v13M27 13v14M13 27v13',
  stockade: 'M6 36V14l4-6 4 6V36M14 20h12M14 30h12M26 36V14l4-6 4 6V36M17 36V14l3-6 3 6v22',
  prison: 'M5 0v40M15 0v40M25 0v40M35 0v40M0 8h40M0 32h40',
};

const DARK = 0.5;

export const Ground = ({ terrain }: { terrain: number }) => (
  <span class="ground" style={{ background: medievalLook.terrains[terrain]?.colour }} aria-hidden="true">
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={MOTIFS[terrain] ?? MOTIFS[0]} />
    </svg>
  </span>
);

/** The same for a square of the board, with its side's colour where it belongs to a castle. */
export const SquareGround = ({ terrain, square }: { terrain: number; square: number }) => {
  const place = placeOf(square);
  if (place === null) return <Ground terrain={terrain} />;
  const colour = medievalLook.liveries[place.seat]?.field.colour;
  return (
    <span class="ground siege-work" data-place={place.name} style={{ '--work': colour }} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <rect width="40" height="40" fill={colour} opacity={DARK} />
        <path d={WORKS[place.name]} />
      </svg>
    </span>
  );
};
