/** Why a square can't be pressed now: by what lies and stands there, as far as the reader knows. */
import type { TokenView, View } from '../../../../contract/view';
import { LAKE } from '../../../../games/medieval/board';
import { KEY } from '../../../../games/medieval/names';
import { fuseOf, isGateOpen, isPrisoner, otherSeat, tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import type { Asking } from '../../../../match/types';
import { say } from '../../../../text';
import { kindName, squareName } from './names';
import { emptyInRange, unreached } from './unreached';

const noWay = ({ kind, square }: TokenView): string =>
  say('medieval.no.shut', { square: squareName(square), unit: kindName(kind ?? 0) });

/** A piece that may not go on in this turn: it has acted, is of another kind than those that have, or is shut in. */
const noMore = ({ lists }: View, { args: [kind = 0] }: Asking['decision'], token: TokenView): string => {
  if ((lists['acted'] ?? []).includes(token.id)) return say('medieval.no.acted', { square: squareName(token.square) });
  return token.kind === kind ? noWay(token) : say('medieval.no.kind', { unit: kindName(kind) });
};

/** Nothing is chosen yet: a piece is asked for. */
const noPiece = (view: View, { decision }: Asking, square: number): string => {
  const token = tokenOn(view, square);
  const name = { square: squareName(square) };
  if (token === null) return say('medieval.no.own', name);
  if (token.seat !== decision.seat) return say('medieval.no.enemy', name);
  if (fuseOf(view, token.id) !== null) return say('medieval.no.bomb');
  if (decision.key === KEY.more) return noMore(view, decision, token);
  const isGuarded = isPrisoner(view, token.id) && !isGateOpen(view, otherSeat(token.seat));
  return isGuarded ? say('medieval.no.prisoner') : noWay(token);
};

const noTarget = (view: View, from: number, square: number): string => {
  const actor = tokenOn(view, from);
  const token = tokenOn(view, square);
  const kind = actor?.kind ?? null;
  if (actor === null || kind === null) return say('medieval.no.choice', { square: squareName(square) });
  const isOwn = token?.seat === actor.seat;
  if (token !== null && isPrisoner(view, token.id) && !(isOwn && kind === KIND.spy))
    return say(isOwn ? 'medieval.no.held.own' : 'medieval.no.held');
  if (token !== null && isOwn && !isPrisoner(view, token.id))
    return say('medieval.no.taken', { square: squareName(square) });
  const aimed = { kind, from, to: square, isHeld: isPrisoner(view, actor.id) };
  const inRange = token === null && !aimed.isHeld ? emptyInRange(view, aimed) : null;
  if (inRange !== null) return inRange;
  if (view.terrain[square] === LAKE && token === null && kind !== KIND.mage) return say('medieval.no.lake');
  return unreached(view, aimed);
};

export const refusal = (view: View, asking: Asking | null, square: number): string => {
  if (asking === null) return say('refused.turn');
  if (asking.decision.kind !== 'main') return say('medieval.no.choice', { square: squareName(square) });
  const [first] = asking.presses;
  return first?.on === 'square' ? noTarget(view, first.square, square) : noPiece(view, asking, square);
};

/**
 * The same for whoever looks at a square: null where nothing is to be explained, as of a square that can be pressed, or of an
 * enemy while no piece is chosen.
 */
export const whyNot = (view: View, asking: Asking | null, square: number): string | null => {
  if (asking === null || asking.decision.kind !== 'main' || asking.choice !== null) return null;
  const isOffered = [...asking.squares.map((mark) => mark.square), ...(asking.hints ?? [])].includes(square);
  const [first] = asking.presses;
  if (isOffered || (first?.on === 'square' && first.square === square)) return null;
  const token = tokenOn(view, square);
  const isAsked = first?.on === 'square' ? token !== null : token?.seat === asking.decision.seat;
  return isAsked ? refusal(view, asking, square) : null;
};
