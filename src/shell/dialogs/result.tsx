/** How the match ended, what it came to, and what can come next. */
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { capital } from '../../text/capital';
import { exportFile, openReplay, toTitle } from '../app/acts';
import { useApp } from '../app/app';
import { ownSeat } from '../battle/status';
import { colourOf, sideOf } from '../games/legends/sides';
import { endingText } from '../games/legends/situation/ending';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';
import { Outline } from '../parts/glyph';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { Banner } from '../parts/token';
import { courseOf } from '../result/course';
import { Numbers } from '../result/numbers';
import { statisticsOf } from '../result/statistics';
import { Timeline } from '../result/timeline';
import { Onward } from '../setup/onward';

/** Seats of one side win and lose together. */
const isWon = (winners: readonly number[], own: number | null): boolean => own === null || winners.includes(own);

const titleOf = ({ view, result }: MatchState, own: number | null): string => {
  const [winner] = result?.winners ?? [];
  if (winner === undefined) return say('result.draw');
  if (own === null) return capital(say('battle.wins', { side: sideOf(view, winner) }));
  return say(isWon(result?.winners ?? [], own) ? 'result.win' : 'result.loss');
};

const Winner = ({ state: { view, result } }: { state: MatchState }) => {
  const [winner] = result?.winners ?? [];
  if (winner === undefined) return <Outline name="flag" />;
  if (view.game !== 'legends') return <Banner seat={winner} />;
  return <PieceFace kind={null} livery={liveryOf(view, winner)} inline />;
};

const Next = () => {
  const app = useApp();
  return (
    <div class="result-row">
      <Button icon="eye" action="look" onPress={() => app.close('result')}>
        {say('result.look')}
      </Button>
      <Button icon="play" action="replay" onPress={() => void openReplay(app)}>
        {say('result.replay')}
      </Button>
      <Button icon="file" action="export" onPress={() => void exportFile(app)}>
        {say('result.export')}
      </Button>
      <Button icon="home" action="title" onPress={() => toTitle(app)}>
        {say('shell.title')}
      </Button>
    </div>
  );
};

/** What there is to tell in numbers: of the Legends family everything, of other games how the units stood. */
const Told = ({ state }: { state: MatchState }) => {
  const { view, events } = state;
  const family = view.game === 'legends';
  const statistics = useMemo(() => (family ? statisticsOf(events, view) : null), [events, view]);
  const course = useMemo(() => statistics?.course ?? courseOf(events, view), [events, view]);
  return (
    <div class="result-told">
      {statistics !== null && <Numbers view={view} statistics={statistics} />}
      <Timeline state={state} course={course} />
    </div>
  );
};

const lengthText = ({ view }: MatchState): string =>
  view.game === 'legends'
    ? say('result.turns', { count: view.counters['turn'] ?? 0 })
    : say('result.placements', { count: view.counters['placements'] ?? 0 });

export const ResultDialog = () => {
  const app = useApp();
  const state = app.state.value;
  const result = state?.result ?? null;
  const winner = result?.winners[0];
  const evil =
    state !== null && winner !== undefined && state.view.game === 'legends' && colourOf(state.view, winner) === 'evil';
  useEffect(() => {
    // the evil side's lettering is fetched when it first wins
    if (evil) void import('../style/evil.css');
  }, [evil]);
  if (state === null || result === null) return null;
  const own = ownSeat(state);
  const outcome = result.winners.length === 0 ? 'draw' : isWon(result.winners, own) ? 'win' : 'loss';
  return (
    <Dialog name="result" title={titleOf(state, own)} wide>
      <div class="result" data-outcome={outcome} data-evil={evil}>
        <div class="result-head">
          <div class="laurels">
            <Outline name="laurels" />
            <Winner state={state} />
          </div>
          <div>
            <p class="reason">{endingText(state.view, result)}</p>
            <p class="result-about">{lengthText(state)}</p>
          </div>
        </div>
        <Onward />
        <Told state={state} />
        <Next />
      </div>
    </Dialog>
  );
};
