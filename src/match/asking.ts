/**
 * A decision and the presses made so far, worked out into what the three faces (canvas, grid, command box) show. Pure:
 * the same decision, view and presses always give the same Asking.
 *
 * Presses may come in any order unless the game's content is `ordered`. Nothing is ever pressed for the player, also not
 * when only one press is left.
 */
import type { Content, Press } from '../contract/content';
import type { Decision } from '../contract/decision';
import type { View } from '../contract/view';
import { waysTo } from './aim';
import type { GameWords } from './face';
import { markKind } from './marks';
import { type Candidate, candidatesOf, nextOf, remaining, samePress } from './press';
import type { Aim, Asking, ItemMark, SquareMark } from './types';

/** What the working-out needs to know besides the decision. */
export interface AskingContext extends Pick<GameWords, 'markOf'> {
  readonly view: View;
  readonly content: Pressed & Pick<Content, 'plan' | 'sides' | 'seatCount'>;
}

type Pressed = Pick<Content, 'presses' | 'ordered'>;

/** What a press leads to: other presses, the wish to send the complete choice, or nothing. */
export type Answer =
  | { readonly kind: 'asking'; readonly asking: Asking }
  | { readonly kind: 'confirm'; readonly choice: number }
  | { readonly kind: 'refused' };

interface Fit {
  readonly candidate: Candidate;
  readonly rest: readonly Press[];
  readonly next: readonly Press[];
}

/** Must the presses come in order? The two squares of an exchange have none, also in a game whose moves have one. */
const isOrdered = (decision: Decision, content: Pressed): boolean => content.ordered && decision.kind !== 'swap';

const fitsOf = (decision: Decision, presses: readonly Press[], content: Pressed): readonly Fit[] => {
  const ordered = isOrdered(decision, content);
  return candidatesOf(decision, content).flatMap((candidate) => {
    const rest = remaining(candidate.presses, presses, ordered);
    return rest === null ? [] : [{ candidate, rest, next: nextOf(rest, ordered) }];
  });
};

const itemsOf = (presses: readonly Press[]): readonly number[] =>
  presses.flatMap((press) => (press.on === 'item' ? [press.item] : []));

const squaresOf = (presses: readonly Press[]): readonly number[] =>
  presses.flatMap((press) => (press.on === 'square' ? [press.square] : []));

const ascending = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

const squareMarks = (
  decision: Decision,
  fits: readonly Fit[],
  begins: boolean,
  context: AskingContext,
): readonly SquareMark[] => {
  const codes = new Map<number, number[]>();
  for (const { next, candidate } of fits) {
    for (const square of squaresOf(next)) {
      const known = codes.get(square);
      if (known === undefined) codes.set(square, [candidate.code]);
      else known.push(candidate.code);
    }
  }
  return ascending(codes.keys()).map((square) => ({
    square,
    mark: markKind(decision, codes.get(square) ?? [], square, context, begins),
  }));
};

/**
 * Squares that can be reached by choosing a power of the pressed piece first, ascending. A square that can be pressed by
 * itself already has a mark of its own.
 */
const hintsOf = (fits: readonly Fit[], made: readonly Press[], marks: readonly SquareMark[]): readonly number[] => {
  const [chosen] = made;
  if (made.length !== 1 || chosen?.on !== 'square') return [];
  const behind = fits.flatMap(({ next, rest }) => (next[0]?.on === 'item' ? squaresOf(rest) : []));
  const marked = new Set([chosen.square, ...marks.map(({ square }) => square)]);
  return ascending(behind.filter((square) => !marked.has(square)));
};

const itemMarks = (decision: Decision, fits: readonly Fit[], made: readonly Press[], content: Pressed) => {
  const open = new Set(fits.flatMap((fit) => itemsOf(fit.next)));
  const chosen = new Set(itemsOf(made));
  const all = ascending(candidatesOf(decision, content).flatMap((candidate) => itemsOf(candidate.presses)));
  return all.map((item): ItemMark => ({ item, open: open.has(item), chosen: chosen.has(item) }));
};

/**
 * The key of the sentence: the decision's own, with what is asked for once something has been pressed. `target`: a power
 * of a piece has been chosen; `which`: two pieces stand on the square.
 */
const promptKey = (
  decision: Decision,
  made: readonly Press[],
  fits: readonly Fit[],
  { choice, aim }: Pick<Asking, 'choice' | 'aim'>,
): string => {
  const more = fits.some((fit) => fit.rest.length > 0);
  if (choice !== null) return `${decision.key}.${more ? 'which' : 'confirm'}`;
  if (made.length === 0) return decision.key;
  if (aim !== null || !fits.some((fit) => squaresOf(fit.next).length > 0)) return `${decision.key}.item`;
  return `${decision.key}.${made.length > 1 ? 'target' : 'square'}`;
};

const promptArgs = (
  decision: Decision,
  made: readonly Press[],
  { view, content }: AskingContext,
): Readonly<Record<string, string | number>> => {
  const [item] = itemsOf(made);
  const [square] = squaresOf(made);
  return {
    ...Object.fromEntries(decision.args.map((value, at) => [`a${at}`, value])),
    ...(item === undefined ? {} : { item }),
    ...(square === undefined ? {} : { square: content.plan(view).name(square) }),
  };
};

/**
 * The decision with these presses made; presses that lead nowhere are not checked here (see `press`). `aim`: which way to
 * a pressed square is meant is still open.
 */
