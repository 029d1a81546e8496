/** A piece as it looks in lists and on the plain board: its side's silhouette and field, its picture and its sign. */
import { medievalLook } from '../../../../games/medieval/look';
import { FIELD_SHARE, SILHOUETTES } from '../../../../games/shared/look/silhouettes';
import { Seals, sealId } from '../../../parts/seals';
import { usePaint } from '../../../parts/use-paint';

/** On the icons' grid of 512. */
const icon = (x: number, y: number, size: number): string =>
  `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;

/** Of two figures each is a little smaller. */
const LARGE = 46;
const SMALL = 40;

const Front = ({ kind }: { kind: number }) => {
  const unit = medievalLook.units[kind];
  if (unit === undefined) return null;
  const outline = unit.outline();
  const sign = unit.figure ?? unit.letter;
  return (
    <>
      {outline !== null && (
        <path class="face-charge" d={outline} transform={sign === null ? icon(0, -0.04, 0.62) : icon(0, -0.16, 0.48)} />
      )}
      {sign !== null && (
        // letters are set a hundredfold: below a few units browsers cut type off
        <text
          class="face-figure"
          transform="translate(0 .36) scale(.01)"
          text-anchor="middle"
          font-size={sign.length > 1 ? SMALL : LARGE}
        >
          {sign}
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
  const livery = medievalLook.liveries[seat] ?? medievalLook.liveries[0];
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

export const Banner = ({ seat }: { seat: number }) => (
  <span class="banner">
    <Token seat={seat} kind={null} />
  </span>
);
