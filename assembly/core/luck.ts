/**
 * Luck that clings to choices: what chance adds to a choice follows from a generator's state, from the moment in the match and from
 * the choice's code, from nothing else. So lines of play that differ in one move draw the same answers wherever these
 * are still there and as good, and what they are worth differs by that move rather than by chance (common random numbers).
 *
 * The choice of the highest sum of a logarithm of a chance and its luck is drawn by just that chance, since luck has the
 * distribution of Gumbel (Statistical Theory of Extreme Values, 1954).
 */

/** Chance comes in so many steps. */
const STEP_BITS: i32 = 12;
const STEPS: i32 = 1 << STEP_BITS;
/** i16 a step: -1000 ln(-ln(chance)), from -2198 to 9010. */
const LUCK: usize = memory.data(STEPS * 2, 16);

let isReady: bool = false;
let key: u32 = 0;

/** The luck of a question: of the generator at `rng`, which stays as it is, and of whatever tells the moment apart from others. */
export function beginLuck(rng: usize, moment: i32): void {
  if (!isReady) prepare();
  key = mixed(load<u32>(rng) ^ mixed(load<u32>(rng, 4) ^ mixed(moment)));
}

/** What luck adds to a choice of this code, in thousandths. */
// @ts-ignore: decorator
@inline
export function luckOf(code: i32): i32 {
  return load<i16>(LUCK + (<usize>(mixed(key ^ <u32>code) >> (32 - STEP_BITS)) << 1));
}

function prepare(): void {
  for (let step = 0; step < STEPS; step++) {
    const chance = (<f64>step + 0.5) / <f64>STEPS;
    store<i16>(LUCK + (<usize>step << 1), <i16>(-1000.0 * Math.log(-Math.log(chance))));
  }
  isReady = true;
}

/** Every bit of the outcome hangs on every bit of the number (lowbias32, Chris Wellons, 2018). */
// @ts-ignore: decorator
@inline
function mixed(n: u32): u32 {
  let bits = n;
  bits ^= bits >> 16;
  bits *= 0x7feb352d;
  bits ^= bits >> 15;
  bits *= 0x846ca68b;
  return bits ^ (bits >> 16);
}
