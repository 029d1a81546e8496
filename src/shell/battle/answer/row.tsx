/** One answer of the list: what is chosen, what sort of thing it is, what it does. */
import type { View } from '../../../contract/view';
import { pieceOf } from '../../../games/legends/catalogue';
import { armyOf } from '../../../games/legends/reading/pieces-seen';
import type { AnswerRow } from '../../../match/games/legends/rows';
import { say } from '../../../text';
import { strengthText } from '../../../text/legends';
import { Land } from '../../parts/land';
import { liveryOf, liveryOfKind, PieceFace } from '../../parts/piece-face';
import { SideBanner } from '../side-banner';
import { rowWords } from './words';

const NINE = 9;

const FaceOf = ({ row, view }: { row: AnswerRow; view: View }) => {
  switch (row.on) {
    case 'power':
    case 'which': {
      const token = view.tokens.find(({ id }) => id === row.token);
      return <PieceFace kind={row.kind} livery={token === undefined ? 0 : liveryOf(view, armyOf(view, token))} />;
    }
    case 'kind':
      return row.item === 0 ? (
        <span class="answer-blank" />
      ) : (
        <PieceFace kind={row.item} livery={liveryOfKind(row.item)} />
      );
    case 'terrain':
      return <Land terrain={row.item} />;
    case 'seat':
      return <SideBanner view={view} seat={row.item} />;
  }
};

const countOf = (row: AnswerRow): string => (row.on === 'power' ? say('answers.targets', { count: row.targets }) : '');

interface RowProps {
  readonly row: AnswerRow;
  readonly view: View;
  /** Place in the list, from 0: the first nine can be chosen by their digit. */
  readonly at: number;
  /** The one row that Tab reaches. */
  readonly current: boolean;
  /** So many of these are left; 0 says nothing. */
  readonly left: number;
  readonly brief: boolean;
  readonly onPress: (row: AnswerRow, byKey: boolean) => void;
}

/** How strong a piece is, where the row is about a kind of piece. */
const strengthOf = (row: AnswerRow): string => {
  const piece = row.on === 'kind' ? pieceOf(row.item) : undefined;
  return piece === undefined ? '' : strengthText(piece.strength, piece.nation === null);
};

export const Row = ({ row, view, at, current, left, brief, onPress }: RowProps) => {
  const { title, act, text } = rowWords(row, view);
  const count = countOf(row);
  const more = left > 0 ? say('answers.left', { count: left }) : '';
  const spoken = [title, strengthOf(row), act, text, count, more].filter((part) => part !== '').join(', ');
  return (
    <button
      type="button"
      role="option"
      class="answer-row"
      data-answer={row.on}
      data-brief={brief}
      data-item={row.on === 'kind' || row.on === 'terrain' || row.on === 'seat' ? row.item : undefined}
      data-at={at}
      aria-selected={row.chosen}
      aria-label={spoken}
      tabIndex={current ? 0 : -1}
      onClick={(event) => onPress(row, event.detail === 0)}
    >
      <FaceOf row={row} view={view} />
      <span class="answer-words">
        <span class="answer-title">{title}</span>
        {act !== '' && <span class="answer-act">{act}</span>}
        {(count !== '' || more !== '') && <span class="answer-count">{count === '' ? more : count}</span>}
        {text !== '' && <span class="answer-text">{text}</span>}
      </span>
      {at < NINE && (
        <span class="answer-digit" aria-hidden="true">
          {at + 1}
        </span>
      )}
    </button>
  );
};
