/** The match that is open, here on the table or kept from an earlier visit, and the question whether it may be lost. */
import { aboutMatch, type KeptMatch, readKept } from '../../match/saves';
import { say } from '../../text';
import type { App, DiscardAsk, LeftAnswer } from './app';
import { keptLine } from './kept-line';

/** A match is on the table, is not over, and goes on in this page. */
export const isRunning = ({ state, ports }: Pick<App, 'state' | 'ports'>): boolean =>
  state.value !== null && state.value.result === null && !ports.match.elsewhere.get();

/** The match that was left open, on this visit or an earlier one; null: none was. */
export const matchLeft = ({ state, kept, ports }: Pick<App, 'state' | 'kept' | 'ports'>): KeptMatch | null => {
  const running = isRunning({ state, ports }) && state.value !== null ? aboutMatch(state.value) : null;
  return running ?? kept.value ?? readKept(ports.shelf)?.about ?? null;
};

type Words = Omit<DiscardAsk, 'answer'>;

const ofMatch = (app: App): Words => {
  const left = matchLeft(app);
  const match = left === null ? null : keptLine(left);
  const text = match === null ? say('keeping.lost.unnamed') : say('keeping.lost', { match });
  return { title: say('keeping.open'), text, saves: isRunning(app) };
};

/** Asks what becomes of the match that is open, or of what the words tell of. */
export const askToDiscard = (app: App, words: Words = ofMatch(app)): Promise<LeftAnswer> =>
  new Promise((resolve) => {
    const answer = (given: LeftAnswer): void => {
      app.discardAsk.value = null;
      app.close('discard');
      resolve(given);
    };
    app.discardAsk.value = { ...words, answer };
    app.open('discard');
  });
