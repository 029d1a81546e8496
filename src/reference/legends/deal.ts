/** A dealt start: armies, boards and places as drawn (LEGENDS.md, "Setup"; R18, R132). */
import type { Setup } from '../../contract/setup';
import { type Army, BOXED, readArmy, SIDES } from '../../games/legends/army';
import { BOARDS, BOARDS_LAID, FIELD, fieldTerrain, parseBoard } from '../../games/legends/boards';
import { optionNumber } from '../../games/legends/codec';
import type { Generator } from '../core/generator';
import type { Table } from '../core/table';
import { EXCHANGES } from './exchanges';
import { terrainNumber } from './filter';
import type { Rules } from './kinds';
import { makeState } from './make';
import { type LegendsState, put, type Token } from './state';
import { PHASE } from './turn';

const SEATS = 2;
const BOARDS_OF_A_SET = 4;
const WATER = terrainNumber('water');

const givenArmy = (setup: Setup, seat: number): Army | null => {
  const plan = setup.seats[seat]?.army;
  if (plan === undefined) return null;
  const read = readArmy(plan);
  return read.ok ? read.value : null;
};

/** Draw (1): a boxed army out of all, or out of the side that the other seat has not. */
const drawArmies = (setup: Setup, generator: Generator): readonly (readonly number[])[] => {
  const armies = Array.from({ length: SEATS }, (_, seat) => givenArmy(setup, seat));
  for (let seat = 0; seat < SEATS; seat++) {
    if (armies[seat] !== null) continue;
    const taken = armies.find((army) => army !== null)?.side;
    const open = SIDES.flatMap((side) => BOXED.filter((box) => box.side === side && side !== taken));
    armies[seat] = open[generator.draw(open.length)] ?? null;
  }
  return armies.map((army) => army?.pieces ?? []);
};

/** Draw (2): the set, its boards' places, their turns. */
const drawBoards = (generator: Generator): readonly number[] => {
  const set = generator.draw(BOARDS.length / BOARDS_OF_A_SET);
  const order = Array.from({ length: BOARDS_LAID }, (_, board) => board);
  generator.shuffle(order);
  return order.map((board) => (set * BOARDS_OF_A_SET + board) * 4 + generator.draw(4));
};

/** The seat's half of the field without water, ascending. */
const landOf = (terrain: readonly number[], seat: number): readonly number[] => {
  const half = terrain.length / SEATS;
  return terrain.flatMap((kind, square) => (kind !== WATER && Math.floor(square / half) === seat ? [square] : []));
};

/** Draw (3), and the state at the first exchange. */
export const deal = (rules: Rules, setup: Setup, table: Table): LegendsState => {
  const { generator } = table;
  const armies = drawArmies(setup, generator);
  const boards = setup.boards === undefined ? drawBoards(generator) : setup.boards.map((text) => parseBoard(text) ?? 0);
  const terrain = fieldTerrain(boards);
  const tokens: Token[] = [];
  for (const [seat, army] of armies.entries()) {
    const numbers = [...army];
    generator.shuffle(numbers);
    for (const [index, square] of landOf(terrain, seat).entries()) {
      const kind = rules.kinds[numbers[index] ?? 0];
      if (kind === undefined) continue;
      tokens.push({
        id: square,
        kind,
        army: seat,
        seat,
        square,
        shown: false,
        looked: 0,
        used: 0,
        boost: 0,
        fresh: false,
        memory: null,
      });
    }
  }
  table.chance = true;
  const { options } = setup;
  const game = makeState(rules, {
    width: FIELD.width,
    height: FIELD.height,
    terrain,
    seats: SEATS,
    tokens,
    options: {
      windows: optionNumber('windows', options['windows']),
      lists: optionNumber('lists', options['lists']),
      asks: optionNumber('asks', options['asks']),
    },
  });
  for (const token of tokens) {
    const { square } = token;
    token.square = -1;
    put(game, token, square);
  }
  game.phase = PHASE.exchanges;
  game.exchanges = EXCHANGES;
  return game;
};
