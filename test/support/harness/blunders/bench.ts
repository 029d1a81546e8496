/** Everything that a position is put to: the level, the reference engine, the judge. */
import type { Seated } from '../arena/player';
import type { Judge } from './judge';
import { type BlunderKind, brings } from './kinds';
import { compareChoice, type Ground } from './passage';
import type { Found } from './positions';

/** So much less than the best answer is a blunder. */
export const BLUNDER = 0.05;

export interface Bench {
  readonly ground: Ground;
  readonly judge: Judge;
  readonly tested: Seated;
  /** Iterations of a verdict. */
  readonly effort: number;
}

/** Of these kinds those as which the answer brings nothing. */
export function idle(
  { ground }: Bench,
  found: Found,
  choice: number,
  kinds: readonly BlunderKind[],
): readonly BlunderKind[] {
  const { brought, without } = compareChoice(ground, found, choice);
  return kinds.filter((kind) => !brings(kind, brought, without));
}

/** The kinds that an answer is of. */
export const kindsOf = ({ tempting }: Found, choice: number): readonly BlunderKind[] =>
  [...tempting].flatMap(([kind, answers]) => (answers.includes(choice) ? [kind] : []));
