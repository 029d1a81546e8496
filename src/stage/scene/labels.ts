/** The coordinates on the frame: files as letters, ranks as numbers, as they stand on the screen. They are notation, not words. */
import type { Layout } from '../layout';
import type { Labels } from '../paint/frame';

const FIRST = 'a'.charCodeAt(0);
const LETTERS = 26;

const fileText = (file: number): string =>
  (file >= LETTERS ? fileText(Math.floor(file / LETTERS) - 1) : '') + String.fromCharCode(FIRST + (file % LETTERS));

export const labelsOf = ({ columns, rows, turned }: Layout): Labels => {
  const files = [...Array(columns).keys()].map(fileText);
  const ranks = [...Array(rows).keys()].map((rank) => String(rank + 1));
  return turned ? { files: files.reverse(), ranks } : { files, ranks: ranks.reverse() };
};
