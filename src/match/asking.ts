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
import { formatSquare } from '../games/shared/square';
import { markKind } from './marks';
import { type Candidate, candidatesOf, nextOf, remaining, samePress } from './press';
import type { Asking, ItemMark, SquareMark } from './types';

/** What the working-out needs to know besides the decision. */
export interface AskingContext {
  readonly view: View;
  readonly content: Pick<Content, 'presses' | 'ordered'>;
}

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

const fitsOf = (decision: Decision, presses: readonly Press[], content: AskingContext['content']): readonly Fit[] =>
  candidatesOf(decision, content).flatMap((candidate) => {
    const rest = remaining(candidate.presses, presses, content.ordered);
    return rest === null ? [] : [{ candidate, rest, next: nextOf(rest, content.ordered) }];
  });

const itemsOf = (presses: readonly Press[]): readonly number[] =>
  presses.flatMap((press) => (press.on === 'item' ? [press.item] : []));

const squaresOf = (presses: readonly Press[]): readonly number[] =>
  presses.flatMap((press) => (press.on === 'square' ? [press.square] : []));

const ascending = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

const squareMarks = (decision: Decision, fits: readonly Fit[], view: View): readonly SquareMark[] =>
  ascending(fits.flatMap((fit) => squaresOf(fit.next))).map((square) => {
    const codes = fits.filter((fit) => squaresOf(fit.next).includes(square)).map((fit) => fit.candidate.code);
    return { square, mark: markKind(decision, codes, square, view) };
  });

const itemMarks = (
  decision: Decision,
  fits: readonly Fit[],
  made: readonly Press[],
  content: AskingContext['content'],
) => {
  const open = new Set(fits.flatMap((fit) => itemsOf(fit.next)));
  const chosen = new Set(itemsOf(made));
  const all = ascending(candidatesOf(decision, content).flatMap((candidate) => itemsOf(candidate.presses)));
  return all.map((item): ItemMark => ({ item, open: open.has(item), chosen: chosen.has(item) }));
};

/** The key of the sentence: the decision's own, with what is asked for once something has been pressed. */
const promptKey = (decision: Decision, made: readonly Press[], fits: readonly Fit[], choice: number | null): string => {
  if (choice !== null) return `${decision.key}.confirm`;
  if (made.length === 0) return decision.key;
  return fits.some((fit) => squaresOf(fit.next).length > 0) ? `${decision.key}.square` : `${decision.key}.item`;
};

const promptArgs = (
  decision: Decision,
  made: readonly Press[],
  view: View,
): Readonly<Record<string, string | number>> => {
  const [item] = itemsOf(made);
  const [square] = squaresOf(made);
  return {
    ...Object.fromEntries(decision.args.map((value, at) => [`a${at}`, value])),
    ...(item === undefined ? {} : { item }),
    ...(square === undefined ? {} : { square: formatSquare(square, view) }),
  };
};

/** The decision with these presses made; presses that lead nowhere are not checked here (see `press`). */
export const ask = (decision: Decision, presses: readonly Press[], { view, content }: AskingContext): Asking => {
  const fits = fitsOf(decision, presses, content);
  const choice = fits.find((fit) => fit.rest.length === 0)?.candidate.index ?? null;
  return {
    decision,
    presses,
    prompt: { key: promptKey(decision, presses, fits, choice), args: promptArgs(decision, presses, view) },
    squares: squareMarks(decision, fits, view),
    items: itemMarks(decision, fits, presses, content),
    canPass: candidatesOf(decision, content).some(({ presses: needed }) => needed.some(({ on }) => on === 'button')),
    choice,
  };
};

/**
 * The presses that stay when `press` comes and does not fit all of them: the later ones that still go together with it,
 * so that another square keeps the chosen unit and another unit keeps the chosen square. Null: it starts nothing.
 */
const restart = (asking: Asking, press: Press, content: AskingContext['content']): readonly Press[] | null => {
  let kept: readonly Press[] = [];
  if (fitsOf(asking.decision, [press], content).length === 0) return null;
  if (content.ordered) return [press];
  for (const earlier of [...asking.presses].reverse()) {
    const trial = [earlier, ...kept, press];
    if (fitsOf(asking.decision, trial, content).length > 0) kept = trial.slice(0, -1);
  }
  return [...kept, press];
};

/** What one more press does. */
export const press = (asking: Asking, added: Press, context: AskingContext): Answer => {
  const { decision, presses, choice } = asking;
  const to = (next: readonly Press[]): Answer => ({ kind: 'asking', asking: ask(decision, next, context) });
  const last = presses.at(-1);
  if (choice !== null && last !== undefined && samePress(last, added)) return { kind: 'confirm', choice };
  const fitting = [...presses, added];
  if (fitsOf(decision, fitting, context.content).length > 0) return to(fitting);
  const chosen = presses.findIndex((other) => samePress(other, added));
  if (chosen >= 0)
    return to(context.content.ordered ? presses.slice(0, chosen) : presses.filter((_, at) => at !== chosen));
  const kept = restart(asking, added, context.content);
  return kept === null ? { kind: 'refused' } : to(kept);
};

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
