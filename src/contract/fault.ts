/** Coded refusals. A Fault changes nothing: whoever gets one still has the match as it was. */

export type FaultCode =
  | 'illegal-choice' // not among the choices offered
  | 'not-asked' // this seat is not the one asked, or the answer is for an earlier ply
  | 'bad-setup'
  | 'bad-position'
  | 'bad-army'
  | 'bad-notation'
  | 'bad-save'
  | 'bad-scenario'
  | 'bad-request' // a command line or protocol message that can't be understood
  | 'core-failed' // the engine trapped and could not be replayed
  | 'time-out' // a worker did not answer
  | 'storage' // the host refused to keep or give back data
  | 'elsewhere' // another page on the same storage has the match
  | 'unfinished'; // a match that is not over would be lost

export interface Fault {
  readonly code: FaultCode;
  /** Path inside the input: `position.rows[3]`, `record[12]`, `seats[1].level`; empty for the whole input. */
  readonly at: string;
  /** What would have been accepted there, in words. */
  readonly expected: string;
  /** What stood there, shortened to at most 80 characters. */
  readonly found?: string;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };
