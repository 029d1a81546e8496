/** Words that have a meaning of their own at this table, and where they stand in a sentence. */
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import { KEYWORDS, POWER_KINDS } from '../../../../games/legends/language';
import { hasText, say } from '../../../../text';
import { keywordAbout, keywordText, kindAbout, kindText } from '../../../../text/games/legends';

export interface Entry {
  readonly word: string;
  readonly about: string;
}

/** Further words of the sentences that players stumble over. */
const OTHERS = ['baseStrength', 'reveal', 'control', 'stationaryPiece', 'castle', 'untilEnd', 'spell'] as const;

const otherEntries = (plain: boolean): readonly Entry[] =>
  OTHERS.flatMap((name) => {
    const about = plain && hasText(`term.${name}.plain.about`) ? `term.${name}.plain.about` : `term.${name}.about`;
    return say(`term.${name}`)
      .split('|')
      .map((word) => ({ word, about: say(about) }));
  });

const made = new Map<boolean, readonly Entry[]>();

/** All words that are explained, the longest first. `plain`: as forms without nations say it. */
export const glossary = (plain: boolean): readonly Entry[] => {
  const known = made.get(plain);
  if (known !== undefined) return known;
  const keywords = KEYWORDS.filter((keyword) => keyword in legendsCatalogue.keywords).map((keyword) => ({
    word: keywordText(keyword, plain),
    about: keywordAbout(keyword, plain),
  }));
  const kinds = POWER_KINDS.map((kind) => ({ word: kindText(kind, plain), about: kindAbout(kind, plain) }));
  const entries = [...keywords, ...kinds, ...otherEntries(plain)].sort((a, b) => b.word.length - a.word.length);
  made.set(plain, entries);
  return entries;
};

/** A run of a sentence: plain text, or a word with its meaning. */
export interface Run {
  readonly text: string;
  readonly about: string | null;
}

const isLetter = (text: string, at: number): boolean => /\p{L}/u.test(text.charAt(at));

const startsAt = (text: string, at: number, { word }: Entry): boolean =>
  !isLetter(text, at - 1) &&
  !isLetter(text, at + word.length) &&
  text.slice(at, at + word.length).toLowerCase() === word.toLowerCase();

/**
 * A sentence with the words in it that are explained, each only where it first occurs. `except`: a word that is explained
 * beside it already.
 */
export const runsOf = (text: string, plain: boolean, except: string | null): readonly Run[] => {
  const entries = glossary(plain).filter(({ word }) => word !== except);
  const said = new Set<string>();
  const runs: Run[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const entry = entries.find((one) => !said.has(one.about) && startsAt(text, at, one));
    if (entry === undefined) continue;
    said.add(entry.about);
    if (at > from) runs.push({ text: text.slice(from, at), about: null });
    runs.push({ text: text.slice(at, at + entry.word.length), about: entry.about });
    from = at + entry.word.length;
    at = from - 1;
  }
  return from < text.length ? [...runs, { text: text.slice(from), about: null }] : runs;
};
