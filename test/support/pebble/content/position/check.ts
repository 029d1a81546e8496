/** What a position must be like (B27): each check gives what was expected, or null where it is so. */
import type { HeapView, TokenView } from '../../../../../src/contract/view';
import { CELLS } from '../map';
import { COPIES, DECK, GEM, HAND, KINDS, ROSTER, SEATS } from '../names';

export const tokensFault = (tokens: readonly TokenView[]): string | null => {
  for (const [index, { square, id, seat }] of tokens.entries()) {
    if (square <= (tokens[index - 1]?.square ?? -1)) return 'cells by ascending number, each once';
    if (CELLS[id]?.home !== seat) return 'a home cell of the seat for the place where a token was set';
  }
  return new Set(tokens.map(({ id }) => id)).size === tokens.length ? null : 'ids that differ';
};

const copiesIn = (kinds: readonly (number | null)[], wanted: number): number =>
  kinds.filter((kind) => kind === wanted).length;

export const cardsFault = (heaps: readonly HeapView[]): string | null => {
  const cards = heaps.filter(({ name }) => name !== 'fallen');
  const all = cards.flatMap(({ kinds }) => kinds);
  if (cards.some(({ name, kinds }) => name === 'hand' && kinds.length > HAND)) return 'at most two cards in a hand';
  if (cards.some(({ name, kinds }) => name === 'deck' && kinds.length !== DECK)) return 'three cards in the deck';
  return COPIES.every((count, card) => copiesIn(all, card) === count) ? null : 'five Lanterns and four Hops in all';
};

/** One seat: its Gem and the rest of its army, or no token at all. */
const seatFault = (onBoard: readonly (number | null)[], fallen: readonly (number | null)[]): string | null => {
  const isIn = onBoard.length > 0;
  if (isIn && !onBoard.includes(GEM)) return 'a Gem for each seat with tokens';
  const fits = KINDS.every((kind) => {
    const [there, gone, whole] = [copiesIn(onBoard, kind), copiesIn(fallen, kind), ROSTER[kind] ?? 0];
    return isIn ? there + gone === whole : gone <= whole;
  });
  return fits ? null : 'one Gem, two Chips and two Boulders a seat, the fallen counted';
};

export const seatsFault = (tokens: readonly TokenView[], heaps: readonly HeapView[], turn: string): string | null => {
  const armies = Array.from({ length: SEATS }, (_, seat) => tokens.filter((token) => token.seat === seat));
  for (const [seat, army] of armies.entries()) {
    const fallen = heaps.find((heap) => heap.name === 'fallen' && heap.seat === seat)?.kinds ?? [];
    const fault = seatFault(
      army.map(({ kind }) => kind),
      fallen,
    );
    if (fault !== null) return fault;
  }
  const seatsIn = armies.flatMap((army, seat) => (army.length > 0 ? [String(seat)] : []));
  if (seatsIn.length < 2) return 'at least two seats with tokens';
  return seatsIn.includes(turn) ? null : 'the turn of a seat that is in';
};
