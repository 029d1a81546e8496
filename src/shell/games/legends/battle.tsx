/** Legends' battle screen, as the shell asks for it. */
import { useMemo } from 'preact/hooks';
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { WINDOWS } from '../../../games/legends/names';
import { fightOf, strikeOf } from '../../../games/legends/reading/knowledge';
import { storyOf } from '../../../games/legends/reading/story';
import { openWindow } from '../../../match/games/legends/windows';
import { say } from '../../../text';
import type { BattleFace } from '../face-battle';
import { adviceText } from './advice/advice';
import { advisableOf } from './advice/advisable';
import { exposedCastles } from './advice/exchange';
import { hintWithCastle } from './advice/hint';
import { marksText } from './advice/marks';
import { reasonOf } from './advice/reason';
import { winningText } from './advice/winning';
import { Answers } from './answer/answers';
import { Hush } from './answer/hush';
import { passesFirst } from './answer/in-fight';
import { ArmyBox } from './army/army-box';
import { FightCard } from './fight/fight-card';
import { fightNow } from './fight/fight-now';
import { fightPast, isUndecided } from './fight/fight-past';
import { fightLine } from './fight/fights';
import { LegendsInspector, legendsSquare } from './inspector/inspector';
import { broughtOf, lossesOf, lostOf, newsOf, toldOf } from './log/spoken';
import { TurnLog } from './log/turn-log';
import { PieceBanner } from './parts/piece-banner';
import { Situation } from './situation/situation';

/** The square by square laying out of an army. */
const ARRANGE = 'legends.arrange';
/** Where a piece is to go that was chosen before. */
const PLACE = 'legends.place';

const LastFight = ({ view, events }: { view: View; events: readonly GameEvent[] }) => {
  const fight = useMemo(() => {
    const story = storyOf(events, view);
    return isUndecided(view, story) ? fightNow(view, story) : fightPast(view, events);
  }, [view, events]);
  return fight === null ? null : <FightCard view={view} fight={fight} />;
};

/** Is whose turn it is asked for more, with no fight or strike open: what the own move has triggered? */
const isOwnAfterthought = (view: View): boolean =>
  view.asked?.kind === 'respond' &&
  view.asked.seat === view.counters['side'] &&
  fightOf(view) === null &&
  strikeOf(view) === null;

export const legendsBattle: BattleFace = {
  layout: 'answers',
  Beside: ArmyBox,
  Header: Situation,
  Answers,
  BesidePass: Hush,
  Banner: PieceBanner,
  Inspector: LegendsInspector,
  squareLines: legendsSquare,
  Log: TurnLog,
  LastFight,

  adviceReason: (advised) => hintWithCastle(advised, reasonOf(advised)),
  advisable: advisableOf,
  isAnswering: ({ asked, counters }, seat) => asked?.kind === 'respond' || counters['side'] !== seat,
  isBetween: (view) =>
    ['opening', 'closing'].includes(WINDOWS[openWindow(view)] ?? '') ||
    (openWindow(view) < 0 && isOwnAfterthought(view)),
  passesFirst,
  waitingKey: (view) => (openWindow(view) >= 0 ? 'battle.answering' : 'battle.waiting'),
  confirmKey: () => 'battle.confirm',
  winningLine: winningText,
  nowLine: (state) => fightLine(state) || marksText(state) || adviceText(state),
  numbersLines: () => [say('legends.numbers'), say('legends.numbers.change')],
  litSquares: ({ decision, presses }, view) => {
    if (decision.key === ARRANGE) return decision.args;
    if (decision.key === PLACE)
      return view.tokens.flatMap(({ id, square }) => (id === decision.args[4] ? [square] : []));
    const exposed = decision.kind === 'swap' && presses.length === 0 ? exposedCastles(view) : [];
    return exposed.length > 0 ? exposed : null;
  },
  news: newsOf,
  told: toldOf,
  brought: broughtOf,
  lost: lostOf,
  losses: lossesOf,
};
