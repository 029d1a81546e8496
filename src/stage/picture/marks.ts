/** What lies on the board for the one who is asked: marks, the chosen, the ghost under the pointer; and the last move's way. */
import type { Way } from '../../match/last-turn';
import type { Asking, MarkKind, Preview } from '../../match/types';
import { LIFT, MARK } from '../director/timing';
import type { Place } from '../layout';
import { courseOn } from './course';
import { clamp, outQuad } from './ease';
import type { Film } from './film';
import { forecast, stand } from './foretold';
import { trail } from './lines';
import { DEPTH, sprite } from './sprite';

/** Everything that is laid over the board besides the board itself. */
export interface Overlay {
  readonly asking: Asking | null;
  readonly preview: Preview | null;
  readonly hover: number | null;
  readonly focus: number | null;
  /** What stands on the square is held under the pointer, at this place. */
  readonly drag: { readonly square: number; readonly place: Place } | null;
  readonly last: readonly number[];
  /** Ways of the last move, drawn as arrows. */
  readonly ways: readonly Way[];
  /** Milliseconds since the marks and since the preview appeared. */
  readonly age: number;
  readonly previewAge: number;
}

const ABOVE: readonly MarkKind[] = ['attack', 'target', 'power'];

/** Marks that show a whole cell. */
const OVER_ALL: readonly string[] = ['mark:source'];

/** A power's diamond lies round whoever stands there, so that both can be seen. */
const markName = (film: Film, square: number, mark: MarkKind): string =>
  mark === 'power' && film.poseOn(square) !== null ? 'mark:power:on' : `mark:${mark}`;

/** Marks come in one after the other, from the middle of the board or the chosen square outwards. */
const arrival = (film: Film, place: Place, from: Place, age: number): number => {
  if (film.calm) return clamp(age / MARK.each);
  const late = Math.min(MARK.whole - MARK.each, MARK.apart * Math.hypot(place.x - from.x, place.y - from.y));
  return clamp((age - late) / MARK.each);
};

const chosenSquares = (asking: Asking): readonly number[] =>
  asking.presses.flatMap((press) => (press.on === 'square' ? [press.square] : []));

/** The kind of unit that the chosen item stands for. */
const chosenUnit = (film: Film, asking: Asking): number | null => {
  const item = asking.items.find((each) => each.chosen)?.item;
  return item === undefined ? null : film.set.look.unitOfItem(asking.decision.kind, asking.decision.key, item);
};

/** What the chosen piece could shoot at from where it stands, and what keeps it from the rest. */
const range = (film: Film, from: number | undefined, age: number): void => {
  const kind = from === undefined ? null : (film.model.tokens.find(({ square }) => square === from)?.kind ?? null);
  if (from === undefined || kind === null) return;
  const found = film.set.look.range?.(kind, from, (cell) => film.poseOn(cell) !== null) ?? null;
  if (found === null) return;
  const middle = film.centre(from);
  const put = (art: string, cell: number): void =>
    film.layOver(art, cell, DEPTH.last + 1, { alpha: arrival(film, film.centre(cell), middle, age) });
  for (const cell of found.reached) put('range', cell);
  for (const cell of found.shadowed) put('range:shadow', cell);
};

const squares = (film: Film, { asking, preview, hover, age }: Overlay): void => {
  if (asking === null) return;
  const ghosted = preview === null && chosenUnit(film, asking) !== null ? hover : null;
  const chosen = chosenSquares(asking);
  const { layout } = film.set;
  const from = chosen[0] === undefined ? { x: layout.width / 2, y: layout.height / 2 } : film.centre(chosen[0]);
  const put = (name: string, square: number, depth: number): void => {
    const place = film.centre(square);
    const shown = arrival(film, place, from, age);
    const scale = film.calm ? 1 : 0.5 + outQuad(shown) * 0.5;
    if (shown <= 0) return;
    if (OVER_ALL.includes(name)) film.layOver(name, square, depth, { alpha: shown, scale });
    else film.add(sprite(name, place, depth, { alpha: shown, scale: scale * film.size(square) }));
  };
  for (const { square, mark } of asking.squares) {
    if (chosen.includes(square) || square === ghosted) continue;
    put(markName(film, square, mark), square, ABOVE.includes(mark) ? DEPTH.target : DEPTH.mark);
  }
  for (const square of asking.hints ?? []) {
    const taken = film.poseOn(square) !== null;
    if (!chosen.includes(square)) put(taken ? 'hint:on' : 'hint', square, taken ? DEPTH.target : DEPTH.mark);
  }
  range(film, chosen[0], age);
  for (const square of chosen) {
    film.layOver('chosen', square, DEPTH.mark);
    const up = film.calm ? 1 : outQuad(clamp(age / LIFT.span));
    const pose = film.poseOn(square);
    if (pose !== null) Object.assign(pose, { scale: pose.scale * (1 + (LIFT.scale - 1) * up), lift: 0.05 * up });
  }
};

/** How high what is dragged is lifted, in cells, and how much larger it is. */
const HELD = { lift: 0.1, scale: 1.12 } as const;

const hold = (film: Film, { drag }: Overlay): void => {
  const pose = drag === null ? null : film.poseOn(drag.square);
  if (drag === null || pose === null) return;
  const { x, y } = drag.place;
  Object.assign(pose, { x, y, lift: HELD.lift, scale: film.size(drag.square) * HELD.scale });
};

const ghost = (film: Film, { asking, preview, hover }: Overlay): void => {
  if (asking === null || hover === null || preview !== null) return;
  const offered = asking.squares.some((each) => each.square === hover) || asking.hints?.includes(hover) === true;
  if (!offered) return;
  film.layOver('hover', hover, DEPTH.hover);
  const kind = chosenUnit(film, asking);
  if (kind !== null) stand(film, asking.decision.seat, kind, hover, 0.66);
  else if (asking.decision.key === film.set.look.flagQuestion)
    film.add(sprite('flag:0', film.centre(hover), DEPTH.ghost, { alpha: 0.66 }));
};

/** Adds the overlay to a film; bends the poses of tokens that would fall. */
export const lay = (film: Film, overlay: Overlay): void => {
  for (const square of overlay.last) film.layOver('last', square, DEPTH.last);
  for (const { from, to } of overlay.ways) trail(film, courseOn(film, from, to));
  squares(film, overlay);
  hold(film, overlay);
  ghost(film, overlay);
  if (overlay.preview !== null) forecast(film, overlay.asking, overlay.preview, clamp(overlay.previewAge / MARK.each));
  if (overlay.focus !== null) film.layOver('focus', overlay.focus, DEPTH.focus);
};
