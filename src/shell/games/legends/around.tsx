/** What the shell shows of Legends around the battle. */

import { colourOf } from '../../../match/games/legends/sides';
import { say } from '../../../text';
import { lazy } from '../../parts/lazy';
import { part } from '../../parts/part';
import { levelTold } from '../../setup/level';
import type { AroundFace, KeyList, LayingFace } from '../face-around';
import { Land } from './parts/land';
import { PieceFace } from './parts/piece-face';
import { castleKnownLines } from './result/castle-known';
import { sidesNamed } from './result/names';
import { Numbers } from './result/numbers';
import { fightsAt } from './result/statistics';
import { turnLine } from './result/turn-line';
import { again, attach, play, redrawn, titlePlan } from './setup/acts';
import { Onward } from './setup/onward';
import { LEVELS } from './setup/plan';
import { formTitle, pieceName } from './setup/words';
import { goalsTold } from './situation/situation-facts';

const keys: KeyList = { fixed: ['ranks', 'rows'], without: [], about: {} };

/** The seats' fields where pieces have no nation. */
const LIVERY = 2;

const laying: LayingFace = {
  Piece: ({ kind, seat }) => <PieceFace kind={kind} livery={LIVERY + seat} />,
  Ground: Land,
  kindName: pieceName,
  shelfName: (form) => form,
};

/** The evil side's lettering. */
const EVIL = {
  name: 'evil',
  fetch: async () => {
    await import('../../style/evil.css');
    // the face alone is only asked for where it is written with
    await document.fonts.load('1em "Grenze Gotisch"');
  },
} as const;

export const legendsAround: AroundFace = {
  title: 'legends.title',
  attach,
  screens: part(async () => (await import('./setup/screens')).screens),
  play,
  playLine: (app) => {
    const { form, opponent } = titlePlan(app);
    return say('title.about', { form: formTitle(form), level: levelTold(opponent) });
  },
  levels: LEVELS,
  again,
  redrawn,
  Onward,
  Codex: lazy(
    part(() => import('./codex')),
    ({ BattleCodex }) => BattleCodex,
  ),
  reminders: (view) =>
    goalsTold(view).map(({ side, text, progress }) => ({
      title: side,
      text: progress === null ? text : `${text} ${progress}`,
    })),
  keys,
  sides: sidesNamed,
  endLines: castleKnownLines,
  lengthLine: (view) => say('result.turns', { count: view.counters['turn'] ?? 0 }),
  Numbers,
  turnLine,
  fightsAt,
  victoryTheme: (view, winner) => (colourOf(view, winner) === 'evil' ? EVIL : null),
  laying,
};
