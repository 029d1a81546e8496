/** What the title knows of Legends: little data is read here, so that none of the game's own has to be there. */

import type { Shelf } from '../../../contract/host';
import { keptJson } from '../../../games/shared/json';
import { readSeries, standingOf } from '../../../match/series';
import { addTexts, hasText, say } from '../../../text';
import { legendsTitle } from '../../../text/en/legends-title';
import { levelTold } from '../../setup/level';
import type { TitleCard } from '../title-card';

addTexts(legendsTitle);

type Json = Readonly<Record<string, unknown>>;

const recordOf = (json: unknown): Json => (typeof json === 'object' && json !== null ? { ...json } : {});

/** What a new player's first press begins (setup/plan): the easiest level, as in the other games. */
const FIRST = { form: 'legends', opponent: 'story' } as const;

const lineOf = (form: string, opponent: string): string =>
  say('title.about', { form: say(`legends.form.${form}`), level: levelTold(opponent) });

/** Must somebody look at the plan's armies and boards before it is known whether they are in order? */
const isOwn = ({ armies, ground }: Json): boolean =>
  ground === 'own' || (Array.isArray(armies) && armies.some((army) => recordOf(army)['way'] === 'own'));

/** The battle of the last time where that is sure from the kept plan alone; null where the plan must be looked at in full. */
const playLine = (shelf: Shelf): string | null => {
  const plan = recordOf(keptJson(shelf.read('battle')));
  const { form = FIRST.form, opponent = FIRST.opponent } = plan;
  if (opponent === 'person') return lineOf(FIRST.form, FIRST.opponent);
  if (form !== FIRST.form || isOwn(plan) || typeof opponent !== 'string') return null;
  return hasText(`setup.opponent.${opponent}`) ? lineOf(form, opponent) : null;
};

/** A series between two games, or one whose game was lost to another match. */
const waiting: TitleCard['waiting'] = (shelf, onTable) => {
  const { series: json, plan, began } = recordOf(keptJson(shelf.read('series')));
  const series = readSeries(json);
  const isOn = (began === 0 || began === 1) && onTable === 'legends';
  if (series === null || typeof plan !== 'object' || plan === null || isOn) return null;
  const { next, totals } = standingOf(series);
  if (next === null) return null;
  const [first, second] = totals;
  const label = say('legends.series', { game: next, first, second });
  return { action: 'series', icon: 'swap', label, screen: 'between' };
};

export const legendsCard: TitleCard = {
  game: 'legends',
  title: 'legends.title',
  place: 1,
  start: () => ({ action: 'new-battle', icon: 'swap', label: say('legends.battle'), screen: 'plan' }),
  offer: null,
  matchName: ({ form }) => say(`legends.form.${form}`),
  playLine,
  waiting,
  picture: async () => (await import('./title-map')).shownOnTitle(),
  load: async () => (await import('./index')).legendsFace,
};
