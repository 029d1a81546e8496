/** Pebble's battle screen, as the shell asks for it. */
import { PlainLog } from '../../../../src/shell/battle/plain-log';
import { plainNews } from '../../../../src/shell/battle/plain-news';
import { Plaque } from '../../../../src/shell/battle/plaque';
import { naming } from '../../../../src/shell/board/words';
import type { BattleFace } from '../../../../src/shell/games/face-battle';
import { say } from '../../../../src/text';
import { eventText } from '../../../../src/text/events';
import { Answers } from './answers';
import { PebbleInspector } from './inspector';
import { SeatBox } from './seat-box';
import { pebbleSquare } from './square';
import { Banner } from './token';

export const pebbleBattle: BattleFace = {
  layout: 'answers',
  Beside: SeatBox,
  Header: ({ view, replayed }) => (replayed ? null : <Plaque view={view} />),
  Answers,
  Banner: ({ seat }) => <Banner seat={seat} />,
  Inspector: PebbleInspector,
  squareLines: (view, cell) => pebbleSquare(view, cell),
  Log: PlainLog,
  LastFight: null,

  adviceReason: () => say('pebble.hint'),
  isAnswering: () => false,
  waitingKey: () => 'battle.waiting',
  confirmKey: () => 'battle.confirm',
  nowLine: () => '',
  // the token that hops
  litSquares: ({ decision }) => (decision.key === 'pebble.land' ? decision.args : null),
  news: (view, _, part, result) => plainNews(view, part, result),
  losses: (view, events, count) =>
    events
      .filter((event) => event.type === 'removed')
      .slice(-count)
      .map((event) => eventText(event, naming(view))),
};
