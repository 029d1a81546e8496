/** Counts of choice sequences that were worked out by hand or that both engines agree on (test/counts/*.json). */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { fromHome } from '../../src/cli/home';
import type { Setup } from '../../src/contract/setup';
import { createCoreEngine } from '../../src/worker/core-engine';
import { must } from '../support/harness/kit';
import { countSequences } from '../support/harness/perft';

interface Count {
  readonly name: string;
  /** A position, or the file below test/counts that holds it. */
  readonly position?: unknown;
  readonly setup?: object;
  readonly depth: number;
  readonly nodes: number;
  /** `by hand: …`, or `agreed` where it is what both engines say. */
  readonly worked: string;
}

/** Sequences up to which the slower ways of counting are tried as well. */
const SLOW_LIMIT = 100_000;
const LONG = 600_000;

const readJson = (file: string): unknown => JSON.parse(readFileSync(fromHome(`test/counts/${file}`), 'utf8'));

const FILES = readdirSync(fromHome('test/counts')).filter((file) => file.endsWith('.json'));

describe.each(FILES)('%s', (file) => {
  const { game, counts }: { game: string; counts: Count[] } = JSON.parse(
    readFileSync(fromHome(`test/counts/${file}`), 'utf8'),
  );
  const { content, core, engines } = findGame(game);

  const start = ({ position: named, setup }: Count): Setup => {
    const position = typeof named === 'string' && named.endsWith('.json') ? readJson(named) : named;
    return must(
      content.readSetup({ game, ...setup, ...(position === undefined ? {} : { position }) }),
      'the start of a count',
    );
  };

  it.each(counts)('$depth: $nodes — $name', { timeout: LONG }, (count) => {
    const setup = start(count);
    const exports = core(setup);
    const wasm = createCoreEngine(exports, content);
    must(wasm.start(setup), 'the start');
    expect(countSequences(wasm, count.depth, (depth) => exports.perft(depth))).toBe(count.nodes);
    if (count.nodes > SLOW_LIMIT) return;
    expect(exports.perft(count.depth), 'in one call').toBe(count.nodes);
    expect(countSequences(wasm, count.depth), 'choice by choice').toBe(count.nodes);
    const reference = engines.reference();
    must(reference.start(setup), 'the start');
    expect(countSequences(reference, count.depth), 'on the reference').toBe(count.nodes);
  });
});
