/** Weights of the facts of policy.ts and policy-facts.ts, logit weights × 1000; made by hand so far. */

/** Facts in all. */
export const POLICY_FACTS: i32 = 280;

/** A weight a fact. */
export const POLICY_WEIGHTS: usize = memory.data<i16>([
  // the act itself: step, attack, joined, shot, look, rescue, disarm, bomb step, bomb attack, and the first four going on; passing
  0, 300, 100, 500, 400, 2500, 1500, -900, -700, -1100, -300, -300, 0, 300,
  // step, by kind F … K: away from the enemy's stockade, as far, nearer
  -500, 0, 300, -500, 0, 200, -500, 0, 400, -400, 0, 200, -500, 0, 500, -400, 0, 0, -300, 0, 0, -300, 0, 300, -400, 0, 400,
  -400, 0, 600, -1000, -1100, -900,
  // step, by kind: where it leads is safe, beside unknown enemies, in reach of a known enemy that would beat it, of one that would not
  0, -200, -800, 300, 0, -100, -800, 400, 0, -300, -900, 400, 0, -500, -1200, 0, 0, -300, -1200, 500, 0, -1300, -2000, 0, 0, -1200,
  -2000, 0, 0, -500, -1800, 600, 0, -100, -1800, 700, 0, -700, -1500, 0, 0, -4000, -9000, -9000,
  // step, by kind: the same of where it came from
  0, 0, 400, -100, 0, 0, 400, -100, 0, 0, 500, -100, 0, 100, 700, 0, 0, 100, 700, -100, 0, 500, 1400, 0, 0, 400, 1400, 0, 0, 200, 1500,
  -100, 0, 0, 1500, -100, 0, 300, 900, 0, 0, 2500, 6000, 6000,
  // attack on a known piece that is beaten, by its kind F … K, bomb
  1200, 1500, 1700, 2000, 2200, 3200, 3200, 3300, 3500, 2600, 30000, 0,
  // attack on a known piece that is not, by the attacker
  -4000, -4000, -4500, -4500, -5000, -5000, -5000, -6000, -6500, -5000, 0,
  // attack on a bomb, by the attacker
  -1500, -1800, -2200, -3000, -3000, -3000, -3000, -4500, -5000, -3000, 0,
  // attack on an unknown piece, by the attacker: one that stands where it began, one that has moved
  200, 0, 100, -100, 500, 300, 0, 0, 900, 700, 0, 0, 0, 0, 800, 700, 1300, 1300, 0, 0, 0, 0,
  // attack by joined Footmen on an unknown piece: by 2, 3, 4 or more
  500, 900, 1200,
  // shot at a known piece that is beaten, by its kind
  1500, 1800, 2000, 2200, 2600, 3400, 3400, 3600, 3800, 2800, 0, 500,
  // shot at a known piece that blocks it
  -5000,
  // shot at an unknown piece, by A, B, M: one that stands where it began, one that has moved
  700, 900, 1500, 1800, 1600, 1900,
  // look at an unknown piece that stands where it began, at one that has moved, at a known one
  300, 100, -3000,
  // the prisoner rescued: B, M, L, P, S
  500, 500, 800, 1000, 300,
  // bomb turn, by enemies on the squares round it: none, one, two, three or more; by own pieces
  -1200, 0, 700, 1200, 300, -200, -800, -1500,
  // attack, by kind: the square of the enemy is in reach of no known enemy that would beat the attacker, or is
  0, -200, 0, -200, 0, -300, 0, 0, 0, -500, 0, 0, 0, 0, 0, -900, 0, -1200, 0, 0, 0, 0,
  // a King on the enemy's stockade; an escape
  30000, 800,
  // going home: to a square beside no own piece, one, two or more
  0, 100, 200,
  // step to where a blast comes before the next turn, by kind F … K; to where it comes later
  -1200, -1400, -1500, -1700, -1900, -2500, -2500, -3000, -3000, -2200, 0, -300,
  // step from there
  500, 600, 600, 800, 900, 1800, 1800, 1900, 2000, 1300, 0, 200,
]);
