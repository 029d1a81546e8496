/** The written scenarios: none of the rulings and no cell of the combat table goes without one. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { ATTACKERS, combatFiles, KINDS, textOf } from '../support/medieval/combat.mjs';

interface Written {
  readonly file: string;
  readonly id: string;
  /** The ruling or section that it shows. */
  readonly basis: string;
  readonly position: string | null;
  readonly commands: readonly string[];
}

const FOLDER = at('test/scenarios/medieval');
const RULINGS = Array.from({ length: 39 }, (_, index) => `M${index + 1}`);

/** Rulings that say several things, and how many scenarios that takes at the least; any other has one. */
const BRANCHES: Readonly<Record<string, number>> = {
  M1: 4,
  M2: 5,
  M4: 4,
  M5: 4,
  M6: 2,
  M7: 5,
  M8: 2,
  M9: 6,
  M10: 4,
  M12: 4,
  M13: 3,
  M14: 3,
  M15: 3,
  M16: 2,
  M17: 4,
  M18: 3,
  M19: 4,
  M20: 3,
  M21: 3,
  M22: 2,
  M23: 9,
  M24: 6,
  M25: 2,
  M26: 9,
  M27: 3,
  M28: 4,
  M29: 5,
  M30: 7,
  M31: 2,
  M32: 9,
  M33: 2,
  M34: 3,
  M35: 3,
  M36: 3,
  M37: 5,
  M38: 3,
};

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const listOf = (json: unknown): readonly unknown[] =>
  Array.isArray(json) ? json : isRecord(json) && Array.isArray(json['scenarios']) ? json['scenarios'] : [json];

const textIn = (json: unknown): string => (typeof json === 'string' ? json : '');

function readWritten(file: string): readonly Written[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return listOf(json)
    .filter(isRecord)
    .map((item) => {
      const position = isRecord(item['position']) ? item['position']['line'] : item['position'];
      return {
        file: basename(file),
        id: textIn(item['id']),
        basis: textIn(item['basis'] ?? item['source']),
        position: typeof position === 'string' ? position : null,
        commands: listOf(item['commands'] ?? []).map(textIn),
      };
    });
}

const written = filesBelow(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .flatMap(readWritten);

const rulingOf = ({ basis }: Written): string | null => /^(?:ruling )?(M\d+)$/.exec(basis)?.[1] ?? null;

/** What stands on the squares of a position, by name. */
function standing(position: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const rows = (position.split(' ')[0] ?? '').split('/');
  for (const [down, row] of rows.entries()) {
    let file = 0;
    for (const part of row.match(/\d+|[A-Za-z]'?/g) ?? []) {
      if (/\d/.test(part)) file += Number(part);
      else found.set(`${'abcdefghijklmno'[file++] ?? '?'}${rows.length - down}`, part);
    }
  }
  return found;
}

const orthogonalNeighbours = (square: string): readonly string[] => {
  const file = square.charCodeAt(0);
  const rank = Number(square.slice(1));
  const steps = [[1, 0] as const, [-1, 0] as const, [0, 1] as const, [0, -1] as const];
  return steps.map(([right, up]) => `${String.fromCharCode(file + right)}${rank + up}`);
};

/** How many Footmen hang together with the one on this square. */
function joined(pieces: ReadonlyMap<string, string>, from: string): number {
  const group = new Set([from]);
  for (const square of group)
    for (const next of orthogonalNeighbours(square)) if (pieces.get(next) === pieces.get(from)) group.add(next);
  return group.size;
}

/** The cell that a scenario's first act is: side, attacker, how, defender; null where it is no fight. */
function cellOf({ position, commands }: Written): string | null {
  const act = /^([a-o]\d+)([x~])([a-o]\d+)(\+?)$/.exec(commands[0] ?? '');
  if (position === null || act === null) return null;
  const [, from = '', how = '', to = '', join = ''] = act;
  const pieces = standing(position);
  const attacker = pieces.get(from) ?? '?';
  const count = join === '' ? '' : String(joined(pieces, from));
  return `${attacker}${count}${how}${(pieces.get(to) ?? '?').toUpperCase()}`;
}

const cells = new Set(written.map(cellOf));

const missing = (attackers: readonly string[], how: string): readonly string[] =>
  attackers
    .flatMap((attacker) => [...KINDS].map((defender) => `${attacker}${how}${defender}`))
    .filter((cell) => !cells.has(cell));

const bothSides = (attackers: readonly string[]): readonly string[] =>
  attackers.flatMap((attacker) => [attacker, attacker.toLowerCase()]);

describe('scenarios of Medieval', () => {
  test('no ruling goes without one, and one that says several things has several', () => {
    const count = (ruling: string): number => written.filter((one) => rulingOf(one) === ruling).length;
    const short = RULINGS.filter((ruling) => count(ruling) < (BRANCHES[ruling] ?? 1));
    expect(short.map((ruling) => `${ruling} has ${count(ruling)}`)).toEqual([]);
  });

  test('a file that is named after a ruling shows that one', () => {
    const strays = written.filter((one) => {
      const name = /^(M\d+)-/.exec(one.file)?.[1];
      return name !== undefined && (rulingOf(one) !== name || !one.id.startsWith(`${name}-`));
    });
    expect(strays.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
  });

  test('every one has an id of its own', () => {
    const ids = written.map(({ id }) => id);
    expect(ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)).toEqual([]);
  });

  test('every moving attack of the combat table has one, for both sides', () => {
    expect(
      missing(bothSides(ATTACKERS.map(({ kind, joined: many }) => (many > 1 ? `${kind}${many}` : kind))), 'x'),
    ).toEqual([]);
  });

  test('every shot of the combat table has one, for both sides', () => {
    expect(missing(bothSides(['A', 'B', 'M']), '~')).toEqual([]);
  });

  test.each(Object.entries(combatFiles()))('%s is as the rules have it: combat.mjs writes it', (name, scenarios) => {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).toBe(textOf(scenarios));
  });
});
