/** The pieces that a view and a guess describe, wherever they are. */
import type { Fault } from '../../contract/fault';
import type { Guess, View } from '../../contract/view';
import type { Side } from '../../games/legends/language';
import { refuse } from '../../games/shared/outcome';
import { ALL } from '../core/table';
import type { Rules } from './kinds';
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

const kindOf = (rules: Rules, number: number, at: string): Token['kind'] => {
  const kind = rules.kinds[number];
  if (kind === undefined) throw new Unfit(at, 'a chart number', number);
  return kind;
};

const makeToken = (rules: Rules, id: number, number: number, army: number, seat: number, at: string): Token => ({
  id,
  kind: kindOf(rules, number, at),
  army,
  seat,
  square: -1,
  shown: true,
  looked: 0,
  used: 0,
  boost: 0,
  fresh: false,
  memory: null,
});

/** The colour of each army's backs, where something known shows it; null too for an army of both, as positions may have. */
const sidesOf = (rules: Rules, view: View): readonly (Side | null)[] =>
  view.heaps.map((heap, army) => {
    const standing = view.tokens.flatMap(({ kind }, index) => (view.lists['army']?.[index] === army ? [kind] : []));
    const known = [...(view.lists[`roster${army}`] ?? []), ...heap.kinds, ...standing];
    const sides = new Set(known.flatMap((kind) => rules.kinds[kind ?? 0]?.piece.side ?? []));
    const [only] = sides;
    return only !== undefined && sides.size === 1 ? only : null;
  });

/** The pieces on the board; hidden kinds are guessed, and must be of the colour that the back shows. */
export const standingTokens = (rules: Rules, view: View, guesses: Guesses): readonly Token[] => {
  const sides = sidesOf(rules, view);
  return view.tokens.map((token, index) => {
    const at = `tokens[${index}]`;
    const army = view.lists['army']?.[index] ?? token.seat;
    const made = makeToken(rules, token.id, token.kind ?? guesses.next('a kind'), army, token.seat, at);
    if (token.kind === null && sides[army] !== null && made.kind.piece.side !== sides[army]) {
      throw new Unfit(at, `a kind of the ${sides[army]} side`, made.kind.number);
    }
    if (token.square < 0 || token.square >= view.terrain.length) throw new Unfit(at, 'a square', token.square);
    made.shown = token.shownTo === ALL;
    made.looked = made.shown ? 0 : token.shownTo;
    return made;
  });
};

/** The pieces in the destroyed areas, army by army. */
export const fallenTokens = (rules: Rules, view: View): readonly Token[] => {
  const ids = [...(view.lists['fallen'] ?? [])];
  return view.heaps.flatMap((heap, army) =>
    heap.kinds.map((kind, index) =>
      makeToken(rules, ids.shift() ?? -1, kind ?? 0, army, army, `heaps[${army}].kinds[${index}]`),
    ),
  );
};

/** The pieces in the Death Curse area, in force or waiting. */
export const curseTokens = (rules: Rules, view: View): readonly Token[] =>
  groups(view, 'curses', 4).flatMap(([id = -1, kind = 0, seat = 0, army = 0], index) =>
    id < 0 ? [] : [makeToken(rules, id, kind, army, seat, `lists.curses[${index * 4}]`)],
  );
