/** FACES and BUILD: who lays the four boards and how (section 3; L2, L3, L19, L20). */
import { hasForest, parseQuadrant, terrainOf } from '../../games/legion/boards';
import { type Form, forestDemand } from '../../games/legion/forms';
import { QUADRANT_ITEM } from '../../games/legion/notation';
import { packChoice, unpackChoice } from '../../games/shared/choice';
import type { Generator } from '../core/generator';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { enterPosition } from './history';
import { BLACK, type LegionState, STEP, WHITE } from './state';

const BOARDS = [0, 1, 2, 3] as const;
const FACES_A_BOARD = [0, 1] as const;
const TURNS = [0, 1, 2, 3] as const;

const faceNumber = (board: number, face: number): number => board * 2 + face;

/** In `built` rows boards come first, then quadrants. */
const QUADRANT_WHAT = 4;

/** L20: the faces chosen so far, and the best that the open boards could still show. */
const canMeetDemand = (form: Form, faces: readonly number[]): boolean => {
  const forests = BOARDS.filter((board) => {
    const face = faces[board] ?? -1;
    return face >= 0
      ? hasForest(faceNumber(board, face))
      : FACES_A_BOARD.some((side) => hasForest(faceNumber(board, side)));
  });
  return forests.length >= forestDemand(form);
};

/** FACES: Black chooses the visible face of each board; one that breaks L20 is not offered. */
export function* chooseFaces(game: LegionState, table: Table): Flow {
  for (const board of BOARDS) {
    if (game.faces[board] !== -1) continue;
    const offered = FACES_A_BOARD.filter((face) => canMeetDemand(game.form, game.faces.with(board, face)));
    const choices = offered.map((face) => packChoice('item', { item: faceNumber(board, face) }));
    const answer = yield ask(BLACK, 'place', 'legion.face', [board], choices);
    const face = unpackChoice(answer).item % 2;
    game.faces[board] = face;
    table.tell(ALL, { type: 'built', seat: BLACK, what: board, value: face });
  }
  game.step = STEP.build;
  game.side = WHITE;
  table.tell(ALL, { type: 'turn', seat: WHITE });
}

const boardOf = (quadrant: number): number => quadrant >> 3;

const quadrantOf = (game: LegionState, board: number, turns: number): number =>
  board * 8 + (game.faces[board] ?? 0) * 4 + turns;

/** BUILD: White chooses the quadrant and quarter turn of each board (L3); then Black makes the first placement. */
export function* layBoards(game: LegionState, table: Table): Flow {
  for (const quadrant of BOARDS) {
    if (game.quadrants[quadrant] !== -1) continue;
    const open = BOARDS.filter((board) => !game.quadrants.some((code) => code >= 0 && boardOf(code) === board));
    const choices = open.flatMap((board) =>
      TURNS.map((turns) => packChoice('item', { item: QUADRANT_ITEM + quadrantOf(game, board, turns) })),
    );
    const answer = yield ask(WHITE, 'place', 'legion.quadrant', [quadrant], choices);
    const code = unpackChoice(answer).item - QUADRANT_ITEM;
    game.quadrants[quadrant] = code;
    game.terrain = terrainOf(game.quadrants);
    table.tell(ALL, { type: 'built', seat: WHITE, what: QUADRANT_WHAT + quadrant, value: code });
  }
  game.step = STEP.place;
  game.side = BLACK;
  enterPosition(game);
  table.tell(ALL, { type: 'turn', seat: BLACK });
}

/** L2: the basic game's boards are laid at random, as the contract draws them. */
const drawnQuadrants = (generator: Generator): readonly number[] => {
  const faces = BOARDS.map(() => generator.draw(2));
  const boards: number[] = [...BOARDS];
  generator.shuffle(boards);
  return boards.map((board) => board * 8 + (faces[board] ?? 0) * 4 + generator.draw(4));
};

/** The quadrants that lie before the first decision; null: the players lay them. */
export const laidQuadrants = (
  form: Form,
  boards: readonly string[] | undefined,
  generator: Generator,
): readonly number[] | null => {
  if (boards !== undefined) return boards.map((text) => parseQuadrant(text) ?? 0);
  return form === 'basic' ? drawnQuadrants(generator) : null;
};

/** Face of each board as it lies. */
export const facesOf = (quadrants: readonly number[]): number[] => {
  const faces = [-1, -1, -1, -1];
  for (const code of quadrants) faces[boardOf(code)] = (code >> 2) & 1;
  return faces;
};

/** L2: in the basic game the boards are scenery, every square is plain. */
export const groundOf = (form: Form, quadrants: readonly number[]): readonly number[] =>
  form === 'basic' ? terrainOf([-1, -1, -1, -1]) : terrainOf(quadrants);
