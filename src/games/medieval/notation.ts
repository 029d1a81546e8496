/** Medieval's choices as text and as presses (RULES section 10; a comma behind an act: more of the turn follows). */
import type { Press } from '../../contract/content';
import type { ChoiceCode, DecisionKind } from '../../contract/decision';
import type { Outcome } from '../../contract/fault';
import { PASS, packChoice, unpackChoice } from '../shared/choice';
import { ok, refuse } from '../shared/outcome';
import { formatSquare, parseSquare } from '../shared/square';
import { SHAPE, TERRAIN, VOID } from './board';
import { ITEM } from './items';
import { kindOfLetter, letterOf } from './units';

/** How an act is written, and what a player presses beside its two squares. */
interface Act {
  /** `!` before a bomb turn. */
  readonly before: '' | '!';
  /** Between the squares. */
  readonly sign: '-' | 'x' | '~' | '?' | '^' | '%';
  /** All connected Footmen join. */
  readonly joined: boolean;
  /** More of the turn follows. */
  readonly on: boolean;
}

const act = (sign: Act['sign'], { before = '', joined = false, on = false }: Partial<Act> = {}): Act => ({
  before,
  sign,
  joined,
  on,
});

/** A plain step has no item. */
const STEP = 0;

/** By item. */
const ACTS: ReadonlyMap<number, Act> = new Map([
  [STEP, act('-')],
  [ITEM.attack, act('x')],
  [ITEM.joined, act('x', { joined: true })],
  [ITEM.shot, act('~')],
  [ITEM.look, act('?')],
  [ITEM.rescue, act('^')],
  [ITEM.disarm, act('%')],
  [ITEM.bombStep, act('-', { before: '!' })],
  [ITEM.bombAttack, act('x', { before: '!' })],
  [ITEM.stepOn, act('-', { on: true })],
  [ITEM.attackOn, act('x', { on: true })],
  [ITEM.joinedOn, act('x', { joined: true, on: true })],
  [ITEM.shotOn, act('~', { on: true })],
]);

/** What is pressed beside the board for an act that two squares do not tell. */
export const PRESS = { join: 1, bomb: 2, goOn: 3 } as const;

/** `g7` as a square of this board; null for any other text, missing squares included. */
export const parsePlace = (text: string): number | null => {
  const square = parseSquare(text, SHAPE);
  return square === null || TERRAIN[square] === VOID ? null : square;
};

export const formatPlace = (square: number): string => formatSquare(square, SHAPE);

const formatAct = (item: number, from: number, to: number): string => {
  const written = ACTS.get(item);
  if (written === undefined) return '?';
  const { before, sign, joined, on } = written;
  return `${before}${formatPlace(from)}${sign}${formatPlace(to)}${joined ? '+' : ''}${on ? ',' : ''}`;
};

/** See Content.formatChoice. */
export const formatChoice = (code: ChoiceCode): string => {
  const { form, item, from, to } = unpackChoice(code);
  switch (form) {
    case 'move':
      return formatAct(STEP, from, to);
    case 'powerTo':
      return formatAct(item, from, to);
    case 'square':
      return formatPlace(to);
    case 'item':
      return letterOf(item);
    default:
      return 'pass';
  }
};

const ACT = /^(!?)([a-o][1-9][0-5]?)([-x~?^%])([a-o][1-9][0-5]?)(\+?)(,?)$/;

const parseAct = (text: string): ChoiceCode | null => {
  const [, before, fromText = '', sign, toText = '', plus, comma] = ACT.exec(text) ?? [];
  const from = parsePlace(fromText);
  const to = parsePlace(toText);
  if (from === null || to === null) return null;
  for (const [item, one] of ACTS) {
    if (one.before !== before || one.sign !== sign || one.joined !== (plus === '+') || one.on !== (comma === ','))
      continue;
    return item === STEP ? packChoice('move', { from, to }) : packChoice('powerTo', { item, from, to });
  }
  return null;
};

const parseLetter = (text: string): ChoiceCode | null => {
  const kind = kindOfLetter(text);
  return kind === null || text !== letterOf(kind) ? null : packChoice('item', { item: kind });
};

const parsePick = (text: string): ChoiceCode | null => {
  const to = parsePlace(text);
  return to === null ? null : packChoice('square', { to });
};

const EXPECTED: Readonly<Partial<Record<DecisionKind, string>>> = {
  place: 'a piece’s letter such as K',
  main: 'an act such as d5-d6, g7xg8+, g4~g8, g7?g9, g12^g15, g7%h8 or !h5-h8, a comma behind it where more follows; or pass',
  pick: 'a square such as e1',
};

/** See Content.parseChoice; `bad-notation`. */
export const parseChoice = (text: string, kind: DecisionKind): Outcome<ChoiceCode> => {
  const read = (): ChoiceCode | null => {
    switch (kind) {
      case 'main':
        return text === 'pass' ? PASS : parseAct(text);
      case 'place':
        return parseLetter(text);
      case 'pick':
        return parsePick(text);
      default:
        return null;
    }
  };
  const code = read();
  return code === null ? refuse('bad-notation', '', EXPECTED[kind] ?? 'no choice of this kind', text) : ok(code);
};

const onItem = (item: number): Press => ({ on: 'item', item });
const onSquare = (square: number): Press => ({ on: 'square', square });

/** See Content.presses: the piece, the target, then what the two leave open. */
export const presses = (code: ChoiceCode): readonly Press[] => {
  const { form, item, from, to } = unpackChoice(code);
  switch (form) {
    case 'move':
      return [onSquare(from), onSquare(to)];
    case 'powerTo': {
      const { joined, before, on } = ACTS.get(item) ?? act('-');
      return [
        onSquare(from),
        onSquare(to),
        ...(joined ? [onItem(PRESS.join)] : []),
        ...(before === '!' ? [onItem(PRESS.bomb)] : []),
        ...(on ? [onItem(PRESS.goOn)] : []),
      ];
    }
    case 'square':
      return [onSquare(to)];
    case 'item':
      return [onItem(item)];
    default:
      return [{ on: 'button', name: 'pass' }];
  }
};
