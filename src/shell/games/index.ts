/** The games that the page can show, in the order in which they are offered; all but their cards is fetched when one is chosen. */
import { createRegistry, type Registry } from '../../games/shared/registry';
import * as cards from './cards';
import type { GameFace } from './face';
import type { TitleCard } from './title-card';

export const titleCards: readonly TitleCard[] = Object.values<TitleCard>(cards).sort((a, b) => a.place - b.place);

export const faces: Registry<GameFace> = createRegistry<GameFace>(
  Object.fromEntries(titleCards.map(({ game, load }) => [game, load])),
);
