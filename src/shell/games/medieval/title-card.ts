/** What the title knows of Medieval. */
import { addTexts, say } from '../../../text';
import { medievalTitle } from '../../../text/en/medieval-title';
import type { TitleCard } from '../title-card';

addTexts(medievalTitle);

export const medievalCard: TitleCard = {
  game: 'medieval',
  title: 'medieval.name',
  place: 3,
  start: () => ({ action: 'new-siege', icon: 'next', label: say('medieval.start'), screen: 'plan' }),
  offer: () => ({ label: say('medieval.offer'), about: say('medieval.offer.about') }),
  matchName: () => say('medieval.name'),
  playLine: () => null,
  waiting: () => null,
  picture: null,
  load: async () => (await import('./index')).medievalFace,
};
