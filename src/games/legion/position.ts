/** Legion's position line `<rows> <side> <flag> <mode> <terrain>` (RULES section 10), to and from the truth's view. */
import type { Outcome } from '../../contract/fault';
import type { TokenView, View } from '../../contract/view';
import { ok, refuse, within } from '../shared/outcome';
import { formatSquare, parseSquare } from '../shared/square';
import { formatQuadrant, readQuadrants, SHAPE, TERRAIN_LETTERS, terrainOf } from './boards';
import { EVERYONE } from './codec';
import { type Form, isForm } from './forms';
import { formatRows, readGrid, readRows } from './rows';
import { accepts } from './terrain';
import { UNITS } from './units';

const TRUTH = 9;
const PLACE_STEP = 2;
/** Letters of the longest line, with room for blanks. */
export const MOST_LETTERS = 512;
const UNKNOWN = [-1, -1, -1, -1];

interface Ground {
  readonly terrain: readonly number[];
  readonly quadrants: readonly number[];
}

/** Content of each square as 0 or `seat * 8 + kind + 1`. */
const squareCodes = (view: View): readonly number[] => {
  const squares = Array.from({ length: SHAPE.width * SHAPE.height }, () => 0);
  for (const token of view.tokens) squares[token.square] = token.seat * 8 + (token.kind ?? 0) + 1;
  return squares;
};

const formatGround = (view: View): string => {
  const quadrants = view.lists['quadrants'] ?? UNKNOWN;
  if (quadrants.every((code) => code >= 0)) return quadrants.map(formatQuadrant).join(',');
  if (view.terrain.every((number) => number === 0)) return '-';
  const rows: string[] = [];
  for (let rank = SHAPE.height - 1; rank >= 0; rank--) {
    const row = view.terrain.slice(rank * SHAPE.width, (rank + 1) * SHAPE.width);
    const letters = row.map((number) => (number === 0 ? '.' : (TERRAIN_LETTERS[number] ?? '.'))).join('');
    rows.push(letters.replace(/\.+/g, (run) => String(run.length)));
  }
  return `=${rows.join('/')}`;
};

/** The board part that tells two positions apart: `<rows> <side> <flag>`. */
export const formatBoard = (view: View): string => {
  const side = view.counters['side'] === 1 ? 'w' : 'b';
  const flag = view.flag === null ? '-' : formatSquare(view.flag, SHAPE);
  return `${formatRows(squareCodes(view))} ${side} ${flag}`;
};

export const formatPosition = (view: View): string => `${formatBoard(view)} ${view.form} ${formatGround(view)}`;

const readGround = (text: string, form: Form): Outcome<Ground> => {
  const plain = terrainOf(UNKNOWN);
  if (text === '-') return ok({ terrain: plain, quadrants: UNKNOWN });
  if (text.startsWith('=')) {
    const grid = readGrid(text.slice(1), 'terrain', 'letters p f w x m', (letter) => {
      const number = TERRAIN_LETTERS.indexOf(letter);
      return number < 0 ? null : number;
    });
    if (!grid.ok) return grid;
    return ok({ terrain: form === 'basic' ? plain : grid.value, quadrants: UNKNOWN });
  }
  const quadrants = readQuadrants(text.split(','), 'bad-position');
  if (!quadrants.ok) return within(quadrants.fault, 'terrain');
  return ok({ terrain: form === 'basic' ? plain : terrainOf(quadrants.value), quadrants: quadrants.value });
};

const tokensOf = (codes: readonly number[]): readonly TokenView[] =>
  codes.flatMap((code, square) =>
    code === 0 ? [] : [{ id: square, square, seat: code > 8 ? 1 : 0, kind: (code - 1) & 7, shownTo: EVERYONE }],
  );

const reserveOf = (tokens: readonly TokenView[], seat: number): readonly number[] =>
  UNITS.flatMap((unit, kind) => {
    const standing = tokens.filter((token) => token.seat === seat && token.kind === kind).length;
    return Array.from({ length: Math.max(0, unit.count - standing) }, () => kind);
  });

/** What contradicts itself: too many of a unit, a unit under the Flag or on ground that never takes it. */
const contradiction = (tokens: readonly TokenView[], flag: number | null, ground: Ground): Outcome<never> | null => {
  for (const seat of [0, 1]) {
    for (const [kind, unit] of UNITS.entries()) {
      const standing = tokens.filter((token) => token.seat === seat && token.kind === kind).length;
      if (standing > unit.count) {
        const side = seat === 0 ? 'black' : 'white';
        return refuse(
          'bad-position',
          'rows',
          `at most ${unit.count} ${side} ${unit.name}${unit.count > 1 ? 's' : ''}`,
          standing,
        );
      }
    }
  }
  if (flag !== null && tokens.some((token) => token.square === flag)) {
    return refuse('bad-position', 'flag', 'a square without a unit', formatSquare(flag, SHAPE));
  }
  const drowned = tokens.find((token) => !accepts(ground.terrain[token.square] ?? 0, token.kind ?? 0));
  return drowned === undefined
    ? null
    : refuse('bad-position', 'rows', 'units only on ground that takes them', formatSquare(drowned.square, SHAPE));
};

/** Face of each board 1-4 as laid; -1 where none lies. */
const facesOf = (quadrants: readonly number[]): readonly number[] =>
  [0, 1, 2, 3].map((board) => {
    const code = quadrants.find((quadrant) => quadrant >= 0 && quadrant >> 3 === board);
    return code === undefined ? -1 : (code >> 2) & 1;
  });

/** Reads a position line into the truth's view; it stands at a placement. `bad-position` with the part at fault. */
export const readPosition = (json: unknown): Outcome<View> => {
  if (typeof json !== 'string') return refuse('bad-position', '', 'one line: rows side flag mode terrain', json);
  if (json.length > MOST_LETTERS) return refuse('bad-position', '', `at most ${MOST_LETTERS} letters`, json.length);
  const parts = json.trim().split(/\s+/);
  const [rows = '', side, flagText = '', form, groundText = ''] = parts;
  if (parts.length !== 5) return refuse('bad-position', '', 'five parts: rows side flag mode terrain', json);
  const codes = readRows(rows);
  if (!codes.ok) return codes;
  if (side !== 'b' && side !== 'w') return refuse('bad-position', 'side', 'b or w', side);
  const flag = flagText === '-' ? null : parseSquare(flagText, SHAPE);
  if (flag === null && flagText !== '-') return refuse('bad-position', 'flag', 'a square a1 to f6, or -', flagText);
  if (!isForm(form)) return refuse('bad-position', 'mode', 'basic, advanced, king, caravan or forest', form);
  const ground = readGround(groundText, form);
  if (!ground.ok) return ground;
  const tokens = tokensOf(codes.value);
  const wrong = contradiction(tokens, flag, ground.value);
  if (wrong !== null) return wrong;
  const seat = side === 'b' ? 0 : 1;
  return ok({
    game: 'legion',
    form,
    viewer: TRUTH,
    ply: 0,
    asked: { seat, kind: 'place' },
    ...SHAPE,
    terrain: ground.value.terrain,
    tokens,
    heaps: [0, 1].map((owner) => ({ seat: owner, name: 'reserve' as const, kinds: reserveOf(tokens, owner) })),
    flag,
    counters: { side: seat, placements: 0, passes: 0, step: PLACE_STEP },
    lists: {
      faces: facesOf(ground.value.quadrants),
      quadrants: ground.value.quadrants,
      active: [],
      emptied: [],
    },
    history: [`${formatRows(codes.value)} ${side} ${flagText}`],
    result: null,
  });
};
