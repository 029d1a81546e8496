/** Chips: small plates with a few letters, whose text comes from src/text. */
import type { StageOptions } from '../../match/stage-port';

/**
 * `beats` and `holds`: the sum of a fight; `more` and `less`: strength beyond what is printed; `total`: a strength being
 * added up; `word`: something said; `fuse`: turns until
 * something goes off.
 */
export const CHIP_TONES = ['beats', 'holds', 'more', 'less', 'total', 'word', 'fuse'] as const;
export type ChipTone = (typeof CHIP_TONES)[number];

const PREFIX = 'chip|';

export const chipName = (tone: ChipTone, text: string): string => `${PREFIX}${tone}|${text}`;

/** Inverse of chipName; null for the atlas' own pictures. */
export const parseChip = (name: string): { readonly tone: ChipTone; readonly text: string } | null => {
  if (!name.startsWith(PREFIX)) return null;
  const [, word, ...text] = name.split('|');
  const tone = CHIP_TONES.find((each) => each === word);
  return tone === undefined ? null : { tone, text: text.join('|') };
};

export type Say = StageOptions['say'];

/** The comparison of a fight, `4 > 2`. */
export const sumText = (say: Say, attack: number, defence: number): string => {
  const sign = attack > defence ? '>' : attack === defence ? '=' : '<';
  const key = 'stage.sum';
  const text = say(key, { attack, sign, defence });
  return text === key ? `${attack} ${sign} ${defence}` : text;
};

/** A difference of strength with its sign: `+2`, `−1`. */
export const differenceText = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Its chip; null where there is none to show. */
export const differenceChip = (by: number): string | null =>
  by === 0 ? null : chipName(by > 0 ? 'more' : 'less', differenceText(by));
