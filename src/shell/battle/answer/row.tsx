/** One answer of the list: what is chosen, what sort of thing it is, what it does. */
import type { ComponentChildren } from 'preact';
import type { Press } from '../../../contract/content';

/** The heading under which long lists put an answer, and its place among the headings, the smallest first. */
export interface AnswerGroup {
  readonly title: string;
  readonly rank: number;
  /** What all its answers do: told once, under the heading. Empty: each row says its own. */
  readonly text: string;
  /** The heading stands there however short the list is. */
  readonly always?: boolean;
}

/** An answer as the list shows it. */
export interface ListAnswer {
  /** What sort of thing is chosen; style and tests know it by this word. */
  readonly on: string;
  /** Its number, where the thing has one. */
  readonly item: number | null;
  /** All presses that choose it, from the first on. */
  readonly presses: readonly Press[];
  readonly chosen: boolean;
  readonly picture: ComponentChildren;
  readonly title: string;
  /** What sort of thing it is, what it does, how many there are; may be empty. */
  readonly act: string;
  readonly text: string;
  readonly count: string;
  /** The whole row for the ear. */
  readonly spoken: string;
  /** Everything by which it can be found, in small letters. */
  readonly search: string;
  /** Null: the list has no headings. */
  readonly group: AnswerGroup | null;
}

const NINE = 9;

interface RowProps {
  readonly row: ListAnswer;
  /** Place in the list, from 0: the first nine can be chosen by their digit. */
  readonly at: number;
  /** The one row that Tab reaches. */
  readonly current: boolean;
  /** Headings are shown. */
  readonly heads: boolean;
  readonly onPress: (row: ListAnswer, byKey: boolean) => void;
}

export const Row = ({ row, at, current, heads, onPress }: RowProps) => {
  const { title, act, count, group } = row;
  const text = heads && group !== null && group.text !== '' ? '' : row.text;
  return (
    <button
      type="button"
      role="option"
      class="answer-row"
      data-answer={row.on}
      data-item={row.item ?? undefined}
      data-at={at}
      aria-selected={row.chosen}
      aria-label={row.spoken}
      tabIndex={current ? 0 : -1}
      onClick={(event) => onPress(row, event.detail === 0)}
    >
      {row.picture}
      <span class="answer-words">
        <span class="answer-title">{title}</span>
        {act !== '' && <span class="answer-act">{act}</span>}
        {count !== '' && <span class="answer-count">{count}</span>}
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
