/** A whole state from a view and a guess of what it hides (LEGENDS.md, "View"). */
import type { Outcome } from '../../contract/fault';
import type { Guess, View } from '../../contract/view';
import { ENDED, endedGift } from '../../games/legends/grants';
import { ok } from '../../games/shared/outcome';
import { TRUTH } from '../core/table';
import { arrangedOf, checkArranged, layHidden } from './fill-arranged';
import { readGoals } from './fill-goals';
import { curseTokens, fallenTokens, Guesses, groups, type Reading, standingTokens, Unfit } from './fill-pieces';
import { goOn } from './fill-stack';
import type { FormRules } from './form-rules';
import type { FrameOf } from './frames';
import type { Rules } from './kinds';
import { makeState } from './make';
import { EVENT } from './powers';
import { type LegendsState, put, seatsFrom, type Token } from './state';
import { canShare } from './zones';

const find = (game: LegendsState, id: number, at: string): Token => {
  const token = game.byId[id];
  if (token === undefined) throw new Unfit(at, 'the id of a piece', id);
  return token;
};

/** Stands the pieces up: in an attack the attacker comes second to its square. */
const standUp = (game: LegendsState, view: View, tokens: readonly Token[]): void => {
  const attacker = view.lists['fight']?.[0];
  const late = (token: Token): number => (token.id === attacker ? 1 : 0);
  const squares = new Map(view.tokens.map(({ id, square }) => [id, square]));
  for (const token of [...tokens].sort((a, b) => late(a) - late(b))) {
    const square = squares.get(token.id) ?? 0;
    // an agreed draw leaves the two of an attack where they stood
    const shares = token.id === attacker || (view.result !== null && game.guest === null);
    if ((game.board[square] ?? null) !== null && !shares) {
      throw new Unfit('tokens', 'one piece a square', square);
    }
    const { seat } = token;
    put(game, token, square);
    if (token.seat !== seat) throw new Unfit('tokens', 'the seat of the zone and side', seat);
  }
};

const layAside = (game: LegendsState, view: View): void => {
  const ids = [...(view.lists['fallen'] ?? [])];
  for (const [army, heap] of view.heaps.entries()) {
    for (let n = 0; n < heap.kinds.length; n++) game.fallen[army]?.push(find(game, ids.shift() ?? -1, 'lists.fallen'));
  }
  for (const [index, [id = -1, , seat = 0]] of groups(view, 'curses', 4).entries()) {
    if (id < 0) continue;
    const curse = { token: find(game, id, 'lists.curses'), seat };
    if (index === 0) game.curse = curse;
    else game.waiting.push(curse);
  }
};

const lend = (game: LegendsState, view: View, guesses: Guesses): void => {
  for (const id of view.lists['fresh'] ?? []) find(game, id, 'lists.fresh').fresh = true;
  for (const [id = -1, mask = 0] of groups(view, 'used', 2)) find(game, id, 'lists.used').used = mask;
  for (const [id = -1, sum = 0] of groups(view, 'boosts', 2)) find(game, id, 'lists.boosts').boost = sum;
  for (const [id = -1, keyword = 0, seat = 0, open = 0] of groups(view, 'grants', 4)) {
    const code = id < 0 ? guesses.next('the recipient of a grant') : open === ENDED ? endedGift(id) : id;
    const ended = code < 0;
    const token = find(game, ended ? endedGift(code) : code, 'lists.grants');
    if (!ended && token.square < 0) throw new Unfit('lists.grants', 'a piece on the board', token.id);
    game.grants.push({ token, keyword, seat, open: open === 1, ended });
  }
};

const recall = (game: LegendsState, view: View): void => {
  for (const [seat = 0, age = 1, id = -1, from = 0, to = 0] of groups(view, 'shuttle', 5)) {
    const turns = game.shuttle[seat];
    if (turns === undefined || (age !== 1 && age !== 2)) throw new Unfit('lists.shuttle', 'a seat and an age', seat);
    const displaced = [...turns[age - 1 === 0 ? 0 : 1], { id, from, to }];
    game.shuttle[seat] = age === 1 ? [displaced, turns[1]] : [turns[0], displaced];
  }
  for (const [seat, turns] of (view.lists['quiet'] ?? []).entries()) {
    if (seat < game.seats) game.quiet[seat] = turns;
  }
};

