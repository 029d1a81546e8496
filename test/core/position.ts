/** Position lines (RULES section 10) as View words, written from the contract alone. */
import { type Core, FORMS } from './load';

const KINDS = 'SNUGTCAK';
const COUNTS = [2, 2, 1, 1, 1, 1, 1, 1];
const TERRAINS = 'pfwxm';

export const ALL = 511;

/** `c4` to 20. */
export const sq = (text: string): number => text.charCodeAt(0) - 97 + 6 * (Number(text[1]) - 1);

/** `N@c3` or `c3` to its ChoiceCode. */
export const code = (text: string): number =>
  text.includes('@') ? 0x50000000 + (KINDS.indexOf(text[0] ?? '') << 16) + sq(text.slice(2)) : 0x40000000 + sq(text);

/** Letters of six rows, a1 first; `.` where nothing stands. */
const spread = (rows: string): string[] =>
  rows
    .split('/')
    .reverse()
    .flatMap((row) => [...row.replace(/\d/g, (digit) => '.'.repeat(Number(digit)))]);

/** Seven words: six squares a word, five bits each, then (flag + 1) * 2 + side. */
export const positionWords = (rows: string, side: string, flag: string): number[] => {
  const words = [0, 0, 0, 0, 0, 0, ((flag === '-' ? -1 : sq(flag)) + 1) * 2 + (side === 'w' ? 1 : 0)];
  spread(rows).forEach((letter, square) => {
    if (letter === '.') return;
    const kind = KINDS.indexOf(letter.toUpperCase());
    const value = (letter === letter.toUpperCase() ? 9 : 1) + kind;
    const word = Math.floor(square / 6);
    words[word] = (words[word] ?? 0) | (value << ((square % 6) * 5));
  });
  return words;
};

/** The truth's view of a position that stands at a placement. */
export const viewOf = (line: string): number[] => {
  const [rows = '', side = '', flag = '', , ground = ''] = line.split(' ');
  const seat = side === 'w' ? 1 : 0;
  const squares = spread(rows);
  const tokens = squares.flatMap((letter, square) => {
    const owner = letter === letter.toUpperCase() ? 1 : 0;
    return letter === '.' ? [] : [[square, square, owner, KINDS.indexOf(letter.toUpperCase()), ALL]];
  });
  const heap = (owner: number) => {
    const kinds = COUNTS.flatMap((count, kind) => {
      const standing = tokens.filter((token) => token[2] === owner && token[3] === kind).length;
      return Array.from({ length: count - standing }, () => kind);
    });
    return [owner, 0, kinds.length, ...kinds];
  };
  const terrain = ground.startsWith('=')
    ? spread(ground.slice(1)).map((letter) => Math.max(0, TERRAINS.indexOf(letter)))
    : Array.from({ length: 36 }, () => 0);
  return [
    ...[9, 0, seat, 1, 6, 6, flag === '-' ? -1 : sq(flag), ...terrain],
    ...[tokens.length, ...tokens.flat(), 2, ...heap(0), ...heap(1)],
    ...[seat, 0, 0, 2],
    ...[4, -1, -1, -1, -1, 4, -1, -1, -1, -1, 0, 0],
    ...[1, ...positionWords(rows, side, flag), 0],
  ];
};

/** Fills a core with a position; throws when it is refused. */
export const setUp = (core: Core, line: string): void => {
  core.create(FORMS.indexOf(line.split(' ')[3] ?? ''));
  const answer = core.fill(viewOf(line));
  if (answer !== 0) throw new Error(`${line} is refused with ${answer}`);
};
