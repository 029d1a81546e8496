/** Medieval's battle screen, as the shell asks for it. */
import { KEY } from '../../../games/medieval/names';
import { covered } from '../../../games/medieval/reading/reach';
import { tokenOn } from '../../../games/medieval/reading/standing';
import { formAbout } from '../../../text';
import type { BattleFace } from '../face-battle';
import { adviceReason } from './advice';
import { Answers } from './answer/answers';
import { LastFight } from './answer/fight-card';
import { ArmyBox } from './army-box';
import { Header } from './header';
import { Inspector } from './inspector';
import { Log } from './log';
import { lossesOf, newsOf, toldOf } from './news';
import { Banner } from './parts/token';
import { tipNow } from './tips';
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
  isAnswering: ({ asked, counters }, seat) => asked !== null && counters['side'] !== seat,
  waitingKey: () => 'battle.waiting',
  confirmKey: () => 'battle.confirm',
  // in the first match a tip; else what it is all about, which has no other place where the frame is low
  nowLine: (state) => tipNow(state) || formAbout(state.view.game, state.view.form),
  // what a chosen shooter covers; else the piece that is asked about
  litSquares: ({ decision, presses, choice }, view) => {
    const [first] = presses;
    if (choice === null && first?.on === 'square') {
      const kind = tokenOn(view, first.square)?.kind ?? null;
      const range = kind === null ? [] : covered(view, kind, first.square);
      return range.length > 0 ? range : null;
    }
    if (!ABOUT_PIECE.includes(decision.key)) return null;
    const token = view.tokens.find(({ id }) => id === decision.args[0]);
    return token === undefined ? null : [token.square];
  },
  news: newsOf,
  told: toldOf,
  losses: lossesOf,
};
