/** Names of sides, units, grounds and forms, from the numbers that events and views carry. */
import type { Result } from '../contract/result';
import { say } from './say';

/** What a sentence about a match needs to know of it. `square` writes a square's name. */
export interface Naming {
  readonly game: string;
  readonly square: (square: number) => string;
  /** What the sides of this match are called, and why it ended; without them as in every match of the game. */
  readonly side?: (seat: number) => string;
  readonly ending?: (result: Pick<Result, 'reason' | 'winners' | 'score'>) => string;
}

export const sideName = (game: string, seat: number): string => say(`${game}.side.${seat}`);
export const unitName = (game: string, kind: number): string => say(`${game}.unit.${kind}`);
export const terrainName = (game: string, terrain: number): string => say(`${game}.terrain.${terrain}`);
export const formName = (game: string, form: string): string => say(`${game}.form.${form}`);
/** What a form is about, its goal first. */
export const formAbout = (game: string, form: string): string => say(`${game}.form.${form}.about`);
