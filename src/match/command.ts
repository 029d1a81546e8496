/** The command box: a typed text to one of the offered choices, or to presses. Forgiving about case, spaces and the `@`. */
import type { Content, Press, Shape } from '../contract/content';
import type { Decision } from '../contract/decision';
import type { View } from '../contract/view';
import type { GameWords } from './face';
import { pressSquare } from './press';
import type { Asking } from './types';

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

const tightened = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** Index of the offered choice that the text means; null when it means none. */
export const parseCommand = (
  text: string,
  decision: Decision,
  content: Pick<Content, 'parseChoice' | 'formatChoice'>,
  shape: Shape,
): number | null => {
  if (text.trim() === '') return null;
  for (const reading of readings(text)) {
    const code = content.parseChoice(reading, decision.kind, shape);
    const index = code.ok ? decision.choices.indexOf(code.value) : -1;
    if (index >= 0) return index;
  }
  // words inside a choice have capitals of their own
  const typed = [tightened(text), tightened(text).replace(/^([a-z]+[0-9]+)([a-z]+[0-9]+)$/, '$1/$2')];
  const found = decision.choices.findIndex((code) =>
    typed.includes(content.formatChoice(code, decision.kind, shape).toLowerCase()),
  );
  return found < 0 ? null : found;
};

const LEADS = /^(use|name|choose|take)\s+/i;

/** Presses that a text means by a name: `use srik`, `royal guard`. Null where it names nothing, or more than one thing. */
export const pressesMeant = (
  text: string,
  asking: Asking,
  view: View,
  words: Pick<GameWords, 'rows' | 'kindName'>,
): readonly Press[] | null => {
  const typed = tightened(text.replace(LEADS, ''));
  if (typed.length < 3) return null;
  const rows = words.rows(asking, view).map(({ presses, name }) => ({ presses, name: tightened(name) }));
  const exact = rows.filter(({ name }) => name === typed);
  const [only, another] = exact.length > 0 ? exact : rows.filter(({ name }) => name.includes(typed));
  if (only !== undefined && another === undefined) return only.presses;
  const own = view.tokens.filter(
    ({ kind, square }) =>
      kind !== null &&
      tightened(words.kindName(kind)).includes(typed) &&
      asking.squares.some((mark) => mark.square === square),
  );
  const [piece, twin] = own;
  return piece === undefined || twin !== undefined ? null : [...asking.presses, pressSquare(piece.square)];
};
