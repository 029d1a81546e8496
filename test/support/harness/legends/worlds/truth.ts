/** What evidence says, held against the truth: it may exclude much, but never what is so. */
import type { View } from '../../../../../src/contract/view';
import { hiddenRecipients } from '../../../../../src/games/legends/grants';

const SET_WORDS = 7;

/** Reads words one after the other. */
class Words {
  private at = 0;
  private readonly words: readonly number[];

  constructor(words: readonly number[]) {
    this.words = words;
  }

  next(): number {
    const word = this.words[this.at++];
    if (word === undefined) throw new Error('evidence that ends too soon');
    return word;
  }

  list(): readonly number[] {
    return this.many(this.next());
  }

  many(count: number): readonly number[] {
    return Array.from({ length: count }, () => this.next());
  }

  times<T>(read: () => T): readonly T[] {
    return Array.from({ length: this.next() }, read);
  }

  isDone(): boolean {
    return this.at === this.words.length;
  }
}

/** The first thing in the evidence that is not so; null where all is right. `told`: the seat's view. */
export function excluded(evidence: readonly number[], truth: View, told: View): string | null {
  const words = new Words(evidence);
  const sets = words.times(() => words.many(SET_WORDS));
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind ?? 0]));
  const isOf = (set: number, id: number): boolean => {
    const kind = kinds.get(id) ?? 0;
    return (((sets[set]?.[kind >> 5] ?? 0) >> (kind & 31)) & 1) === 1;
  };
  const tokens = words.times(() => ({ id: words.next(), set: words.next() }));
  const groups = words.times(() => ({ least: words.next(), set: words.next(), ids: words.list() }));
  const gifts = words.times(() => ({ set: words.next(), hidden: words.list(), known: words.list() }));
  // how pieces behaved excludes nothing
  if (!words.isDone()) words.times(() => words.many(2));
  if (!words.isDone()) return 'words are left';
  for (const { id, set } of tokens) if (!isOf(set, id)) return `${id} is said not to be ${kinds.get(id)}`;
  for (const { least, set, ids } of groups)
    if (ids.filter((id) => isOf(set, id)).length < least) return `${least} of ${ids.join()} are said to be of a sort`;
  const secret = hiddenRecipients(truth, told);
  for (const [n, { set, hidden, known }] of gifts.entries()) {
    const id = secret[n] ?? -1;
    if (!known.includes(id) && !(hidden.includes(id) && isOf(set, id))) return `gift ${n} is said not to be ${id}'s`;
  }
  return null;
}
