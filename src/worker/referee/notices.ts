/** What the page is told after a change, and whether there is anything to tell. */
import type { Fault } from '../../contract/fault';
import type { Notice } from '../../contract/referee';
import type { Result } from '../../contract/result';
import type { View } from '../../contract/view';
import type { Offer } from './draw';
import { eventCount, isPerson, ONLOOKER } from './eyes';
import type { Match } from './match';

/** All of a notice but its number. */
export type News = Omit<Notice, 'version'>;

/** What an onlooker may know of the state, and the seat really asked. */
export interface Standing {
  readonly publicView: View;
  readonly asked: number | null;
  readonly result: Result | null;
}

/** Reads the engine once for everything a notice needs. */
export const standingOf = (match: Match) =>
  match.read<Standing>((engine) => ({
    publicView: engine.view(ONLOOKER),
    asked: engine.decision()?.seat ?? null,
    result: engine.result(),
  }));

export const newsOf = (match: Match, standing: Standing, offer: Offer, fault: Fault | null): News => {
  const person = isPerson(match.setup, standing.asked) ? standing.asked : null;
  return {
    ply: standing.publicView.ply,
    person,
    thinking: person === null && standing.result === null,
    result: standing.result,
    offer: offer.by,
    awaited: offer.awaited(match),
    fault,
  };
};

/**
 * How much each person at the screen, and an onlooker, has been shown so far, and how often persons have answered: two
 * offers may follow each other with nothing shown in between, and the second is news to whoever declined the first.
 */
const heard = (match: Match): readonly number[] => [
  eventCount(match, ONLOOKER),
  match.entries.filter(({ seat }) => isPerson(match.setup, seat)).length,
  ...match.setup.seats.flatMap((_, seat) => (isPerson(match.setup, seat) ? [eventCount(match, seat)] : [])),
];

/**
 * Numbers the notices and tells them. A change of which neither an onlooker nor a person here may know (the computer
 * passed in a window) makes none, so that notices can't be counted to learn of it.
 */
export class Notices {
  #listener: (notice: Notice) => void = () => undefined;
  #last: Notice;
  #told = '';

  /** `first`: the first notice gets the number after it. */
  constructor(first: number) {
    this.#last = {
      version: first,
      ply: 0,
      person: null,
      thinking: false,
      result: null,
      offer: null,
      awaited: [],
      fault: null,
    };
  }

  get last(): Notice {
    return this.#last;
  }

  listen(listener: (notice: Notice) => void): void {
    this.#listener = listener;
  }

  /** `anew`: tell in any case, since another match or an earlier state is there. */
  tell(match: Match, news: News, anew = false): Notice {
    const content = JSON.stringify([news, heard(match)]);
    if (!anew && content === this.#told) return this.#last;
    this.#told = content;
    this.#last = { version: this.#last.version + 1, ...news };
    this.#listener(this.#last);
    return this.#last;
  }
}
