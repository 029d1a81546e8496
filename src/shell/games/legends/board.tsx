/** Legends' board, as the shell asks for it. */
import { armyOf } from '../../../games/legends/reading/pieces-seen';
import type { BoardFace } from '../face-board';
import { castleWarning, endangers } from './answer/castle-warning';
import { foretellLines } from './answer/foretell';
import { noteShort } from './notes/note-words';
import { Land } from './parts/land';
import { liveryOf, PieceFace } from './parts/piece-face';
import { refusalOf } from './refusal';
import { castlesKnown, ownCastles, soughtBy } from './seek';
import { legendsBrief, legendsLabel } from './square-label';

export const legendsBoard: BoardFace = {
  game: 'legends',
  label: legendsLabel,
  brief: legendsBrief,
  refusal: refusalOf,
  preview: ({ view, asking, events: past = [], unaided = false }, { choice, events, perhaps = [] }) => {
    const code = asking?.decision.choices[choice];
    if (asking === null || code === undefined) return [];
    return foretellLines({ view, decision: asking.decision, code, events, perhaps, past, unaided });
  },
  warning: ({ view, asking }, { choice }) => {
    const code = asking?.decision.choices[choice];
    return asking === null || code === undefined ? null : castleWarning({ view, decision: asking.decision, code });
  },
  noteBadge: noteShort,
  PlainToken: ({ view, token }) => (
    <PieceFace kind={token.kind} livery={liveryOf(view, token.seat)} from={liveryOf(view, armyOf(view, token))} />
  ),
  PlainGround: ({ view, square }) => <Land terrain={view.terrain[square] ?? 0} />,
  PlainThing: null,
  helpKey: 'spoken.answers.help',
  seek: soughtBy,
  keepSafe: ownCastles,
  prizes: castlesKnown,
  endangers,
  nearAlarm: true,
};
