/** PLACE: which unit may be placed where (section 3; L8, L15, L18). */
import type { ChoiceCode } from '../../contract/decision';
import { UNITS } from '../../games/legion/units';
import { PASS, packChoice } from '../../games/shared/choice';
import { type LegionState, SQUARES, standingOf } from './state';
import { takes } from './terrain';

/** Codes without their square, by kind. */
const AT = UNITS.map((_, item) => packChoice('itemAt', { item }));

/** Section 3: no unit on it and not the Flag's square. A threatened square is as free as any other (L18). */
const freeSquares = (game: LegionState): readonly number[] => {
  const free: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (game.board[square] === null && square !== game.flag) free.push(square);
  }
  return free;
};

/** Every unit kind in the reserve on every free square that its ground allows; `pass` only if there is none (L15). */
export const placementChoices = (game: LegionState): readonly ChoiceCode[] => {
  const codes: number[] = [];
  const standing = standingOf(game, game.side);
  const free = freeSquares(game);
  for (let kind = 0; kind < UNITS.length; kind++) {
    if ((standing[kind] ?? 0) >= (UNITS[kind]?.count ?? 0)) continue;
    const code = AT[kind] ?? 0;
    for (const square of free) if (takes(game.terrain[square] ?? 0, kind)) codes.push(code | square);
  }
  if (codes.length === 0) codes.push(PASS);
  return codes;
};
