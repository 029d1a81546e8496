/** A unit as it looks in trays, dialogs and on the plain board: the same silhouettes and symbols as on the canvas. */
import { legionLook } from '../../../../games/legion/look';
import { FIELD_SHARE, SILHOUETTES } from '../../../../games/shared/look/silhouettes';
import { usePaint } from '../../../parts/use-paint';
import { Outline } from './outline';

/** Black is notched and dark, White round and light: never told apart by colour alone. */
const outlineOf = (seat: number): string => SILHOUETTES[seat === 0 ? 'kite' : 'heater'];

export const sideClass = (seat: number): string => (seat === 0 ? 'black' : 'white');

/** The enamel of both sides, to which tokens refer. */
const Enamel = () => (
  <>
    <linearGradient id="paint-black-rim" x1="0.2" y1="0" x2="0.8" y2="1">
      <stop offset="0" stop-color="#6a7487" />
      <stop offset="1" stop-color="#2b313b" />
    </linearGradient>
    <linearGradient id="paint-black-field" x1="0.2" y1="0" x2="0.8" y2="1">
      <stop offset="0" stop-color="#46526a" />
      <stop offset="1" stop-color="#232a38" />
    </linearGradient>
    <linearGradient id="paint-white-rim" x1="0.2" y1="0" x2="0.8" y2="1">
      <stop offset="0" stop-color="#fbf2dc" />
      <stop offset="1" stop-color="#d9c28d" />
    </linearGradient>
    <linearGradient id="paint-white-field" x1="0.2" y1="0" x2="0.8" y2="1">
      <stop offset="0" stop-color="#fffbef" />
      <stop offset="1" stop-color="#ebdbb4" />
    </linearGradient>
  </>
);

const Shield = ({ seat, icon }: { seat: number; icon: keyof typeof legionLook.icons | null }) => {
  const side = sideClass(seat);
  const outline = outlineOf(seat);
  usePaint('enamel', Enamel);
  return (
    <svg class="token-shape" viewBox="-.54 -.55 1.08 1.1" aria-hidden="true" focusable="false">
      <path class="token-outline" d={outline} />
      <path d={outline} fill={`url(#paint-${side}-rim)`} />
      <path
        class="token-field"
        d={outline}
        fill={`url(#paint-${side}-field)`}
        transform={`translate(0 -.005) scale(${FIELD_SHARE})`}
      />
      {icon !== null && (
        <path class="token-icon" d={legionLook.icons[icon]} transform="translate(-.27 -.335) scale(.001055)" />
      )}
    </svg>
  );
};

export const Token = ({ seat, kind }: { seat: number; kind: number }) => {
  const unit = legionLook.units[kind];
  return unit === undefined ? null : (
    <span class={`token ${sideClass(seat)}`} aria-hidden="true">
      <Shield seat={seat} icon={unit.icon} />
    </span>
  );
};

/**
 * What a unit does and withstands, as the two badges it also wears on the board: one sword or two crossed, an arrow or a
 * crown; and its defence, on a shield where arrows are stopped too, or the anchor of what nothing removes.
 */
export const ActBadge = ({ kind }: { kind: number }) => {
  const act = legionLook.units[kind]?.act ?? null;
  return act === null ? null : (
    <span class="badge act" data-count={act.count} aria-hidden="true">
      <Outline name={act.icon} />
      {act.count > 1 && <Outline name={act.icon} />}
    </span>
  );
};

export const GuardBadge = ({ kind }: { kind: number }) => {
  const unit = legionLook.units[kind];
  return unit === undefined ? null : (
    <span class={unit.shield ? 'badge guard shielded' : 'badge guard'} aria-hidden="true">
      {unit.guard === null ? <Outline name="immovable" /> : <span>{unit.guard}</span>}
    </span>
  );
};

/** A token with its badges. */
export const Piece = ({ seat, kind }: { seat: number; kind: number }) => (
  <span class="piece" aria-hidden="true">
    <Token seat={seat} kind={kind} />
    <ActBadge kind={kind} />
    <GuardBadge kind={kind} />
  </span>
);

/** A side's banner: its silhouette with nothing on it. */
export const Banner = ({ seat }: { seat: number }) => (
  <span class={`token banner ${sideClass(seat)}`} aria-hidden="true">
    <Shield seat={seat} icon={null} />
  </span>
);
