/** Legends' board, as the shell asks for it. */
import { unpackChoice } from '../../../games/shared/choice';
import type { BoardFace } from '../face-board';
import { castleWarning } from './answer/castle-warning';
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
  PlainToken: ({ view, token }) => <PieceFace kind={token.kind} livery={liveryOf(view, token.seat)} />,
  PlainGround: ({ view, square }) => <Land terrain={view.terrain[square] ?? 0} />,
  PlainThing: null,
  helpKey: 'spoken.answers.help',
  seek: soughtBy,
  keepSafe: ownCastles,
  prizes: castlesKnown,
  endangers: (view, { decision, squares }, square) =>
    squares.some((mark) => mark.square === square) &&
    decision.choices.some((code) => {
      const { form, to } = unpackChoice(code);
      // a power without a target names no square
      const aimed = form === 'square' || form === 'powerTo';
      return aimed && to === square && castleWarning({ view, decision, code }) !== null;
    }),
  nearAlarm: true,
};
