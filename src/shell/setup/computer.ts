/** The computer as a new match offers it: its levels, how much each may think, and the character that comes. */
import type { Effort } from '../../contract/search';
import type { Character, Opponent } from '../../games/opponent';
import { type Draw, pickOne } from '../../games/shared/draws';

/** Levels that only tests play against. */
const TEST_LEVELS: readonly string[] = ['random', 'greedy'];

/** The levels to choose from, the weakest first. */
export const levelsOf = (opponents: readonly Opponent[]): readonly string[] =>
  opponents.map(({ name }) => name).filter((name) => !TEST_LEVELS.includes(name));

/** Does this level take all the time that the settings give it? */
export const takesAllTime = (opponents: readonly Opponent[], level: string): boolean =>
  opponents.find(({ name }) => name === level)?.share === 1;

/** The full budget of every level but the one whose time is a setting, in milliseconds: shares of it stay under a second. */
const BUDGET = 3000;

/** How much a level may think. `seconds`: what the settings give to the strongest one. */
export const effortOf = (opponents: readonly Opponent[], level: string, seconds: number): Effort => ({
  milliseconds: takesAllTime(opponents, level) ? seconds * 1000 : BUDGET,
});

/** Whoever comes: chance picks the character. */
export const ANYBODY = 'any';

/** What can be picked of these characters, whoever comes first. */
export const charactersToPick = (characters: readonly Pick<Character, 'name'>[]): readonly string[] => [
  ANYBODY,
  ...characters.map(({ name }) => name),
];

/** The character that comes for this pick; `picks` as `charactersToPick` gives them. */
export const drawCharacter = (pick: string, picks: readonly string[], draw: Draw): string =>
  pick === ANYBODY ? (pickOne(picks.slice(1), draw) ?? ANYBODY) : pick;
