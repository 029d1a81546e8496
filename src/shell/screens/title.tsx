/** The first screen: one press and a battle begins. */
import { useEffect, useRef } from 'preact/hooks';
import type { KeptMatch } from '../../match/saves';
import { standingOf } from '../../match/series';
import { say } from '../../text';
import { importFile, resume } from '../app/acts';
import { useApp } from '../app/app';
import { play, titlePlan } from '../app/battle-acts';
import { Button } from '../parts/controls';
import { FileButton } from '../parts/file-button';
import { MapTable } from '../parts/map-table';
import { formTitle } from '../setup/words';

export const opponentText = (level: string | null): string =>
  level === null || level === 'person' ? say('setup.opponent.person') : say(`setup.opponent.${level}`);

const resumeText = ({ game, form, level, ply }: KeptMatch): string => {
  const args = { ply, level: opponentText(level) };
  return game === 'legends' ? say('legends.resume', { ...args, form: formTitle(form) }) : say('legion.resume', args);
};

/** A series that waits between two games. */
const SeriesButton = () => {
  const app = useApp();
  const kept = app.setting.series.value;
  if (kept === null || kept.began !== null) return null;
  const { next, totals } = standingOf(kept.series);
  if (next === null) return null;
  const [first, second] = totals;
  return (
    <Button
      action="series"
      icon="swap"
      onPress={() => {
        app.screen.value = 'between';
      }}
    >
      {say('legends.series', { game: next, first, second })}
    </Button>
  );
};

export const TitleScreen = () => {
  const app = useApp();
  const { kept, opening } = app;
  const plan = titlePlan(app);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'title';
  }, []);
  return (
    <main class="title" aria-busy={opening.value}>
      <MapTable panel={panel} />
      <div class="title-panel" ref={panel}>
        <h1 class="logo">
          <span>{say('shell.name')}</span>
        </h1>
        <p class="tagline">{say('title.tagline')}</p>
        <div class="title-buttons">
          <Button look="primary" action="play" icon="play" disabled={opening.value} onPress={() => void play(app)}>
            {say('title.play')}
          </Button>
          <p class="title-about">
            {say('title.about', { form: formTitle(plan.form), level: opponentText(plan.opponent) })}
          </p>
          {kept.value !== null && (
            <Button action="resume" icon="again" disabled={opening.value} onPress={() => void resume(app)}>
              {resumeText(kept.value)}
            </Button>
          )}
          <SeriesButton />
          <Button
            action="new-battle"
            icon="swap"
            onPress={() => {
              app.screen.value = 'plan';
            }}
          >
            {say('legends.battle')}
          </Button>
          <Button
            action="new-duel"
            icon="next"
            onPress={() => {
              app.screen.value = 'setup';
            }}
          >
            {say('legion.duel')}
          </Button>
          <div class="title-row">
            <Button action="codex" icon="book" onPress={() => app.open('codex')}>
              {say('shell.rules')}
            </Button>
            <Button action="settings" icon="gear" onPress={() => app.open('settings')}>
              {say('shell.settings')}
            </Button>
            <Button action="credits" icon="log" onPress={() => app.open('credits')}>
              {say('credits.title')}
            </Button>
            <FileButton
              icon="open"
              action="import"
              label={say('title.import')}
              onFile={(file) => void importFile(app, file)}
            />
          </div>
        </div>
      </div>
    </main>
  );
};
