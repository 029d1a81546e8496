/** Fields of the nations and of the seats: a colour, its hatching after the engravers' code, its ink and its charge. */
import { SEAT_LIVERIES } from '../../shared/look/liveries';
import type { Nation } from '../language';
import type { IconName } from './icons';

interface FieldData {
  readonly colour: string;
  readonly ink: string;
  readonly hatch: 'plain' | 'dots' | 'horizontal' | 'vertical' | 'falling' | 'rising';
  readonly charge: IconName | null;
}

const DARK = '#15120F';
const LIGHT = '#FFF9EC';

export const NATION_FIELDS: Readonly<Record<Nation, FieldData>> = {
  gold: { colour: '#E7C145', ink: DARK, hatch: 'dots', charge: 'sun' },
  green: { colour: '#2D8E67', ink: DARK, hatch: 'falling', charge: 'leaf' },
  blue: { colour: '#86BBFD', ink: DARK, hatch: 'horizontal', charge: 'feather' },
  silver: { colour: '#D8DADB', ink: DARK, hatch: 'plain', charge: 'peak' },
  red: { colour: '#A0210A', ink: LIGHT, hatch: 'vertical', charge: 'skull' },
  purple: { colour: '#572B88', ink: LIGHT, hatch: 'rising', charge: 'eye' },
};

/** Where pieces have no nation, by the side of their seat. */
export const SEAT_FIELDS: readonly FieldData[] = SEAT_LIVERIES.slice(0, 2).map(({ field }) => field);
