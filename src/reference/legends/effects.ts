/** What each verb of the power language does to the pieces gathered for it. */
import type { Effect } from '../../games/legends/language';
import { packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow, type Question } from '../core/question';
import { ALL, type Table } from '../core/table';
import { enter } from './attack-frame';
import { takeControl } from './control';
import { destroy } from './destroy';
import { strengthOf } from './filter';
import type { FrameOf } from './frames';
import { lookAt, showAll } from './look';
import { piecesBetween } from './paths';
import { opponentOf, powerOf, POWER_STEP as STEP, scopeOf } from './power-frame';
import { EVENT, isPick, KEYWORD, partsOf } from './powers';
import { isFallen, mayReturnIt, returnTo } from './returns';
import { settleSoon } from './settle';
import { noteDisplacement } from './shuttle';
import { spacesFor } from './spaces';
import { ascending, exchange, isOnBoard, type LegendsState, put, sideMask, type Token, tokenOf } from './state';
import { beginStrike, compareStrike, isStrike } from './strike';
import { maySwap } from './usable';

type PowerFrame = FrameOf<'power'>;
type Of<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>;

const gatheredOf = (game: LegendsState, frame: PowerFrame): readonly Token[] =>
  [...new Set(frame.gathered)].map((id) => tokenOf(game, id));

/** The seat whose main act this use is; -1 for everything else (R156). */
const actorOf = (frame: PowerFrame): number => (frame.main === 1 ? frame.you : -1);

const reveal = (game: LegendsState, table: Table, frame: PowerFrame, effect: Of<'reveal'>): void => {
  const tokens = gatheredOf(game, frame).filter(isOnBoard);
  const power = powerOf(game, frame);
  if (effect.to === 'you') {
    lookAt(game, tokens, frame.you, table);
    return;
  }
  frame.revealed.push(...tokens.map(({ id }) => id));
  const [target] = tokens;
  if (isStrike(power, frame.effect) && target !== undefined) {
    beginStrike(game, tokenOf(game, frame.user), target, table);
    frame.step = STEP.struck;
  } else if (power.keyword === KEYWORD.vision && target !== undefined) frame.step = STEP.seen;
  showAll(game, tokens, table);
  settleSoon(game, frame.you);
};

const destroyAll = (game: LegendsState, table: Table, frame: PowerFrame): void => {
  const power = powerOf(game, frame);
  const striking = power.keyword === KEYWORD.distanceStrike && game.strike !== null;
  if (striking) compareStrike(game, table);
  const victims = gatheredOf(game, frame).filter(isOnBoard);
  if (victims.some(({ id }) => id === frame.user)) frame.spared = 1;
  const cause = striking ? 'shot' : power.kind === 'magic' ? 'spell' : power.kind === 'curse' ? 'curse' : 'power';
  destroy(game, victims, { cause, author: frame.you, by: tokenOf(game, frame.user) }, table);
  settleSoon(game, frame.you);
};

/** R26, R58: lent until the end of the turn; what has no strength can't be lent any. */
const modify = (game: LegendsState, table: Table, frame: PowerFrame, { by }: Of<'modify'>): void => {
  const scope = scopeOf(game, frame);
  const sum =
    typeof by === 'number'
      ? by
      : (by.strengthOf === 'self' ? [scope.self] : by.strengthOf === 'foe' ? [scope.foe] : scope.it).reduce(
          (total, token) => total + (token === null ? 0 : (strengthOf(game, token) ?? 0)),
          0,
        );
  for (const token of ascending(gatheredOf(game, frame))) {
    if (!isOnBoard(token) || token.kind.base === null || sum === 0) continue;
    token.boost += sum;
    table.tell(ALL, { type: 'boosted', token: token.id, by: sum });
  }
  settleSoon(game, frame.you);
};

/** R14: to whom is public only where the same power has revealed the recipient. */
const grant = (game: LegendsState, table: Table, frame: PowerFrame, effect: Of<'grant'>): void => {
  const keyword = KEYWORD[effect.keyword];
  const mask = sideMask(game, frame.you);
  for (const token of ascending(gatheredOf(game, frame))) {
    if (!isOnBoard(token)) continue;
    const open = frame.revealed.includes(token.id);
    game.grants.push({ token, keyword, seat: frame.you, open, ended: false });
    const told = { type: 'granted' as const, keyword, seat: frame.you };
    if (open) table.tell(ALL, { ...told, token: token.id });
    else {
      table.tell(mask, { ...told, token: token.id });
      table.tell(ALL & ~mask, { ...told, token: null });
    }
  }
  settleSoon(game, frame.you);
};

/** R33–R35: the user goes where the choice said; onto an enemy it attacks. */
const movePath = (game: LegendsState, table: Table, frame: PowerFrame, effect: Of<'move'>): void => {
  const [token] = gatheredOf(game, frame);
  const to = frame.first;
  frame.first = -1;
  if (!('path' in effect) || token === undefined || !isOnBoard(token) || to < 0) return;
  const from = token.square;
  if (effect.path.jump === true) {
    frame.leapt = piecesBetween(game, from, to).map(({ id }) => id);
    frame.step = STEP.flew;
  }
  if (frame.main === 1) noteDisplacement(game, token.id, from, to);
  enter(game, token, to, table);
};

