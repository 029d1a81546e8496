/** What is done with layouts of any game (src/contract/secret-layout.ts); none of it changes what it is given. */
import type { SecretLayout } from '../../contract/secret-layout';
import { type Draw, shuffled } from './draws';

/** A layout in the order asked, as the seat sees it. */
export const asSeen = ({ seen }: Pick<SecretLayout, 'seen'>, asked: readonly number[]): readonly number[] =>
  seen.map((place) => asked[place] ?? 0);

/** A layout in the order seen, as the match asks for it. */
export const asAsked = ({ seen }: Pick<SecretLayout, 'seen'>, shown: readonly number[]): readonly number[] => {
  const kinds = shown.map(() => 0);
  for (const [at, place] of seen.entries()) kinds[place] = shown[at] ?? 0;
  return kinds;
};

/** What is still to be laid, put at random on the cells that are empty; what stands stays. */
export const filledLayout = (layout: SecretLayout, shown: readonly number[], draw: Draw): readonly number[] => {
  const empty = shown.flatMap((kind, at) => (kind === 0 ? [at] : []));
  const rest = layout.report(shown).missing.flatMap(({ kind, count }) => Array<number>(count).fill(kind));
  const filled = [...shown];
  for (const [index, at] of shuffled(empty, draw).entries()) filled[at] = rest[index] ?? 0;
  return filled;
};

/** A layout in the order seen with left and right exchanged; the layout itself where it `mirrors` not. */
export const mirroredLayout = ({ rows, mirrors }: SecretLayout, shown: readonly number[]): readonly number[] => {
  const width = rows?.[0]?.length ?? 0;
  if (!mirrors || width === 0) return shown;
  return shown.map((_, at) => shown[at - (at % width) + (width - 1 - (at % width))] ?? 0);
};
