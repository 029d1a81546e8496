/**
 * What tells the seats of a match of any number: each has a silhouette and a field of its own, so that two seats differ in
 * colour and besides in outline or hatching. The first four have four silhouettes.
 */
import type { Silhouette } from './silhouettes';

const DARK = '#15120F';
const LIGHT = '#FFF9EC';

interface SeatField {
  readonly colour: string;
  readonly ink: string;
  readonly hatch: 'plain' | 'dots' | 'horizontal' | 'vertical' | 'falling' | 'rising';
  readonly charge: null;
}

export interface SeatLivery {
  readonly silhouette: Silhouette;
  readonly field: SeatField;
}

const livery = (
  silhouette: Silhouette,
  colour: string,
  ink: typeof DARK | typeof LIGHT,
  hatch: SeatField['hatch'],
): SeatLivery => ({ silhouette, field: { colour, ink, hatch, charge: null } });

/** By seat. */
export const SEAT_LIVERIES = [
  livery('heater', '#1F4E94', LIGHT, 'horizontal'),
  livery('kite', '#A0210A', LIGHT, 'vertical'),
  livery('targe', '#E7C145', DARK, 'dots'),
  livery('pavise', '#2D8E67', DARK, 'falling'),
  livery('heater', '#D8DADB', DARK, 'plain'),
  livery('kite', '#8A8F98', DARK, 'rising'),
  livery('targe', '#86BBFD', DARK, 'horizontal'),
  livery('pavise', '#33302C', LIGHT, 'vertical'),
] as const;
