/** Writes the truth's view as a position; the inverse of reading. The long forms say what the short ones can't. */

import type { TokenView, View } from '../../../contract/view';
import { formatSquare } from '../../shared/square';
import { OPTION_NAMES } from '../codec';
import { curseInForce } from '../curses';
import { formOf, STANDARD_FORM } from '../forms';
import { formatGoals, goalsOfForm } from '../goals';
import { ENDED } from '../grants';
import { type Form, KEYWORDS } from '../language';
import { OPTIONS, PHASES } from '../names';
import { formatTerrain } from '../terrain';
import { OFF_BOARD_ID, SHOWN, usedPowers } from './parts';
import { seatBack, shareQuiet, stepperOf } from './past';

const list = (view: View, name: string): readonly number[] => view.lists[name] ?? [];

/** A list of the view cut into groups of so many words. */
const groups = (view: View, name: string, size: number): readonly (readonly number[])[] => {
  const words = list(view, name);
  return Array.from({ length: Math.floor(words.length / size) }, (_, n) => words.slice(n * size, (n + 1) * size));
};

/** One heap of fallen pieces an army. */
const seatsOf = (view: View): number => view.heaps.length;

/** What stands in a key only when it says something. */
const entry = (key: string, value: unknown, says: boolean): Readonly<Record<string, unknown>> =>
  says ? { [key]: value } : {};

/** Tokens and off-board pieces by id, as the position numbers them: the square, or 256 and up. */
class Names {
  readonly byId = new Map<number, number>();
  private readonly view: View;

  constructor(view: View) {
    this.view = view;
    for (const { id, square } of view.tokens) this.byId.set(id, square);
    const curse = curseInForce(view);
    const gone = [...(curse === null ? [] : [curse.id]), ...list(view, 'fallen')];
    for (const [index, id] of gone.entries()) this.byId.set(id, OFF_BOARD_ID + index);
  }

  square(id: number): string {
    return formatSquare(this.byId.get(id) ?? 0, this.view);
  }

  onBoard(id: number): boolean {
    return (this.byId.get(id) ?? OFF_BOARD_ID) < OFF_BOARD_ID;
  }

  used(id: number): readonly number[] {
    return usedPowers(groups(this.view, 'used', 2).find(([owner]) => owner === id)?.[1] ?? 0);
  }
}

const piecesOf = (view: View, names: Names): Readonly<Record<string, unknown>> => {
  const armies = list(view, 'army');
  const short = (token: TokenView, army: number): unknown => {
    const fresh = list(view, 'fresh').includes(token.id);
    const used = names.used(token.id);
    const shown = token.shownTo === SHOWN;
    // which player of the side holds it follows from the square (R125)
    const own = token.seat % 2 === army % 2;
    if (!fresh && used.length === 0) {
      if (!own && shown) return [token.kind, army, `held by ${token.seat}`];
      if (own && shown) return [token.kind, army, 'shown'];
      if (own && token.shownTo === 0) return [token.kind, army];
    }
    const lookers = Array.from({ length: seatsOf(view) }, (_, seat) => seat).filter(
      (seat) => (token.shownTo >> seat) & 1,
    );
    return {
      piece: token.kind,
      army,
      ...entry('seat', token.seat, !own),
      ...entry('shown', true, shown),
      ...entry('lookedBy', lookers, !shown && lookers.length > 0),
      ...entry('used', used, used.length > 0),
      ...entry('fresh', true, fresh),
    };
  };
  return Object.fromEntries(
    view.tokens.map((token, index) => [formatSquare(token.square, view), short(token, armies[index] ?? token.seat)]),
  );
};

const curseOf = (view: View, names: Names): unknown => {
  const curse = curseInForce(view);
  if (curse === null) return null;
  const { id, kind, seat, army } = curse;
  const used = names.used(id);
  if (used.length > 0) return { piece: kind, army, seat, used };
  return seat === army ? [kind, army] : [kind, army, `held by ${seat}`];
};

const fallenOf = (view: View, names: Names): Readonly<Record<string, unknown>> => {
  const ids = [...list(view, 'fallen')];
  return Object.fromEntries(
    view.heaps.map(({ kinds }, army) => [
      String(army),
      kinds.map((kind) => {
        const used = names.used(ids.shift() ?? -1);
        return used.length > 0 ? { piece: kind, used } : kind;
      }),
    ]),
  );
};

