/** Names of sides, units, grounds and boards, from the numbers that events and views carry. */
import { say } from './say';

/** What a sentence about a match needs to know of it. `square` writes a square's name. */
export interface Naming {
  readonly game: string;
  readonly square: (square: number) => string;
}

export const sideName = (game: string, seat: number): string => say(`${game}.side.${seat}`);
export const unitName = (game: string, kind: number): string => say(`${game}.unit.${kind}`);
export const terrainName = (game: string, terrain: number): string => say(`${game}.terrain.${terrain}`);
export const formName = (game: string, form: string): string => say(`${game}.form.${form}`);
/** What a form is about, its goal first. */
export const formAbout = (game: string, form: string): string => say(`${game}.form.${form}.about`);

/** A face lying on the table: boards count from 1 for players. */
export const faceName = (board: number, face: number): string => say('legion.face.name', { board: board + 1, face });

/** A laid board, by Legion's quadrant code. */
export const laidName = (code: number): string =>
  say('legion.face.turned', { board: (code >> 3) + 1, face: (code >> 2) & 1, turns: code & 3 });

export const quadrantName = (quadrant: number): string => say(`legion.quadrant.${quadrant}`);
