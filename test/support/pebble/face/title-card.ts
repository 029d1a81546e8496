/** What the title knows of Pebble. */
import type { TitleCard } from '../../../../src/shell/games/title-card';
import { addTexts, say } from '../../../../src/text';
import { pebbleTitle } from '../text/title';

addTexts(pebbleTitle);

export const pebbleCard: TitleCard = {
  game: 'pebble',
  title: 'pebble.name',
  place: 9,
  start: () => ({ action: 'new-pebble', icon: 'next', label: say('pebble.start'), screen: 'table' }),
  offer: () => ({ label: say('pebble.offer'), about: say('pebble.offer.about') }),
  matchName: () => say('pebble.name'),
  playLine: () => null,
  waiting: () => null,
  picture: null,
  load: async () => (await import('./index')).pebbleFace,
};
