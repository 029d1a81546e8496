/** The allowed entry that a kept value is, or the other where it is none of them: what the shelf gives back may be anything. */
export const oneOf = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((entry) => entry === value) ?? otherwise;
