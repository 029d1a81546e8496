/** A match that another page on the same storage has open: asking for it, and losing it. */
import { readKept } from '../../match/saves';
import type { App, Opening } from './app';

/** Asks whether to play here what another page has open. */
export const askForIt = (app: App, how: Opening): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (here: boolean): void => {
      app.elsewhereAsk.value = null;
      app.close('elsewhere');
      resolve(here);
    };
    app.elsewhereAsk.value = { how, answer };
    app.open('elsewhere');
  });

/** Says that the match on the table has gone to another page, as long as that is so. */
export const watchElsewhere = (app: App): void => {
  const { match, shelf } = app.ports;
  match.elsewhere.subscribe((away) => {
    if (app.elsewhereAsk.value !== null) return;
    // nobody is asked any more whether a match may be lost that has gone
    if (away) app.discardAsk.value?.answer('nothing');
    if (!away) app.close('elsewhere');
    else if (app.screen.value === 'battle') app.dialogs.value = ['elsewhere'];
    else if (app.screen.value === 'title') app.kept.value = readKept(shelf)?.about ?? null;
  });
};
