/** What comes after a battle: the same again, or the next game of the series it belongs to. */
import { standingOf } from '../../../../match/series';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { openScreen } from '../../../app/fetch-game';
import { Button } from '../../../parts/controls';
import { Rematch } from '../../../result/rematch';
import { screenOf } from './acts';
import { seriesText } from './series-note';
import { settingOf } from './setting';

export const Onward = () => {
  const app = useApp();
  const { series, counted } = settingOf(app);
  const kept = series.value;
  if (kept === null || !counted.value) return <Rematch />;
  const { next } = standingOf(kept.series);
  const { game, name } = screenOf('between');
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
          void openScreen(app, game, name);
        }}
      >
        {say(next === null ? 'series.title.over' : 'series.next')}
      </Button>
    </>
  );
};
