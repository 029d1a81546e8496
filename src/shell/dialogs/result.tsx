/** How the match ended, what it came to, and what can come next. */
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { exportFile, openReplay, toTitle } from '../app/acts';
import { useApp } from '../app/app';
import { ownSeat } from '../battle/status';
import { faces } from '../games';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';
import { Emblem } from '../parts/emblem';
import { courseOf } from '../result/course';
import { headlineOf, outcomeOf, titleOf } from '../result/outcome';
import { Rematch } from '../result/rematch';
import { Timeline } from '../result/timeline';
import { levelName } from '../setup/level';

const Winner = ({ state: { view, result } }: { state: MatchState }) => {
  const [winner] = result?.winners ?? [];
  if (winner === undefined) return <Emblem name="flag" />;
  const { Banner } = faces.get(view.game);
  return <Banner view={view} seat={winner} />;
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

/** What there is to tell in numbers, and how it went. */
const Told = ({ state }: { state: MatchState }) => {
  const { view, events, setup } = state;
  const { Numbers, fightsAt, standing } = faces.get(view.game);
  const course = useMemo(
    () => courseOf(events, view, setup.sides, fightsAt?.(events, view), standing),
    [events, view, setup, fightsAt, standing],
  );
  return (
    <div class="result-told">
      {Numbers !== null && <Numbers state={state} />}
      <Timeline state={state} course={course} />
    </div>
  );
};

/** What the player made easier in this match, a sentence each. */
const easedLines = ({ eased: { takenBack, lowered } }: MatchState): readonly string[] => {
  const [first, last] = [lowered[0], lowered.at(-1)];
  return [
    ...(takenBack === 0 ? [] : [say('result.taken-back', { count: takenBack })]),
    ...(first === undefined || last === undefined
      ? []
      : [say('result.lowered', { from: levelName(first.from), to: levelName(last.to) })]),
  ];
};

const Result = ({ state, result }: { state: MatchState; result: NonNullable<MatchState['result']> }) => {
  const { view } = state;
  const face = faces.get(view.game);
  const { winners } = result;
  const [winner] = winners;
  const theme = winner === undefined ? null : face.victoryTheme(view, winner);
  const Onward = face.Onward ?? Rematch;
  useEffect(() => {
    // a theme's lettering is fetched when it first wins
    if (theme !== null) void theme.fetch();
  }, [theme?.name]);
  const own = ownSeat(state);
  return (
    <Dialog name="result" title={titleOf(state, own)} wide>
      <div class="result" data-outcome={outcomeOf(winners, own)} data-theme={theme?.name}>
        <div class="result-head">
          <div class="laurels">
            <Emblem name="laurels" />
            <Winner state={state} />
          </div>
          <div>
            <p class="reason">{headlineOf({ view, result }, own)}</p>
            {face.endLines?.(state).map((line) => (
              <p key={line} class="result-about">
                {line}
              </p>
            ))}
            <p class="result-about">{face.lengthLine(view)}</p>
            {easedLines(state).map((line) => (
              <p key={line} class="result-about" data-eased>
                {line}
              </p>
            ))}
          </div>
        </div>
        <Onward />
        <Told state={state} />
        <Next />
      </div>
    </Dialog>
  );
};

export const ResultDialog = () => {
  const state = useApp().state.value;
  const result = state?.result ?? null;
  return state === null || result === null ? null : <Result state={state} result={result} />;
};
