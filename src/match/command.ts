/** The command box: a typed text to one of the offered choices. Forgiving about case, spaces and the `@`. */
import type { Content, Shape } from '../contract/content';
import type { Decision } from '../contract/decision';

/** Ways to write what was typed in the game's notation, the likeliest first. */
const readings = (text: string): readonly string[] => {
  const plain = text.trim().replace(/\s+/g, ' ');
  const tight = plain.replaceAll(' ', '');
  const parts = plain.split(' ');
  const at =
    parts.length === 2 ? [`${parts[0]?.toUpperCase()}@${parts[1]?.toLowerCase()}`, parts.join('-').toLowerCase()] : [];
  const glued = /^([a-z])([a-z][1-9][0-9]?)$/i.exec(tight);
  const apart = glued === null ? [] : [`${glued[1]?.toUpperCase()}@${glued[2]?.toLowerCase()}`];
  const [head, tail] = tight.split('@');
  const cased = tail === undefined ? [] : [`${head?.toUpperCase()}@${tail.toLowerCase()}`];
  return [...new Set([plain, ...at, tight.toLowerCase(), tight.toUpperCase(), ...cased, ...apart])];
};

/** Index of the offered choice that the text means; null when it means none. */
export const parseCommand = (
  text: string,
  decision: Decision,
  content: Pick<Content, 'parseChoice'>,
  shape: Shape,
): number | null => {
  if (text.trim() === '') return null;
  for (const reading of readings(text)) {
    const code = content.parseChoice(reading, decision.kind, shape);
    const index = code.ok ? decision.choices.indexOf(code.value) : -1;
    if (index >= 0) return index;
  }
  return null;
};