/** The seats that can be asked where the state stands. */
const ableToAnswer = (game: LegendsState): readonly number[] => {
  const inner = game.stack.at(-1);
  if (inner?.type === 'window') return inner.seats;
  return inner?.type === 'event' && inner.event === EVENT.turnEnd ? [game.side] : seatsFrom(game, 0);
};

/** Passes in succession that leave the innermost window open. */
const mostPasses = (game: LegendsState): number => {
  const window = game.stack.findLast((frame): frame is FrameOf<'window'> => frame.type === 'window');
  return window === undefined ? 1 : window.seats.length - 1;
};

/** Who answers in a window, and how many passed: what only those asked may know. */
const answerers = (game: LegendsState, view: View, guesses: Guesses): void => {
  if (view.asked !== null) {
    const seat = view.asked.seat ?? guesses.next('the seat asked');
    if (!ableToAnswer(game).includes(seat)) {
      throw new Unfit(view.asked.seat === null ? 'guess' : 'asked.seat', 'a seat that is asked there', seat);
    }
    if (view.asked.kind === 'respond') game.asked = seat;
  }
  const passes = view.counters['passes'] ?? 0;
  game.passes = passes < 0 ? guesses.next('the passes') : passes;
  const most = mostPasses(game);
  if (game.passes < 0 || game.passes > most) throw new Unfit('guess', `0 to ${most} passes`, game.passes);
};

const checkShape = (view: View, form: FormRules): void => {
  if (view.game !== 'legends') throw new Unfit('game', 'a view of Legends', view.game);
  const { width, height, terrain, heaps } = view;
  const squares = width * height;
  if (!(width >= 1 && width <= 32 && height >= 1 && height <= 32 && squares <= 256) || terrain.length !== squares) {
    throw new Unfit('terrain', 'a terrain for each of at most 256 squares', terrain.length);
  }
  if (!form.form.seats.includes(heaps.length) || !canShare(view, heaps.length))
    throw new Unfit('heaps', 'a heap for each army, of as many as the form and the board have room for', heaps.length);
};

/** The form that the view's counter names. */
const formOf = ({ forms }: Rules, { counters }: View): FormRules => {
  const number = counters['form'] ?? 0;
  const form = forms[number];
  if (form === undefined) throw new Unfit('counters.form', 'the number of a form', number);
  return form;
};

/** The table with its counters, and the pieces beside it. */
const layTable = (reading: Reading, tokens: readonly Token[]): LegendsState => {
  const { rules, form, view } = reading;
  const { counters } = view;
  const count = (name: string): number => counters[name] ?? 0;
  const game = makeState(rules, {
    form,
    width: view.width,
    height: view.height,
    terrain: view.terrain,
    seats: view.heaps.length,
    tokens,
    options: { windows: count('windows'), lists: count('lists'), asks: count('asks') },
  });
  game.side = count('side');
  game.turn = count('turn');
  game.phase = count('phase');
  game.exchanges = count('exchanges');
  game.extra = count('extra');
  game.window = counters['window'] ?? -1;
  game.stirred = count('stirred') === 1;
  game.arranged = arrangedOf(game, view);
  game.goals = readGoals(game, view);
  return game;
};

const fillState = (rules: Rules, view: View, guess: Guess): LegendsState => {
  const form = formOf(rules, view);
  checkShape(view, form);
  const guesses = new Guesses(view.viewer === TRUTH ? [] : guess);
  const reading = { rules, form, view };
  const standing = standingTokens(reading, guesses);
  const tokens = [...standing, ...fallenTokens(reading), ...curseTokens(reading)];
  if (tokens.some(({ id }) => id < 0) || new Set(tokens.map(({ id }) => id)).size !== tokens.length) {
    throw new Unfit('tokens', 'an id of its own for each piece');
  }
  const game = layTable(reading, tokens);
  standUp(game, view, standing);
  layHidden(game, view, guesses);
  checkArranged(game, view);
  layAside(game, view);
  lend(game, view, guesses);
  recall(game, view);
  goOn(game, view);
  answerers(game, view, guesses);
  guesses.end();
  return game;
};

/** See Engine.fill. */
export const fill = (rules: Rules, view: View, guess: Guess): Outcome<LegendsState> => {
  try {
    return ok(fillState(rules, view, guess));
  } catch (error) {
    if (error instanceof Unfit) return { ok: false, fault: error.fault };
    throw error;
  }
};
