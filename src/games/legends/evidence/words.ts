/** Evidence as words: each set of kinds said once, and no more than a core keeps (LEGENDS.md, Evidence). */

/** Words that a core keeps. */
export const EVIDENCE_ROOM = 1536;
const SET_WORDS = 7;
const KIND_BITS = 32;
/** Counts of sets, tokens, groups and gifts. */
const COUNTS = 4;

/** One thing to be said with the help of a set of kinds. */
export interface Item {
  readonly kinds: Iterable<number>;
  /** Its words, given the number of its set. */
  readonly words: (set: number) => readonly number[];
}

/** The bits of a set. */
const bitsOf = (kinds: Iterable<number>): readonly number[] => {
  const bits = Array.from({ length: SET_WORDS }, () => 0);
  for (const kind of kinds) bits[kind >> 5] = (bits[kind >> 5] ?? 0) | (1 << (kind % KIND_BITS)) | 0;
  return bits;
};

/** What has been said so far, and the room that is left. */
export class Said {
  private readonly bits: number[] = [];
  private readonly numbers = new Map<string, number>();
  private left: number;

  constructor(room: number) {
    this.left = room - COUNTS;
  }

  /** How many of the items are said, then their words: all up to the first for which there is no room. `once`: none twice. */
  list(items: readonly Item[], once = false): readonly number[] {
    const words: number[] = [0];
    const said = new Set<string>();
    for (const { kinds, words: wordsOf } of items) {
      const bits = bitsOf(kinds);
      const key = bits.join();
      const known = this.numbers.get(key);
      const item = wordsOf(known ?? this.numbers.size);
      if (once && said.has(item.join())) continue;
      const cost = item.length + (known === undefined ? SET_WORDS : 0);
      if (cost > this.left) break;
      this.left -= cost;
      said.add(item.join());
      if (known === undefined) {
        this.numbers.set(key, this.numbers.size);
        this.bits.push(...bits);
      }
      words.push(...item);
      words[0] = (words[0] ?? 0) + 1;
    }
    return words;
  }

  /** How many sets there are, then their words. */
  sets(): readonly number[] {
    return [this.numbers.size, ...this.bits];
  }
}
