/**
 * The map as the core reads it: test/support/pebble/core/map.ts made from map.json. Sets of cells are 64-bit masks, bit = cell.
 *
 *   node test/support/pebble/core-map.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

const MAP = new URL('map.json', import.meta.url);
const TARGET = new URL('core/map.ts', import.meta.url);

const mask = (cells) => `0x${cells.reduce((all, cell) => all | (1n << BigInt(cell)), 0n).toString(16)}`;

/** The text of core/map.ts. */
function mapText({ cells }) {
  const where = (is) => mask(cells.flatMap((cell, number) => (is(cell) ? [number] : [])));
  const homes = [0, 1, 2].map((seat) => where(({ home }) => home === seat));
  return `// generated from map.json by core-map.mjs; do not edit

/** A row a cell: how many cells share an edge with it, then their numbers. */
export const NEIGHBOURS: StaticArray<u8> = [
${cells.map(({ name, neighbours }) => `  ${[neighbours.length, ...neighbours].join(', ')}, // ${name}`).join('\n')}
];

/** Home cells, a mask a seat. */
export const HOMES: StaticArray<u64> = [${homes.join(', ')}];

/** Cells of heath. */
export const HEATH: u64 = ${where(({ terrain }) => terrain === 1)};
`;
}

writeFileSync(TARGET, mapText(JSON.parse(readFileSync(MAP, 'utf8'))));
