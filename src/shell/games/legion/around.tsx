/** What the shell shows of Legion around the battle. */
import { formName, say, sideName } from '../../../text';
import { lazy } from '../../parts/lazy';
import { part } from '../../parts/part';
import { levelTold } from '../../setup/level';
import type { AroundFace, KeyList } from '../face-around';
import { again, attach, duelOf, redrawn, startDuel } from './acts';
import { LEVELS } from './start-match';
import { turnLine } from './turn-line';

/** Where units are placed nobody has a castle, spells, or a list of answers. */
const keys: KeyList = {
  fixed: ['units'],
  without: ['enemies', 'castle', 'magic', 'answers'],
  about: { moves: 'keys.moves.duel.about' },
};

/** Black and White, as their tokens are. */
const COLOURS = ['dark', 'light'] as const;

export const legionAround: AroundFace = {
  title: 'legion.name',
  attach,
  screens: part(async () => (await import('./screens')).screens),
  play: (app) => startDuel(app, duelOf(app).value),
  playLine: (app) => {
    const { form, opponent } = duelOf(app).value;
    return say('title.about', { form: formName('legion', form), level: levelTold(opponent) });
  },
  levels: LEVELS,
  again,
  redrawn,
  Onward: null,
  Codex: lazy(
    part(() => import('./codex')),
    ({ DuelCodex }) => DuelCodex,
  ),
  reminders: () => [],
  keys,
  sides: () => COLOURS.map((colour, side) => ({ side, colour, name: sideName('legion', side) })),
  lengthLine: (view) => say('result.placements', { count: view.counters['placements'] ?? 0 }),
  Numbers: null,
  turnLine,
  victoryTheme: () => null,
  laying: null,
};
