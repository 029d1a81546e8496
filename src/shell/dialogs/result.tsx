/** How the match ended, and what can come next. */
import { reasonText, say, sideName } from '../../text';
import { exportFile, openReplay, rematch, toTitle } from '../app/acts';
import { useApp } from '../app/app';
import { ownSeat } from '../battle/status';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';
import { Outline } from '../parts/glyph';
import { Banner } from '../parts/token';

export const ResultDialog = () => {
  const app = useApp();
  const state = app.state.value;
  const result = state?.result;
  if (state === null || result === null || result === undefined) return null;
  const [winner] = result.winners;
  const own = ownSeat(state);
  const title =
    winner === undefined
      ? say('result.draw')
      : own === null
        ? say('battle.wins', { side: sideName('legion', winner) })
        : say(winner === own ? 'result.win' : 'result.loss');
  return (
    <Dialog name="result" title={title}>
      <div
        class="result"
        data-outcome={winner === undefined ? 'draw' : own === null || winner === own ? 'win' : 'loss'}
      >
        <div class="laurels">
          <Outline name="laurels" />
          {winner === undefined ? <Outline name="flag" /> : <Banner seat={winner} />}
        </div>
        <p class="reason">{reasonText(state.view.game, result)}</p>
        <p class="result-about">{say('result.placements', { count: state.view.counters['placements'] ?? 0 })}</p>
        <Button look="primary" icon="again" action="rematch" autofocus onPress={() => void rematch(app)}>
          {say('result.rematch')}
        </Button>
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
      </div>
    </Dialog>
  );
};
