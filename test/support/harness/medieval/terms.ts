/** Medieval's words in scenario files: position letters, prisoners with a stroke, and who puts a prisoner away. */
import { sideLetter } from '../../../../src/games/medieval/fragment';
import { KEY } from '../../../../src/games/medieval/names';
import { letterOf, UNITS } from '../../../../src/games/medieval/units';
import { expectSame } from '../scenario/compare';
import type { Scene } from '../scenario/model';
import { badScenario } from '../scenario/reader';
import type { KeyReader, Terms } from '../scenario/terms';
import { readTold, readUnseen, readViews } from '../scenario/viewers';
import { medievalFragments } from './fragments';

const LETTERS = UNITS.map(({ letter }) => letter).join('');
const VIEWERS = /^[01]$|^8$/;
const VIEWER = 'seat 0 or 1, or 8';
const JAILING: readonly string[] = [KEY.jail, KEY.room, KEY.aside];

/** The seat that is asked for a prisoner's square, or put away the last one: the one across from his owner. */
function jailer({ engine, rows }: Scene): number | null {
  const decision = engine.decision();
  if (decision !== null && JAILING.includes(decision.key)) return decision.seat;
  const last = rows.findLast(({ event }) => event.type === 'returned')?.event;
  return last?.type === 'returned' ? 1 - last.seat : null;
}

/** `jailBy`: `r` or `b`, or the seat; null: nobody has put a prisoner away. */
const readJailBy: KeyReader = (json, at) => {
  const seat = json === 'r' || json === 0 ? 0 : json === 'b' || json === 1 ? 1 : null;
  if (seat === null && json !== null) throw badScenario(at, 'r, b, or null', json);
  const text = (one: number | null): string | null => (one === null ? null : sideLetter(one));
  return (scene) => expectSame('jailBy', text(seat), text(jailer(scene)));
};

export const medievalTerms: Terms = {
  letters: LETTERS,
  squareText: {
    format: ({ id, kind, seat }, { lists }) => {
      const letter = letterOf(kind ?? -1);
      return `${seat === 0 ? letter : letter.toLowerCase()}${lists['prisoners']?.includes(id) === true ? "'" : ''}`;
    },
    pattern: new RegExp(`^[${LETTERS}${LETTERS.toLowerCase()}]'?$`),
    expected: `null or a letter of ${LETTERS}, upper case for Red, lower case for Blue, ' behind a prisoner`,
  },
  expectKeys: {
    jailBy: readJailBy,
    told: readTold(VIEWERS, VIEWER),
    views: readViews(VIEWERS, VIEWER),
    unseen: readUnseen(VIEWERS, VIEWER),
  },
  turnKeys: { jailBy: readJailBy },
  starts: [],
  fragments: medievalFragments,
};
