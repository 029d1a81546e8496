/** What a view says of a single piece, by its id: on the board, destroyed, or in the Death Curse area. */
import type { TokenView, View } from '../../../contract/view';
import { legendsCatalogue, pieceOf } from '../catalogue';
import { FORM_LIST, formOf } from '../forms';
import type { Form, Piece } from '../language';

/** Seats or onlookers that see through these eyes know everything. */
export const TRUTH = 9;
const SEATS = 8;

/** Seats of one side have the same parity. */
export const areAllies = (a: number, b: number): boolean => a % 2 === b % 2;

/** Does this viewer sit on the side of that army? The truth sits everywhere. */
export const isOwn = (view: View, army: number): boolean =>
  view.viewer === TRUTH || (view.viewer < SEATS && areAllies(view.viewer, army));

/** The form that is played, and the family's first where its name is not known. */
export const formPlayed = (view: View): Form => {
  const form = formOf(view.form) ?? FORM_LIST[0];
  if (form === undefined) throw new Error('the family has no form');
  return form;
};

/** Is the form played with pieces without nations? They are told in words of their own: a trap is no spell there. */
export const isPlainForm = (view: View): boolean => pieceOf(formPlayed(view).pieces[0])?.nation === null;

/** Can a Death Curse ever come into force in this form? */
export const hasCurses = (view: View): boolean => {
  const [first, last] = formPlayed(view).pieces;
  return legendsCatalogue.pieces
    .filter(({ number }) => number >= first && number <= last)
    .some(({ powers }) => powers.some((power) => 'kind' in power && power.kind === 'curse'));
};

/** How many armies the battle has. */
export const armyCount = (view: Pick<View, 'heaps'>): number =>
  view.heaps.filter(({ name }) => name === 'fallen').length;

/** The army that a piece on the board was made for. */
export const armyOf = (view: View, token: TokenView): number =>
  view.lists['army']?.[view.tokens.indexOf(token)] ?? token.seat;

/** A destroyed piece. */
export interface FallenSeen {
  readonly id: number;
  readonly kind: number | null;
  readonly army: number;
}

/** The destroyed areas of all armies, each in the order in which its pieces fell. */
export const fallenSeen = (view: Pick<View, 'heaps' | 'lists'>): readonly FallenSeen[] => {
  const ids = view.lists['fallen'] ?? [];
  return view.heaps
    .filter(({ name }) => name === 'fallen')
    .flatMap(({ seat, kinds }, army) => kinds.map((kind) => ({ kind, army: seat ?? army })))
    .map((entry, index) => ({ ...entry, id: ids[index] ?? -1 }));
};

/** What the chart says of a kind; null where it is not known. */
export const pieceKnown = (kind: number | null): Piece | null => (kind === null ? null : (pieceOf(kind) ?? null));
