/** What a page gave off, in the order in which it did, and the first differences between two such tapes. */
import { CHANNELS, type Channel, type Difference } from './pair';

interface Entry {
  readonly at: number;
  readonly text: string;
}

export class Tape {
  readonly #now: () => number;
  readonly #entries = new Map<Channel, Entry[]>(CHANNELS.map((channel) => [channel, []]));

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Writes down what a part of the page has given off at this moment. */
  add(channel: Channel, text: string): void {
    this.#entries.get(channel)?.push({ at: this.#now(), text });
  }

  /** The same, unless it is what the part showed already. */
  change(channel: Channel, text: string): void {
    if (this.of(channel).at(-1)?.text !== text) this.add(channel, text);
  }

  of(channel: Channel): readonly Entry[] {
    return this.#entries.get(channel) ?? [];
  }

  counts(): Readonly<Record<Channel, number>> {
    const count = (channel: Channel): number => this.of(channel).length;
    return Object.fromEntries(CHANNELS.map((channel) => [channel, count(channel)])) as Record<Channel, number>;
  }
}

/** Letters around the place where two texts part. */
const AROUND = 60;

/** Both texts from shortly before where they part. */
const parting = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `‹${one.slice(from, at + AROUND)}› against ‹${other.slice(from, at + AROUND)}›`;
};

const differs = (channel: Channel, one: readonly Entry[], other: readonly Entry[]): readonly Difference[] => {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const [a, b] = [one[at], other[at]];
    if (a === undefined || b === undefined)
      return [{ channel, what: `${one.length} entries against ${other.length}, from ${(a ?? b)?.at} ms on` }];
    if (a.text !== b.text) return [{ channel, what: `entry ${at} at ${a.at} ms: ${parting(a.text, b.text)}` }];
    if (a.at !== b.at) return [{ channel: 'time', what: `${channel} ${at} at ${a.at} ms against ${b.at} ms` }];
  }
  return [];
};

/** The first difference in every channel; one of times wherever the same things came at other moments. */
export const differences = (one: Tape, other: Tape): readonly Difference[] => {
  const found = CHANNELS.flatMap((channel) => differs(channel, one.of(channel), other.of(channel)));
  const first = new Map<Channel, Difference>();
  for (const each of found) if (!first.has(each.channel)) first.set(each.channel, each);
  return [...first.values()];
};
