/** What is done with layouts of any game (src/contract/secret-layout.ts); none of it changes what it is given. */
import type { SecretLayout } from '../../contract/secret-layout';
import { type Draw, shuffled } from './draws';

/** A layout in the order asked, as the seat sees it. */
export const asSeen = (
  { seen, empty }: Pick<SecretLayout, 'seen' | 'empty'>,
  asked: readonly number[],
): readonly number[] => seen.map((place) => asked[place] ?? empty);

/** A layout in the order seen, as the match asks for it. */
export const asAsked = (
  { seen, empty }: Pick<SecretLayout, 'seen' | 'empty'>,
  shown: readonly number[],
): readonly number[] => {
  const kinds = shown.map(() => empty);
  for (const [at, place] of seen.entries()) kinds[place] = shown[at] ?? empty;
  return kinds;
};

/** What is still to be laid, put at random on the cells that are empty; what stands stays. */
export const filledLayout = (layout: SecretLayout, shown: readonly number[], draw: Draw): readonly number[] => {
  const open = shown.flatMap((kind, at) => (kind === layout.empty ? [at] : []));
  const rest = layout.report(shown).missing.flatMap(({ kind, count }) => Array<number>(count).fill(kind));
  const filled = [...shown];
  for (const [index, at] of shuffled(open, draw).entries()) filled[at] = rest[index] ?? layout.empty;
  return filled;
};

/** A layout in the order seen with left and right exchanged; the layout itself where it `mirrors` not. */
export const mirroredLayout = ({ rows, mirrors, empty }: SecretLayout, shown: readonly number[]): readonly number[] => {
  const width = rows?.[0]?.length ?? 0;
  if (!mirrors || width === 0) return shown;
  return shown.map((_, at) => shown[at - (at % width) + (width - 1 - (at % width))] ?? empty);
};
