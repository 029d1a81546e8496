/** Saving by hand and loading again: what the buttons of the slots do, and what they tell. */
import { aboutMatch } from '../../match/saves';
import { clearSlot, type Save, type Slot, type SlotAnswer, writeSlot } from '../../match/slots';
import { say } from '../../text';
import type { App } from './app';
import { openMatch } from './open';
import { isSpared, noteSaved } from './saved';

const tellAnswer = (app: App, answer: SlotAnswer, done: string): void => {
  if (answer === 'done') app.tell(done);
  else app.tell(say(`keeping.${answer}`));
};

/** What waited for the save begins, now that nothing is lost by it. */
const goOn = (app: App): void => {
  const ask = app.discardAsk.value;
  if (ask === null || !ask.saves || !isSpared(app)) return;
  app.close('save');
  ask.answer('discard');
};

/** Saves the match on the table into a slot, in place of what was `seen` there; another one that was only to begin once it is saved then begins. */
export const saveInSlot = async (app: App, at: number, seen: Slot): Promise<void> => {
  const { match, shelf } = app.ports;
  const state = app.state.value;
  if (state === null) return;
  const text = await match.save();
  if (!text.ok)
    return app.tell(say(text.fault.code === 'storage' ? 'shell.note.too-long' : `fault.${text.fault.code}`));
  const save: Save = {
    about: aboutMatch(state),
    date: Date.now(),
    text: text.value,
    noted: match.notes.kept.get(),
  };
  const answer = writeSlot(shelf, at, seen, save);
  tellAnswer(app, answer, say('keeping.saved', { slot: at + 1 }));
  if (answer !== 'done') return;
  noteSaved(app, { at, version: state.version });
  goOn(app);
};

/** Puts the match of a slot on the table; the slot keeps it. */
export const loadSlot = (app: App, { about, text, noted }: Save): Promise<boolean> =>
  openMatch(app, about.game, (unfinished) => app.ports.match.load(text, unfinished, noted));

/** Clears a slot of what was `seen` there. */
export const deleteSlot = (app: App, at: number, seen: Slot): void => {
  const answer = clearSlot(app.ports.shelf, at, seen);
  if (answer !== 'done') tellAnswer(app, answer, '');
};
