/** The games that the page can show, in the order in which they are offered; all but their cards is fetched when one is chosen. */
import { createRegistry, type Registry } from '../../games/shared/registry';
import type { GameFace } from './face';
import { legendsCard } from './legends/title-card';
import { legionCard } from './legion/title-card';
import type { TitleCard } from './title-card';

export const titleCards: readonly TitleCard[] = [legendsCard, legionCard];

export const faces: Registry<GameFace> = createRegistry<GameFace>(
  Object.fromEntries(titleCards.map(({ game, load }) => [game, load])),
);
