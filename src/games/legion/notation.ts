/** Legion's choices as text and as presses (SCENARIOS.md; RULES section 10). */
import type { Press } from '../../contract/content';
import type { ChoiceCode, DecisionKind } from '../../contract/decision';
import type { Outcome } from '../../contract/fault';
import { PASS, packChoice, unpackChoice } from '../shared/choice';
import { ok, refuse } from '../shared/outcome';
import { formatSquare, parseSquare } from '../shared/square';
import { formatFace, formatQuadrant, parseFace, parseQuadrant, SHAPE } from './boards';
import { kindOfLetter, UNITS } from './units';

/** Items from here on are quadrant codes; below they are faces. */
export const QUADRANT_ITEM = 64;

const EXPECTED: Readonly<Partial<Record<DecisionKind, string>>> = {
  place: 'UNIT@square such as N@c3, a face such as 1A, a laid board such as 1A0, or pass',
  pick: 'a square a1 to f6',
};

export const formatChoice = (code: ChoiceCode): string => {
  const { form, item, to } = unpackChoice(code);
  switch (form) {
    case 'itemAt':
      return `${UNITS[item]?.letter ?? '?'}@${formatSquare(to, SHAPE)}`;
    case 'item':
      return item >= QUADRANT_ITEM ? formatQuadrant(item - QUADRANT_ITEM) : formatFace(item);
    case 'square':
      return formatSquare(to, SHAPE);
    default:
      return 'pass';
  }
};

const parsePlace = (text: string): ChoiceCode | null => {
  if (text === 'pass') return PASS;
  const face = parseFace(text);
  if (face !== null) return packChoice('item', { item: face });
  const quadrant = parseQuadrant(text);
  if (quadrant !== null) return packChoice('item', { item: QUADRANT_ITEM + quadrant });
  const kind = /^[A-Z]@/.test(text) ? kindOfLetter(text.charAt(0)) : null;
  const to = parseSquare(text.slice(2), SHAPE);
  return kind === null || to === null ? null : packChoice('itemAt', { item: kind, to });
};

export const parseChoice = (text: string, kind: DecisionKind): Outcome<ChoiceCode> => {
  const square = kind === 'pick' ? parseSquare(text, SHAPE) : null;
  const code = kind === 'place' ? parsePlace(text) : square === null ? null : packChoice('square', { to: square });
  return code === null ? refuse('bad-notation', '', EXPECTED[kind] ?? 'no choice of this kind', text) : ok(code);
};

export const presses = (code: ChoiceCode): readonly Press[] => {
  const { form, item, to } = unpackChoice(code);
  switch (form) {
    case 'itemAt':
      return [
        { on: 'item', item },
        { on: 'square', square: to },
      ];
    case 'item':
      return [{ on: 'item', item }];
    case 'square':
      return [{ on: 'square', square: to }];
    default:
      return [{ on: 'button', name: 'pass' }];
  }
};
