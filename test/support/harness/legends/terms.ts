/** Legends' words in scenario files: chart numbers, the curse in force, the destroyed, strengths, what viewers get. */
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import { TRUTH } from '../masks';
import { expectSame } from '../scenario/compare';
import { type Check, firstOf } from '../scenario/model';
import { badScenario, join, readEntries, readList, readObject, readWhole } from '../scenario/reader';
import { readBySquare, readKind } from '../scenario/squares';
import type { KeyReader, Terms } from '../scenario/terms';
import { readTold, readUnseen, readViews } from '../scenario/viewers';

const FIRST = 1;
const LAST = legendsCatalogue.pieces.length;
/** Far above what any heap of boosts can come to. */
const MAX_STRENGTH = 9999;
/** In the list `curses`: id, kind, seat, army. */
const CURSE_WORDS = 4;
const NO_STRENGTH = -1;
const VIEWERS = /^[0-9]$/;
const VIEWER_WORDS = 'a seat from 0 to 7, 8 for an onlooker, 9 for the truth';

/** `curse`: null, or the piece and the seat of the one in force; only what is named is compared. */
const readCurse: KeyReader = (json, at) => {
  const wanted: Record<string, number> = {};
  if (json !== null) {
    const object = readObject(json, at, ['piece', 'seat'], 'null or an object that');
    if (object['piece'] !== undefined) wanted['piece'] = readKind(object['piece'], join(at, 'piece'), legendsTerms);
    if (object['seat'] !== undefined) wanted['seat'] = readWhole(object['seat'], join(at, 'seat'), 0, 7);
  }
  return ({ engine }) => {
    const [id = -1, piece, seat] = (engine.view(TRUTH).lists['curses'] ?? []).slice(0, CURSE_WORDS);
    if (id < 0 || json === null) return expectSame('curse', json, id < 0 ? null : { piece, seat });
    const found: Readonly<Record<string, number | undefined>> = { piece, seat };
    return expectSame('curse', wanted, Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]])));
  };
};

const fallenCheck =
  (army: number, expected: readonly number[]): Check =>
  ({ engine }) => {
    const heap = engine.view(TRUTH).heaps.find(({ name, seat }) => name === 'fallen' && seat === army);
    const sorted = (kinds: readonly (number | null)[]): unknown => [...kinds].sort((a, b) => (a ?? 0) - (b ?? 0));
    return expectSame(`fallen ${army}`, sorted(expected), sorted(heap?.kinds ?? []));
  };

/** `fallen`: by army all its destroyed pieces, in any order. */
const readFallen: KeyReader = (json, at) =>
  firstOf(
    readEntries(json, at, 'an object with armies as keys').map(([army, value]) => {
      const place = join(at, army);
      if (!/^[0-7]$/.test(army)) throw badScenario(place, 'an army from 0 to 7', army);
      const kinds = readList(value, place, 'a list of chart numbers');
      return fallenCheck(
        Number(army),
        kinds.map((kind, index) => readKind(kind, `${place}[${index}]`, legendsTerms)),
      );
    }),
  );

/** `strength`: current strengths by square; null for a piece that has none. */
const readStrength: KeyReader = (json, at) =>
  readBySquare(json, at, (value, place, name) => {
    const wanted = value === null ? null : readWhole(value, place, 0, MAX_STRENGTH);
    return ({ engine }, token) => {
      const { tokens, lists } = engine.view(TRUTH);
      const found = lists['strengths']?.[tokens.findIndex(({ id }) => id === token.id)];
      return expectSame(`strength ${name}`, wanted, found === NO_STRENGTH ? null : found);
    };
  });

export const legendsTerms: Terms = {
  letters: '',
  numbers: [FIRST, LAST],
  squareText: null,
  expectKeys: {
    curse: readCurse,
    fallen: readFallen,
    strength: readStrength,
    told: readTold(VIEWERS, VIEWER_WORDS),
    views: readViews(VIEWERS, VIEWER_WORDS),
    unseen: readUnseen(VIEWERS, VIEWER_WORDS),
  },
  turnKeys: {},
  starts: [],
};
