/** The words of Legends. */
import '../../../text/games/legends';
import type { Decision } from '../../../contract/decision';
import { legends } from '../../../games/legends';
import { unitName } from '../../../text';
import type { GameWords, NamedAnswer } from '../../face';
import type { MarkKind } from '../../types';
import { destroyedOf } from './destroyed';
import { endingText } from './ending';
import { viewAfter } from './fold';
import { headlineText } from './headline';
import { legendsOrders } from './orders';
import { isBegunBy } from './picks';
import { actName, passName, questionText } from './question';
import { type AnswerRow, rowsOf } from './rows';
import { sideOf } from './sides';
import { windowTimes } from './windows';

const kindName = (kind: number): string => unitName('legends', kind);

/** What a row of the list is called, as far as one may type it. */
const nameOf = (row: AnswerRow): string => {
  switch (row.on) {
    case 'power':
      return row.kind === null ? '' : `${kindName(row.kind)} ${actName(row.kind, row.power, row.keyword)}`;
    case 'which':
      return row.kind === null ? '' : kindName(row.kind);
    case 'kind':
      return kindName(row.item);
    case 'terrain':
    case 'seat':
      return '';
  }
};

const namedOf = (row: AnswerRow): NamedAnswer => ({ presses: row.presses, name: nameOf(row) });

/** Picks that are no picks of a piece. */
const MARKS: Readonly<Record<string, MarkKind>> = {
  'legends.place': 'place',
  'legends.retreat': 'place',
  'legends.berserk': 'attack',
};

export const legendsWords: GameWords = {
  content: legends,
  question: (asking, view, picked) => questionText(asking, view, legends, picked),
  passName,
  begunBy: isBegunBy,
  rows: (asking, view) => rowsOf(asking, { view, content: legends }).map(namedOf),
  kindName,
  markOf: ({ key }: Pick<Decision, 'key'>, _code, own = false) =>
    // a piece of one's own is no target of an attack
    key === 'legends.pick' && own ? 'power' : (MARKS[key] ?? null),
  orders: legendsOrders,
  windows: windowTimes,
  viewAfter,
  sideName: sideOf,
  ending: endingText,
  headline: headlineText,
  destroyed: destroyedOf,
};
