/** A player's own note on a hidden piece, in words. */
import type { View } from '../../../../contract/view';
import { formPlayed } from '../../../../games/legends/reading/pieces-seen';
import { NOTE_WORDS, type Note } from '../../../../match/notes';
import { say } from '../../../../text';
import { sayIn } from '../words';

/** Every note that makes sense in this form: the words, then the strengths, the strongest first. */
export const notesFor = (view: View): readonly Note[] => [
  ...NOTE_WORDS,
  ...formPlayed(view).mix.flatMap(([strength]) => (typeof strength === 'number' ? [strength] : [])),
];

/** `Strong`, `Strength 8`. */
export const noteText = (note: Note, view: View): string =>
  typeof note === 'number' ? say('note.strength', { strength: note }) : sayIn(view, `note.${note}`);

/** One sign or figure, for a corner of the square. */
export const noteShort = (note: Note, view: View): string =>
  typeof note === 'number' ? String(note) : sayIn(view, `note.short.${note}`);

/** For the label of a square: `noted: strong`. */
export const noteSpoken = (note: Note, view: View): string =>
  say('note.spoken', { note: noteText(note, view).toLowerCase() });
