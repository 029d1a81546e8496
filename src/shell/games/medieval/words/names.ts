/** The words that labels, previews and boxes of a siege share. */
import type { TokenView, View } from '../../../../contract/view';
import { formatPlace } from '../../../../games/medieval/notation';
import { SEATS } from '../../../../games/medieval/plan';
import { KIND, UNITS } from '../../../../games/medieval/units';
import { andList } from '../../../../match/games/medieval/and-list';
import { say, sideName, unitName } from '../../../../text';

export const NAME = 'medieval';

/** Who is shown a piece that all know. */
export const ALL = 511;

export { formatPlace as squareName };

export const kindName = (kind: number): string => unitName(NAME, kind);

/** The sign on a piece's face; empty for a King and a bomb, which are told by their pictures. */
export const faceSign = (kind: number): string =>
  kind === KIND.king || kind === KIND.bomb ? '' : (UNITS[kind]?.sign ?? '');

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

/** `the Knight on g4 and the Mage on g5`, of pieces that are known. */
export const theseOn = (tokens: readonly TokenView[]): string =>
  andList(
    tokens.map(({ kind, square }) =>
      say('medieval.preview.the', { unit: kindName(kind ?? 0), square: formatPlace(square) }),
    ),
  );

/** `Knight on g4, hidden piece on g5`. */
export const listOf = (tokens: readonly TokenView[]): string => tokens.map(pieceOn).join(', ');

/** Kinds with their numbers as a list: `Footman ×2, King`. */
export const countList = (counts: readonly { readonly kind: number; readonly count: number }[]): string =>
  counts.map(({ kind, count }) => say('medieval.chip', { count, unit: kindName(kind) })).join(', ');
