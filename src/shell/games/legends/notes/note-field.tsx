/** The viewer's own note on a hidden piece of the other side: what it is taken to be. */
import type { View } from '../../../../contract/view';
import { isOwn } from '../../../../games/legends/reading/pieces-seen';
import type { Note } from '../../../../match/notes';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { useReadable } from '../../../parts/use-readable';
import { notesFor, noteText } from './note-words';

const SEATS = 8;

interface NoteFieldProps {
  readonly view: View;
  readonly token: number;
  readonly army: number;
}

const Field = ({ view, token }: Omit<NoteFieldProps, 'army'>) => {
  const { notes } = useApp().ports.match;
  useReadable(notes.kept);
  const note = notes.on(view.viewer, token);
  const choices = notesFor(view);
  const take = (value: string): void => {
    const chosen: Note | undefined = choices.find((one) => String(one) === value);
    notes.put(view.viewer, token, chosen ?? null);
  };
  return (
    <label class="note-field">
      <span>{say('note.title')}</span>
      <select
        data-action="note"
        title={say('note.about')}
        value={note === null ? '' : String(note)}
        onChange={(event) => take(event.currentTarget.value)}
      >
        <option value="">{say('note.none')}</option>
        {choices.map((one) => (
          <option key={one} value={String(one)}>
            {noteText(one, view)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Only in a running battle, and on what is not one's own. */
export const NoteField = ({ view, token, army }: NoteFieldProps) => {
  const { screen } = useApp();
  if (screen.value !== 'battle' || view.viewer >= SEATS || view.result !== null || isOwn(view, army)) return null;
  return <Field view={view} token={token} />;
};
