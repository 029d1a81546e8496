/** Medieval's board, as the shell asks for it. */
import { isByMemory } from '../../../games/medieval/reading/memory';
import type { BoardFace } from '../face-board';
import { SquareGround } from './parts/ground';
import { Thing } from './parts/thing';
import { Token } from './parts/token';
import { ownKing, soughtBy } from './seek';
import { foretold } from './words/foretell';
import { brief, label } from './words/label';
import { NAME } from './words/names';
import { refusal, whyNot } from './words/refusal';

export const medievalBoard: BoardFace = {
  game: NAME,
  label,
  brief,
  refusal,
  inspectorRefuses: (view, asking, square) => whyNot(view, asking, square) !== null,
  preview: ({ view, asking, events: past = [], unaided = false }, { choice }) =>
    asking === null ? [] : foretold(view, asking.decision, choice, { past, unaided: unaided || isByMemory(view) }),
  // the inspector counts what a hidden piece may be
  noteBadge: () => '',
  PlainToken: ({ token: { seat, kind } }) => <Token seat={seat} kind={kind} />,
  PlainGround: ({ view, square }) => <SquareGround terrain={view.terrain[square] ?? 0} square={square} />,
  PlainThing: Thing,
  helpKey: 'medieval.board.help',
  seek: soughtBy,
  keepSafe: ownKing,
  nearAlarm: true,
};
