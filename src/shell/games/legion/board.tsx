/** Legion's board, as the shell asks for it. */
import type { BoardFace } from '../face-board';
import { Ground } from './parts/ground';
import { Outline } from './parts/outline';
import { Token } from './parts/token';
import { unitSought } from './seek';
import { legionBrief, legionLabel, legionPreview, legionRefusal, warningFor } from './words';

export const legionBoard: BoardFace = {
  game: 'legion',
  label: legionLabel,
  brief: legionBrief,
  refusal: legionRefusal,
  preview: legionPreview,
  warning: warningFor,
  // nothing is hidden here that a note could be taken of
  noteBadge: () => '',
  PlainToken: ({ token: { seat, kind } }) => (kind === null ? null : <Token seat={seat} kind={kind} />),
  PlainGround: ({ view, square }) => <Ground terrain={view.terrain[square] ?? 0} />,
  PlainThing: ({ view, square }) =>
    view.flag === square ? (
      <span class="plain-flag">
        <Outline name="flag" />
      </span>
    ) : null,
  helpKey: 'spoken.board.help',
  seek: (_, key) => unitSought(key),
  keepSafe: () => [],
  nearAlarm: false,
};
