/** Legion's battle screen, as the shell asks for it. */
import { confirmKey } from '../../../match/games/legion/question';
import { formAbout } from '../../../text';
import { logEntries, lossLines } from '../../battle/log-entries';
import { PlainLog } from '../../battle/plain-log';
import { plainNews } from '../../battle/plain-news';
import { Plaque } from '../../battle/plaque';
import type { BattleFace, BesideProps } from '../face-battle';
import { adviceText } from './advice';
import { BoardsTray, isLaying } from './boards-tray';
import { LegionInspector, legionSquare } from './inspector';
import { duelNaming } from './naming';
import { Banner } from './parts/token';
import { shotAside } from './shots';
import { Tray } from './tray';
import { unitLine } from './words';

/** A side's reserve, or the boards while it lays them. */
const Beside = ({ view, seat, asking, yours, small }: BesideProps) =>
  asking !== null && asking.decision.seat === seat && isLaying(asking) ? (
    <BoardsTray asking={asking} />
  ) : (
    <Tray view={view} seat={seat} asking={asking} yours={yours} small={small} />
  );

export const legionBattle: BattleFace = {
  layout: 'trays',
  Beside,
  Header: ({ view, replayed }) => (replayed ? null : <Plaque view={view} />),
  Answers: null,
  Banner: ({ seat }) => <Banner seat={seat} />,
  Inspector: LegionInspector,
  squareLines: (view, square) => legionSquare(view, square),
  Log: ({ state }) => <PlainLog state={state} aside={shotAside} named={duelNaming(state.view, state.events)} />,
  LastFight: null,

  adviceReason: (advised) => (advised.preview === null ? '' : adviceText(advised, advised.preview)),
  isAnswering: () => false,
  waitingKey: () => 'battle.waiting',
  confirmKey: (asking) => (asking === null ? 'battle.confirm' : confirmKey(asking)),
  // what the chosen unit does; else what it is all about, which has no other place on a phone
  nowLine: ({ asking, view }) => {
    const item = asking?.prompt.args['item'];
    if (asking?.decision.key === 'legion.place' && item !== undefined) return unitLine(Number(item));
    return formAbout(view.game, view.form);
  },
  litSquares: () => null,
  news: (view, events, part, result) => plainNews(view, part, result, shotAside, duelNaming(view, events)),
  // what stands there is seen: what came of it is told
  brought: (view, events, part) =>
    logEntries(part, duelNaming(view, events), null, shotAside).flatMap(({ details }) => details),
  losses: (view, events, count) => lossLines(events, duelNaming(view, events)).slice(-count),
};
