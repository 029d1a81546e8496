/** Names of Legion's boards and corners. */
import '../en/legion';
import { addNamer } from '../namers';
import { say } from '../say';

/** A face lying on the table: boards count from 1 for players. */
export const faceName = (board: number, face: number): string => say('legion.face.name', { board: board + 1, face });

/** A laid board, by the quadrant code. */
export const laidName = (code: number): string =>
  say('legion.face.turned', { board: (code >> 3) + 1, face: (code >> 2) & 1, turns: code & 3 });

export const quadrantName = (quadrant: number): string => say(`legion.quadrant.${quadrant}`);

addNamer('legion', {
  prompt: ({ a0 }) => (typeof a0 === 'number' ? { board: a0 + 1, quadrant: quadrantName(a0) } : {}),
  // 0–3 names a board, from 4 on a quadrant; see the contract's README
  built: (what, value) => (what < 4 ? faceName(what, value) : `${laidName(value)}, ${quadrantName(what - 4)}`),
});
