/** What the call under way did to knowledge: the bits that `apply` answers with (B19). */

let bits: i32 = 0;

/** Starts a call. */
export function noteBegin(): void {
  bits = 0;
}

/** Adds APPLIED bits. */
export function note(more: i32): void {
  bits |= more;
}

/** The bits of the call so far. */
export function noted(): i32 {
  return bits;
}
