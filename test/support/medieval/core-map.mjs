/**
 * The board as the core reads it: assembly/medieval/map.ts made from the letters in src/games/medieval/board.ts.
 *
 *   node test/support/medieval/core-map.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const BOARD = new URL('../../../src/games/medieval/board.ts', import.meta.url);
const TARGET = new URL('../../../assembly/medieval/map.ts', import.meta.url);

/** The bits of a cell, each with the letters that have it. */
const BITS = [
  ['LAND', '.rRpbBq12', 'ground that every piece walks on'],
  ['LAKE', '~', 'water, for Mages alone'],
  ['CAMP', 'rR', "Red's box, the stockade in it; Blue's is the next bit"],
  [null, 'bB'],
  ['ROW', 'p', "Red's prison row; Blue's is the next bit"],
  [null, 'q'],
  ['FORWARD', '1', "the squares in front of the lakes that Red fills; Blue's is the next bit"],
  [null, '2'],
];

/** The text of the map file, from the text of board.ts. */
export function mapText(board) {
  const rows = [...board.matchAll(/^ {2}'([^']{15})',$/gm)].map(([, row]) => row).reverse();
  if (rows.length !== 15) throw new Error(`board.ts: found ${rows.length} rows of 15 letters, expected 15`);
  const cellOf = (letter) =>
    BITS.reduce((bits, [, letters], bit) => bits | (letters.includes(letter) ? 1 << bit : 0), 0);
  const letters = rows.join('');
  const constants = BITS.flatMap(([name, , doc], bit) =>
    name === null ? [] : [`/** Of a cell: ${doc}. */\nexport const ${name}: i32 = ${1 << bit};\n`],
  );
  const lines = rows.map((row, rank) => `  ${[...row].map(cellOf).join(', ')}, // rank ${rank + 1}`);
  return `// generated from src/games/medieval/board.ts by test/support/medieval/core-map.mjs; do not edit

${constants.join('')}
/** The square on which Blue's King wins. */
export const STOCKADE0: i32 = ${letters.indexOf('R')};
/** The square on which Red's King wins. */
export const STOCKADE1: i32 = ${letters.indexOf('B')};

/** A byte a square: its bits; 0 where there is no square. */
export const CELLS: usize = memory.data<u8>([
${lines.join('\n')}
]);
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(TARGET, mapText(readFileSync(BOARD, 'utf8')));
}
