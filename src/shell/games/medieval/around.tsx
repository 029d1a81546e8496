/** What the shell shows of Medieval around the battle. */
import { fightAt } from '../../../match/games/medieval/fight';
import { say } from '../../../text';
import { lazy } from '../../parts/lazy';
import { part } from '../../parts/part';
import { levelTold } from '../../setup/level';
import type { AroundFace, KeyList, LayingFace } from '../face-around';
import { stateLines } from './header';
import { SquareGround } from './parts/ground';
import { Token } from './parts/token';
import { Numbers } from './result/numbers';
import { standing } from './result/standing';
import { turnLine } from './result/turn-line';
import { again, attach, LEVELS, planOf, start } from './setup/plan';
import { kindName, NAME, sideOf } from './words/names';

const keys: KeyList = {
  fixed: ['signs', 'rows'],
  without: ['magic'],
  about: { castle: 'keys.castle.king.about', enemies: 'keys.enemies.siege.about' },
};

const laying: LayingFace = {
  Piece: Token,
  Ground: ({ terrain, cell }) => <SquareGround terrain={terrain} square={cell} />,
  kindName,
  shelfName: (form) => `${NAME}-${form}`,
};

// the colours of lines are not in the order of seats: Red's is red
const COLOURS = ['second', 'first'] as const;

export const medievalAround: AroundFace = {
  title: 'medieval.name',
  attach,
  screens: part(async () => (await import('./setup/screens')).screens),
  play: (app) => start(app, planOf(app).value),
  playLine: (app) => {
    const { opponent, form } = planOf(app).value;
    return say('title.about', { form: say(`medieval.form.${form}`), level: levelTold(opponent) });
  },
  levels: LEVELS,
  again,
  Onward: null,
  Codex: lazy(
    part(() => import('./codex')),
    ({ MedievalCodex }) => MedievalCodex,
  ),
  reminders: (view) => {
    const lines = stateLines(view);
    return lines.length === 0
      ? []
      : [{ title: say('medieval.state'), text: [...lines, say('medieval.state.bombs')].join(' ') }];
  },
  keys,
  sides: () => COLOURS.map((colour, side) => ({ side, colour, name: sideOf(side) })),
  lengthLine: ({ counters }) => say('medieval.length', { count: counters['turn'] ?? 0 }),
  Numbers,
  turnLine,
  fightsAt: (events) => events.flatMap((_, at) => (fightAt(events, at) === null ? [] : [at])),
  standing,
  victoryTheme: () => null,
  laying,
};
