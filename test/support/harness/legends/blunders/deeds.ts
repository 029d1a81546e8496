/** What an answer would do: who acts, by which power, on whom; as far as the code and the asked seat's view tell. */
import type { Decision } from '../../../../../src/contract/decision';
import type { TokenView, View } from '../../../../../src/contract/view';
import { legendsCatalogue } from '../../../../../src/games/legends/catalogue';
import { type Effect, type FullPower, KEYWORDS, type Power } from '../../../../../src/games/legends/language';
import { PRIMED_TARGET, PRIMED_USER } from '../../../../../src/games/legends/names';
import { areAllies, pieceKnown } from '../../../../../src/games/legends/reading/pieces-seen';
import { type ChoiceParts, unpackChoice } from '../../../../../src/games/shared/choice';
import type { Position } from '../../blunders/kinds';

export interface Deed extends ChoiceParts {
  readonly index: number;
  /** Who acts; null where it is no piece's own deed: a pass, a pick, an exchange. */
  readonly user: TokenView | null;
  /** The power used; null for a standard step. */
  readonly power: FullPower | null;
  /** The piece on the square that the answer names; null where that is the price. */
  readonly target: TokenView | null;
  /** An own piece that the power costs, where the answer settles it. */
  readonly paid: TokenView | null;
  /** The user itself goes to that square. */
  readonly travels: boolean;
}

const NUMBER = 0xff;

/** R139: of two on one square the plain one is the asked seat's own. */
function pieceOn({ tokens, viewer }: View, square: number, primed: boolean): TokenView | null {
  const here = tokens.filter((token) => token.square === square);
  if (here.length < 2) return here[0] ?? null;
  return here.find((token) => areAllies(token.seat, viewer) !== primed) ?? null;
}

/** What a power does, where it is more than a trait. */
export function meaningOf(power: Power | undefined): FullPower | null {
  if (power === undefined) return null;
  if (!('keyword' in power)) return power;
  const meaning = legendsCatalogue.keywords[power.keyword];
  return 'do' in meaning ? meaning : null;
}

function powerOf({ form, item }: ChoiceParts, user: TokenView | null): FullPower | null {
  const keyword = KEYWORDS[item & NUMBER];
  if (form === 'granted') return keyword === undefined ? null : meaningOf({ keyword });
  return form === 'move' ? null : meaningOf(pieceKnown(user?.kind ?? null)?.powers[(item & NUMBER) - 1]);
}

const movesSelf = (effect: Effect): boolean => effect.op === 'move' && effect.who === 'self';

function deedOf({ view }: Position, code: number, index: number): Deed {
  const parts = unpackChoice(code);
  const { form, item, from, to } = parts;
  const acts = form === 'move' || form === 'power' || form === 'powerTo' || form === 'granted';
  const user = acts ? pieceOn(view, from, form !== 'move' && (item & PRIMED_USER) !== 0) : null;
  const power = acts ? powerOf(parts, user) : null;
  const aims = form === 'move' || form === 'powerTo' || form === 'granted' || form === 'square';
  const primed = form === 'square' ? item !== 0 : form !== 'move' && (item & PRIMED_TARGET) !== 0;
  const travels = acts && form !== 'power' && (form === 'move' || power?.do.some(movesSelf) === true);
  const named = aims ? pieceOn(view, to, primed) : null;
  // of a power with a price to be picked that is what comes first
  const prices = power?.cost !== undefined && power.cost !== 'self' && form !== 'power';
  const paid = prices ? named : power?.cost === 'self' ? user : null;
  return { ...parts, index, user, power, target: prices ? null : named, paid, travels };
}

/** Every kind asks for them. */
const read = new WeakMap<Decision, readonly Deed[]>();

/** All answers of a question. */
export function deedsOf(position: Position): readonly Deed[] {
  const { decision } = position;
  const known = read.get(decision);
  if (known !== undefined) return known;
  const deeds = decision.choices.map((code, index) => deedOf(position, code, index));
  read.set(decision, deeds);
  return deeds;
}

/** Those of the other side. */
export const isFoe = ({ viewer }: View, { seat }: TokenView): boolean => !areAllies(seat, viewer);

export const isCastle = ({ kind }: TokenView): boolean => pieceKnown(kind)?.strength === 'castle';

/** The asked seat's castles. */
export const ownCastles = (view: View): readonly TokenView[] =>
  view.tokens.filter((token) => isCastle(token) && !isFoe(view, token));

/** Answers that attack an enemy whose kind is known, with whom. */
export function knownAttacks(
  position: Position,
): readonly (Deed & { readonly user: TokenView; readonly target: TokenView })[] {
  return deedsOf(position).flatMap((deed) => {
    const { user, target, travels } = deed;
    const attacks = travels && user !== null && target !== null && target.kind !== null;
    return attacks && isFoe(position.view, target) ? [{ ...deed, user, target }] : [];
  });
}

/** The view after a piece has gone to a square, where whatever stood there is gone. */
export const gone = (view: View, { id }: TokenView, to: number): View => ({
  ...view,
  asked: null,
  tokens: view.tokens
    .filter((token) => token.square !== to || token.id === id)
    .map((token) => (token.id === id ? { ...token, square: to } : token)),
});
