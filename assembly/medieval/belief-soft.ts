/**
 * Which hidden piece a sensible player would rather have there: how well each kind suits the square where a piece was laid and still
 * stands, or how likely it is to have gone for a walk. By hand; no kind that the rules allow is ever left out.
 */
import { rankOf, stockadeOf } from './board';
import { suits } from './setup-policy';
import { tokenId, tokenSeat, tokenSquare } from './view-words';

/** How readily each kind, F to K, leaves the square where it was laid. */
const WALKS: usize = memory.data<u8>([10, 6, 12, 9, 16, 5, 5, 9, 9, 8, 2]);
/** Ranks of a set-up, from the stockade's on. */
const SETUP_RANKS: i32 = 3;

/** How well a kind goes with what was seen of a token, 1 and more. */
export function likeness(token: i32, kind: i32): i32 {
  const square = tokenSquare(token);
  const seat = tokenSeat(token);
  const depth = seat == 0 ? rankOf(square) - rankOf(stockadeOf(0)) : rankOf(stockadeOf(1)) - rankOf(square);
  const rests = tokenId(token) == square && <u32>depth < <u32>SETUP_RANKS;
  return max(1, rests ? suits(kind, seat, square) : <i32>load<u8>(WALKS + <usize>kind));
}
