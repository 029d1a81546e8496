/**
 * Every sentence that players read, by key. The only place that knows ICU.
 *
 * Texts come with the code that says them: what the title says is here from the start, the rest is added when its part of
 * the page is fetched, and a game's when the game is.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { agreed } from './agreement';
import { faults } from './en/faults';
import { keeping } from './en/keeping';
import { shell } from './en/shell';

export type Args = Readonly<Record<string, string | number>>;

const texts = new Map<string, string>();

/** English is complete; a key that another language lacks falls back to it. Here: all that has been added so far. */
export const english = (): Readonly<Record<string, string>> => Object.fromEntries(texts);

/** Adds sentences by key. Throws where a key is there already with another sentence. */
export const addTexts = (more: Readonly<Record<string, string>>): void => {
  for (const [key, message] of Object.entries(more)) {
    if ((texts.get(key) ?? message) !== message) throw new Error(`two sentences for ${key}`);
    texts.set(key, message);
  }
};

addTexts(shell);
addTexts(faults);
addTexts(keeping);

const LOCALE = 'en';
const formats = new Map<string, IntlMessageFormat>();

const formatOf = (key: string, message: string): IntlMessageFormat => {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new IntlMessageFormat(message, LOCALE);
  formats.set(key, made);
  return made;
};

/** The sentence of a key; the key itself when there is none, so that a gap shows and breaks nothing. */
export const say = (key: string, args: Args = {}): string => {
  const message = texts.get(key);
  if (message === undefined) return key;
  if (!message.includes('{')) return message;
  return agreed(String(formatOf(key, message).format(args)));
};

export const hasText = (key: string): boolean => texts.has(key);
