/** Legends' choices as text and as presses (SCENARIOS.md; R139 for the prime of the second piece on a square). */
import type { Press, Shape } from '../../contract/content';
import type { ChoiceCode, DecisionKind } from '../../contract/decision';
import type { Outcome } from '../../contract/fault';
import { type ChoiceParts, PASS, packChoice, unpackChoice } from '../shared/choice';
import { ok, refuse } from '../shared/outcome';
import { formatSquare, parseSquare } from '../shared/square';
import { letterOf } from './army';
import { legendsCatalogue } from './catalogue';
import { KEYWORDS, TERRAINS } from './language';
import { PRIMED_TARGET, PRIMED_USER } from './names';

/** `other` item of an exchange before the battle. */
const SWAP = 1;
/** Item of a square choice that means the second piece there. */
const SECOND = 1;
/** A press on a granted action is this plus the keyword's number; smaller items are a piece's own powers. */
export const GRANTED_ITEM = 64;
const NUMBER = 0xff;
/** Texts of the lands by number; water can't be named. */
const LANDS: readonly string[] = TERRAINS.filter((name) => name !== 'water').map((name) => `=${name}`);
const KEYWORD_NAMES: readonly string[] = KEYWORDS;

const prime = (is: number): string => (is === 0 ? '' : "'");

const formatItem = (item: number, kind: DecisionKind): string => {
  switch (kind) {
    case 'name':
      return `=${item}`;
    case 'terrain':
      return `=${TERRAINS[item] ?? '?'}`;
    case 'seat':
      return `@${item}`;
    case 'place':
      return letterOf(item);
    default:
      return `#${item}`;
  }
};

/** See Content.formatChoice. */
export const formatChoice = (code: ChoiceCode, kind: DecisionKind, shape: Shape): string => {
  const { form, item, from, to } = unpackChoice(code);
  const at = (square: number): string => formatSquare(square, shape);
  const user = `${at(from)}${prime(item & PRIMED_USER)}`;
  const target = `${at(to)}${prime(item & PRIMED_TARGET)}`;
  switch (form) {
    case 'move':
      return `${at(from)}-${at(to)}`;
    case 'power':
      return `${user}.${item & NUMBER}`;
    case 'powerTo':
      return `${user}.${item & NUMBER}>${target}`;
    case 'granted':
      return `${user}.${KEYWORDS[item & NUMBER] ?? '?'}>${target}`;
    case 'square':
      return `${at(to)}${prime(item)}`;
    case 'item':
      return formatItem(item, kind);
    default:
      return item === SWAP ? `${at(from)}/${at(to)}` : 'pass';
  }
};

