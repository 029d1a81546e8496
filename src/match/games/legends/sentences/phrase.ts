/** A sentence before it has words: a message key and what fills it, which may be phrases again. */
import { say } from '../../../../text';

export type Value = string | number | Phrase;

export interface Phrase {
  readonly key: string;
  readonly args: Readonly<Record<string, Value>>;
}

/** The phrase of a message key. */
export const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

/** Two phrases side by side, or the one that is there. */
export const pair = (first: Phrase, second: Phrase | null): Phrase =>
  second === null ? first : phrase('legends.say.pair', { first, second });

/** A list with commas and, before the last, the join of this key (`and`, `or`). */
export const listed = (parts: readonly Phrase[], key: 'legends.say.and' | 'legends.say.or'): Phrase | null => {
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  return rest.reduce(
    (made, part, index) => phrase(index === rest.length - 1 ? key : 'legends.say.comma', { first: made, second: part }),
    first,
  );
};

/** The words of a phrase. */
export const phraseText = ({ key, args }: Phrase): string =>
  say(
    key,
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? phraseText(value) : value]),
    ),
  );
