/** The words of Legion. */
import '../../../text/games/legion';
import { legion } from '../../../games/legion';
import { say, sideName, unitName } from '../../../text';
import { reasonText } from '../../../text/events';
import type { GameWords } from '../../face';
import { questionText } from './question';

export const legionWords: GameWords = {
  content: legion,
  question: questionText,
  passName: () => say('battle.pass'),
  // whatever is no square is a unit or a board, pressed together with its square or shown beside it
  rows: () => [],
  kindName: (kind) => unitName('legion', kind),
  markOf: () => null,
  windows: null,
  viewAfter: null,
  sideName: (_, seat) => sideName('legion', seat),
  ending: (_, result) => reasonText('legion', result),
  headline: (_, result) => reasonText('legion', result),
  destroyed: null,
};
