/** What comes after a match: the same again, or the next game of the series it belongs to. */
import { standingOf } from '../../match/series';
import { say } from '../../text';
import { rematch } from '../app/acts';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { seriesText } from './series-note';

const Rematch = () => {
  const app = useApp();
  return (
    <Button look="primary" icon="again" action="rematch" autofocus onPress={() => void rematch(app)}>
      {say('result.rematch')}
    </Button>
  );
};

export const Onward = () => {
  const app = useApp();
  const kept = app.setting.series.value;
  if (kept === null || !app.setting.counted.value) return <Rematch />;
  const { next } = standingOf(kept.series);
  return (
    <>
      <p class="result-about series-text">{seriesText(kept)}</p>
      <Button
        look="primary"
        icon="next"
        action="between"
        autofocus
        onPress={() => {
          app.dialogs.value = [];
          app.screen.value = 'between';
        }}
      >
        {say(next === null ? 'series.title.over' : 'series.next')}
      </Button>
    </>
  );
};
