/** Boards of up to 256 squares of any sides (geometry.ts), and of cells of any shape (cells.ts), compiled for themselves. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, home } from '../../src/cli/scripts/lib/paths.mjs';

interface Boards {
  readonly memory: WebAssembly.Memory;
  inbox(): number;
  useCells(count: number, table: number): void;
  isBeside(cell: number, other: number): number;
  nextBeside(cell: number, from: number): number;
  besideMask(cell: number, word: number): bigint;
  stepsBetween(from: number, to: number): number;
  useBoard(width: number, height: number): number;
  neighbour(square: number, direction: number): number;
  fileOf(square: number): number;
  rankOf(square: number): number;
  distance(from: number, to: number): number;
}

const SOURCES = ['cells', 'geometry', 'boxes'].map((name) => `assembly/core/${name}.ts`);
const OPTIONS = ['--bindings', 'none', '--runtime', 'stub', '--initialMemory', '16', '-O1', '--use', 'abort='];

let boards: Boards;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'veilwar-cells-'));
  try {
    const file = join(folder, 'cells.wasm');
    const args = [at('node_modules/assemblyscript/bin/asc.js'), ...SOURCES, ...OPTIONS, '-o', file];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const module = new WebAssembly.Module(readFileSync(file));
    boards = new WebAssembly.Instance(module).exports as unknown as Boards;
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

/** Neighbours by cell. */
type Links = readonly (readonly number[])[];

function use(links: Links): void {
  const bytes = links.flatMap((near) => [near.length, ...near]);
  new Uint8Array(boards.memory.buffer, boards.inbox(), bytes.length).set(bytes);
  boards.useCells(links.length, boards.inbox());
}

const neighboursOf = (cell: number): readonly number[] => {
  const found: number[] = [];
  for (let next = boards.nextBeside(cell, 0); next >= 0; next = boards.nextBeside(cell, next + 1)) found.push(next);
  return found;
};

/** Steps from a cell to all, breadth first; -1 where no way leads. */
function stepsFrom(links: Links, from: number): readonly number[] {
  const steps: number[] = links.map((_, cell) => (cell === from ? 0 : -1));
  for (let layer = [from], step = 1; layer.length > 0; step++) {
    const next = [...new Set(layer.flatMap((cell) => links[cell] ?? []))].filter((cell) => steps[cell] === -1);
    for (const cell of next) steps[cell] = step;
    layer = next;
  }
  return steps;
}

/** Some cells, and pairs of them that are beside each other. */
const maps: fc.Arbitrary<Links> = fc.integer({ min: 1, max: 256 }).chain((count) => {
  const cell = fc.nat({ max: count - 1 });
  return fc.array(fc.tuple(cell, cell), { maxLength: 2 * count }).map((pairs) => {
    const near = Array.from({ length: count }, () => new Set<number>());
    for (const [a, b] of pairs) {
      if (a === b) continue;
      near[a]?.add(b);
      near[b]?.add(a);
    }
    return near.map((cells) => [...cells]);
  });
});

describe('cells', () => {
  it('are beside the cells of their table, and as far apart as the ways between them', () => {
    fc.assert(
      fc.property(maps, fc.nat(), (links, some) => {
        use(links);
        const from = some % links.length;
        const sorted = [...(links[from] ?? [])].sort((a, b) => a - b);
        expect(neighboursOf(from)).toEqual(sorted);
        expect(links.flatMap((_, cell) => (boards.isBeside(from, cell) === 1 ? [cell] : []))).toEqual(sorted);
        const mask = sorted.reduce((bits, cell) => bits | (1n << BigInt(cell)), 0n);
        const words = [0, 1, 2, 3].map((word) => BigInt.asUintN(64, boards.besideMask(from, word)));
        expect(words.reduce((bits, word, n) => bits | (word << BigInt(64 * n)), 0n)).toBe(mask);
        expect(links.map((_, cell) => boards.stepsBetween(from, cell))).toEqual(stepsFrom(links, from));
      }),
      { numRuns: 60 },
    );
  });

  it('may be 256 in a row, 255 steps from end to end', () => {
    use(Array.from({ length: 256 }, (_, cell) => [cell - 1, cell + 1].filter((near) => near >= 0 && near < 256)));
    expect(boards.stepsBetween(0, 255)).toBe(255);
    expect(boards.nextBeside(255, 255)).toBe(-1);
  });

  it('forget the board before, and leave out what is no cell', () => {
    use([[1, 2], [0], [0]]);
    use([[1, 7], [0]]);
    expect(neighboursOf(0)).toEqual([1]);
    expect(boards.isBeside(0, 2)).toBe(0);
  });
});

describe.each([
  [72, 1],
  [256, 1],
  [1, 256],
  [128, 2],
  [16, 16],
  [9, 7],
])('a rectangle of %i by %i', (width, height) => {
  it('has files, ranks, neighbours and distances', () => {
    boards.useBoard(1, 1);
    expect(boards.useBoard(width, height)).toBe(1);
    expect(boards.useBoard(width, height)).toBe(0);
    const directions = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const;
    for (let square = 0; square < width * height; square++) {
      const [file, rank] = [square % width, Math.floor(square / width)];
      expect([boards.fileOf(square), boards.rankOf(square)]).toEqual([file, rank]);
      directions.forEach(([x, y], direction) => {
        const inside = file + x >= 0 && file + x < width && rank + y >= 0 && rank + y < height;
        expect(boards.neighbour(square, direction)).toBe(inside ? square + x + y * width : -1);
      });
      expect(boards.distance(0, square)).toBe(Math.max(file, rank));
    }
  });
});
