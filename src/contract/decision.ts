/** The one question asked at any moment, and the words for its answers. */
import type { DECISION_KINDS } from './numbers';

/** Closed list (`numbers.ts`); the same words stand in scenario files. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * A choice as one non-negative 31-bit integer, the same in both engines:
 *
 *     bits 28-30 form · bits 16-27 item (0-4095) · bits 8-15 from (square) · bits 0-7 to (square)
 *
 * | form | word     | uses             | text (SCENARIOS.md)                |
 * |------|----------|------------------|------------------------------------|
 * | 0    | move     | from, to         | `c4-c5`                            |
 * | 1    | power    | item, from       | `c4.2`                             |
 * | 2    | powerTo  | item, from, to   | `c4.2>c8`                          |
 * | 3    | granted  | item, from, to   | `c4.flying>c8`                     |
 * | 4    | square   | to               | `d6`                               |
 * | 5    | itemAt   | item, to         | `N@c3`                             |
 * | 6    | item     | item             | `#146` `=forest` `@3` `RA` `1A` `K`|
 * | 7    | other    | item: 0 pass, 1 swap (from, to), 2 up to the game | `pass` `a1/b2` |
 *
 * Unused fields are 0. What an item number means belongs to the game's notation and the decision's kind.
 */
export type ChoiceCode = number;

/** The asked seat sees the whole; another seat sees only what `View.asked` tells. */
export interface Decision {
  readonly seat: number;
  readonly kind: DecisionKind;
  /** Message key of the question, `<game>.<question>`; its sentence is in src/text. */
  readonly key: string;
  /** Numbers the question needs (a square, a board's number …), named by the key's sentence. */
  readonly args: readonly number[];
  /** In the one order both engines keep. A Choice is an index into this list. */
  readonly choices: readonly ChoiceCode[];
}
