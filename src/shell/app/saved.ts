/** Would anything be lost with the match that is open? Not of one that lies in a slot as it stands, nor before its first choice. */
import { readSlot } from '../../match/slots';
import type { App } from './app';
import { isRunning, matchLeft } from './left';

/** What was saved last: the slot, the state, which has a number of its own on every page, and what lies in the slot. */
interface Saved {
  readonly at: number;
  readonly version: number;
  readonly raw: string | null;
}

const saved = new WeakMap<App['ports'], Saved>();

/** The match on the table has been saved as it stood at this version. */
export const noteSaved = ({ ports }: Pick<App, 'ports'>, { at, version }: Omit<Saved, 'raw'>): void => {
  saved.set(ports, { at, version, raw: readSlot(ports.shelf, at).raw });
};

/** May the match that is open be replaced unasked? */
export const isSpared = (app: App): boolean => {
  // an answer in a window makes no ply, and can be taken back
  if (matchLeft(app)?.ply === 0) return !(isRunning(app) && app.state.value?.canUndo === true);
  const last = saved.get(app.ports);
  if (last === undefined || !isRunning(app)) return false;
  return (
    last.version === app.state.value?.version &&
    last.raw !== null &&
    last.raw === readSlot(app.ports.shelf, last.at).raw
  );
};
