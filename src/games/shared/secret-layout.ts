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

/**
 * A layout in the order seen with left and right of its block exchanged; the layout itself where it `mirrors` not. Cells of the
 * block that are not to be filled stay as they are.
 */
export const mirroredLayout = (
  { rows, mirrors, cells, seen, empty }: Pick<SecretLayout, 'rows' | 'mirrors' | 'cells' | 'seen' | 'empty'>,
  shown: readonly number[],
): readonly number[] => {
  if (!mirrors || rows === null) return shown;
  const across = new Map(rows.flatMap((row) => row.map((cell, at) => [cell, row.at(-1 - at)] as const)));
  const filled = seen.map((place) => cells[place]);
  return shown.map((_, at) => shown[filled.indexOf(across.get(filled[at] ?? -1))] ?? empty);
};
