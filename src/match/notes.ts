/**
 * What a player has noted on pieces that nobody has shown yet: guesses of one's own. They are kept with the match on this
 * device, each seat's for that seat alone, and go neither to the referee nor into a save.
 */

import type { Shelf } from '../contract/host';
import { keptJson } from '../games/shared/json';
import { createStore, type Readable } from './store';

export const NOTE_WORDS = ['strong', 'weak', 'magic', 'castle', 'unknown'] as const;
export type NoteWord = (typeof NOTE_WORDS)[number];
/** A word, or a strength from 1. */
export type Note = NoteWord | number;

/** By seat, then by token id. */
export type NotesKept = Readonly<Record<string, Readonly<Record<string, Note>>>>;

export interface Notes {
  readonly kept: Readable<NotesKept>;
  /** The note of this viewer on a token; null: none. */
  on(viewer: number, token: number): Note | null;
  /** Null takes the note away. */
  put(viewer: number, token: number, note: Note | null): void;
  readonly clear: () => void;
  /** Those of another match, in place of all that are there. */
  readonly take: (noted: NotesKept) => void;
  /** Takes what the shelf holds, which another page may have written. */
  readonly reread: () => void;
}

const KEY = 'notes';
const HIGHEST = 10;

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A note from any JSON value; null where it is none. */
const noteFrom = (json: unknown): Note | null => {
  if (typeof json === 'number') return Number.isInteger(json) && json >= 1 && json <= HIGHEST ? json : null;
  return NOTE_WORDS.find((word) => word === json) ?? null;
};

const seatFrom = (json: unknown): Readonly<Record<string, Note>> => {
  if (!isRecord(json)) return {};
  const notes = Object.entries(json).flatMap(([token, value]): readonly (readonly [string, Note])[] => {
    const note = noteFrom(value);
    return note === null || !/^\d+$/.test(token) ? [] : [[token, note]];
  });
  return Object.fromEntries(notes);
};

/** Notes from any JSON value; what is none is left out. */
export const notesFrom = (json: unknown): NotesKept =>
  isRecord(json) ? Object.fromEntries(Object.entries(json).map(([seat, notes]) => [seat, seatFrom(notes)])) : {};

const readKept = (shelf: Shelf): NotesKept => notesFrom(keptJson(shelf.read(KEY)));

export const createNotes = (shelf: Shelf): Notes => {
  const kept = createStore<NotesKept>(readKept(shelf));
  const keep = (next: NotesKept): void => {
    kept.set(next);
    // a note that is not kept is still there until the page is left
    shelf.write(KEY, JSON.stringify(next));
  };
  const clear = (): void => {
    kept.set({});
    shelf.remove(KEY);
  };
  return {
    kept,
    on: (viewer, token) => kept.get()[viewer]?.[token] ?? null,
    put: (viewer, token, note) => {
      const now = readKept(shelf);
      const { [token]: _, ...others } = now[viewer] ?? {};
      keep({ ...now, [viewer]: note === null ? others : { ...others, [token]: note } });
    },
    reread: () => kept.set(readKept(shelf)),
    clear,
    take: (noted) => (Object.keys(noted).length === 0 ? clear() : keep(noted)),
  };
};
