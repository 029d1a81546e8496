/** The words of Medieval. */
import '../../../text/games/medieval';
import type { ChoiceCode } from '../../../contract/decision';
import { medieval } from '../../../games/medieval';
import { KEY } from '../../../games/medieval/names';
import { asRemembered, isByMemory } from '../../../games/medieval/reading/memory';
import { tokenOn } from '../../../games/medieval/reading/standing';
import { say, sideName } from '../../../text';
import { reasonText } from '../../../text/events';
import type { GameWords } from '../../face';
import type { MarkKind } from '../../types';
import { actOf, isAttack } from './act';
import { kindName, questionText } from './question';
import { namedWays } from './ways';

/** Attacks and longer turns are written like the Spy's acts, and marked as what they are. */
const markOfAct = (code: ChoiceCode): MarkKind | null => {
  const act = actOf(code);
  if (act === null) return null;
  if (isAttack(act)) return 'attack';
  switch (act.name) {
    case 'shot':
      return 'target';
    case 'step':
    case 'bombStep':
      return 'move';
    default:
      return null;
  }
};

/** Questions about where a piece comes to stand. */
const STANDS: readonly string[] = [KEY.free, KEY.home, KEY.jail, KEY.aside];

export const medievalWords: GameWords = {
  content: medieval,
  question: questionText,
  passName: () => say('medieval.pass'),
  rows: namedWays,
  kindName,
  markOf: ({ key }, code) => (code === undefined ? (STANDS.includes(key) ? 'place' : null) : markOfAct(code)),
  windows: null,
  asRemembered: (view, { options }) => (options['marks'] === 'off' ? asRemembered(view) : view),
  // the engine's preview tells what its player is to remember
  isForetold: (view, code) => !isByMemory(view) || tokenOn(view, actOf(code)?.to ?? -1) === null,
  // small squares, and nothing can be undone once the enemy has answered: whoever moves, be it a Footman or not, confirms it
  movesWait: true,
  viewAfter: null,
  sideName: (_, seat) => sideName('medieval', seat),
  ending: (_, result) => reasonText('medieval', result),
  headline: (_, result) => reasonText('medieval', result),
  destroyed: null,
};
