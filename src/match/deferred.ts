/** A referee that is opened at the first call, so that the page stands before workers and rules are loaded. */
import type { RefereeApi } from '../contract/referee';
import type { GameName } from '../contract/setup';
import { refuse } from '../games/shared/outcome';

/**
 * `open`: with the game that will be played, where the first call names it. One that fails is tried again at the next call;
 * `ready` ends with `core-failed` then, the other calls with what `open` threw.
 */
export const deferReferee = (open: (game?: GameName) => Promise<RefereeApi>): RefereeApi => {
  let opened: Promise<RefereeApi> | null = null;
  const referee = (game?: GameName): Promise<RefereeApi> => {
    opened ??= open(game).catch((error: unknown) => {
      // what could not be fetched may be had the next time
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    ready: async (game) => {
      try {
        return await (await referee(game)).ready(game);
      } catch (error) {
        return refuse('core-failed', '', 'a referee that can be fetched', String(error));
      }
    },
    start: async (request) => (await referee()).start(request),
    listen: async (onNotice) => (await referee()).listen(onNotice),
    look: async (viewer, since) => (await referee()).look(viewer, since),
    choose: async (seat, version, index) => (await referee()).choose(seat, version, index),
    waive: async (seat, version) => (await referee()).waive(seat, version),
    order: async (seat, orders) => (await referee()).order(seat, orders),
    preview: async (seat, version, index) => (await referee()).preview(seat, version, index),
    resign: async (seat) => (await referee()).resign(seat),
    offerDraw: async (seat) => (await referee()).offerDraw(seat),
    declineDraw: async (seat) => (await referee()).declineDraw(seat),
    undo: async (seat) => (await referee()).undo(seat),
    takeBack: async (seat) => (await referee()).takeBack(seat),
    lower: async (level) => (await referee()).lower(level),
    save: async () => (await referee()).save(),
    load: async (text) => (await referee()).load(text),
    exportRecord: async () => (await referee()).exportRecord(),
    replay: async (viewer) => (await referee()).replay(viewer),
    hint: async (seat) => (await referee()).hint(seat),
    connect: async (port) => (await referee()).connect(port),
    // nothing to rest before there is anything
    pause: async (paused) => (opened === null ? undefined : (await opened).pause(paused)),
  };
};
