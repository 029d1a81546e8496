/**
 * The list of answers that are no squares. One Tab stop; arrows go up and down, letters search where the
 * list is long, and a press by key leads back to the board when the board is asked next.
 */
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../text';
import { useEdges } from '../use-edges';
import { pressOnBoard } from './focus';
import { type ListAnswer, Row } from './row';
import { useTip } from './tip';

/** A list this long can be searched. */
const LONG = 13;

/** In a list this long what a row does has one line under its name: it is told whole of the one that is chosen, in focus or under the pointer. */
const FOLDED = 4;

interface ListProps {
  readonly label: string;
  readonly rows: readonly ListAnswer[];
  /** The rows are names of things, more of which go side by side. */
  readonly names: boolean;
  /** Differs with every question: the search begins anew. */
  readonly question: string;
  readonly onPress: (row: ListAnswer, byKey: boolean) => void;
}

interface Group {
  readonly title: string;
  /** What all of them do. */
  readonly text: string;
  readonly rows: readonly ListAnswer[];
}

/** Long lists, and those in which several answers do the same, under their headings; everything else as it comes. */
export const groupsOf = (rows: readonly ListAnswer[]): readonly Group[] => {
  const groups = rows.flatMap(({ group }) => group ?? []);
  const told = groups.flatMap(({ text }) => (text === '' ? [] : [text]));
  const isHeaded =
    rows.length >= LONG || new Set(told).size < told.length || groups.some(({ always }) => always === true);
  if (!isHeaded || groups.length < rows.length) return [{ title: '', text: '', rows }];
  const heads = new Map(groups.sort((a, b) => a.rank - b.rank).map(({ title, text }) => [title, text]));
  return [...heads].map(([title, text]) => ({ title, text, rows: rows.filter(({ group }) => group?.title === title) }));
};

/** Rows in which every typed word occurs. */
export const foundRows = (rows: readonly ListAnswer[], typed: string): readonly ListAnswer[] => {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return rows.filter(({ search }) => words.every((word) => search.includes(word)));
};

const keyOfRow = (row: ListAnswer): string => `${row.on}${row.presses.map((press) => JSON.stringify(press)).join()}`;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -1000, End: 1000 };

const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

/** The answer that a digit means, by its place; null for other keys. */
const digitOf = ({ code, ctrlKey, altKey, metaKey }: KeyboardEvent): number | null => {
  const digit = DIGIT.exec(code)?.[1];
  return digit === undefined || ctrlKey || altKey || metaKey ? null : Number(digit) - 1;
};

const isLetter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey;

interface SearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: Signal<string>;
  readonly count: number;
  /** What is searched in: names of things, or powers. */
  readonly names: boolean;
  /** Enter was pressed. */
  readonly onEnter: () => void;
}

const searchLabel = (names: boolean): string => say(names ? 'answers.search' : 'answers.search.power');

const Search = ({ field, typed, count, names, onEnter }: SearchProps) => (
  <>
    <input
      ref={field}
      class="answer-search"
      type="search"
      name="answer-search"
      autocomplete="off"
      spellcheck={false}
      placeholder={searchLabel(names)}
      aria-label={searchLabel(names)}
      value={typed.value}
      onInput={(event) => {
        typed.value = event.currentTarget.value;
      }}
      onKeyDown={(event) => event.code === 'Enter' && typed.value !== '' && onEnter()}
    />
    <span class="unseen" role="status">
      {typed.value === '' ? '' : say('answers.found', { count })}
    </span>
  </>
);

interface GroupsProps extends Pick<ListProps, 'label' | 'onPress'> {
  readonly groups: readonly Group[];
  /** The row that Tab reaches. */
  readonly at: number;
}

const Groups = ({ groups, at, label, onPress }: GroupsProps) => {
  const flat = groups.flatMap((group) => group.rows);
  return groups.map(({ title, text, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of a form
    <div key={title} class="answer-group" role="group" aria-label={title === '' ? label : title}>
      {title !== '' && (
        <span class="answer-heading" aria-hidden="true">
          {title}
          {text !== '' && <span class="answer-text">{text}</span>}
        </span>
      )}
      {rows.map((row) => (
        <Row
          key={keyOfRow(row)}
          row={row}
          at={flat.indexOf(row)}
          current={flat.indexOf(row) === at}
          heads={title !== ''}
          onPress={onPress}
        />
      ))}
    </div>
  ));
};

export const AnswerList = (props: ListProps) => {
  const { label, rows, names, question, onPress } = props;
  const typed = useSignal('');
  const current = useSignal(0);
  const box = useEdges<HTMLDivElement>();
  const folded = rows.length >= FOLDED;
  const tip = useTip(folded);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    typed.value = '';
    current.value = 0;
    box.current?.scrollTo({ top: 0 });
  }, [question]);

  const long = rows.length >= LONG;
  const groups = groupsOf(long ? foundRows(rows, typed.value) : rows);
  const flat = groups.flatMap((group) => group.rows);
  const chosen = flat.findIndex((row) => row.chosen);
  useEffect(() => {
    if (chosen >= 0) current.value = chosen;
  }, [question, chosen]);
  const at = Math.min(current.value, Math.max(0, flat.length - 1));
  const goTo = (next: number) => {
    current.value = Math.max(0, Math.min(flat.length - 1, next));
    box.current?.querySelector<HTMLElement>(`[data-at="${current.value}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.code];
    const digit = event.target === search.current ? null : digitOf(event);
    const meant = digit === null ? undefined : flat[digit];
    if (digit !== null && meant !== undefined) {
      event.preventDefault();
      // Enter, pressed next, is to confirm this one
      goTo(digit);
      onPress(meant, true);
    } else if (step !== undefined) {
      event.preventDefault();
      goTo(event.target === search.current ? (step > 0 ? 0 : flat.length - 1) : at + step);
    } else if (long && event.target !== search.current && isLetter(event)) {
      // what is typed goes on in the search
      search.current?.focus();
    } else if (!long && /^Key/.test(event.code) && isLetter(event) && pressOnBoard(event)) event.preventDefault();
  };
  const takeFirst = () => {
    const [first] = flat;
    if (first !== undefined) onPress(first, true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside, which take the focus
    <div
      class="answer-list"
      data-long={long}
      data-names={names}
      data-folded={folded}
      onKeyDown={onKeyDown}
      {...tip.watch}
    >
      {long && <Search field={search} typed={typed} count={flat.length} names={names} onEnter={takeFirst} />}
      <div ref={box} class="answer-scroll" role="listbox" aria-label={label}>
        <Groups {...props} groups={groups} at={at} />
      </div>
      {tip.shown}
      {long && flat.length === 0 && <p class="answer-none">{say('answers.found', { count: 0 })}</p>}
    </div>
  );
};