const PAIR = /^([a-z]{1,2}[0-9]{1,2})([-/])([a-z]{1,2}[0-9]{1,2})$/;
const POWER = /^([a-z]{1,2}[0-9]{1,2})('?)\.([1-9]|[a-zA-Z]+)(?:>([a-z]{1,2}[0-9]{1,2})('?))?$/;
const SQUARE = /^([a-z]{1,2}[0-9]{1,2})('?)$/;

const parsePair = (text: string, shape: Shape): ChoiceCode | null => {
  const parts = PAIR.exec(text);
  const from = parseSquare(parts?.[1] ?? '', shape);
  const to = parseSquare(parts?.[3] ?? '', shape);
  if (from === null || to === null) return null;
  return parts?.[2] === '-' ? packChoice('move', { from, to }) : packChoice('other', { item: SWAP, from, to });
};

const parsePower = (text: string, shape: Shape): ChoiceCode | null => {
  const [, userText = '', userPrime, name = '', targetText, targetPrime] = POWER.exec(text) ?? [];
  const from = parseSquare(userText, shape);
  const to = targetText === undefined ? 0 : parseSquare(targetText, shape);
  if (from === null || to === null) return null;
  const primes = (userPrime === "'" ? PRIMED_USER : 0) | (targetPrime === "'" ? PRIMED_TARGET : 0);
  if (/^[1-9]$/.test(name)) {
    const item = Number(name) | primes;
    return targetText === undefined ? packChoice('power', { item, from }) : packChoice('powerTo', { item, from, to });
  }
  const keyword = KEYWORD_NAMES.indexOf(name);
  if (keyword < 0 || targetText === undefined) return null;
  return packChoice('granted', { item: keyword | primes, from, to });
};

/** Kinds of arranged forms by letter; `-` is 0, a square left empty. Letters are the same in all forms. */
const LETTERS: ReadonlyMap<string, number> = new Map([
  [letterOf(0), 0],
  ...legendsCatalogue.pieces.flatMap(({ letter, number }) => (letter === undefined ? [] : [[letter, number] as const])),
]);

const parseOnSquares = (text: string, shape: Shape): ChoiceCode | null => {
  const parts = SQUARE.exec(text);
  const to = parseSquare(parts?.[1] ?? '', shape);
  if (to !== null) return packChoice('square', { item: parts?.[2] === "'" ? SECOND : 0, to });
  return parsePair(text, shape) ?? parsePower(text, shape);
};

/** Items share their bits, so each is read at the decision that it belongs to. */
const parseItem = (text: string, kind: DecisionKind): ChoiceCode | null => {
  const number = /^[#=](?:[1-9][0-9]{0,2})$/.test(text) ? Number(text.slice(1)) : null;
  const chart = number !== null && number <= legendsCatalogue.pieces.length ? number : null;
  switch (kind) {
    case 'pick':
      return chart !== null && text.startsWith('#') ? packChoice('item', { item: chart }) : null;
    case 'name':
      return chart !== null && text.startsWith('=') ? packChoice('item', { item: chart }) : null;
    case 'terrain': {
      const land = LANDS.indexOf(text);
      return land < 0 ? null : packChoice('item', { item: land });
    }
    case 'place': {
      const kind = LETTERS.get(text);
      return kind === undefined ? null : packChoice('item', { item: kind });
    }
    case 'seat':
      return /^@[0-7]$/.test(text) ? packChoice('item', { item: Number(text.slice(1)) }) : null;
    default:
      return null;
  }
};

const EXPECTED: Readonly<Partial<Record<DecisionKind, string>>> = {
  place: 'a piece’s letter, or - to leave the square empty',
  swap: 'two squares such as a1/b2, or pass',
  main: 'a move such as c4-c5, a power such as c4.2 or c4.2>c8, a granted action such as c4.flying>c8',
  respond: 'a power such as c4.2 or c4.2>c8, or pass',
  order: 'a power such as c4.2',
  pick: 'a square such as d6, a destroyed piece such as #146, or pass',
  name: 'a chart number such as =160',
  terrain: '=desert, =forest, =marsh, =mountain, =plains or =town',
  seat: 'a seat such as @3',
};

/** See Content.parseChoice. Whatever says itself what it is can be read at any decision; it may not be offered there. */
export const parseChoice = (text: string, kind: DecisionKind, shape: Shape): Outcome<ChoiceCode> => {
  const code = text === 'pass' ? PASS : (parseOnSquares(text, shape) ?? parseItem(text, kind));
  return code === null ? refuse('bad-notation', '', EXPECTED[kind] ?? 'no choice of this kind', text) : ok(code);
};

const onSquare = (square: number): Press => ({ on: 'square', square });
const onItem = (item: number): Press => ({ on: 'item', item });
/** The press that says "the other piece there", where two stand on one square. */
const second = (is: number): readonly Press[] => (is === 0 ? [] : [onItem(PRIMED_TARGET)]);

const powerPresses = ({ form, item, from, to }: ChoiceParts): readonly Press[] => {
  const own = (item & NUMBER) + (form === 'granted' ? GRANTED_ITEM : 0);
  const used: readonly Press[] = [onSquare(from), onItem(own | (item & PRIMED_USER))];
  return form === 'power' ? used : [...used, onSquare(to), ...second(item & PRIMED_TARGET)];
};

/** See Content.presses: the piece, the power beside the board, the target. */
export const presses = (code: ChoiceCode): readonly Press[] => {
  const parts = unpackChoice(code);
  const { form, item, from, to } = parts;
  switch (form) {
    case 'move':
      return [onSquare(from), onSquare(to)];
    case 'power':
    case 'powerTo':
    case 'granted':
      return powerPresses(parts);
    case 'square':
      return [onSquare(to), ...second(item)];
    case 'item':
      return [onItem(item)];
    default:
      return item === SWAP ? [onSquare(from), onSquare(to)] : [{ on: 'button', name: 'pass' }];
  }
};
