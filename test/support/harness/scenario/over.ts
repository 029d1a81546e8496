/** How a match ended (`over`). */
import type { Result } from '../../../../src/contract/result';
import { expectSame } from './compare';
import { badScenario, readList, readObject, readWhole } from './reader';
import type { KeyReader } from './terms';

/** Null, or a winner and a reason; only what is named is compared. */
export const readOver: KeyReader = (json, at, content) => {
  if (json === null) return ({ engine }) => expectSame('over', null, overOf(engine.result()));
  const { winner, by } = readObject(json, at, ['winner', 'by'], 'null or an object that');
  if (by !== undefined && !content.codec.reasons.some((reason) => reason === by)) {
    throw badScenario(`${at}.by`, `one of ${content.codec.reasons.join(', ')}`, by);
  }
  const winners = winner === undefined ? undefined : readWinners(winner, `${at}.winner`);
  return ({ engine }) => {
    const result = engine.result();
    if (result === null) return expectSame('over', json, null);
    return (
      (winners === undefined ? null : expectSame('over.winner', winners, [...result.winners].sort())) ??
      (by === undefined ? null : expectSame('over.by', by, result.reason))
    );
  };
};

/** A seat, a list of seats, or null for a draw, as the sorted list of winners. */
function readWinners(json: unknown, at: string): readonly number[] {
  if (json === null) return [];
  const seats = Array.isArray(json) ? readList(json, at, 'a list of seats', 8) : [json];
  return seats
    .map((seat: unknown, index) => readWhole(seat, Array.isArray(json) ? `${at}[${index}]` : at, 0, 7))
    .sort();
}

/** A result as `over` writes it. */
export function overOf(result: Pick<Result, 'winners' | 'reason'> | null): unknown {
  if (result === null) return null;
  const [first, ...more] = result.winners;
  return { winner: first === undefined ? null : more.length === 0 ? first : result.winners, by: result.reason };
}
