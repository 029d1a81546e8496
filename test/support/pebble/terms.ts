/** Pebble's words in scenario files: cells by name, the position line, the public numbers, what each viewer is told. */

import { TRUTH } from '../harness/masks';
import { expectSame } from '../harness/scenario/compare';
import { firstOf, type Scene } from '../harness/scenario/model';
import { badScenario, join, readEntries, readText, readWhole } from '../harness/scenario/reader';
import type { KeyReader, Terms } from '../harness/scenario/terms';
import { readTold, readViews } from '../harness/scenario/viewers';
import { cellOf } from './content/map';
import { COUNTERS, LETTERS } from './content/names';

const VIEWERS = /^[0-2]$|^[89]$/;
const VIEWER = 'a seat from 0 to 2, 8 or 9';
const NOTHING = '-';

/** `position`: the whole match as its line. */
const readLine: KeyReader = (json, at) => {
  const line = readText(json, at, 'a position');
  return ({ engine, content }) => expectSame('position', line, content.formatPosition(engine.view(TRUTH)));
};

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

/** What a viewer sees on a cell: a letter, null for a back, `-` for nothing. */
const seenOn = ({ engine }: Scene, viewer: number, cell: number): string | null => {
  const token = engine.view(viewer).tokens.find(({ square }) => square === cell);
  if (token === undefined) return NOTHING;
  return token.kind === null ? null : (LETTERS[token.kind] ?? '?');
};

/** `sees`: by viewer, what it sees on cells. */
const readSees: KeyReader = (json, at) =>
  firstOf(
    readEntries(json, at, 'an object with viewers as keys').flatMap(([viewer, cells]) => {
      const under = join(at, viewer);
      if (!VIEWERS.test(viewer)) throw badScenario(under, VIEWER, viewer);
      return readEntries(cells, under, 'an object with cells as keys').map(([name, value]) => {
        const place = join(under, name);
        const cell = cellOf(name);
        if (cell === null) throw badScenario(place, 'the name of a cell', name);
        const wanted = value === null ? null : readText(value, place, 'null or a letter');
        if (wanted !== null && (wanted.length !== 1 || !LETTERS.includes(wanted)))
          throw badScenario(place, `null or a letter of ${LETTERS}`, wanted);
        return (scene: Scene): string | null =>
          expectSame(`${viewer} sees ${name}`, wanted, seenOn(scene, Number(viewer), cell));
      });
    }),
  );

export const pebbleTerms: Terms = {
  letters: LETTERS,
  squareText: null,
  expectKeys: {
    position: readLine,
    counters: readCounters,
    sees: readSees,
    told: readTold(VIEWERS, VIEWER),
    views: readViews(VIEWERS, VIEWER),
  },
  turnKeys: {},
  starts: [],
};
