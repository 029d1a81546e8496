/**
 * A record in clear: header lines `[Name value]`, the value as JSON, an empty line, then one choice or turn text a line,
 * so that a difference between two records shows where they part.
 */
import type { Outcome } from '../../contract/fault';
import type { Result } from '../../contract/result';
import { parseJson } from '../../games/shared/json';
import { ok, refuse } from '../../games/shared/outcome';
import type { Match } from './match';
import type { SavedMatch } from './saved';
import { openOrders } from './saved-orders';

const HEADER = /^\[([A-Z][A-Za-z]*) (.+)\]$/;

/** Header names, with the part of a saved match that each carries. */
const PARTS: Readonly<Record<string, string>> = {
  Game: 'game',
  Mode: 'form',
  Terrain: 'boards',
  Position: 'position',
  Seats: 'seats',
  Options: 'options',
  Seed: 'seed',
};
const OTHERS: Readonly<Record<string, 'effort' | 'result' | 'orders'>> = {
  Effort: 'effort',
  Orders: 'orders',
  Result: 'result',
};

/** Looks like a record in clear. */
export const isClear = (text: string): boolean => text.trimStart().startsWith('[');

/** The whole match in clear; only for one that is over, since it tells everything. */
export const formatClear = (match: Match, result: Result): string => {
  const { setup, content } = match;
  const headers: readonly (readonly [string, unknown])[] = [
    ['Game', setup.game],
    ['Mode', setup.form],
    ['Terrain', setup.boards?.join(',')],
    ['Position', setup.position],
    ['Seats', setup.seats],
    ['Options', setup.options],
    ['Seed', setup.seed],
    ['Effort', match.effort],
    ['Orders', openOrders(match) ?? undefined],
    ['Result', content.formatResult(result)],
  ];
  const lines = headers.flatMap(([name, value]) => (value === undefined ? [] : [`[${name} ${JSON.stringify(value)}]`]));
  return [...lines, '', ...match.entries.map(({ text }) => text), ''].join('\n');
};

const readValue = (name: string, text: string): Outcome<unknown> => {
  const read = parseJson(text, { code: 'bad-save', at: name, expected: 'a value in JSON' });
  if (!read.ok) return read;
  const { value } = read;
  return ok(name === 'Terrain' && typeof value === 'string' ? value.split(',') : value);
};

/** Inverse of formatClear, as far as a text can be read before it is played; `bad-save` with the header or line. */
export const parseClear = (text: string): Outcome<SavedMatch> => {
  const setup: Record<string, unknown> = {};
  const others: { effort?: unknown; result?: unknown; orders?: unknown } = {};
  const record: string[] = [];
  const seen = new Set<string>();
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.trim();
    if (line === '') continue;
    const [, name, value = ''] = (record.length === 0 ? HEADER.exec(line) : null) ?? [];
    if (name === undefined) {
      if (line.startsWith('[')) return refuse('bad-save', `line ${index + 1}`, 'headers before the first choice', line);
      record.push(line);
      continue;
    }
    const part = PARTS[name];
    const other = OTHERS[name];
    if (seen.has(name) || (part === undefined && other === undefined)) {
      const known = [...Object.keys(PARTS), ...Object.keys(OTHERS)].join(', ');
      return refuse('bad-save', name, `each header once, of ${known}`, line);
    }
    seen.add(name);
    const read = readValue(name, value);
    if (!read.ok) return read;
    if (part !== undefined) setup[part] = read.value;
    else if (other !== undefined) others[other] = read.value;
  }
  return ok({ setup, record, ...others });
};
