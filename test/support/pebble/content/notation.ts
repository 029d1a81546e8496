/** Pebble's choices as text (B25) and as presses. */
import type { Press } from '../../../../src/contract/content';
import type { ChoiceCode, DecisionKind } from '../../../../src/contract/decision';
import type { Outcome } from '../../../../src/contract/fault';
import { PASS, packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ok, refuse } from '../../../../src/games/shared/outcome';
import { cellOf, nameOf } from './map';
import { CARDS, LETTERS } from './names';

/** Letters of the items at a decision of this kind. */
const itemLetters = (kind: DecisionKind): string => (kind === 'place' ? LETTERS : CARDS);

export const formatChoice = (code: ChoiceCode, kind: DecisionKind): string => {
  const { form, item, from, to } = unpackChoice(code);
  switch (form) {
    case 'move':
      return `${nameOf(from)}-${nameOf(to)}`;
    case 'square':
      return nameOf(to);
    case 'item':
      return itemLetters(kind)[item] ?? '?';
    default:
      return 'pass';
  }
};

const parseMove = (text: string): ChoiceCode | null => {
  const [from, to, more] = text.split('-').map(cellOf);
  if (typeof from !== 'number' || typeof to !== 'number' || more !== undefined) return null;
  return packChoice('move', { from, to });
};

const parseItem = (text: string, kind: DecisionKind): ChoiceCode | null => {
  const item = text.length === 1 ? itemLetters(kind).indexOf(text) : -1;
  return item < 0 ? null : packChoice('item', { item });
};

const parseCell = (text: string): ChoiceCode | null => {
  const to = cellOf(text);
  return to === null ? null : packChoice('square', { to });
};

const parse = (text: string, kind: DecisionKind): ChoiceCode | null => {
  switch (kind) {
    case 'place':
      return parseItem(text, kind);
    case 'main':
      return text === 'pass' ? PASS : (parseItem(text, kind) ?? parseMove(text));
    case 'pick':
      return parseCell(text);
    default:
      return null;
  }
};

export const parseChoice = (text: string, kind: DecisionKind): Outcome<ChoiceCode> => {
  const code = parse(text, kind);
  return code === null ? refuse('bad-notation', '', `a choice at a ${kind} decision`, text) : ok(code);
};

export const presses = (code: ChoiceCode): readonly Press[] => {
  const { form, item, from, to } = unpackChoice(code);
  switch (form) {
    case 'move':
      return [
        { on: 'square', square: from },
        { on: 'square', square: to },
      ];
    case 'square':
      return [{ on: 'square', square: to }];
    case 'item':
      return [{ on: 'item', item }];
    default:
      return [{ on: 'button', name: 'pass' }];
  }
};
