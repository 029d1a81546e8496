/** Where pieces of known kinds can attack next, by steps and by powers that go along paths. */
import type { TokenView, View } from '../../../../../src/contract/view';
import { legendsCatalogue } from '../../../../../src/games/legends/catalogue';
import type { Path } from '../../../../../src/games/legends/language';
import { combatOf, verdictOf } from '../../../../../src/games/legends/reading/combat';
import { conditionHolds, keywordsNow } from '../../../../../src/games/legends/reading/holds';
import { pieceKnown } from '../../../../../src/games/legends/reading/pieces-seen';
import { WATER } from '../../../../../src/games/legends/terrain';
import { chebyshevDistance } from '../../../../../src/games/shared/square';
import { isFoe, meaningOf } from './deeds';

const STEP: Path = { dir: 'orthogonal', steps: [1, 1] };
const ORTHOGONAL = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** The ways on which a piece of a known kind can go to attack; who flies never attacks (R35). */
function pathsOf(view: View, token: TokenView): readonly Path[] {
  const piece = pieceKnown(token.kind);
  const keywords = keywordsNow(view, token);
  if (piece === null || keywords.includes('cannotAttack') || keywords.includes('stationary')) return [];
  const scope = { self: token, kind: token.kind, you: token.seat, foe: null };
  const own = piece.powers.flatMap((power) => ('keyword' in power ? [] : [power]));
  const lent = keywords.map((keyword) => legendsCatalogue.keywords[keyword]);
  const paths = [...own, ...lent].flatMap((power) => {
    if (!('do' in power) || power.kind !== 'action' || conditionHolds(view, scope, power.if) === false) return [];
    return power.do.flatMap((effect) =>
      effect.op === 'move' && effect.who === 'self' && 'path' in effect && effect.path.jump !== true
        ? [effect.path]
        : [],
    );
  });
  return [STEP, ...paths];
}

interface Walk {
  readonly view: View;
  readonly taken: ReadonlySet<number>;
  readonly path: Path;
  readonly target: number;
}

function neighbour({ width, height, terrain }: View, square: number, [dx, dy]: readonly [number, number]): number {
  const [x, y] = [(square % width) + dx, Math.floor(square / width) + dy];
  const inside = x >= 0 && y >= 0 && x < width && y < height;
  return inside && terrain[y * width + x] !== undefined ? y * width + x : -1;
}

/** From a square that was reached after so many steps, on in this direction or, where the path bends, in all. */
function goesOn(walk: Walk, square: number, steps: number, direction: readonly [number, number]): boolean {
  const { view, taken, path, target } = walk;
  const [least, most] = path.steps;
  const next = neighbour(view, square, direction);
  if (next < 0 || (most !== null && steps >= most)) return false;
  if (next === target && steps + 1 >= least) return true;
  if (taken.has(next) || view.terrain[next] === WATER) return false;
  const directions = path.bend === true ? ORTHOGONAL : [direction];
  return directions.some((one) => goesOn(walk, next, steps + 1, one));
}

/** Can it have more than a step: by a power of its own, or by what is lent or cursed? */
const mayGoFar = ({ lists }: View, { kind }: TokenView): boolean =>
  (lists['grants'] ?? []).length > 0 ||
  (lists['curses'] ?? []).length > 0 ||
  pieceKnown(kind)?.powers.some((power) => meaningOf(power)?.kind === 'action') === true;

/** Can the piece attack on this square next, as far as its kind is known? */
export function reaches(view: View, token: TokenView, target: number): boolean {
  const near = chebyshevDistance(token.square, target, view.width) === 1;
  // what holds of a piece is dear to find out, and most only step
  if (!near && !mayGoFar(view, token)) return false;
  const taken = new Set(view.tokens.map(({ square }) => square));
  return pathsOf(view, token).some((path) => {
    if (path === STEP && !near) return false;
    const directions = path.dir === 'diagonal' ? DIAGONAL : ORTHOGONAL;
    return directions.some((one) => goesOn({ view, taken, path, target }, token.square, 0, one));
  });
}

/** Known enemies of a piece of the viewer's that can attack it next and would beat it. */
export const threatsTo = (view: View, token: TokenView): readonly TokenView[] =>
  view.tokens.filter((foe) => {
    if (foe.kind === null || !isFoe(view, foe) || !reaches(view, foe, token.square)) return false;
    const combat = combatOf(view, foe, token);
    return combat !== null && verdictOf(combat) === 'wins';
  });
