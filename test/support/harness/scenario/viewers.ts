/** What viewers are told and shown: `told`, `views` and `unseen`. */
import type { Viewer } from '../../../../src/contract/view';
import { describeEvent } from '../describe';
import { eventsFor, TRUTH } from '../masks';
import { expectSame } from './compare';
import { type Check, firstOf, type Scene } from './model';
import { badScenario, join, readEntries, readList, readObject, readText, readTexts, readWhole } from './reader';
import { readPlace } from './squares';
import type { KeyReader } from './terms';

/** Far beyond anything that a view counts. */
const MOST = 65_535;

type ViewerReader = (json: unknown, at: string, viewer: Viewer) => Check;

/** An object with viewers as keys, each value read into a check. */
const byViewer =
  (viewers: RegExp, expected: string, read: ViewerReader): KeyReader =>
  (json, at) =>
    firstOf(
      readEntries(json, at, 'an object with viewers as keys').map(([viewer, value]) => {
        const place = join(at, viewer);
        if (!viewers.test(viewer)) throw badScenario(place, expected, viewer);
        return read(value, place, Number(viewer));
      }),
    );

/** `told`: by viewer, every row of the last text played as that viewer gets it, in order (describe.ts). */
export const readTold = (viewers: RegExp, expected: string): KeyReader =>
  byViewer(viewers, expected, (value, place, viewer) => {
    const rows = readTexts(value, place, 'a list of rows');
    return ({ lastRows }) => expectSame(`told ${viewer}`, rows, eventsFor(lastRows, viewer).map(describeEvent));
  });

/** A whole number, -1 included: the views' word for nothing. */
const readNumber = (json: unknown, at: string): number => (json === -1 ? -1 : readWhole(json, at, 0, MOST));

const counterChecks = (json: unknown, at: string, viewer: Viewer): readonly Check[] =>
  readEntries(json, at, 'an object of numbers').map(([name, value]) => {
    const wanted = readNumber(value, join(at, name));
    return ({ engine }: Scene) => expectSame(`view(${viewer}) ${name}`, wanted, engine.view(viewer).counters[name]);
  });

const listChecks = (json: unknown, at: string, viewer: Viewer): readonly Check[] =>
  readEntries(json, at, 'an object of lists').map(([name, value]) => {
    const place = join(at, name);
    const wanted = readList(value, place, 'a list of numbers').map((item, i) => readNumber(item, `${place}[${i}]`));
    return ({ engine }: Scene) => expectSame(`view(${viewer}) ${name}`, wanted, engine.view(viewer).lists[name]);
  });

/** Who is asked, as a viewer sees it: null when nobody is, `seat` null when it is hidden who. */
const askedCheck = (json: unknown, at: string, viewer: Viewer): Check => {
  const wanted = json === null ? null : readObject(json, at, ['seat', 'kind'], 'null or an object that');
  return ({ engine }) => expectSame(`view(${viewer}) asked`, wanted, engine.view(viewer).asked);
};

/** `views`: by viewer the counters, lists and the question of its view; only those named are compared. */
export const readViews = (viewers: RegExp, expected: string): KeyReader =>
  byViewer(viewers, expected, (value, place, viewer) => {
    const part = readObject(value, place, ['counters', 'lists', 'asked'], 'an object that');
    return firstOf([
      ...(part['counters'] === undefined ? [] : counterChecks(part['counters'], join(place, 'counters'), viewer)),
      ...(part['lists'] === undefined ? [] : listChecks(part['lists'], join(place, 'lists'), viewer)),
      ...(part['asked'] === undefined ? [] : [askedCheck(part['asked'], join(place, 'asked'), viewer)]),
    ]);
  });

/** `unseen`: by viewer, squares on which its view shows nothing at all, though something stands there. */
export const readUnseen = (viewers: RegExp, expected: string): KeyReader =>
  byViewer(viewers, expected, (value, place, viewer) =>
    firstOf(
      readList(value, place, 'a list of squares').map((item, index) => {
        const at = `${place}[${index}]`;
        const name = readText(item, at, 'a square');
        const { square } = readPlace(name, at);
        return ({ engine, shape }: Scene) => {
          const where = square(shape);
          const stands = engine.view(TRUTH).tokens.some((token) => token.square === where);
          if (!stands) return `unseen ${name}: expected a piece, found none`;
          const seen = engine.view(viewer).tokens.find((token) => token.square === where);
          return expectSame(`${viewer} sees ${name}`, null, seen ?? null);
        };
      }),
    ),
  );
