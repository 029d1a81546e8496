/** Medieval by texts: positions from pieces on squares, choices, rows. */
import type { Applied, Engine } from '../../src/contract/engine';
import type { GameEvent } from '../../src/contract/event';
import type { TokenView, View } from '../../src/contract/view';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { parseSquare } from '../../src/games/shared/square';
import { createMedievalReference } from '../../src/reference/medieval';
import { choose, eventsOf, must, offered } from './kit';

export const [F, G, X, A, N, B, M, L, P, S, K, O] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** The number of a square by its name. */
export const sq = (name: string): number => {
  const square = parseSquare(name, SHAPE);
  if (square === null) throw new Error(`no square ${name}`);
  return square;
};

export const sqs = (names: string): readonly number[] => names.split(' ').map(sq);

/** Letters by square, as in RULES 10: `{ d5: 'F', e15: "P'" }`. */
export type Pieces = Readonly<Record<string, string>>;

/** The object form of a position; `line` is made from the pieces and the first three of these. */
export interface Rest {
  readonly side?: 'r' | 'b';
  readonly bombs?: string;
  readonly supply?: string;
  readonly shown?: readonly string[];
  readonly looked?: Readonly<Record<string, number>>;
  readonly quiet?: number;
  readonly turn?: number;
  readonly first?: number;
  readonly shuttle?: readonly string[];
}

/** `<rows> <side> <bombs> <supply>`. */
export const line = (pieces: Pieces, { side = 'r', bombs = '-', supply = 'R2B2' }: Rest = {}): string => {
  const rows: string[] = [];
  for (let rank = SHAPE.height; rank >= 1; rank--) {
    let row = '';
    let empty = 0;
    for (const file of 'abcdefghijklmno') {
      const piece = pieces[file + rank];
      if (piece === undefined) empty++;
      else {
        row += (empty > 0 ? empty : '') + piece;
        empty = 0;
      }
    }
    rows.push(row + (empty > 0 ? empty : ''));
  }
  return `${rows.join('/')} ${side} ${bombs} ${supply}`;
};

/** A match from a position. */
export const at = (pieces: Pieces, rest: Rest = {}): Engine => {
  const { side: _side, bombs: _bombs, supply: _supply, ...more } = rest;
  const text = line(pieces, rest);
  const position = Object.keys(more).length === 0 ? text : { line: text, ...more };
  const engine = createMedievalReference();
  must(engine.start(must(medieval.readSetup({ game: 'medieval', position }))));
  return engine;
};

/** A match from its start. */
export const begin = (setup: object = {}): Engine => {
  const engine = createMedievalReference();
  must(engine.start(must(medieval.readSetup({ game: 'medieval', ...setup }))));
  return engine;
};

/** Answers by choice texts, one after the other. */
export const play = (engine: Engine, ...texts: readonly string[]): Applied => {
  let applied: Applied = { learned: false, chance: false };
  for (const text of texts) applied = choose(engine, medieval, text);
  return applied;
};

export const options = (engine: Engine): readonly string[] => offered(engine, medieval);

/** The choices that begin with a square: the acts of the piece there. */
export const actsFrom = (engine: Engine, square: string): readonly string[] =>
  options(engine).filter((text) => /^!?([a-o]\d+)/.exec(text)?.[1] === square);

/** Targets of the plain steps from a square. */
export const stepsFrom = (engine: Engine, square: string): readonly string[] =>
  options(engine).flatMap((text) => {
    const [from, to] = text.split('-');
    return from === square && to !== undefined && !to.endsWith(',') ? [to] : [];
  });

export const position = (engine: Engine): unknown => medieval.formatPosition(engine.view(9));

export const resultText = (engine: Engine): string | null => {
  const result = engine.result();
  return result === null ? null : medieval.formatResult(result);
};

export const counters = (engine: Engine): View['counters'] => engine.view(9).counters;

export const list = (engine: Engine, name: string): readonly number[] => engine.view(9).lists[name] ?? [];

/** A viewer's tokens on a square, by id. */
export const tokensOn = (engine: Engine, viewer: number, square: string): readonly TokenView[] =>
  engine.view(viewer).tokens.filter((token) => token.square === sq(square));

export const types = (engine: Engine): readonly GameEvent['type'][] => eventsOf(engine).map(({ type }) => type);

/** The same match taken up from what a viewer sees and the right guess. */
export const refilled = (engine: Engine, viewer: number): Engine => {
  const view = engine.view(viewer);
  const other = createMedievalReference();
  must(other.fill(view, medieval.guessOf(engine.view(9), view)));
  return other;
};

/** Red and Blue Kings at home, out of everybody's way. */
export const KINGS: Pieces = { h2: 'K', h14: 'k' };
