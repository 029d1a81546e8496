/** Levels below the one that the computer plays. */
import type { SeatSetup } from '../../contract/setup';
import { faces } from '../games';
import type { App } from './app';

/** The level of the computer in a match; null: none plays. */
export const levelIn = ({ seats }: Pick<SeatSetup, 'seats'>): string | null =>
  seats.find(({ player }) => player === 'computer')?.level ?? null;

/** The levels of a list, the weakest first, that are below this one; none for a level that is not in it. */
export const levelsBelow = (levels: readonly string[], level: string | null): readonly string[] =>
  level === null ? [] : levels.slice(0, Math.max(0, levels.indexOf(level)));

/** What the computer of the match on the table could be lowered to, the weakest first. */
export const easierLevels = ({ state }: Pick<App, 'state'>): readonly string[] => {
  const setup = state.value?.setup;
  return setup === undefined ? [] : levelsBelow(faces.get(setup.game).levels, levelIn(setup));
};
