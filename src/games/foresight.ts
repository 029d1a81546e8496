/** What a search foresees, and what comes of it: values of a search are brought to what players like it score. */

/** The logit of the score is `slope` times that of the value, and `shift` more. */
export interface Foresight {
  readonly slope: number;
  readonly shift: number;
}

/** No value but a sure one is nearer to 0 or 1. */
const LEAST = 0.001;

/**
 * The score (0 to 1) that a value of a search (0 to 1) comes to; what is won or lost for sure stays so. A search is too
 * hopeful where its first choice is the best of many, and all that follows is drawn by the policy for both sides alike.
 */
export const foretell = (value: number, { slope, shift }: Foresight): number => {
  if (value <= 0 || value >= 1) return value;
  const held = Math.max(LEAST, Math.min(1 - LEAST, value));
  const score = 1 / (1 + Math.exp(-(slope * Math.log(held / (1 - held)) + shift)));
  return Math.max(LEAST, Math.min(1 - LEAST, score));
};
