/** Parley's choices as text and as presses. */
import type { Press } from '../../../src/contract/content';
import type { ChoiceCode, DecisionKind } from '../../../src/contract/decision';
import type { Outcome } from '../../../src/contract/fault';
import { PASS, packChoice, unpackChoice } from '../../../src/games/shared/choice';
import { ok, refuse } from '../../../src/games/shared/outcome';
import { formatSquare, parseSquare } from '../../../src/games/shared/square';
import { CARDS, EMPTY_ITEM, KINDS, SHAPE } from './names';

const square = (number: number): string => formatSquare(number, SHAPE);

const formatItem = (item: number, kind: DecisionKind): string => {
  if (kind === 'seat') return `@${item}`;
  if (kind === 'place') return item === EMPTY_ITEM ? '-' : (KINDS[item] ?? '?');
  return CARDS[item] ?? '?';
};

export const formatChoice = (code: ChoiceCode, kind: DecisionKind): string => {
  const { form, item, from, to } = unpackChoice(code);
  switch (form) {
    case 'move':
      return `${square(from)}-${square(to)}`;
    case 'powerTo':
      return `${square(from)}.${item}>${square(to)}`;
    case 'square':
      return square(to);
    case 'item':
      return formatItem(item, kind);
    default:
      return 'pass';
  }
};

const parseMain = (text: string): ChoiceCode | null => {
  const parts = /^([a-e][1-3])(-|\.1>)([a-e][1-3])$/.exec(text);
  const from = parseSquare(parts?.[1] ?? '', SHAPE);
  const to = parseSquare(parts?.[3] ?? '', SHAPE);
  if (from === null || to === null) return null;
  return parts?.[2] === '-' ? packChoice('move', { from, to }) : packChoice('powerTo', { item: 1, from, to });
};

const parseItem = (text: string, letters: string): ChoiceCode | null => {
  const item = text.length === 1 ? letters.indexOf(text) : -1;
  return item < 0 ? null : packChoice('item', { item });
};

const parse = (text: string, kind: DecisionKind): ChoiceCode | null => {
  switch (kind) {
    case 'place':
      return parseItem(text, `${KINDS}-`);
    case 'card':
    case 'respond':
      return parseItem(text, CARDS);
    case 'seat':
      return /^@[0-2]$/.test(text) ? packChoice('item', { item: Number(text[1]) }) : null;
    case 'pick': {
      const to = parseSquare(text, SHAPE);
      return to === null ? null : packChoice('square', { to });
    }
    case 'main':
      return parseMain(text);
    default:
      return null;
  }
};

export const parseChoice = (text: string, kind: DecisionKind): Outcome<ChoiceCode> => {
  const code = text === 'pass' && ['card', 'main', 'respond'].includes(kind) ? PASS : parse(text, kind);
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
    case 'powerTo':
      return [
        { on: 'square', square: from },
        { on: 'item', item },
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
