/** A card as a little picture. */

/** On a grid of 40: a lantern with its light, an arc over a field. */
const PICTURES = [
  'M20 5v4M14 12h12l2 4v14l-3 4H15l-3-4V16ZM20 18c4 4 4 8 0 11c-4-3-4-7 0-11ZM4 22h4M32 22h4M6 12l4 2M34 12l-4 2',
  'M5 31C9 9 27 5 33 23M33 23l-7-3M33 23l3-7M3 34h8M16 34h8M29 34h8',
] as const;

const COLOUR = { fill: 'none', stroke: '#15120f', 'stroke-width': 2.6, 'stroke-linecap': 'round' } as const;

export const CardPicture = ({ card }: { readonly card: number }) => (
  <span class="token" aria-hidden="true">
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" width="100%" height="100%">
      <rect x="3" y="1" width="34" height="38" rx="4" fill="#f3e6c8" stroke="#15120f" stroke-width="1.5" />
      <path d={PICTURES[card] ?? ''} transform="translate(4 4) scale(.8)" {...COLOUR} />
    </svg>
  </span>
);
