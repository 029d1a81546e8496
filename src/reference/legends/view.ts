/** What each viewer may know (LEGENDS.md, "View"). */

import type { HeapView, TokenView, View, Viewer } from '../../contract/view';
import { ENDED } from '../../games/legends/grants';
import { ALL, type Table, TRUTH } from '../core/table';
import { isArranging, mixRoster, seesArmy } from './arrange';
import { knowsGrant, strengthOf } from './filter';
import { isArrangedForm } from './form-rules';
import { encodeFrames } from './frames';
import { goalWords } from './goals';
import { knows } from './look';
import { encodeMemories } from './memories';
import { type Grant, isOnBoard, type LegendsState, sideMask, standing, type Token } from './state';
import { PHASE } from './turn';

const ROSTERS = 8;

const tokenView = (token: Token, viewer: Viewer): TokenView => ({
  id: token.id,
  square: token.square,
  seat: token.seat,
  kind: knows(token, viewer) ? token.kind.number : null,
  shownTo: token.shown ? ALL : token.looked,
});

const heapView = (tokens: readonly Token[], army: number): HeapView => ({
  seat: army,
  name: 'fallen',
  kinds: tokens.map(({ kind }) => kind.number),
});

/** Strength as the viewer can work it out; -1 where it knows none. */
const shownStrength = (game: LegendsState, token: Token, viewer: Viewer): number =>
  knows(token, viewer) ? (strengthOf(game, token, viewer) ?? -1) : -1;

const cursesOf = (game: LegendsState): readonly number[] => {
  const { curse, waiting } = game;
  if (curse === null && waiting.length === 0) return [];
  const words = [curse, ...waiting].flatMap((entry) =>
    entry === null ? [-1, -1, -1, -1] : [entry.token.id, entry.token.kind.number, entry.seat, entry.token.army],
  );
  return words;
};

const shuttleOf = (game: LegendsState): readonly number[] =>
  game.shuttle.flatMap((turns, seat) =>
    turns.flatMap((displaced, age) => displaced.flatMap(({ id, from, to }) => [seat, age + 1, id, from, to])),
  );

/** R136: all with open lists, else the own side's; where the form's mix decides them, everybody knows them. */
const rosterOf = (game: LegendsState, army: number, viewer: Viewer): readonly number[] => {
  if (army >= game.seats) return [];
  if (isArranging(game)) return mixRoster(game.form);
  const own = isArrangedForm(game.form) || (viewer < game.seats && ((sideMask(game, viewer) >> army) & 1) === 1);
  if (game.options.lists !== 0 && !own && viewer !== TRUTH) return [];
  return game.tokens.flatMap((token) => (token.army === army ? [token.kind.number] : [])).sort((a, b) => a - b);
};

/** The stack is empty where nothing is going on; a turn at its main decision is in the counters. */
const stackOf = (game: LegendsState, table: Table): readonly number[] => {
  const kind = table.question?.decision.kind;
  if (kind === undefined || kind === 'main' || kind === 'swap' || kind === 'place') return [];
  return [...encodeMemories(game), ...encodeFrames(game.stack)];
};

const isWindowSeat = (game: LegendsState, viewer: Viewer): boolean => {
  const window = game.stack.findLast(({ type }) => type === 'window');
  return viewer === TRUTH || (window?.type === 'window' && window.seats.includes(viewer));
};

const countersOf = (game: LegendsState, viewer: Viewer, over: boolean): View['counters'] => {
  const window = over ? -1 : game.window;
  return {
    side: game.side,
    turn: game.turn,
    phase: over ? PHASE.over : game.phase,
    exchanges: game.exchanges,
    extra: game.extra,
    passes: window < 0 ? 0 : isWindowSeat(game, viewer) ? game.passes : -1,
    window,
    stirred: game.stirred ? 1 : 0,
    windows: game.options.windows,
    lists: game.options.lists,
    asks: game.options.asks,
    form: game.form.form.number,
  };
};

/** An ended grant is closed to whoever does not know its recipient. */
const grantWords = (grant: Grant, viewer: Viewer): readonly number[] => {
  const { token, keyword, seat, open, ended } = grant;
  const known = knowsGrant(grant, viewer);
  return [known ? token.id : -1, keyword, seat, open ? 1 : known && ended ? ENDED : 0];
};

const listsOf = (
  game: LegendsState,
  tokens: readonly Token[],
  viewer: Viewer,
  table: Table,
): Record<string, readonly number[]> => {
  const { fight, strike } = game;
  const lists: Record<string, readonly number[]> = {
    army: tokens.map(({ army }) => army),
    fresh: game.tokens.flatMap(({ id, fresh }) => (fresh ? [id] : [])),
    used: game.tokens.flatMap(({ id, used }) => (used === 0 ? [] : [id, used])),
    boosts: game.tokens.flatMap((token) => (token.boost === 0 || !isOnBoard(token) ? [] : [token.id, token.boost])),
    grants: game.grants.flatMap((grant) => grantWords(grant, viewer)),
    curses: cursesOf(game),
    fallen: game.fallen.flatMap((area) => area.map(({ id }) => id)),
    shuttle: shuttleOf(game),
    quiet: [...game.quiet],
    strengths: tokens.map((token) => shownStrength(game, token, viewer)),
    fight: fight === null ? [] : [fight.attacker, fight.defender, fight.origin],
    strike: strike === null ? [] : [strike.striker.id, strike.target.id],
  };
  for (let army = 0; army < ROSTERS; army++) lists[`roster${army}`] = rosterOf(game, army, viewer);
  lists['arranged'] = [...game.arranged];
  lists['goals'] = game.goals.flatMap(goalWords);
  lists['stack'] = stackOf(game, table);
  return lists;
};

/** The whole of what a viewer may know; who is asked in a window is told to that seat and the truth alone (R17). */
export const view = (state: LegendsState, viewer: Viewer, table: Table): View => {
  const { question } = table;
  // an agreed draw may fall in the middle of an attack, which is then no longer going on
  const game = table.result === null ? state : { ...state, fight: null, strike: null };
  const tokens = standing(game).filter(({ army }) => seesArmy(game, army, viewer));
  const seat = question?.decision.seat ?? -1;
  const hidesSeat = question?.window === true && viewer !== seat && viewer !== TRUTH;
  return {
    game: 'legends',
    form: game.form.form.name,
    viewer,
    ply: table.ply,
    asked: question === null ? null : { seat: hidesSeat ? null : seat, kind: question.decision.kind },
    width: game.geometry.width,
    height: game.geometry.height,
    terrain: [...game.terrain],
    tokens: tokens.map((token) => tokenView(token, viewer)),
    heaps: game.fallen.map(heapView),
    flag: null,
    counters: countersOf(game, viewer, table.result !== null),
    lists: listsOf(game, tokens, viewer, table),
    history: [],
    result: table.result,
  };
};