const loansOf = (view: View, names: Names, turn: number): Readonly<Record<string, unknown>> => {
  const grants = groups(view, 'grants', 4)
    .filter(([id = -1, , , state]) => names.onBoard(id) && state !== ENDED)
    .map(([id = 0, keyword = 0, seat, open]) => ({
      square: names.byId.get(id) ?? 0,
      keyword: KEYWORDS[keyword],
      seat,
      open: open === 1,
    }));
  const short = grants.every(
    ({ square, seat, open }, index) => open && seat === turn && square >= (grants[index - 1]?.square ?? 0),
  );
  const sums = groups(view, 'boosts', 2).filter(([id = -1]) => names.onBoard(id));
  const squares = new Set([
    ...sums.map(([id = 0]) => names.byId.get(id) ?? 0),
    ...(short ? grants.map(({ square }) => square) : []),
  ]);
  const boosts = [...squares]
    .sort((a, b) => a - b)
    .map((square) => {
      const sum = sums.find(([id = 0]) => names.byId.get(id) === square)?.[1] ?? 0;
      const words = short ? grants.filter((grant) => grant.square === square).map(({ keyword }) => keyword) : [];
      return [formatSquare(square, view), words.length === 0 ? sum : [sum, ...words]] as const;
    });
  const long = grants.map(({ square, keyword, seat, open }) => [
    formatSquare(square, view),
    keyword,
    seat,
    open ? 'open' : 'closed',
  ]);
  return {
    ...entry('boosts', Object.fromEntries(boosts), boosts.length > 0),
    ...entry('grants', long, !short),
  };
};

/** Two turns a seat at most, oldest first, without the empty ones before the first displacement. */
const historyOf = (view: View, names: Names, turn: number): readonly string[] => {
  const steps = groups(view, 'shuttle', 5).map(([seat = 0, age = 1, id = -1, from = 0, to = 0]) => ({
    seat,
    age,
    id: names.byId.get(id) ?? -1,
    from,
    to,
  }));
  const standing = new Set(view.tokens.map(({ square }) => square));
  const latestFirst: string[] = [];
  const later: (typeof steps)[number][] = [];
  const seats = seatsOf(view);
  for (let back = 0; back < 2 * seats; back++) {
    const seat = seatBack(back, turn, seats);
    const age = 1 + Math.floor(back / seats);
    const own = steps
      .filter((step) => step.seat === seat && step.age === age && step.id >= 0)
      .sort((a, b) => a.id - b.id);
    const texts = own.map(({ id, from, to }) => {
      const guessed = stepperOf(to, later) ?? (standing.has(to) ? to : null);
      const named = id < OFF_BOARD_ID ? formatSquare(id, view) : String(id);
      return `${formatSquare(from, view)}-${formatSquare(to, view)}${guessed === id ? '' : `:${named}`}`;
    });
    latestFirst.push(texts.length === 0 ? '-' : texts.join(' '));
    later.push(...own);
  }
  while (latestFirst.at(-1) === '-') latestFirst.pop();
  return latestFirst.reverse();
};

const quietOf = (view: View, turn: number): unknown => {
  const each = list(view, 'quiet');
  const sum = each.reduce((a, b) => a + b, 0);
  return shareQuiet(sum, turn, seatsOf(view)).every((count, seat) => count === each[seat]) ? sum : each;
};

/** The goals where they are not simply the form's. */
const goalsOf = (view: View, form: Form): Readonly<Record<string, unknown>> => {
  const words = list(view, 'goals');
  const own = goalsOfForm(form);
  return entry('goals', formatGoals(words), words.length !== own.length || words.some((word, n) => word !== own[n]));
};

/** See Content.formatPosition. The ground is always written as rows of letters. */
export const formatPosition = (view: View): unknown => {
  const names = new Names(view);
  const counters = view.counters;
  const side = counters['side'] ?? 0;
  const exchanging = counters['phase'] === PHASES.indexOf('exchanges');
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, OPTIONS[name][counters[name] ?? 0]]));
  const form = formOf(view.form) ?? STANDARD_FORM;
  const seats = seatsOf(view);
  const head = {
    ...entry('form', form.name, form !== STANDARD_FORM),
    terrain: formatTerrain(view.terrain, view),
    pieces: piecesOf(view, names),
    ...goalsOf(view, form),
  };
  if (exchanging) {
    const exchanges = Array.from({ length: seats }, (_, seat) => {
      if (seat === side) return counters['exchanges'] ?? 0;
      return seat < side ? 0 : form.exchanges;
    });
    return { ...head, turn: 0, seats, options, exchanges };
  }
  const curse = curseOf(view, names);
  const fallen = fallenOf(view, names);
  const history = historyOf(view, names, side);
  const quiet = quietOf(view, side);
  return {
    ...head,
    ...entry('curse', curse, curse !== null),
    fallen,
    turn: side,
    seats,
    options,
    ...entry('history', history, history.length > 0),
    ...entry('quiet', quiet, quiet !== 0),
    ...loansOf(view, names, side),
    ...entry('extra', counters['extra'], (counters['extra'] ?? 0) > 0),
    ...entry('stirred', true, counters['stirred'] === 1),
  };
};
