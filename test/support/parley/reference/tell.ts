/** Rows that one seat gets in full and the others without the secret. */
import type { GameEvent } from '../../../../src/contract/event';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { KEYS } from '../names';
import { seatBit } from './state';

/** First the row with the secret for its seat, then the one without for all the others. */
export const tellApart = <T>(table: Table, seat: number, secret: T, event: (shown: T | null) => GameEvent): void => {
  table.tell(seatBit(seat), event(secret));
  table.tell(ALL & ~seatBit(seat), event(null));
};

/** The question's key: key numbers are the step numbers. */
export const keyOf = (step: number): string => KEYS[step] ?? '';
