/** `perft`: counts choice sequences of a length. */

import type { EngineName } from '../../../test/support/harness/kit';
import { countSequences, eachChoice } from '../../../test/support/harness/perft';
import { setupAtPosition } from '../../../test/support/harness/scenario/read-choices';
import { BadInput } from '../../../test/support/harness/scenario/reader';
import type { Content } from '../../contract/content';
import type { Engine } from '../../contract/engine';
import type { Setup } from '../../contract/setup';
import { isObject } from '../../games/shared/read-setup';
import { createCoreEngine } from '../../worker/core-engine';
import { type Arguments, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { ENGINE, engineNames } from '../engines';
import { readJson, readText } from '../files';
import { findGame, type Game } from '../games';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { unusable, unusableFile } from '../unusable';

const MAX_DEPTH = 99;

/** A position in a file: JSON, or the text of a position that is one line. */
function readPositionFile(file: string, io: Io): unknown {
  const text = readText(file, io).trim();
  return /^["{[]/.test(text) ? readJson(file, io) : text;
}

function readStart(content: Content, args: Arguments, io: Io): Setup {
  const position = args.text('position');
  const setup = args.text('setup');
  const seed = args.whole('seed');
  if (position !== null && setup !== null) throw unusable('--position', 'either it or --setup');
  if (seed !== null && setup === null) throw unusable('--seed', '--setup FILE beside it');
  if (position !== null) {
    try {
      return setupAtPosition(content, readPositionFile(position, io), 0, '');
    } catch (error) {
      throw error instanceof BadInput ? unusableFile(position, error.fault) : error;
    }
  }
  const json = setup === null ? {} : readJson(setup, io);
  const read = content.readSetup(
    isObject(json) ? { game: content.name, ...json, ...(seed === null ? {} : { seed }) } : json,
  );
  if (!read.ok) throw unusableFile(setup ?? content.name, read.fault);
  return read.value;
}

/** An engine, and for a core its own way to count a short length in one call. */
function counter(
  game: Game,
  name: EngineName,
  setup: Setup,
): { engine: Engine; atOnce: ((depth: number) => number) | null } {
  if (name === 'reference') return { engine: game.engines.reference(), atOnce: null };
  const core = game.core(setup);
  return { engine: createCoreEngine(core, game.content), atOnce: (depth) => core.perft(depth) };
}

/** Counts from a setup on one engine, the first choices one by one. */
function count(game: Game, name: EngineName, setup: Setup, depth: number, io: Io): number {
  const { engine, atOnce } = counter(game, name, setup);
  const started = engine.start(setup);
  if (!started.ok) throw unusableFile(name, started.fault);
  if (depth <= 1) return countSequences(engine, depth, atOnce);
  const progress = showProgress(io, `perft ${name}`);
  let nodes = 0;
  eachChoice(engine, (index, choices) => {
    nodes += countSequences(engine, depth - 1, atOnce);
    progress.at(index + 1, choices);
  });
  progress.end();
  return nodes;
}

export const perftCommand: Command = {
  spec: {
    name: 'perft',
    operands: 'GAME DEPTH',
    least: 2,
    most: 2,
    summary: 'Counts choice sequences of this length; nothing is counted below a finished match.',
    notes: [
      "Without --position and --setup it starts from the game's standard start: the first form, seed 0.",
      'With both engines the two counts must be equal. The reference takes about a thousand times as long as the core.',
    ],
    options: {
      position: { kind: 'text', word: 'FILE', help: 'start from the position in this file' },
      setup: { kind: 'text', word: 'FILE', help: 'start from the setup in this file' },
      seed: { ...SEED, help: "the setup's seed" },
      engine: { ...ENGINE, help: 'which engines (default wasm)' },
    },
  },
  async run(args, io) {
    const [gameName = '', depthText = ''] = args.operands;
    const game = findGame(gameName);
    const depth = /^\d{1,2}$/.test(depthText) ? Number(depthText) : Number.NaN;
    if (!(depth <= MAX_DEPTH)) throw unusable('DEPTH', `a whole number from 0 to ${MAX_DEPTH}`, depthText);
    const setup = readStart(game.content, args, io);
    const names = args.text('engine') === null ? (['wasm'] as const) : engineNames(args);
    const counts = names.map((name) => ({ name, nodes: count(game, name, setup, depth, io) }));
    const nodes = counts[0]?.nodes ?? 0;
    const engine = args.text('engine') ?? 'wasm';
    const agreed = counts.every((entry) => entry.nodes === nodes);
    if (agreed) io.out(`depth ${depth} nodes ${nodes}`);
    else for (const entry of counts) io.out(`FAIL depth ${depth} nodes ${entry.nodes} on ${entry.name}`);
    printJson(args, io, { depth, nodes, engine });
    return agreed ? EXIT.fine : EXIT.failed;
  },
};
