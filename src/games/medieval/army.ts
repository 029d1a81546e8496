/** An army as a Setup carries it: a letter a set-up square, the own back row first, from the left as its owner sees it. */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import { countsOf, setupSquares } from './forms';
import { ARMY_KINDS, kindOfLetter, letterOf, UNITS } from './units';

/** Blue sits at the far edge: its text runs against the squares. */
const turned = <T>(items: readonly T[], seat: number): readonly T[] => (seat === 1 ? [...items].reverse() : items);

/** The text of an army whose kinds stand by ascending set-up square. */
export const formatArmy = (kinds: readonly number[], seat: number): string =>
  turned(kinds, seat).map(letterOf).join('');

const countIn = (kinds: readonly number[], kind: number): number => kinds.filter((one) => one === kind).length;

/** Which kinds are missing or too many, as `2 F missing, 1 K too many`; empty when the army is the form's. */
const differenceOf = (kinds: readonly number[], form: number): string =>
  countsOf(form)
    .flatMap((count, kind) => {
      const over = countIn(kinds, kind) - count;
      if (over === 0) return [];
      return [`${Math.abs(over)} ${letterOf(kind)} ${over < 0 ? 'missing' : 'too many'}`];
    })
    .join(', ');

const LETTERS = UNITS.slice(0, ARMY_KINDS)
  .map(({ letter }) => letter)
  .join(' ');

/** What a form's army holds, as `4 F, 2 G, …`. */
const mixText = (form: number): string =>
  countsOf(form)
    .map((count, kind) => `${count} ${letterOf(kind)}`)
    .join(', ');

/** Reads an army's text into kinds by ascending set-up square. `bad-army`, its path `[k]` for the letter at fault. */
export const readArmy = (json: unknown, form: number, seat: number): Outcome<readonly number[]> => {
  const size = setupSquares(form, seat).length;
  if (typeof json !== 'string')
    return refuse('bad-army', '', `a text of ${size} letters, one a set-up square`, json ?? 'null');
  if (json.length !== size) return refuse('bad-army', '', `${size} letters, one a set-up square`, `${json.length}`);
  const kinds: number[] = [];
  for (const [index, letter] of [...json].entries()) {
    const kind = kindOfLetter(letter);
    if (kind === null || kind >= ARMY_KINDS || letter !== letterOf(kind))
      return refuse('bad-army', `[${index}]`, `one of ${LETTERS}`, letter);
    kinds.push(kind);
  }
  const difference = differenceOf(kinds, form);
  return difference === '' ? ok(turned(kinds, seat)) : refuse('bad-army', '', mixText(form), difference);
};
