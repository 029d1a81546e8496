/** A trial's two worlds as they are sent to the page: plain data. */
import type { Played } from '../harness/secrecy/pair';

export interface FormPair {
  /** Number and form of the trial, to be named in a report. */
  readonly index: number;
  readonly form: string;
  /** The seat of the person before the screen; 8: only computers play. */
  readonly viewer: number;
  readonly worlds: readonly [Played, Played];
}

/** Parts of the page's form. Each is compared by itself, so that a leak in one shows there. */
export const CHANNELS = [
  'state',
  'log',
  'dom',
  'aria',
  'live',
  'pixels',
  'sprites',
  'plan',
  'sound',
  'shelf',
  'time',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** One difference between two worlds. */
export interface Difference {
  readonly channel: Channel;
  readonly what: string;
}

export interface PairReport {
  readonly index: number;
  /** The first difference of every channel that has one. */
  readonly differences: readonly Difference[];
  /** How many things of each channel were compared. */
  readonly compared: Readonly<Record<Channel, number>>;
}
