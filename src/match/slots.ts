/**
 * Saves made by hand, beside the one that is kept by itself: three places on the shelf, each written at once and whole.
 * Whoever writes or clears a place says what was seen there; where another page has changed it since, nothing happens.
 */
import type { Shelf } from '../contract/host';
import { keptJson } from '../games/shared/json';
import { type NotesKept, notesFrom } from './notes';
import { aboutFrom, type KeptMatch } from './saves';

export const SLOTS = [0, 1, 2] as const;

/** A saved match as it lies in a slot. */
export interface Save {
  readonly about: KeptMatch;
  /** When it was saved, in milliseconds since 1970. */
  readonly date: number;
  /** The referee's text, which nobody else reads. */
  readonly text: string;
  /** The players' own notes, which the referee does not know. */
  readonly noted: NotesKept;
}

/** A slot as it was looked at. `raw`: all that lies there; null: nothing. `save` null: nothing that can be read. */
export interface Slot {
  readonly raw: string | null;
  readonly save: Save | null;
}

/** `changed`: another page has been there since it was looked at. `refused`: the host keeps nothing. */
export type SlotAnswer = 'done' | 'changed' | 'refused';

const keyOf = (at: number): string => `slot.${at + 1}`;

const saveFrom = (json: unknown): Save | null => {
  if (typeof json !== 'object' || json === null) return null;
  const { about, date, text, noted } = json as Readonly<Record<string, unknown>>;
  const match = aboutFrom(about);
  if (match === null || typeof text !== 'string' || text === '') return null;
  if (typeof date !== 'number' || !Number.isFinite(date)) return null;
  return { about: match, date, text, noted: notesFrom(noted) };
};

/** What lies in a slot now. */
export const readSlot = (shelf: Shelf, at: number): Slot => {
  const raw = shelf.read(keyOf(at));
  return { raw, save: raw === null ? null : saveFrom(keptJson(raw)) };
};

const isSeen = (shelf: Shelf, at: number, seen: Slot): boolean => shelf.read(keyOf(at)) === seen.raw;

/** Puts a save into a slot in place of what was seen there. Where it is refused, the slot is as before. */
export const writeSlot = (shelf: Shelf, at: number, seen: Slot, save: Save): SlotAnswer => {
  if (!isSeen(shelf, at, seen)) return 'changed';
  if (shelf.write(keyOf(at), JSON.stringify(save))) return 'done';
  // a save by hand that goes with the page would be none
  if (seen.raw === null) shelf.remove(keyOf(at));
  else shelf.write(keyOf(at), seen.raw);
  return 'refused';
};

/** Clears a slot, whatever was seen there. */
export const clearSlot = (shelf: Shelf, at: number, seen: Slot): SlotAnswer => {
  if (!isSeen(shelf, at, seen)) return 'changed';
  shelf.remove(keyOf(at));
  return shelf.read(keyOf(at)) === null ? 'done' : 'refused';
};
