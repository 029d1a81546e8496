/**
 * Common random numbers for draws of choices (the Gumbel-max trick): the noise added to a choice's logit follows from a
 * generator's state, the moment in the match and the choice's code alone. Rollouts that differ in one move so draw the same
 * answers wherever these are still offered and as good: their values differ by that move rather than by sampling noise.
 *
 * With noise of Gumbel's distribution (Statistical Theory of Extreme Values, 1954) the choice of the highest logit plus noise
 * is drawn with the probability that softmax gives it.
 */

/** Quantiles of the distribution in the table: 2 to this power. */
const STEP_BITS: i32 = 12;
const STEPS: i32 = 1 << STEP_BITS;
/** i16 a quantile: -1000 ln(-ln(p)), from -2198 to 9010. */
const GUMBEL: usize = memory.data(STEPS * 2, 16);

let isReady: bool = false;
let key: u32 = 0;

/** Keys the noise of a question by the generator at `rng`, which stays as it is, and a number that tells the moment from others. */
export function beginGumbel(rng: usize, moment: i32): void {
  if (!isReady) prepare();
  key = mixed(load<u32>(rng) ^ mixed(load<u32>(rng, 4) ^ mixed(moment)));
}

/** Gumbel noise of the choice of this code, × 1000 as logits are. */
// @ts-ignore: decorator
@inline
export function gumbelOf(code: i32): i32 {
  return load<i16>(GUMBEL + (<usize>(mixed(key ^ <u32>code) >> (32 - STEP_BITS)) << 1));
}

function prepare(): void {
  for (let step = 0; step < STEPS; step++) {
    const chance = (<f64>step + 0.5) / <f64>STEPS;
    store<i16>(GUMBEL + (<usize>step << 1), <i16>(-1000.0 * Math.log(-Math.log(chance))));
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