export const ask = (
  decision: Decision,
  presses: readonly Press[],
  context: AskingContext,
  aim: Aim | null = null,
): Asking => {
  const { content } = context;
  const fits = fitsOf(decision, presses, content);
  const choice = fits.find((fit) => fit.rest.length === 0)?.candidate.index ?? null;
  const squares = squareMarks(decision, fits, presses.length === 0 && isOrdered(decision, content), context);
  return {
    decision,
    presses,
    prompt: { key: promptKey(decision, presses, fits, { choice, aim }), args: promptArgs(decision, presses, context) },
    squares,
    hints: isOrdered(decision, content) ? hintsOf(fits, presses, squares) : [],
    items: itemMarks(decision, fits, presses, content),
    canPass: candidatesOf(decision, content).some(({ presses: needed }) => needed.some(({ on }) => on === 'button')),
    choice,
    more: choice !== null && fits.some((fit) => fit.rest.length > 0),
    aim,
  };
};

/** The first of some ways to go on that leads to a choice; null when none does. */
const firstFitting = (
  { decision }: Asking,
  trials: readonly (readonly Press[])[],
  content: Pressed,
): readonly Press[] | null => trials.find((trial) => fitsOf(decision, trial, content).length > 0) ?? null;

/**
 * In order: another item keeps as much as goes together with it (another power of the same piece), another square
 * replaces the last one (another target), and what starts something of its own starts it.
 */
const restartInOrder = (asking: Asking, press: Press, content: Pressed): readonly Press[] | null => {
  const { presses } = asking;
  if (press.on !== 'square') {
    const kept = presses.map((_, at) => [...presses.slice(0, presses.length - at), press]);
    return firstFitting(asking, [...kept, [press]], content);
  }
  const replaced = presses.length > 1 && presses.at(-1)?.on === 'square' ? [[...presses.slice(0, -1), press]] : [];
  return firstFitting(asking, [...replaced, [press]], content);
};

/**
 * The presses that stay when `press` comes and does not fit all of them: the later ones that still go together with it,
 * so that another square keeps the chosen unit and another unit keeps the chosen square. Null: it starts nothing.
 */
const restart = (asking: Asking, press: Press, content: Pressed): readonly Press[] | null => {
  if (isOrdered(asking.decision, content)) return restartInOrder(asking, press, content);
  let kept: readonly Press[] = [];
  if (fitsOf(asking.decision, [press], content).length === 0) return null;
  for (const earlier of [...asking.presses].reverse()) {
    const trial = [earlier, ...kept, press];
    if (fitsOf(asking.decision, trial, content).length > 0) kept = trial.slice(0, -1);
  }
  return [...kept, press];
};

/**
 * A press on a square that a power of the chosen piece can be used on: the one power there is is chosen with it. Where
 * several lead there, or a move as well, which one is meant stays open; the move stands until another is chosen.
 */
const takeAim = (asking: Asking, added: Press, context: AskingContext): Asking | null => {
  const { decision, presses } = asking;
  if (added.on !== 'square' || !isOrdered(decision, context.content)) return null;
  const ways = waysTo(decision, presses, added, context.content);
  const moved = [...presses, added];
  const moves = fitsOf(decision, moved, context.content).length > 0;
  const [only, another] = ways;
  if (only === undefined) return null;
  if (another === undefined && !moves) return ask(decision, only, context);
  return ask(decision, moves ? moved : presses, context, { square: added.square, ways });
};

/** What one more press does. */
export const press = (asking: Asking, added: Press, context: AskingContext): Answer => {
  const { decision, presses, choice } = asking;
  const to = (next: readonly Press[]): Answer => ({ kind: 'asking', asking: ask(decision, next, context) });
  const last = presses.at(-1);
  if (choice !== null && last !== undefined && samePress(last, added)) return { kind: 'confirm', choice };
  const aimed = takeAim(asking, added, context);
  if (aimed !== null) return { kind: 'asking', asking: aimed };
  const fitting = [...presses, added];
  if (fitsOf(decision, fitting, context.content).length > 0) return to(fitting);
  const chosen = presses.findIndex((other) => samePress(other, added));
  if (chosen >= 0) {
    const ordered = isOrdered(decision, context.content);
    return to(ordered ? presses.slice(0, chosen) : presses.filter((_, at) => at !== chosen));
  }
  // an exchange that waits to be confirmed is dropped by a press on a third piece: that begins another one
  const anew = choice !== null && decision.kind === 'swap' ? { ...asking, presses: [] } : asking;
  const kept = restart(anew, added, context.content);
  return kept === null ? { kind: 'refused' } : to(kept);
};

/** Exactly these presses, whatever was pressed before; null when they lead to no choice. */
export const pressAll = (asking: Asking, presses: readonly Press[], context: AskingContext): Asking | null =>
  fitsOf(asking.decision, presses, context.content).length === 0 ? null : ask(asking.decision, presses, context);

/** The decision with all presses of one choice made, as after a hint. */
export const askChosen = (decision: Decision, index: number, context: AskingContext): Asking => {
  const code = decision.choices[index];
  return ask(decision, code === undefined ? [] : context.content.presses(code, decision.kind), context);
};

/** The choice that one more press on this square would complete; null when it would not. */
export const choiceAt = (asking: Asking, square: number, context: AskingContext): number | null => {
  if (asking.choice !== null || !asking.squares.some((mark) => mark.square === square)) return null;
  return ask(asking.decision, [...asking.presses, { on: 'square', square }], context).choice;
};
