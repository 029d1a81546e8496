/** The games that the page can show, each fetched when it is chosen: one line a game. */
import { createRegistry, type Registry } from '../../games/shared/registry';
import * as cards from './cards';
import type { GameFace } from './face';
import type { TitleCard } from './title-card';

export const titleCards: readonly TitleCard[] = Object.values<TitleCard>(cards).sort((a, b) => a.place - b.place);

export const faces: Registry<GameFace> = createRegistry<GameFace>(
  Object.fromEntries(titleCards.map(({ game, load }) => [game, load])),
);

/** The battle of the first game that has one to show on the title's map. */
export const titlePicture = titleCards.find(({ picture }) => picture !== null)?.picture ?? null;
