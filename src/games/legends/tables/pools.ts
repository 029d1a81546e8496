/** The pools of arrangements as words: assembly/legends/pool.ts reads them. */
import type { Form } from '../language';
import { type Pools, poolOf } from '../pools';

/** Squares of a word, four bits each, the first lowest. */
const A_WORD = 8;
const BITS = 4;
/** Kinds that four bits tell apart, beside none. */
const MOST_KINDS = 15;

/** 0 for none, else the kind, counted from 1 with the form's first. */
const packed = (kinds: readonly number[], { pieces: [first] }: Form): readonly number[] =>
  Array.from({ length: Math.ceil(kinds.length / A_WORD) }, (_, word) =>
    kinds
      .slice(word * A_WORD, (word + 1) * A_WORD)
      .reduce((bits, kind, place) => bits | ((kind === 0 ? 0 : kind - first + 1) << (place * BITS)), 0),
  );

/** Count of pools; for each: form, arrangements, squares of one, then the arrangements, each begun with a new word. */
export const poolWords = (forms: readonly Form[], pools: Pools): readonly number[] => {
  const listed = forms.flatMap((form, number) => {
    const list = form.setup === 'arranged' && form.pieces[1] - form.pieces[0] < MOST_KINDS ? poolOf(form, pools) : [];
    const squares = list[0]?.length ?? 0;
    return squares === 0 ? [] : [[number, list.length, squares, ...list.flatMap((kinds) => packed(kinds, form))]];
  });
  return [listed.length, ...listed.flat()];
};
