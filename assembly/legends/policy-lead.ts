/** How strong two pieces would be in an attack, before anybody lends anything. */
import { AGAINST, SQUARE } from './map';
import { num, S, setNum, squareOf } from './state';
import { strengthOf } from './strength';

/**
 * The attacker's strength less the defender's, both on the contested square (R44) and set against each other (R150). The board
 * itself stays as it is: no kind's own strength hangs on what stands beside it, which a seat may not know besides.
 */
export function leadIn(attacker: i32, defender: i32): i32 {
  const from = squareOf(attacker);
  const one = num(AGAINST);
  const other = num(AGAINST + 4);
  const at = S + <usize>(SQUARE + attacker);
  store<u8>(at, squareOf(defender));
  setNum(AGAINST, attacker);
  setNum(AGAINST + 4, defender);
  const lead = strengthOf(attacker) - strengthOf(defender);
  store<u8>(at, from);
  setNum(AGAINST, one);
  setNum(AGAINST + 4, other);
  return lead;
}
