/** What the title knows of Legion. */
import { addTexts, say } from '../../../text';
import { legionTitle } from '../../../text/en/legion-title';
import type { TitleCard } from '../title-card';

addTexts(legionTitle);

export const legionCard: TitleCard = {
  game: 'legion',
  title: 'legion.name',
  place: 2,
  start: () => ({ action: 'new-duel', icon: 'next', label: say('legion.duel'), screen: 'setup' }),
  offer: () => ({ label: say('legion.offer'), about: say('legion.offer.about') }),
  matchName: () => say('legion.name'),
  playLine: () => null,
  waiting: () => null,
  picture: null,
  load: async () => (await import('./index')).legionFace,
};
