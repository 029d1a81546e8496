/** Settling whom an effect touches: references, picks by either seat, a named foe, a terrain to be named. */
import type { Effect, Pick, SimpleTarget } from '../../games/legends/language';
import { PASS, packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { bounds, candidatesOf, turnsOutToFit } from './candidates';
import { pieceCodes } from './codes';
import { allThatFit } from './filter';
import type { FrameOf } from './frames';
import { showAll } from './look';
import { excludesUser, placesOf } from './placing';
import { opponentOf, powerOf, scopeOf } from './power-frame';
import { effectParts, isPick } from './powers';
import { refOf, type Scope } from './scope';
import { spacesFor } from './spaces';
import { isOnBoard, type LegendsState, opponentsOf, type Token, tokenOf } from './state';
import { LANDS } from './terrains';

type PowerFrame = FrameOf<'power'>;

/** What a `pick` decision tells about itself. */
const pickArgs = (frame: PowerFrame): readonly number[] => [frame.user, frame.power, frame.keyword, frame.effect];

/** R143: no more may be picked for placing than there are places, counted before anything moves. */
const placesFor = (game: LegendsState, scope: Scope, effects: readonly Effect[], index: number): number => {
  const space = placesOf(effects, index);
  if (space === null) return Number.POSITIVE_INFINITY;
  return spacesFor(game, scope, { space, token: null, origin: -1, actor: -1 }).length;
};

/** R75: base strengths of all that is picked stay within the sum. */
const withinSum = (pick: Pick, picked: readonly Token[], token: Token): boolean => {
  if (pick.sum === undefined) return true;
  return [...picked, token].reduce((sum, { kind }) => sum + (kind.base ?? 0), 0) <= pick.sum;
};

/** Is the piece selected with the choice still there to be chosen? Otherwise the effect does nothing (R144). */
const takeFirst = (frame: PowerFrame, candidates: readonly Token[]): readonly Token[] => {
  const token = candidates.find(({ id }) => id === frame.first);
  frame.first = -1;
  return token === undefined ? [] : [token];
};

const isFirst = (game: LegendsState, frame: PowerFrame): boolean => {
  const { first } = powerOf(game, frame);
  return (
    frame.first >= 0 &&
    first !== null &&
    (first.in === 'cost'
      ? frame.effect < 0
      : first.in === 'pick' && first.effect === frame.effect && first.part === frame.part)
  );
};

/** Picks one after another; those that are compulsory anyway are taken without asking (R140). */
function* pickPieces(game: LegendsState, frame: PowerFrame, pick: Pick): Flow {
  const scope = scopeOf(game, frame);
  const chooser = pick.by === 'opponent' ? opponentOf(game, frame) : frame.you;
  const { effects } = powerOf(game, frame);
  const [min, wanted] = bounds(pick);
  const max = frame.effect < 0 ? wanted : Math.min(wanted, placesFor(game, scope, effects, frame.effect));
  const spent = frame.spent.map((id) => tokenOf(game, id));
  if (excludesUser(effects, frame.effect)) spent.push(scope.self);
  const picked = frame.picked.map((id) => tokenOf(game, id));
  const open = (): readonly Token[] =>
    candidatesOf(game, scope, pick, chooser, [...spent, ...picked]).filter((token) => withinSum(pick, picked, token));
  const take = (tokens: readonly Token[]): void => {
    picked.push(...tokens);
    frame.picked.push(...tokens.map(({ id }) => id));
  };
  if (isFirst(game, frame)) {
    const first = takeFirst(frame, open());
    take(first);
    if (first.length === 0) return;
  }
  while (picked.length < max) {
    const candidates = open();
    if (candidates.length === 0) return;
    const compulsory = Math.min(min, max) - picked.length;
    if (candidates.length <= compulsory) {
      take(candidates);
      continue;
    }
    const codes =
      pick.zone === 'destroyed'
        ? candidates.map(({ kind }) => packChoice('item', { item: kind.number }))
        : pieceCodes(game, candidates, chooser);
    const choices = compulsory > 0 ? codes : [...codes, PASS];
    const answer = yield ask(chooser, 'pick', 'legends.pick', pickArgs(frame), choices);
    if (answer === PASS) return;
    take(candidates.slice(codes.indexOf(answer), codes.indexOf(answer) + 1));
  }
}

/** R10: what turns out not to fit is let alone; a piece picked for destruction is shown then (R154). */
const settlePicked = (game: LegendsState, frame: PowerFrame, pick: Pick): readonly Token[] => {
  const scope = scopeOf(game, frame);
  const picked = frame.picked.map((id) => tokenOf(game, id));
  return pick.zone === 'destroyed' || pick.among !== undefined
    ? picked
    : picked.filter((token) => turnsOutToFit(game, scope, token, pick));
};

/** A foe whose name was guessed (R91); when the attack has lapsed, nobody (R147). */
const namedFoe = (game: LegendsState, frame: PowerFrame): readonly Token[] => {
  const foe = frame.foe < 0 ? null : tokenOf(game, frame.foe);
  return foe !== null && frame.lapsed === 0 && isOnBoard(foe) && foe.kind.number === frame.named ? [foe] : [];
};

/** Settles one part of a target into `picked`; a Pick without `among` becomes `it`. */
export function* gatherPart(game: LegendsState, frame: PowerFrame, part: SimpleTarget): Flow {
  if (typeof part === 'string') {
    frame.picked = refOf(scopeOf(game, frame), part).map(({ id }) => id);
    return;
  }
  if (!isPick(part)) {
    frame.picked = namedFoe(game, frame).map(({ id }) => id);
    return;
  }
  if (part.n === 'all') frame.picked = allThatFit(game, scopeOf(game, frame), part).map(({ id }) => id);
  else yield* pickPieces(game, frame, part);
  if (part.among === undefined) frame.it = [...frame.picked];
}

const asksTerrain = (effect: Effect): boolean =>
  effectParts(effect).some((part) => typeof part === 'object' && isPick(part) && part.terrain === 'choice');

/** R88: one of the six lands is named, once for the power. */
function* nameTerrain(frame: PowerFrame, table: Table): Flow {
  const choices = LANDS.map((item) => packChoice('item', { item }));
  const answer = yield ask(frame.you, 'terrain', 'legends.terrain', [frame.user], choices);
  frame.terrain = unpackChoice(answer).item;
  table.tell(ALL, { type: 'chosen', seat: frame.you, what: frame.terrain });
}

/** R128: in teams the user says, once for the power, which opponent is meant. */
function* nameOpponent(game: LegendsState, frame: PowerFrame): Flow {
  const seats = opponentsOf(game, frame.you).toSorted((a, b) => a - b);
  const choices = seats.map((item) => packChoice('item', { item }));
  const answer = yield ask(frame.you, 'seat', 'legends.opponent', [frame.user, frame.power], choices);
  frame.opponent = unpackChoice(answer).item;
}

const asksOpponent = (game: LegendsState, frame: PowerFrame): boolean =>
  game.seats > 2 && frame.opponent < 0 && powerOf(game, frame).meansOne[frame.effect] === true;

/** Pieces of an effect, settled part by part; the result is `gathered`, and for `swap` one piece a part. */
export function* gather(game: LegendsState, table: Table, frame: PowerFrame): Flow {
  const effect = powerOf(game, frame).effects[frame.effect];
  if (effect === undefined) return;
  if (asksOpponent(game, frame)) yield* nameOpponent(game, frame);
  if (frame.terrain < 0 && asksTerrain(effect)) yield* nameTerrain(frame, table);
  const parts = effectParts(effect);
  for (let part = parts[frame.part]; part !== undefined; part = parts[frame.part]) {
    yield* gatherPart(game, frame, part);
    frame.gathered.push(...fittingIds(game, frame, part, effect, table));
    frame.picked = [];
    frame.part++;
  }
}

const fittingIds = (
  game: LegendsState,
  frame: PowerFrame,
  part: SimpleTarget,
  effect: Effect,
  table: Table,
): readonly number[] => {
  if (typeof part === 'string' || !isPick(part)) return frame.picked;
  const fitting = settlePicked(game, frame, part);
  if (effect.op === 'destroy') {
    const spared = frame.picked.map((id) => tokenOf(game, id)).filter((token) => !fitting.includes(token));
    showAll(game, spared, table);
  }
  return fitting.map(({ id }) => id);
};
