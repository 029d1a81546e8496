/** How a dealt match starts (section 3; L1: who is Black is the referee's to draw). */
import type { Setup } from '../../contract/setup';
import { isForm } from '../../games/legion/forms';
import type { Table } from '../core/table';
import { enterPosition } from './history';
import { facesOf, groundOf, laidQuadrants } from './layout';
import { BLACK, type LegionState, SQUARES, STEP } from './state';

const UNLAID = [-1, -1, -1, -1];

/** An empty board; at FACES, or at Black's first placement where the boards lie already. */
export const deal = (setup: Setup, table: Table): LegionState => {
  const form = isForm(setup.form) ? setup.form : 'basic';
  const laid = laidQuadrants(form, setup.boards, table.generator);
  const game: LegionState = {
    form,
    step: laid === null ? STEP.faces : STEP.place,
    side: BLACK,
    board: Array.from({ length: SQUARES }, () => null),
    terrain: groundOf(form, laid ?? UNLAID),
    flag: null,
    placements: 0,
    passes: 0,
    faces: facesOf(laid ?? []),
    quadrants: [...(laid ?? UNLAID)],
    active: null,
    emptied: [],
    kingFell: false,
    history: [],
  };
  if (laid !== null) enterPosition(game);
  return game;
};
