/** A piece of the Legends family as a little picture, the same as on the canvas: field, picture, strength, its side's outline. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { View } from '../../../../contract/view';
import { pieceOf } from '../../../../games/legends/catalogue';
import { legendsLook } from '../../../../games/legends/look';
import { loadOutlines } from '../../../../games/legends/look/outlines';
import { FIELD_SHARE, SIDE_FIELDS, SILHOUETTES, type Silhouette } from '../../../../games/shared/look/silhouettes';
import { Seals, sealId } from '../../../parts/seals';
import { usePaint } from '../../../parts/use-paint';
import { Hatches, hatchId } from './hatches';

type Unit = NonNullable<(typeof legendsLook.units)[number]>;

/** What the pieces of an army have in common, as a number of the look. */
export const liveryOf = (view: View, army: number): number => legendsLook.livery(view)[army] ?? 0;

/** The livery of a kind that belongs to no battle. */
export const liveryOfKind = (kind: number): number => {
  const side = pieceOf(kind)?.side ?? 'both';
  return side === 'both' ? 2 : side === 'good' ? 0 : 1;
};

/** Have the pictures come? They are fetched when the first piece is shown. */
const drawn = signal(false);

const fetchPictures = (): void => {
  if (drawn.peek()) return;
  void loadOutlines().then((came) => {
    drawn.value = came;
  });
};

/** Where things lie in a token one unit high, by side: the kite narrows sooner. */
const PLACES = {
  heater: { picture: -0.165, figure: 0.36 },
  kite: { picture: -0.16, figure: 0.34 },
  targe: { picture: -0.16, figure: 0.35 },
  pavise: { picture: -0.155, figure: 0.37 },
} as const;

/** On the icons' grid of 512. */
const icon = (x: number, y: number, size: number): string =>
  `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;

/** The figure, or the letter or sign of a piece that has none. */
const Strength = ({ unit, base, size }: { unit: Unit; base: number; size: number }) => {
  const text = unit.figure ?? unit.letter;
  if (text === null)
    return unit.icon === null ? null : (
      <path class="face-charge" d={legendsLook.icons[unit.icon]} transform={icon(0, base - size * 0.33, size * 0.8)} />
    );
  // letters are set a hundredfold: below a few units browsers cut type off
  return (
    <text
      class="face-figure"
      transform={`translate(0 ${base}) scale(.01)`}
      text-anchor="middle"
      font-size={size * (text.length > 1 ? 88 : 100)}
    >
      {text}
    </text>
  );
};

const Front = ({ unit, side }: { unit: Unit; side: Silhouette }) => {
  const outline = drawn.value ? unit.outline() : null;
  const place = PLACES[side];
  if (outline === null)
    return (
      <>
        <circle class="face-medal" r=".28" cy="-.04" />
        <Strength unit={unit} base={0.14} size={0.52} />
      </>
    );
  return (
    <>
      <circle class="face-medal" r=".29" cy={place.picture} />
      <path class="face-charge" d={outline} transform={icon(0, place.picture, 0.5)} />
      <Strength unit={unit} base={place.figure} size={0.47} />
    </>
  );
};

/** What is plain of a side, as the canvas has it. */
const heldField = ({ silhouette, field }: (typeof legendsLook.liveries)[number]) =>
  field ?? { ...SIDE_FIELDS[silhouette], hatch: 'plain' as const };

/** A small shield of the army that it was taken from, in the colours that it wore there. */
const From = ({ unit, livery: number }: { unit: Unit | null; livery: number }) => {
  const livery = legendsLook.liveries[number] ?? legendsLook.liveries[0];
  const outline = SILHOUETTES[livery.silhouette];
  const colour = (unit?.field ?? heldField(livery)).colour;
  return (
    <g class="face-from" transform="translate(.33 -.3) scale(.34)">
      <circle class="face-from-disc" r=".68" />
      <path class="token-outline" d={outline} />
      <path d={outline} fill={colour} />
    </g>
  );
};

const Engraving = () => (
  <>
    <Hatches />
    <Seals />
  </>
);

interface PieceFaceProps {
  /** Null: a hidden piece, of which only the back is seen. */
  readonly kind: number | null;
  /** Of who holds it. */
  readonly livery: number;
  /** Of the army that brought it, where that may be another. */
  readonly from?: number | undefined;
  /** Stands in a line of text, as high as the line. */
  readonly inline?: boolean;
}

export const PieceFace = ({ kind, livery: number, from = number, inline = false }: PieceFaceProps) => {
  const livery = legendsLook.liveries[number] ?? legendsLook.liveries[0];
  const unit = kind === null ? null : (legendsLook.units[kind] ?? null);
  const taken = from !== number;
  const field = taken ? heldField(livery) : (unit?.field ?? livery.field);
  const hatch = field === null ? null : hatchId(field.hatch);
  const outline = SILHOUETTES[livery.silhouette];
  usePaint('engraving', Engraving);
  useEffect(() => {
    if (unit !== null) fetchPictures();
  }, [unit]);
  return (
    <span
      class={inline ? 'token face banner' : 'token face'}
      data-livery={number}
      data-side={livery.silhouette}
      data-hidden={kind === null}
      style={field === null ? undefined : { '--field': field.colour, '--charge': field.ink }}
      aria-hidden="true"
    >
      <svg class="token-shape" viewBox="-.54 -.55 1.08 1.1" aria-hidden="true" focusable="false">
        <path class="token-outline" d={outline} />
        <path class="face-rim" d={outline} />
        <g transform={`translate(0 -.005) scale(${FIELD_SHARE})`}>
          <path class="face-field" d={outline} />
          {hatch !== null && <path d={outline} fill={`url(#${hatch})`} />}
        </g>
        {unit === null ? (
          <use class="face-seal" href={`#${sealId(livery.silhouette)}`} />
        ) : (
          <Front unit={unit} side={livery.silhouette} />
        )}
        {taken && <From unit={unit} livery={from} />}
      </svg>
    </span>
  );
};
