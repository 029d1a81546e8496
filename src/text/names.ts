/** Names of sides, units, grounds and forms, from the numbers that events and views carry. */
import type { GameEvent } from '../contract/event';
import type { Result } from '../contract/result';
import { names } from './en/names';
import { namerOf } from './namers';
import { addTexts, hasText, say } from './say';

addTexts(names);

/** The kinds that met in a comparison of strength. */
export interface Fighters {
  readonly attacker: number;
  readonly defender: number;
}

/** What a sentence about a match needs to know of it. `square` writes a square's name. */
export interface Naming {
  readonly game: string;
  readonly square: (square: number) => string;
  /** What the sides of this match are called, and why it ended; without them as in every match of the game. */
  readonly side?: (seat: number) => string;
  readonly ending?: (result: Pick<Result, 'reason' | 'winners' | 'score'>) => string;
  /** Who fought, where what came before it tells; null, or without this, only the squares are told. */
  readonly fighters?: (fought: Extract<GameEvent, { type: 'fought' }>) => Fighters | null;
}

export const sideName = (game: string, seat: number): string => say(`${game}.side.${seat}`);
/** A unit's name as it stands on a card or in a list. */
export const unitName = (game: string, kind: number): string => say(`${game}.unit.${kind}`);
export const terrainName = (game: string, terrain: number): string => say(`${game}.terrain.${terrain}`);
export const formName = (game: string, form: string): string => say(`${game}.form.${form}`);
/** What a form is about, its goal first. */
export const formAbout = (game: string, form: string): string => say(`${game}.form.${form}.about`);

/** What may stand before the name of a unit that is a common noun. */
type Determiner = 'the' | 'your' | 'its';

/** A unit in a sentence: `the Scout`, `your Scout`; proper names have nothing before them, and of two the short one is said. */
const determined = (game: string, kind: number, word: Determiner): string => {
  const short = `${game}.short.${kind}`;
  const name = hasText(short) ? say(short) : unitName(game, kind);
  return namerOf(game).isProper?.(kind) === true ? name : say(`name.${word}`, { name });
};

/** `the Scout`, `Landor`. */
export const unitThe = (game: string, kind: number): string => determined(game, kind, 'the');
/** `your Scout`, `Landor`. */
export const unitYours = (game: string, kind: number): string => determined(game, kind, 'your');
/** `its Scout`, `Landor`: of the side that was named before. */
export const unitIts = (game: string, kind: number): string => determined(game, kind, 'its');

/** `the Scout’s`, `Urgwaine’s Knights’`. */
export const possessiveOf = (name: string): string => say('name.whose', { name, s: name.endsWith('s') ? 'yes' : 'no' });
