/** The squares that a power's earlier picks named: they stay lit until all are chosen. */
import { unpackChoice } from '../../games/shared/choice';
import type { MatchState } from '../../match/types';

/** Squares already chosen in answer to the question that stands, in the order of choosing; picks of fallen pieces have none. */
export const pickedSquares = ({ asking, picked }: Pick<MatchState, 'asking' | 'picked'>): readonly number[] => {
  if (asking?.decision.kind !== 'pick') return [];
  return picked.map(unpackChoice).flatMap(({ form, to }) => (form === 'square' || form === 'powerTo' ? [to] : []));
};
