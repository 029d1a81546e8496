/** What a piece may and may not do from now on: limits used up, gifts, the turn after a capture, steps barred. */

import type { TokenView, View } from '../../../../contract/view';
import { ENDED, entriesOf } from '../../../../games/legends/grants';
import { KEYWORDS } from '../../../../games/legends/language';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { say } from '../../../../text';
import { keywordAbout, keywordText } from '../../../../text/games/legends';
import { squareName } from '../words';

const SHUTTLE_WORDS = 5;
const PAIR = 2;

interface Displaced {
  readonly seat: number;
  readonly age: number;
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

const displacedIn = (view: View): readonly Displaced[] => {
  const words = view.lists['shuttle'] ?? [];
  return Array.from({ length: Math.floor(words.length / SHUTTLE_WORDS) }, (_, index) => {
    const [seat = 0, age = 0, id = -1, from = -1, to = -1] = words.slice(
      index * SHUTTLE_WORDS,
      (index + 1) * SHUTTLE_WORDS,
    );
    return { seat, age, id, from, to };
  });
};

/** R32: the square to which the piece may not go in its player's next turn; null when none is barred. */
export const barredSquare = (view: View, { id, square }: Pick<TokenView, 'id' | 'square'>): number | null => {
  const own = displacedIn(view).filter((one) => one.id === id);
  const back = own.find(({ age, to }) => age === 1 && to === square);
  const first = own.find(({ age, from, to }) => age === 2 && from === back?.to && to === back?.from);
  return back === undefined || first === undefined ? null : first.to;
};

/** Powers of a piece whose limit is used up, by number. */
export const spentPowers = (view: View, { id, kind }: TokenView): readonly number[] => {
  const words = view.lists['used'] ?? [];
  const at = words.findIndex((word, index) => index % PAIR === 0 && word === id);
  const mask = at < 0 ? 0 : (words[at + 1] ?? 0);
  const powers = pieceKnown(kind)?.powers ?? [];
  return powers.flatMap((_, index) => (((mask >> (index + 1)) & 1) === 1 ? [index + 1] : []));
};

/** Keywords lent to this piece, as far as the viewer knows, by name. */
export const giftsOf = (
  view: View,
  { id }: TokenView,
): readonly { readonly name: string; readonly about: string }[] => {
  const numbers = entriesOf(view).flatMap((one) => (one.id === id && one.state !== ENDED ? [one.keyword] : []));
  return [...new Set(numbers)].flatMap((number) => {
    const keyword = KEYWORDS[number];
    return keyword === undefined ? [] : [{ name: keywordText(keyword), about: keywordAbout(keyword) }];
  });
};

/** Sentences about what holds for this piece now and in its next turn. */
export const laterLines = (view: View, token: TokenView): readonly string[] => {
  const barred = barredSquare(view, token);
  const fresh = (view.lists['fresh'] ?? []).includes(token.id);
  return [
    ...(fresh ? [say('legends.inspect.fresh')] : []),
    ...(barred === null ? [] : [say('legends.inspect.barred', { square: squareName(view, barred) })]),
    ...giftsOf(view, token).map(({ name, about }) => say('legends.inspect.gift', { keyword: name, about })),
  ];
};
