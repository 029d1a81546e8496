/** Command lines that can't be used are refused in one line with exit code 2. */
import { describe, expect, it } from 'vitest';
import { veil } from './support/terminal';

const REFUSED: readonly (readonly [string, readonly string[], string])[] = [
  ['no command', [], 'expected one of scenario, perft, twins'],
  ['an unknown command', ['dance'], "the command 'dance': expected one of scenario"],
  ['an unknown option', ['perft', 'legion', '1', '--dept', '2'], 'perft --dept: expected one of --position, --setup'],
  [
    'an unknown game',
    ['perft', 'chess', '1'],
    "the game 'chess': expected legends or classic or quick or legion or medieval or parley or pebble",
  ],
  ['a missing operand', ['perft', 'legion'], 'perft: found legion, expected `perft GAME DEPTH`'],
  ['an operand too many', ['twins', 'legion', 'parley'], 'twins: found legion parley, expected `twins GAME`'],
  ['a depth that is no number', ['perft', 'legion', 'deep'], 'DEPTH: found deep, expected a whole number from 0 to 99'],
  ['an option without its value', ['twins', 'legion', '--games'], '--games: expected N after it'],
  ['a number out of range', ['twins', 'legion', '--games', '0'], '--games: found 0, expected a whole number from 1'],
  [
    'a negative number',
    ['twins', 'legion', '--seed', '-1'],
    '--seed: found -1, expected a whole number from 0 to 4294967295',
  ],
  ['a fraction', ['twins', 'legion', '--seed=1.5'], '--seed: found 1.5, expected a whole number'],
  ['a number of seats that the game has not', ['twins', 'legion', '--seats', '3'], '--seats: found 3, expected 2'],
  ['an option twice', ['twins', 'legion', '--seed', '1', '--seed', '2'], '--seed: found it twice, expected it once'],
  ['a value for a flag', ['twins', 'legion', '--json=yes'], '--json: found yes, expected no value'],
  [
    'an unknown engine',
    ['scenario', 'x.json', '--engine', 'fast'],
    '--engine: found fast, expected wasm, reference, both',
  ],
  ['an engine that can’t serve', ['serve', '--engine', 'both'], '--engine: found both, expected wasm, reference'],
  [
    'an arena without a budget',
    ['arena', 'legion', '--a', 'random', '--b', 'random'],
    'found neither, expected either --iterations N or --ms N',
  ],
  [
    'an arena without players',
    ['arena', 'legion', '--ms', '1'],
    '--a: found nothing, expected it with level[:character][:variant]',
  ],
  [
    'an unknown level',
    ['arena', 'legion', '--ms', '1', '--a', 'god', '--b', 'random'],
    '--a: found god, expected level',
  ],
  [
    'an arena for three',
    ['arena', 'parley', '--ms', '1', '--a', 'random', '--b', 'random'],
    'arena: found parley, expected a game for two',
  ],
  ['too few rounds', ['bench', 'legion', '--rounds', '4'], '--rounds: found 4, expected a whole number from 5'],
  ['a seed without a setup', ['perft', 'legion', '1', '--seed', '3'], '--seed: expected --setup FILE beside it'],
];

describe('what can’t be used', () => {
  it.each(REFUSED)('%s', async (_name, argv, message) => {
    const { code, out, err } = await veil(argv);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toEqual([]);
    expect(code).toBe(2);
  });
});

describe('help', () => {
  const COMMANDS = ['scenario', 'perft', 'twins', 'secrecy', 'worlds', 'fuzz', 'bench', 'arena', 'serve', 'replay'];

  it('lists every command', async () => {
    const { code, out } = await veil(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS)
      expect(out.some((line) => line.startsWith(`  ${command} `) || line.startsWith(`  ${command}  `))).toBe(true);
  });

  it.each(COMMANDS)('of %s names its options', async (command) => {
    const { code, out } = await veil([command, '--help']);
    expect(code).toBe(0);
    expect(out[0]).toMatch(new RegExp(`^veil ${command}`));
    expect(out.some((line) => line.startsWith('  --json'))).toBe(true);
  });
});
