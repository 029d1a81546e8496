/** The match that is open, here on the table or kept from an earlier visit, and the question whether it may be lost. */
import { aboutMatch, type KeptMatch, readKept } from '../../match/saves';
import type { App, LeftAnswer } from './app';

/** A match is on the table, is not over, and goes on in this page. */
export const isRunning = ({ state, ports }: Pick<App, 'state' | 'ports'>): boolean =>
  state.value !== null && state.value.result === null && !ports.match.elsewhere.get();

/** The match that was left open, on this visit or an earlier one; null: none was. */
export const matchLeft = ({ state, kept, ports }: Pick<App, 'state' | 'kept' | 'ports'>): KeptMatch | null => {
  const running = isRunning({ state, ports }) && state.value !== null ? aboutMatch(state.value) : null;
  return running ?? kept.value ?? readKept(ports.shelf)?.about ?? null;
};

/** Asks what becomes of the match that is open. */
export const askToDiscard = (app: App): Promise<LeftAnswer> =>
  new Promise((resolve) => {
    const answer = (given: LeftAnswer): void => {
      app.discardAsk.value = null;
      app.close('discard');
      resolve(given);
    };
    app.discardAsk.value = { left: matchLeft(app), answer };
    app.open('discard');
  });
