/**
 * What an opponent that forgets still knows: its view, with kinds of enemy pieces hidden again that it was shown too long ago.
 * Whatever it was told stays in the events; they are read here only for when a piece was last seen as what it is.
 */
import type { GameEvent } from '../../contract/event';
import type { TokenView, View } from '../../contract/view';

/** Lists of tokens that stand in the middle of something: what they are is plain to see. */
const ENGAGED = ['fight', 'strike'] as const;

/** Where pieces stand while their events are read; each begins on the square that is its number. */
class Places {
  readonly #squares = new Map<number, number>();

  put(token: number, square: number): void {
    this.#squares.set(token, square);
  }

  /** Pieces of these that stand on one of these squares. */
  on(squares: readonly number[], tokens: readonly number[]): readonly number[] {
    return tokens.filter((token) => squares.includes(this.#squares.get(token) ?? token));
  }
}

/** The pieces that a row tells the kind of, or reminds of it: by their own numbers, or by the squares where they fight. */
const toldBy = (event: GameEvent, places: Places, tokens: readonly number[]): readonly number[] => {
  switch (event.type) {
    case 'shown':
    case 'returned':
    case 'used':
    case 'modifier':
      return [event.token];
    case 'placed':
    case 'looked':
      return event.kind === null ? [] : [event.token];
    case 'fought':
    case 'struck':
      return places.on([event.from, event.square], tokens);
    default:
      return [];
  }
};

const follow = (event: GameEvent, places: Places): void => {
  switch (event.type) {
    case 'placed':
    case 'returned':
      places.put(event.token, event.square);
      break;
    case 'moved':
      places.put(event.token, event.to);
      break;
    case 'swapped':
      places.put(event.token, event.otherSquare);
      places.put(event.other, event.square);
      break;
    default:
  }
};

/** How many turns of this seat's own have begun since each piece was last seen as what it is; all of them where it never was. */
export const turnsSince = (
  tokens: readonly number[],
  events: readonly GameEvent[],
  seat: number,
): ReadonlyMap<number, number> => {
  const seen = new Map<number, number>();
  const places = new Places();
  let turns = 0;
  for (const event of events) {
    if (event.type === 'turn' && event.seat === seat) turns++;
    follow(event, places);
    for (const token of toldBy(event, places, tokens)) seen.set(token, turns);
  }
  return new Map(tokens.map((token) => [token, turns - (seen.get(token) ?? 0)]));
};

const SIDES = 2;

/** Known pieces that were made for the other side and are led by it: only these can be forgotten. */
const enemiesKnown = (view: View): readonly TokenView[] => {
  const isEnemy = (seat: number): boolean => seat % SIDES !== view.viewer % SIDES;
  const engaged = ENGAGED.flatMap((name) => (view.lists[name] ?? []).slice(0, SIDES));
  return view.tokens.filter(
    ({ id, seat, kind }, at) =>
      kind !== null && isEnemy(seat) && isEnemy(view.lists['army']?.[at] ?? seat) && !engaged.includes(id),
  );
};

/** The pieces of which an opponent with a memory of so many own turns has forgotten what they are, the longest ago first. */
export const forgottenOf = (view: View, events: readonly GameEvent[], memory: number): readonly number[] => {
  const ids = enemiesKnown(view).map(({ id }) => id);
  const ago = turnsSince(ids, events, view.viewer);
  const since = (id: number): number => ago.get(id) ?? 0;
  return ids.filter((id) => since(id) > memory).sort((a, b) => since(b) - since(a) || a - b);
};

/** The view as it would be if these pieces had never been shown to anybody. */
export const withoutKinds = (view: View, ids: readonly number[]): View => {
  if (ids.length === 0) return view;
  const { strengths } = view.lists;
  const isHidden = ({ id }: TokenView): boolean => ids.includes(id);
  const hidden = view.tokens.map(isHidden);
  return {
    ...view,
    tokens: view.tokens.map((token) => (isHidden(token) ? { ...token, kind: null, shownTo: 0 } : token)),
    ...(strengths === undefined
      ? {}
      : { lists: { ...view.lists, strengths: strengths.map((value, at) => (hidden[at] === true ? -1 : value)) } }),
  };
};

/**
 * The view of an opponent that remembers for so many of its own turns. Where the question itself would be another one without
 * a piece's kind (`fits` says so), that piece stays known; `fits` is asked once where nothing stands in the way.
 */
export const remembered = (
  view: View,
  events: readonly GameEvent[],
  memory: number,
  fits: (view: View) => boolean,
): View => {
  const forgotten = forgottenOf(view, events, memory);
  const all = withoutKinds(view, forgotten);
  if (forgotten.length === 0 || fits(all)) return all;
  let kept = view;
  for (const id of forgotten) {
    const tried = withoutKinds(kept, [id]);
    if (fits(tried)) kept = tried;
  }
  return kept;
};
