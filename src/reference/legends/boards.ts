/** The ground of a dealt start: a form's own, the boards that the setup lays, or boards that are drawn. */
import type { Setup } from '../../contract/setup';
import { BOARDS, BOARDS_LAID, type Board, fieldTerrain, parseLaid } from '../../games/legends/boards';
import { terrainOfRows } from '../../games/legends/terrain';
import type { Generator } from '../core/generator';
import type { FormRules } from './form-rules';
import { type SharedGround, ZONE } from './zones';

const BOARDS_OF_A_SET = 4;

/** Draw (2) for one pair: the set, its boards' places (near left, near right, far left, far right), their turns. */
const drawPair = (generator: Generator): readonly Board[] => {
  const set = generator.draw(BOARDS.length / BOARDS_OF_A_SET);
  const order = Array.from({ length: BOARDS_LAID }, (_, board) => board);
  generator.shuffle(order);
  return order.map((board) => (set * BOARDS_OF_A_SET + board) * 4 + generator.draw(4));
};

/** Pair by pair; then as they lie: the whole near row from the left, and the far row. */
const drawBoards = (pairs: number, generator: Generator): readonly Board[] => {
  const drawn = Array.from({ length: pairs }, () => drawPair(generator));
  return [...drawn.flatMap((boards) => boards.slice(0, 2)), ...drawn.flatMap((boards) => boards.slice(2))];
};

/** The field on which the setup's seats will stand. */
export const groundOf = ({ form }: FormRules, setup: Setup, generator: Generator): SharedGround => {
  const seats = setup.seats.length;
  if (form.ground !== 'boards') {
    const terrain = terrainOfRows(form.ground);
    return { width: form.ground[0]?.length ?? 0, height: form.ground.length, terrain, seats };
  }
  const boards = setup.boards?.map((text) => parseLaid(text) ?? 0) ?? drawBoards(seats / 2, generator);
  return { width: ZONE.width * (seats / 2), height: ZONE.height, terrain: fieldTerrain(boards), seats };
};
