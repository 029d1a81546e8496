/** Parley's words in scenario files: cards, the public numbers, and what each viewer is told. */

import { TRUTH } from '../harness/masks';
import { expectSame } from '../harness/scenario/compare';
import { type Check, firstOf, type Scene } from '../harness/scenario/model';
import { badScenario, join, readEntries, readText, readWhole } from '../harness/scenario/reader';
import type { KeyReader, Terms } from '../harness/scenario/terms';
import { readTold } from '../harness/scenario/viewers';
import { CARDS, COUNTERS, KINDS } from './names';

const cardsOf = (kinds: readonly (number | null)[]): string => kinds.map((kind) => CARDS[kind ?? -1] ?? '?').join('');

function readCards(json: unknown, at: string): string {
  const text = readText(json, at, 'cards such as WRT');
  if (!/^[WRT]*$/.test(text)) throw badScenario(at, 'cards such as WRT', text);
  return text;
}

/** The cards of a heap in its order, as the truth has them. */
const heapCheck = (name: string, seat: number | null, cards: string): Check => {
  const what = seat === null ? name : `${name} of seat ${seat}`;
  return ({ engine }) => {
    const heap = engine.view(TRUTH).heaps.find((entry) => entry.name === name && entry.seat === seat);
    return expectSame(what, cards, cardsOf(heap?.kinds ?? []));
  };
};

const readHands: KeyReader = (json, at) =>
  firstOf(
    readEntries(json, at, 'an object with seats as keys').map(([seat, cards]) => {
      const place = join(at, seat);
      if (!/^[0-2]$/.test(seat)) throw badScenario(place, 'a seat from 0 to 2', seat);
      return heapCheck('hand', Number(seat), readCards(cards, place));
    }),
  );

const readCounters: KeyReader = (json, at) =>
  firstOf(
    readEntries(json, at, 'an object of numbers').map(([name, value]) => {
      const place = join(at, name);
      if (!COUNTERS.some((counter) => counter === name))
        throw badScenario(place, `one of ${COUNTERS.join(', ')}`, value);
      const number = readWhole(value, place, 0, 65535);
      return ({ engine }: Scene): string | null => expectSame(name, number, engine.view(TRUTH).counters[name]);
    }),
  );

const VIEWERS = /^[0-2]$|^8$/;

export const parleyTerms: Terms = {
  letters: KINDS,
  squareText: null,
  expectKeys: {
    hands: readHands,
    deck: (json, at) => heapCheck('deck', null, readCards(json, at)),
    discard: (json, at) => heapCheck('discard', null, readCards(json, at)),
    counters: readCounters,
    told: readTold(VIEWERS, 'a seat from 0 to 2, or 8'),
  },
  turnKeys: {},
  starts: [],
};
