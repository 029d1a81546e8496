/** Runs one command line: `run(['perft', GAME, '3'], io)` resolves to the exit code. */
import { helpLines, readArguments, usage } from './arguments';
import { type Command, EXIT } from './command';
import { arenaCommand } from './commands/arena';
import { benchCommand } from './commands/bench';
import { blundersCommand } from './commands/blunders';
import { calibrationCommand } from './commands/calibration';
import { fuzzCommand } from './commands/fuzz';
import { ladderCommand } from './commands/ladder';
import { mutateCommand } from './commands/mutate';
import { opponentCommand } from './commands/opponent';
import { perftCommand } from './commands/perft';
import { replayCommand } from './commands/replay';
import { scenarioCommand } from './commands/scenario';
import { secrecyCommand } from './commands/secrecy';
import { serveCommand } from './commands/serve';
import { twinsCommand } from './commands/twins';
import { worldsCommand } from './commands/worlds';
import type { Io } from './io';
import { Unusable, unusable } from './unusable';

const COMMANDS: readonly Command[] = [
  scenarioCommand,
  perftCommand,
  twinsCommand,
  secrecyCommand,
  worldsCommand,
  fuzzCommand,
  mutateCommand,
  benchCommand,
  arenaCommand,
  ladderCommand,
  blundersCommand,
  calibrationCommand,
  opponentCommand,
  serveCommand,
  replayCommand,
];

function printHelp(io: Io): number {
  io.out('npm run -s veil -- COMMAND ...');
  io.out('');
  const width = Math.max(...COMMANDS.map(({ spec }) => usage(spec).length));
  for (const { spec } of COMMANDS)
    io.out(`  ${usage(spec).padEnd(width)}  ${spec.summary.split('. ')[0]?.replace(/\.$/, '')}`);
  io.out('');
  io.out('COMMAND --help says more. Exit code: 0 fine, 1 something failed or diverged, 2 unusable input.');
  return EXIT.fine;
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  if (name === '--help' || name === 'help') return printHelp(io);
  const command = COMMANDS.find(({ spec }) => spec.name === name);
  if (command === undefined) {
    const names = COMMANDS.map(({ spec }) => spec.name).join(', ');
    throw unusable(name === undefined ? 'no command' : `the command '${name}'`, `one of ${names}, or --help`);
  }
  const args = readArguments(command.spec, rest);
  if (!args.flag('help')) return command.run(args, io);
  for (const line of helpLines(command.spec)) io.out(line);
  return EXIT.fine;
}

/** Exit codes: 0 fine, 1 something failed or diverged, 2 unusable input, said in one line on standard error. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof Unusable) {
      io.err(`veil: ${error.message}\n`);
      return EXIT.unusable;
    }
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.err(`veil: the program failed: ${what}\n`);
    return EXIT.failed;
  }
}
