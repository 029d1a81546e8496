/** The cards of all games that the page can show, in the order in which they are offered. */
import { faces } from './index';
import type { TitleCard } from './title-card';
import * as titles from './titles';

const byGame: Readonly<Partial<Record<string, TitleCard>>> = titles;

/** A game without a card is not offered; a match of it can be opened all the same. */
export const titleCards: readonly TitleCard[] = faces.names.flatMap((game) => byGame[game] ?? []);

/** The battle of the first game that has one to show on the title's map. */
export const titlePicture = titleCards.find(({ picture }) => picture !== null)?.picture ?? null;
