/** The secret set-up as data (B3): the six home cells of a seat, and what it sets on five of them. */
import type { LayoutReport, SecretLayout } from '../../../../src/contract/secret-layout';
import { CELLS, homeOf } from './map';
import { KEYS, KINDS, LETTERS, PLACES, ROSTER, STEP } from './names';

const letterOf = (kind: number): string => LETTERS[kind] ?? LETTERS.charAt(0);
const kindOf = (letter: string): number => Math.max(0, LETTERS.indexOf(letter.toUpperCase()));

const overOf = (kinds: readonly number[], kind: number): number =>
  kinds.filter((one) => one === kind).length - (ROSTER[kind] ?? 0);

/** Any token may stand on any home cell: only numbers can be wrong. */
const report = (kinds: readonly number[]): LayoutReport => {
  const over = KINDS.map((kind) => ({ kind, count: overOf(kinds, kind) }));
  const extra = over.filter(({ count }) => count > 0);
  const missing = over.flatMap(({ kind, count }) => (count < 0 ? [{ kind, count: -count }] : []));
  return { missing, extra, wrong: [], fits: extra.length === 0 && missing.length === 0 };
};

const parse = (text: string, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => (text.charAt(at) === '' ? 0 : kindOf(text.charAt(at))));

/** The Gem between Boulders, and the Gem where nobody looks for it. */
const TEMPLATES = [
  { name: 'pebble-wall', text: 'BCBGC-' },
  { name: 'pebble-bluff', text: 'CBC-BG' },
] as const;

export const layoutOf = (seat: number): SecretLayout => {
  const cells = homeOf(seat);
  const places = cells.map((_, place) => place);
  return {
    cells,
    // a home cell without a token is answered with a kind of its own, 0
    empty: 0,
    // homes differ in shape: a layout kept for one seat is read cell by cell for another
    seen: places,
    rows: null,
    mirrors: false,
    terrain: CELLS.map(({ terrain }) => terrain),
    roster: KINDS.map((kind) => ({ kind, count: ROSTER[kind] ?? 0 })),
    templates: TEMPLATES.map(({ name, text }) => ({ name, kinds: parse(text, cells.length) })),
    report,
    letter: letterOf,
    format: (kinds) => kinds.map(letterOf).join(''),
    parse: (text) => parse(text, cells.length),
    asks: (decision) => decision.key === KEYS[STEP.setUp] && decision.seat === seat,
    answered: ({ counters }) => PLACES.slice(0, counters['setup'] ?? 0).filter((place) => place.seat === seat).length,
    answer: letterOf,
  };
};
