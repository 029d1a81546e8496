/** Legion's board, as the shell asks for it. */
import { say } from '../../../text';
import type { BoardFace } from '../face-board';
import { Ground } from './parts/ground';
import { Outline } from './parts/outline';
import { Token } from './parts/token';
import { legionBrief, legionLabel, legionPreview, legionRefusal } from './words';

export const legionBoard: BoardFace = {
  game: 'legion',
  label: legionLabel,
  brief: legionBrief,
  refusal: legionRefusal,
  preview: ({ view }, preview) => legionPreview(view, preview),
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
  // the digit's unit of the reserve
  seek: (_, key) =>
    key.act === 'digit' && key.digit > 0 ? { on: 'item', item: key.digit - 1, refused: say('legion.no.other') } : null,
  keepSafe: () => [],
  nearAlarm: false,
};
