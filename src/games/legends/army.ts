/** Armies: boxed ones by name, custom ones by kind numbers, arranged ones square by square (R20; LEGENDS.md, Forms). */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import { isObject } from '../shared/read-setup';
import { pieceOf } from './catalogue';
import boxes from './data/armies.json';
import { ownSquares, STANDARD_FORM } from './forms';
import type { Form, Side } from './language';
import { armySize, isOfForm, mixFault, piecesOfForm, SIDES } from './mix';

export { ARMY_MIX, ARMY_SIZE, mixFault, SIDES } from './mix';

/** An army as a Setup carries it: a box, kind numbers, or for arranged forms what stands on each set-up square. */
export type ArmyPlan = { readonly boxed: string } | readonly (number | string)[] | string;

/** The boxed armies in the order of the draw: good 1 to 6, evil 1 to 6. */
export const BOXED: readonly { readonly name: string; readonly side: Side; readonly pieces: readonly number[] }[] =
  SIDES.flatMap((side) => boxes[side].map((pieces, index) => ({ name: `${side} ${index + 1}`, side, pieces })));

/** An army that has been read: its kind numbers as given (0: a set-up square that is left empty), and its side. */
export interface Army {
  readonly side: Side | 'both';
  readonly pieces: readonly number[];
}

/** The text of a set-up square that is left empty. */
export const EMPTY_LETTER = '-';

/** The letter of a kind, `-` for 0. */
export const letterOf = (kind: number): string => (kind === 0 ? EMPTY_LETTER : (pieceOf(kind)?.letter ?? '?'));

/** The kind of a letter in a form, 0 for `-`; null for any other text. */
export const kindOfLetter = (letter: string, form: Form): number | null =>
  letter === EMPTY_LETTER ? 0 : (piecesOfForm(form).find((piece) => piece.letter === letter)?.number ?? null);

/** An arranged army as one text. */
export const formatArmy = (kinds: readonly number[]): string => kinds.map(letterOf).join('');

const readBoxed = (json: { readonly [key: string]: unknown }): Outcome<Army> => {
  const extra = Object.keys(json).find((key) => key !== 'boxed');
  if (extra !== undefined) return refuse('bad-army', extra, 'only the key boxed', extra);
  const box = BOXED.find(({ name }) => name === json['boxed']);
  return box === undefined
    ? refuse('bad-army', 'boxed', '"good 1" to "good 6" or "evil 1" to "evil 6"', json['boxed'])
    : ok({ side: box.side, pieces: box.pieces });
};

/** So many are counted by strength, so that a list says what it has too many of; a longer one is not looked at. */
const MOST_LISTED = 255;

const readListed = (json: readonly unknown[], form: Form): Outcome<Army> => {
  if (json.length > MOST_LISTED) return refuse('bad-army', '', `${armySize(form)} chart numbers`, json.length);
  const pieces: number[] = [];
  let side: Side | 'both' | null = null;
  for (const [index, number] of json.entries()) {
    const piece = typeof number === 'number' && isOfForm(number, form) ? pieceOf(number) : undefined;
    if (piece === undefined)
      return refuse('bad-army', `[${index}]`, `a chart number from ${form.pieces[0]} to ${form.pieces[1]}`, number);
    side ??= piece.side;
    if (piece.side !== side)
      return refuse('bad-army', `[${index}]`, `a ${side} piece like the first`, `${number} ${piece.name}`);
    pieces.push(piece.number);
  }
  const wrong = mixFault(pieces, form);
  if (wrong !== null) return refuse('bad-army', '', wrong.expected, wrong.found);
  return ok({ side: side ?? 'both', pieces });
};

/** What stands on one set-up square: a letter, `-`, a kind number, or 0. */
const kindOfItem = (item: unknown, form: Form): number | null => {
  if (typeof item === 'string') return kindOfLetter(item, form);
  return item === 0 || (typeof item === 'number' && isOfForm(item, form) && pieceOf(item) !== undefined) ? item : null;
};

const readArranged = (json: unknown, form: Form): Outcome<Army> => {
  const squares = ownSquares(form, 0).length;
  if (typeof json !== 'string' && !Array.isArray(json))
    return refuse('bad-army', '', `a text of ${squares} letters, or a list, one a set-up square`, json ?? 'null');
  if (json.length !== squares)
    return refuse('bad-army', '', `${squares} letters, one a set-up square, - for an empty one`, `${json.length}`);
  const items: readonly unknown[] = [...json];
  const letters = piecesOfForm(form).map(({ letter }) => letter);
  const pieces: number[] = [];
  for (const [index, item] of items.entries()) {
    const kind = kindOfItem(item, form);
    if (kind === null) return refuse('bad-army', `[${index}]`, `one of ${letters.join(' ')}, or -`, item);
    pieces.push(kind);
  }
  const wrong = mixFault(pieces, form);
  return wrong === null ? ok({ side: 'both', pieces }) : refuse('bad-army', '', wrong.expected, wrong.found);
};

/** Reads an ArmyPlan of a form. `bad-army`, its path being `[k]` for the piece at fault. */
export const readArmy = (json: unknown, form: Form = STANDARD_FORM): Outcome<Army> => {
  if (form.setup === 'arranged') return readArranged(json, form);
  if (isObject(json)) return readBoxed(json);
  if (!Array.isArray(json))
    return refuse('bad-army', '', `a boxed army or a list of ${armySize(form)} chart numbers`, json ?? 'null');
  return readListed(json, form);
};
