/** What the reasons of hints ask of a view: whose a piece is, what it is called, how far things stand apart. */
import type { TokenView, View } from '../../../../contract/view';
import { legends } from '../../../../games/legends';
import { areAllies, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { WATER } from '../../../../games/legends/terrain';
import { manhattanDistance } from '../../../../games/shared/square';
import { pieceName } from '../../../../match/games/legends/question';
import { type Args, possessiveOf, unitYours } from '../../../../text';
import { SEVERAL } from '../../../../text/games/legends-names';

/** What the sentences call a piece of the player's own; `it` is `it` or `them`. */
export const ownArgs = (view: View, token: TokenView): Args => {
  const piece = pieceName(view, token.id);
  const yours = token.kind === null ? piece : unitYours('legends', token.kind);
  const several = token.kind !== null && SEVERAL.includes(token.kind);
  return { piece, yours, whose: possessiveOf(piece), several: several ? 'yes' : 'no' };
};

/** The view with the piece on another square, and the piece there. */
export const moved = (view: View, token: TokenView, square: number): { view: View; token: TokenView } => {
  const there = { ...token, square };
  return { token: there, view: { ...view, tokens: view.tokens.map((one) => (one.id === token.id ? there : one)) } };
};

export const isFoe = (token: TokenView, seat: number): boolean => !areAllies(token.seat, seat);

export const isCastle = (token: TokenView): boolean => pieceKnown(token.kind)?.strength === 'castle';

/** Squares from the nearest of these; none: far away. */
export const nearest = (view: View, square: number, tokens: readonly TokenView[]): number =>
  Math.min(view.width + view.height, ...tokens.map((token) => manhattanDistance(square, token.square, view.width)));

/** Steps on land from a square to the nearest of these pieces, whoever stands in the way; infinite where none leads there. */
const stepsTo = (view: View, square: number, tokens: readonly TokenView[]): number => {
  const goals = tokens.map((token) => token.square);
  const board = legends.plan(view);
  const reached = new Set([square]);
  let edge: readonly number[] = [square];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((one) => goals.includes(one))) return steps;
    edge = edge
      .flatMap((one) => board.neighbours(one))
      .filter((one) => view.terrain[one] !== WATER && !reached.has(one) && reached.add(one));
  }
  return Number.POSITIVE_INFINITY;
};

/** Does it bring a piece closer to these to go there? A long way that saves it few steps is not made for that. */
export const isCloser = (view: View, from: number, to: number, tokens: readonly TokenView[]): boolean => {
  const saved = stepsTo(view, from, tokens) - stepsTo(view, to, tokens);
  return saved > manhattanDistance(from, to, view.width) / 2;
};