/** R145: only these bring a destroyed piece back. */
const mayReturn = (game: LegendsState, frame: PowerFrame, effect: Of<'move'>, token: Token): boolean => {
  if (!isFallen(game, token)) return false;
  const [who] = partsOf(effect.who);
  if (who === undefined) return false;
  if (who === 'it') return frame.event === EVENT.fallen && mayReturnIt(scopeOf(game, frame), token);
  if (who === 'self') return frame.event === EVENT.curseEnd;
  return who !== 'foe' && isPick(who) && who.zone === 'destroyed';
};

const moveOne = (game: LegendsState, table: Table, frame: PowerFrame, token: Token, to: number): void => {
  const from = token.square;
  if (from === to) return;
  if (!isOnBoard(token)) {
    returnTo(game, token, to, frame.you, table);
    return;
  }
  if (frame.main === 1) noteDisplacement(game, token.id, from, to);
  put(game, token, to);
  table.tell(ALL, { type: 'moved', token: token.id, from, to });
};

/** The next of the pieces gathered gets its place (R41); without one it stays (R8, R74). */
export function* moveNext(game: LegendsState, table: Table, frame: PowerFrame): Flow {
  const effect = powerOf(game, frame).effects[frame.effect];
  const token = tokenOf(game, frame.gathered[0] ?? frame.user);
  if (effect?.op === 'move' && 'to' in effect) {
    if (isOnBoard(token) || mayReturn(game, frame, effect, token)) {
      const to = yield* choosePlace(game, frame, effect, token);
      if (to >= 0) moveOne(game, table, frame, token, to);
    }
  }
  frame.gathered.shift();
}

function* choosePlace(
  game: LegendsState,
  frame: PowerFrame,
  effect: Extract<Of<'move'>, { readonly to: unknown }>,
  token: Token,
): Generator<Question, number, number> {
  const scope = scopeOf(game, frame);
  const placing = { space: effect.to, token, origin: frame.origin, actor: actorOf(frame) };
  const spaces = spacesFor(game, scope, placing);
  if (frame.first >= 0 && powerOf(game, frame).first?.in === 'space') {
    const chosen = spaces.includes(frame.first) ? frame.first : -1;
    frame.first = -1;
    return chosen;
  }
  const [only] = spaces;
  if (only === undefined) return -1;
  if (spaces.length === 1) return only;
  const chooser = effect.by === 'opponent' ? opponentOf(game, frame) : frame.you;
  const args = [frame.user, frame.power, frame.keyword, frame.effect, token.id];
  const codes = spaces.map((to) => packChoice('square', { to }));
  return unpackChoice(yield ask(chooser, 'pick', 'legends.place', args, codes)).to;
}

/** R116: the two exchange their spaces, shown or not. */
const swap = (game: LegendsState, table: Table, frame: PowerFrame): void => {
  const [a, b] = frame.gathered.map((id) => tokenOf(game, id));
  if (a === undefined || b === undefined || a === b || !isOnBoard(a) || !isOnBoard(b)) return;
  if (!maySwap(game, actorOf(frame), a, b)) return;
  const [square, otherSquare] = [a.square, b.square];
  if (frame.main === 1) {
    noteDisplacement(game, a.id, square, otherSquare);
    noteDisplacement(game, b.id, otherSquare, square);
  }
  exchange(game, a, b);
  table.tell(ALL, { type: 'swapped', token: a.id, other: b.id, square, otherSquare });
  settleSoon(game, frame.you);
};

/** R30: a full turn more for its owner. */
const extraTurn = (game: LegendsState, table: Table, frame: PowerFrame): void => {
  if (frame.you === game.side) game.extra++;
  table.tell(ALL, { type: 'extraTurn', seat: frame.you });
};

/** Carries out the effect that is due; where it needs more steps it names the one that follows. */
export const applyEffect = (game: LegendsState, table: Table, frame: PowerFrame): void => {
  const effect = powerOf(game, frame).effects[frame.effect];
  switch (effect?.op) {
    case 'reveal':
      reveal(game, table, frame, effect);
      break;
    case 'destroy':
      destroyAll(game, table, frame);
      break;
    case 'modify':
      modify(game, table, frame, effect);
      break;
    case 'grant':
      grant(game, table, frame, effect);
      break;
    case 'move':
      if ('path' in effect) movePath(game, table, frame, effect);
      else frame.step = STEP.place;
      break;
    case 'swap':
      swap(game, table, frame);
      break;
    case 'control':
      takeControl(game, gatheredOf(game, frame), frame.you, table);
      settleSoon(game, frame.you);
      break;
    case 'extraTurn':
      extraTurn(game, table, frame);
      break;
    case undefined:
      break;
  }
};
