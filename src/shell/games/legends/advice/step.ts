/** Why a piece goes to an empty square. */
import type { TokenView, View } from '../../../../contract/view';
import { type Combat, combatOf, verdictOf } from '../../../../games/legends/reading/combat';
import { keywordsNow } from '../../../../games/legends/reading/holds';
import { storyOf } from '../../../../games/legends/reading/story';
import { formatSquare, manhattanDistance } from '../../../../games/shared/square';
import { pieceName } from '../../../../match/games/legends/question';
import type { Advised } from '../../face-battle';
import { type Danger, dangerThere } from './against';
import { isCastle, isCloser, isFoe, moved, nearest, ownArgs } from './around';
import { type Clause, type Reason, reason } from './names';

const orthogonalNeighbours = (view: View, token: TokenView): readonly TokenView[] =>
  view.tokens.filter(
    (other) => isFoe(other, token.seat) && manhattanDistance(other.square, token.square, view.width) === 1,
  );

/** What this attack comes to, as far as both are known; null where they are not, or it can't be made. */
const attackOf = (view: View, attacker: TokenView, defender: TokenView): Combat | null => {
  if (attacker.kind === null || defender.kind === null) return null;
  const held = keywordsNow(view, attacker);
  if (held.includes('stationary') || held.includes('cannotAttack')) return null;
  return combatOf(view, attacker, defender);
};

/** An enemy beside a piece that would fell it. */
const threatTo = (view: View, token: TokenView): TokenView | undefined =>
  orthogonalNeighbours(view, token).find((foe) => attackOf(view, foe, token)?.theirs === true);

/** An enemy beside a piece that it would fell, and not fall with. */
const preyOf = (view: View, token: TokenView): TokenView | undefined =>
  orthogonalNeighbours(view, token).find((foe) => {
    const combat = attackOf(view, token, foe);
    return combat !== null && verdictOf(combat) === 'wins';
  });

/** An enemy that comes this near to the castle is one to guard against. */
const NEAR_CASTLE = 4;

/** Does the piece go back to where it came from when it last moved? */
const isWayBack = (events: Advised['events'], { id }: TokenView, to: number): boolean => {
  const last = events.findLast((event) => event.type === 'moved' && event.token === id);
  return last?.type === 'moved' && last.from === to;
};

/** What the step has to do with the castles; null: nothing. */
const castleReason = (view: View, token: TokenView, to: number): Reason | null => {
  const own = ownArgs(view, token);
  const castles = view.tokens.filter(isCastle);
  const theirs = castles.filter((castle) => isFoe(castle, token.seat));
  if (isCloser(view, token.square, to, theirs)) return reason('castleNearer', own);
  const home = castles.filter((castle) => !isFoe(castle, token.seat));
  const raider = view.tokens.some(
    (foe) => isFoe(foe, token.seat) && !isCastle(foe) && nearest(view, foe.square, home) <= NEAR_CASTLE,
  );
  return raider && isCloser(view, token.square, to, home) ? reason('guards', own) : null;
};

/** Can the piece go by itself? */
const canMove = (view: View, token: TokenView): boolean => !keywordsNow(view, token).includes('stationary');

/** A step forward, with what can be said of where it leads. */
const forwardReason = (view: View, after: ReturnType<typeof moved>, danger: Danger | null): Reason => {
  const own = ownArgs(view, after.token);
  const hidden = orthogonalNeighbours(after.view, after.token).find(({ kind }) => kind === null);
  if (hidden !== undefined && !keywordsNow(after.view, after.token).includes('cannotAttack'))
    return reason('faces', {
      ...own,
      at: formatSquare(after.token.square, view),
      square: formatSquare(hidden.square, view),
    });
  const friend = after.view.tokens.find(
    (other) =>
      other.id !== after.token.id &&
      !isFoe(other, after.token.seat) &&
      manhattanDistance(other.square, after.token.square, view.width) === 1 &&
      canMove(view, other),
  );
  if (friend !== undefined) return reason('covered', { ...own, other: pieceName(view, friend.id) });
  return reason(danger === null ? 'forward' : 'ventures', own);
};

/** What speaks for the step. */
const stepReason = ({ view, events }: Advised, token: TokenView, to: number, danger: Danger | null): Reason => {
  const own = ownArgs(view, token);
  const after = moved(view, token, to);
  const threat = threatTo(view, token);
  if (threat !== undefined && threatTo(after.view, after.token) === undefined && danger?.taker.id !== threat.id)
    return reason('escapes', { ...own, foe: pieceName(view, threat.id) });
  const prey = preyOf(after.view, after.token);
  if (prey !== undefined) return reason('threatens', { ...own, foe: pieceName(view, prey.id) });
  const castle = castleReason(view, token, to);
  if (castle !== null) return castle;
  const rank = (square: number): number => Math.floor(square / view.width) * (token.seat % 2 === 0 ? 1 : -1);
  const ahead = rank(to) - rank(token.square);
  if (isWayBack(events, token, to)) return reason('waits', own);
  if (ahead < 0) return reason('back', own);
  if (ahead > 0) return forwardReason(view, after, danger);
  const foes = view.tokens.filter((foe) => isFoe(foe, token.seat));
  return reason(nearest(view, to, foes) < nearest(view, token.square, foes) ? 'aside' : 'waits', own);
};

/** Why a piece goes to an empty square, and who may take it there. */
export const ofStep = (
  advised: Advised,
  token: TokenView,
  to: number,
): { readonly why: Reason; readonly danger: readonly Clause[] } => {
  const { view, events, unaided } = advised;
  const danger = dangerThere(view, unaided ? null : storyOf(events, view), token, to);
  const why = stepReason(advised, token, to, danger);
  const [clause, ...more] = danger?.clauses ?? [];
  // the piece that is faced is the danger: one square is named once
  if (why.name === 'faces' && clause?.name === 'hidden' && clause.args['square'] === why.args['square'])
    return { why, danger: [{ ...clause, name: 'hiddenFaced' }, ...more] };
  // a move without an aim is made for safety's sake: what may come from afar is all that could be wrong with it
  if (why.name === 'waits' && clause?.name === 'hiddenFar')
    return {
      why: reason('unlessFar', { ...why.args, ...clause.args }),
      danger: [],
    };
  return { why, danger: danger?.clauses ?? [] };
};
