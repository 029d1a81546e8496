/** Facts about the armies as they fell, for a player who may still exchange two pieces. */
import type { TokenView, View } from '../../../../contract/view';
import { legends } from '../../../../games/legends';
import { partsThere } from '../../../../games/legends/reading/combat';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { type StrengthPart, strengthNow, sumOfParts } from '../../../../games/legends/reading/strength';
import { WATER } from '../../../../games/legends/terrain';
import { formatSquare } from '../../../../games/shared/square';
import { ownCastles } from '../seek';
import { kindThe, powerText } from '../words';
import type { Reason } from './names';

const rankOn = (view: View, square: number): number => Math.floor(square / view.width);

const ranksOf = (view: View, tokens: readonly TokenView[]): readonly number[] =>
  tokens.map(({ square }) => rankOn(view, square));

/** Squares of the viewer's castles on the rank that faces the enemy, where a castle is reached first. */
export const exposedCastles = (view: View): readonly number[] => {
  const own = ranksOf(
    view,
    view.tokens.filter(({ seat }) => seat === view.viewer),
  );
  const others = ranksOf(
    view,
    view.tokens.filter(({ seat }) => seat !== view.viewer),
  );
  if (own.length === 0 || others.length === 0) return [];
  const front = Math.min(...others) > Math.min(...own) ? Math.max(...own) : Math.min(...own);
  return ownCastles(view).filter((square) => rankOn(view, square) === front);
};

/** A piece that would go to a square by the exchange. */
interface Going {
  readonly token: TokenView;
  readonly to: number;
}

/** Ranks towards the enemy, more is farther on. */
const forwardOf = (view: View, { seat }: TokenView, square: number): number =>
  rankOn(view, square) * (seat % 2 === 0 ? 1 : -1);

const advanceOf = (view: View, { token, to }: Going): number =>
  forwardOf(view, token, to) - forwardOf(view, token, token.square);

/** From so many squares a square can be reached in one step. */
const waysTo = (view: View, square: number): number =>
  legends
    .plan(view)
    .neighbours(square)
    .filter((next) => view.terrain[next] !== WATER).length;

/** The castle goes back, or to a square with fewer ways to it. */
const castleReason = (view: View, going: readonly Going[]): Reason | null => {
  const castle = going.find(({ token }) => pieceKnown(token.kind)?.strength === 'castle');
  if (castle === undefined) return null;
  const args = { square: formatSquare(castle.to, view) };
  if (advanceOf(view, castle) < 0) return { name: 'exchangeBack', args };
  const [before, after] = [waysTo(view, castle.token.square), waysTo(view, castle.to)];
  return after < before ? { name: 'exchangeWays', args: { ...args, before, after } } : null;
};

/** The texts of the own powers that count there: what it is stronger by. */
const gainText = (token: TokenView, parts: readonly StrengthPart[]): string =>
  parts
    .flatMap(({ source, by }) => (source.from === 'own' && by > 0 ? [powerText(token.kind, source.power, 'own')] : []))
    .join(' ');

/** One of the two is stronger where it goes. */
const strengthReason = (view: View, going: readonly Going[]): Reason | null => {
  for (const { token, to } of going) {
    const before = strengthNow(view, token)?.total;
    const parts = partsThere(view, token, to);
    if (before === undefined || parts === null || sumOfParts(parts) <= before) continue;
    const args = { piece: kindThe(token.kind), square: formatSquare(to, view), before, after: sumOfParts(parts) };
    return { name: 'exchangeStronger', args: { ...args, text: gainText(token, parts) } };
  }
  return null;
};

const numberOf = ({ token }: Going): number => {
  const strength = pieceKnown(token.kind)?.strength;
  return typeof strength === 'number' ? strength : 0;
};

/** The stronger of the two goes forward. */
const rankReason = (view: View, going: readonly Going[]): Reason | null => {
  const [first, second] = [...going].sort((a, b) => numberOf(b) - numberOf(a));
  if (first === undefined || second === undefined || numberOf(first) === numberOf(second)) return null;
  if (advanceOf(view, first) <= 0) return null;
  return {
    name: 'exchangeForward',
    args: { piece: kindThe(first.token.kind), other: kindThe(second.token.kind) },
  };
};

/** Magic comes forward, where a trap is met sooner. */
const frontReason = (view: View, going: readonly Going[]): Reason | null => {
  const trap = going.find(
    ({ token, to }) => pieceKnown(token.kind)?.strength === 'magic' && advanceOf(view, { token, to }) > 0,
  );
  return trap === undefined ? null : { name: 'exchangeFront', args: { piece: kindThe(trap.token.kind) } };
};

/** One of the two comes to stand next to the castle: the stronger one, or Magic. */
const guardReason = (view: View, going: readonly Going[]): Reason | null => {
  const castles = ownCastles(view);
  const isNext = (square: number): boolean =>
    castles.some((castle) => legends.plan(view).neighbours(castle).includes(square));
  const [one] = going.filter(({ token, to }) => isNext(to) && !isNext(token.square));
  const other = going.find((piece) => piece !== one);
  if (one === undefined || other === undefined) return null;
  const args = { piece: kindThe(one.token.kind) };
  if (pieceKnown(one.token.kind)?.strength === 'magic') return { name: 'exchangeTraps', args };
  return numberOf(one) > numberOf(other) ? { name: 'exchangeGuards', args } : null;
};

/** What speaks for the exchange of the two own pieces on these squares, as far as its player can see; often nothing does. */
export const exchangeReason = (view: View, one: number, other: number): Reason => {
  const going = [one, other].flatMap((square, at): readonly Going[] => {
    const token = view.tokens.find((piece) => piece.square === square);
    return token === undefined ? [] : [{ token, to: at === 0 ? other : one }];
  });
  return (
    castleReason(view, going) ??
    strengthReason(view, going) ??
    guardReason(view, going) ??
    rankReason(view, going) ??
    frontReason(view, going) ?? { name: 'exchange', args: {} }
  );
};
