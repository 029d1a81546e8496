/** What the sheet says of a layout that is not finished. */
import type { LayoutPart, LayoutReport } from '../../contract/secret-layout';
import { say } from '../../text';

type KindName = (kind: number) => string;

const listOf = (parts: readonly LayoutPart[], nameOf: KindName): string =>
  parts.map(({ kind, count }) => say('arrange.part', { count, name: nameOf(kind) })).join(', ');

/** What is still to be done, as sentences; null when the layout is in order. */
export const restWords = ({ missing, extra, wrong, fits }: LayoutReport, nameOf: KindName): string | null => {
  if (fits) return null;
  return [
    ...(missing.length === 0 ? [] : [say('arrange.rest', { list: listOf(missing, nameOf) })]),
    ...(extra.length === 0 ? [] : [say('arrange.extra', { list: listOf(extra, nameOf) })]),
    ...(wrong.length === 0 ? [] : [say('arrange.wrong', { count: wrong.length })]),
  ].join(' ');
};
