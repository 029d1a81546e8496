/** The squares that a power's earlier picks named: they stay marked until all are chosen. */
import { unpackChoice } from '../../games/shared/choice';
import { pressSquare } from '../../match/press';
import type { Asking, MatchState } from '../../match/types';

/** Squares already chosen in answer to the question that stands, in the order of choosing; picks of fallen pieces have none. */
export const pickedSquares = ({ asking, picked }: Pick<MatchState, 'asking' | 'picked'>): readonly number[] => {
  if (asking?.decision.kind !== 'pick') return [];
  return picked.map(unpackChoice).flatMap(({ form, to }) => (form === 'square' || form === 'powerTo' ? [to] : []));
};

/** The question as the picture shows it: what was picked before has the frame of what is chosen now. */
export const withPicked = (asking: Asking | null, picked: readonly number[]): Asking | null =>
  asking === null || picked.length === 0
    ? asking
    : { ...asking, presses: [...asking.presses, ...picked.map(pressSquare)] };
