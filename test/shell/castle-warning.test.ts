/** A choice that loses the own castle, or shows where it is, says so before anything else; no other does. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import type { Asking } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { marksText } from '../../src/shell/games/legends/advice/marks';
import { foretellLines } from '../../src/shell/games/legends/answer/foretell';
import { legendsBoard } from '../../src/shell/games/legends/board';
import { must } from '../match/support';

const PLAINS = Array<string>(8).fill('pppppppp');
const [GIVEN, DESTROYED, REVEALED] = [
  'This gives your castle away. You lose the battle.',
  'This destroys your castle. You lose the battle.',
  'This shows your opponent where your castle is.',
];

type Running = ReturnType<typeof createLegendsReference>;

const started = (pieces: Readonly<Record<string, unknown>>, turn: number): Running => {
  const engine = createLegendsReference();
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, position: { terrain: PLAINS, pieces, turn } }))));
  return engine;
};

const askedOf = (engine: Running) => {
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  return decision;
};

const codeIn = (engine: Running, text: string) => must(legends.parseChoice(text, askedOf(engine).kind, engine.view(9)));

/** What is said of a choice, after some that were made before. */
const linesOf = (pieces: Readonly<Record<string, unknown>>, turn: number, played: readonly string[], text: string) => {
  const engine = started(pieces, turn);
  for (const one of played) must(engine.apply(askedOf(engine).choices.indexOf(codeIn(engine, one))));
  const [decision, code] = [askedOf(engine), codeIn(engine, text)];
  expect(decision.choices).toContain(code);
  return foretellLines({ view: engine.view(decision.seat), decision, code, events: [] });
};

/** Is the castle's own square framed as one on which the match may be lost, if it is marked? */
const isFramed = (
  pieces: Readonly<Record<string, unknown>>,
  square: number,
  turn: number,
  played: readonly string[],
) => {
  const engine = started(pieces, turn);
  for (const one of played) must(engine.apply(askedOf(engine).choices.indexOf(codeIn(engine, one))));
  const decision = askedOf(engine);
  const squares = [{ square, mark: 'power' }] as const;
  const asking = { decision, squares, presses: [] } as unknown as Asking;
  const view = engine.view(decision.seat);
  const framed = legendsBoard.endangers?.(view, asking, square);
  // the frame is told, too
  expect(marksText({ asking, view })).toBe(framed === true ? 'Red frame: that is your castle.' : '');
  return framed;
};

const CASTLES = { a1: [67, 0], h8: [169, 1] };

describe('the own castle', () => {
  test('is given away to Parasitix, another piece without a word', () => {
    const pieces = { ...CASTLES, h1: [16, 0], d4: [189, 1], a8: [114, 1] };
    expect(linesOf(pieces, 1, ['d4.1'], 'a1')[0]).toBe(GIVEN);
    expect(linesOf(pieces, 1, ['d4.1'], 'h1')).toEqual([]);
  });

  test('is destroyed for Gloomis, another piece without a word', () => {
    const pieces = { ...CASTLES, h1: [16, 0], d4: [161, 1], a8: [114, 1] };
    expect(linesOf(pieces, 1, ['d4.1'], 'a1')[0]).toBe(DESTROYED);
    expect(linesOf(pieces, 1, ['d4.1'], 'h1')).toEqual([]);
  });

  test('is revealed by its own action, unless everybody knows it', () => {
    // Woodland Tower's action reveals the enemy castle, and any piece that uses one is revealed
    const tower = (shown: readonly string[]) => ({ a1: [33, 0, ...shown], h8: [169, 1], e4: [16, 0] });
    expect(linesOf(tower([]), 0, [], 'a1.1')).toEqual([REVEALED]);
    expect(linesOf(tower(['shown']), 0, [], 'a1.1')).toEqual([]);
  });

  test('is framed where a choice names it, and not for its own action without a target, wherever it stands', () => {
    const [A1, B1] = [0, 1];
    const given = { ...CASTLES, h1: [16, 0], d4: [189, 1], a8: [114, 1] };
    expect(isFramed(given, A1, 1, ['d4.1'])).toBe(true);
    expect(isFramed({ a1: [33, 0], h8: [169, 1], e4: [16, 0] }, A1, 0, [])).toBe(false);
    expect(isFramed({ b1: [33, 0], h8: [169, 1], e4: [16, 0] }, B1, 0, [])).toBe(false);
  });

  test('is revealed by Garpus, who returns to it', () => {
    const pieces = { a1: [67, 0], h8: [169, 1], d4: [177, 1] };
    expect(linesOf(pieces, 1, [], 'd4.1>g7')[0]).toBe(REVEALED);
  });

  test('is safe from a step and from the power of another', () => {
    const pieces = { ...CASTLES, e3: [74, 0], e5: [16, 1] };
    expect(linesOf(pieces, 0, [], 'e3-e4')).toEqual([]);
    expect(linesOf(pieces, 0, [], 'e3.1>e5')).toEqual(['Aras will be revealed.']);
  });
});
