/** Where a piece of a known kind could come to attack with its next move. */
import type { TokenView, View } from '../../../contract/view';
import { manhattanDistance } from '../../shared/square';
import { legendsCatalogue } from '../catalogue';
import type { Path } from '../language';
import { combatOf } from './combat';
import { keywordsNow } from './holds';
import { areAllies, pieceKnown } from './pieces-seen';

/** The ways on which a piece goes to attack besides its step: its own powers' and what it holds or was lent. Who flies never attacks (R35). */
const pathsOf = (view: View, token: TokenView): readonly Path[] => {
  const own = (pieceKnown(token.kind)?.powers ?? []).flatMap((power) => ('keyword' in power ? [] : [power]));
  const held = keywordsNow(view, token).map((keyword) => legendsCatalogue.keywords[keyword]);
  return [...own, ...held].flatMap((power) =>
    power !== undefined && 'do' in power
      ? power.do.flatMap((effect) =>
          effect.op === 'move' && effect.who === 'self' && 'path' in effect && effect.path.jump !== true
            ? [effect.path]
            : [],
        )
      : [],
  );
};

/** Do the squares between these two, on a line, hold nobody? Water is not looked at: it makes nothing less safe. */
const isOpen = (view: View, from: number, to: number, steps: number): boolean => {
  const stride = (to - from) / steps;
  return !Array.from({ length: steps - 1 }, (_, at) => from + stride * (at + 1)).some((square) =>
    view.tokens.some((token) => token.square === square),
  );
};

/** Could a piece go from one square to the other this way? A bent way counts as open. */
const leads = (view: View, { dir, steps: [least, most], bend }: Path, from: number, to: number): boolean => {
  const { width } = view;
  const across = Math.abs((from % width) - (to % width));
  const up = Math.abs(Math.floor(from / width) - Math.floor(to / width));
  const fits = (steps: number): boolean => steps > 0 && steps >= least && (most === null || steps <= most);
  if (dir === 'diagonal') return across === up && fits(across) && isOpen(view, from, to, across);
  // an enemy on either square of a bent way is attacked
  if (bend === true) return across + up > 0 && (most === null || across + up <= most);
  return (across === 0 || up === 0) && fits(across + up) && isOpen(view, from, to, across + up);
};

/** Would this enemy, known for what it is, beat the piece, and could it come there with its next move? */
export const takesNext = (view: View, foe: TokenView, token: TokenView): boolean => {
  if (pieceKnown(foe.kind) === null || foe.square === null || token.square === null) return false;
  const [from, to] = [foe.square, token.square];
  const held = keywordsNow(view, foe);
  if (held.includes('stationary') || held.includes('cannotAttack')) return false;
  const comes =
    manhattanDistance(from, to, view.width) === 1 || pathsOf(view, foe).some((path) => leads(view, path, from, to));
  return comes && combatOf(view, foe, token)?.theirs === true;
};

/** A known enemy that may take a castle of the viewer's own with its next move, and that castle; null: none may. */
export const castleTaker = (view: View): { readonly foe: TokenView; readonly castle: TokenView } | null => {
  for (const castle of view.tokens) {
    if (castle.seat !== view.viewer || pieceKnown(castle.kind)?.strength !== 'castle') continue;
    const foe = view.tokens.find((token) => !areAllies(token.seat, castle.seat) && takesNext(view, token, castle));
    if (foe !== undefined) return { foe, castle };
  }
  return null;
};

/** May a known enemy take a castle of the viewer's own with its next move? */
export const isCastleInReach = (view: View): boolean => castleTaker(view) !== null;
