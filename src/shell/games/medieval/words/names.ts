/** The words that labels, previews and boxes of a siege share. */
import type { TokenView, View } from '../../../../contract/view';
import { formatPlace } from '../../../../games/medieval/notation';
import { SEATS } from '../../../../games/medieval/plan';
import { say, sideName, unitName } from '../../../../text';

export const NAME = 'medieval';

export { formatPlace as squareName };

export const kindName = (kind: number): string => unitName(NAME, kind);

export const sideOf = (seat: number): string => sideName(NAME, seat);

/** Does a seat look at this view, and not an onlooker? */
export const isSeated = ({ viewer }: Pick<View, 'viewer'>): boolean => viewer < SEATS;

export const isEnemy = (view: Pick<View, 'viewer'>, { seat }: Pick<TokenView, 'seat'>): boolean =>
  isSeated(view) && seat !== view.viewer;

/** `Knight on g4`, `hidden piece on g4`. */
export const pieceOn = ({ kind, square }: Pick<TokenView, 'kind' | 'square'>): string =>
  kind === null
    ? say('medieval.preview.hidden', { square: formatPlace(square) })
    : say('medieval.preview.piece', { unit: kindName(kind), square: formatPlace(square) });

/** Kinds with their numbers as a list: `Footman ×2, King`. */
export const countList = (counts: readonly { readonly kind: number; readonly count: number }[]): string =>
  counts.map(({ kind, count }) => say('medieval.chip', { count, unit: kindName(kind) })).join(', ');
