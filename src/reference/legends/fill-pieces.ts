/** The pieces that a view and a guess describe, wherever they are. */
import type { Fault } from '../../contract/fault';
import type { Guess, View } from '../../contract/view';
import type { Side } from '../../games/legends/language';
import { refuse } from '../../games/shared/outcome';
import { ALL } from '../core/table';
import { type FormRules, isOfForm } from './form-rules';
import type { Rules } from './kinds';
import { newToken } from './make';
import type { Token } from './state';

/** A view that can't be: unwound to where the Fault is given. */
export class Unfit extends Error {
  readonly fault: Fault;
  constructor(at: string, expected: string, found?: unknown) {
    super(expected);
    this.fault = refuse('bad-position', at, expected, found).fault;
  }
}

/** Hands the guess out word by word. */
export class Guesses {
  private used = 0;
  private readonly words: Guess;
  constructor(words: Guess) {
    this.words = words;
  }
  next(what: string): number {
    const word = this.words[this.used];
    if (word === undefined || !Number.isInteger(word)) throw new Unfit(`guess[${this.used}]`, what, word);
    this.used++;
    return word;
  }
  end(): void {
    if (this.used !== this.words.length) throw new Unfit('guess', `${this.used} words`, this.words.length);
  }
}

/** A list of the view cut into groups of so many words. */
export const groups = (view: View, name: string, size: number): readonly (readonly number[])[] => {
  const words = view.lists[name] ?? [];
  return Array.from({ length: Math.floor(words.length / size) }, (_, n) => words.slice(n * size, (n + 1) * size));
};

/** What a view and a guess are read with. */
export interface Reading {
  readonly rules: Rules;
  readonly form: FormRules;
  readonly view: View;
}

const kindOf = ({ rules, form }: Reading, number: number, at: string): Token['kind'] => {
  const kind = rules.kinds[number];
  if (kind === undefined || !isOfForm(form, number)) throw new Unfit(at, 'a chart number', number);
  return kind;
};

const makeToken = (reading: Reading, id: number, number: number, army: number, seat: number, at: string): Token => ({
  ...newToken(id, kindOf(reading, number, at), army),
  seat,
  shown: true,
});

/**
 * The colour of each army's backs, where something known shows it; null too for an army of both, as positions may have.
 * Pieces that either army may hold show none.
 */
const sidesOf = ({ rules, view }: Reading): readonly (Side | null)[] =>
  view.heaps.map((heap, army) => {
    const standing = view.tokens.flatMap(({ kind }, index) => (view.lists['army']?.[index] === army ? [kind] : []));
    const known = [...(view.lists[`roster${army}`] ?? []), ...heap.kinds, ...standing];
    const sides = new Set(known.flatMap((kind) => rules.kinds[kind ?? 0]?.piece.side ?? []));
    sides.delete('both');
    const [only] = sides;
    return only !== undefined && only !== 'both' && sides.size === 1 ? only : null;
  });

/** The pieces on the board; hidden kinds are guessed, and must be of the colour that the back shows. */
export const standingTokens = (reading: Reading, guesses: Guesses): readonly Token[] => {
  const { view } = reading;
  const sides = sidesOf(reading);
  return view.tokens.map((token, index) => {
    const at = `tokens[${index}]`;
    const army = view.lists['army']?.[index] ?? token.seat;
    const made = makeToken(reading, token.id, token.kind ?? guesses.next('a kind'), army, token.seat, at);
    const { side } = made.kind.piece;
    if (token.kind === null && side !== 'both' && sides[army] !== null && side !== sides[army]) {
      throw new Unfit(at, `a kind of the ${sides[army]} side`, made.kind.number);
    }
    if (token.square < 0 || token.square >= view.terrain.length) throw new Unfit(at, 'a square', token.square);
    made.shown = token.shownTo === ALL;
    made.looked = made.shown ? 0 : token.shownTo;
    return made;
  });
};

/** The pieces in the destroyed areas, army by army. */
export const fallenTokens = (reading: Reading): readonly Token[] => {
  const { view } = reading;
  const ids = [...(view.lists['fallen'] ?? [])];
  return view.heaps.flatMap((heap, army) =>
    heap.kinds.map((kind, index) =>
      makeToken(reading, ids.shift() ?? -1, kind ?? 0, army, army, `heaps[${army}].kinds[${index}]`),
    ),
  );
};

/** The pieces in the Death Curse area, in force or waiting. */
export const curseTokens = (reading: Reading): readonly Token[] =>
  groups(reading.view, 'curses', 4).flatMap(([id = -1, kind = 0, seat = 0, army = 0], index) =>
    id < 0 ? [] : [makeToken(reading, id, kind, army, seat, `lists.curses[${index * 4}]`)],
  );
