/** Medieval's battle screen, as the shell asks for it. */
import { KEY } from '../../../games/medieval/names';
import type { BattleFace } from '../face-battle';
import { adviceReason } from './advice';
import { advisableOf, plainerOf } from './advice/advisable';
import { Answers } from './answer/answers';
import { LastFight } from './answer/fight-card';
import { ArmyBox } from './army-box';
import { dangerLine, goalLine, Header } from './header';
import { Inspector } from './inspector';
import { Log } from './log';
import { broughtOf, lossesOf, newsOf, toldOf } from './news';
import { Banner } from './parts/token';
import { tipNow } from './tips';
import { chosenLine } from './words/chosen';
import { lookLine } from './words/look';
import { squareTold } from './words/square';

/** Questions about a piece that stands on the board. */
const ABOUT_PIECE: readonly string[] = [KEY.free, KEY.home, KEY.aside];

export const medievalBattle: BattleFace = {
  layout: 'answers',
  Beside: ArmyBox,
  Header,
  Answers,
  Banner: ({ seat }) => <Banner seat={seat} />,
  Inspector,
  squareLines: squareTold,
  Log,
  LastFight,

  adviceReason,
  advisable: advisableOf,
  plainer: plainerOf,
  // a cell, or a way home, is chosen alike in whoever's turn
  isAnswering: ({ asked, counters }, seat) => asked !== null && (asked.kind === 'pick' || counters['side'] !== seat),
  waitingKey: () => 'battle.waiting',
  confirmKey: () => 'battle.confirm',
  // what was just learned; what may lose the match; in the first one a tip; else what it is all about, which has no other place where the frame is low
  nowLine: (state) =>
    (state.asking === null ? '' : chosenLine(state.view, state.asking)) ||
    lookLine(state) ||
    dangerLine(state.view) ||
    tipNow(state) ||
    goalLine(state.view),
  headLine: (view) => dangerLine(view) || goalLine(view),
  litSquares: ({ decision, presses, squares }, view) => {
    // the cells, which lie at the edge, far from where the prisoner was taken
    if (decision.key === KEY.jail) return presses.length > 0 ? null : squares.map(({ square }) => square);
    if (!ABOUT_PIECE.includes(decision.key)) return null;
    const token = view.tokens.find(({ id }) => id === decision.args[0]);
    return token === undefined ? null : [token.square];
  },
  news: newsOf,
  told: toldOf,
  brought: broughtOf,
  losses: lossesOf,
};
