/** A token as it looks in lists and on the plain board: its seat's silhouette and field, as on the canvas. */
import { FIELD_SHARE, SILHOUETTES } from '../../../../src/games/shared/look/silhouettes';
import { Seals, sealId } from '../../../../src/shell/parts/seals';
import { usePaint } from '../../../../src/shell/parts/use-paint';
import { pebbleLook } from '../look';

/** On the icons' grid of 512. */
const icon = (x: number, y: number, size: number): string =>
  `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;

const Front = ({ kind }: { kind: number }) => {
  const unit = pebbleLook.units[kind];
  if (unit?.style !== 'rank') return null;
  const alone = unit.figure === null;
  return (
    <>
      <path
        class="face-charge"
        d={unit.outline() ?? ''}
        transform={alone ? icon(0, -0.03, 0.62) : icon(0, -0.15, 0.5)}
      />
      {!alone && (
        // letters are set a hundredfold: below a few units browsers cut type off
        <text class="face-figure" transform="translate(0 .36) scale(.01)" text-anchor="middle" font-size={46}>
          {unit.figure}
        </text>
      )}
    </>
  );
};

interface TokenProps {
  readonly seat: number;
  /** Null: hidden, of which only the back is seen. */
  readonly kind: number | null;
  /** Stands in a line of text, as high as the line. */
  readonly inline?: boolean;
}

export const Token = ({ seat, kind, inline = false }: TokenProps) => {
  usePaint('seals', Seals);
  const livery = pebbleLook.liveries[seat];
  if (livery === undefined || livery.field === null) return null;
  const { colour, ink } = livery.field;
  const outline = SILHOUETTES[livery.silhouette];
  const paint = {
    '--field': colour,
    '--charge': ink,
    '--rim': '#f3e6c8',
    '--seal': ink,
    '--metal': ink,
    '--enamel': colour,
  };
  return (
    <span
      class={inline ? 'token face banner' : 'token face'}
      data-hidden={kind === null}
      style={paint}
      aria-hidden="true"
    >
      <svg class="token-shape" viewBox="-.54 -.55 1.08 1.1" aria-hidden="true" focusable="false">
        <path class="token-outline" d={outline} />
        <path class="face-rim" d={outline} />
        <path class="face-field" d={outline} transform={`translate(0 -.005) scale(${FIELD_SHARE})`} />
        {kind === null ? <use class="face-seal" href={`#${sealId(livery.silhouette)}`} /> : <Front kind={kind} />}
      </svg>
    </span>
  );
};

export const Banner = ({ seat }: { readonly seat: number }) => (
  <span class="banner">
    <Token seat={seat} kind={null} />
  </span>
);
