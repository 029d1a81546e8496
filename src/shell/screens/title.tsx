/** The first screen: one press and the duel begins. */
import { useEffect } from 'preact/hooks';
import { formName, say } from '../../text';
import { importFile, play, resume } from '../app/acts';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { FileButton } from '../parts/file-button';
import { MapTable } from '../parts/map-table';

export const opponentText = (level: string | null): string =>
  level === null || level === 'person' ? say('setup.opponent.person') : say(`setup.opponent.${level}`);

export const TitleScreen = () => {
  const app = useApp();
  const { kept, duel, opening } = app;
  const level = duel.value.opponent === 'person' ? 'story' : duel.value.opponent;
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'title';
  }, []);
  return (
    <main class="title" aria-busy={opening.value}>
      <MapTable />
      <div class="title-panel">
        <h1 class="logo">
          <span>{say('shell.name')}</span>
        </h1>
        <p class="tagline">{say('title.tagline')}</p>
        <div class="title-buttons">
          <Button look="primary" action="play" icon="play" disabled={opening.value} onPress={() => void play(app)}>
            {say('title.play')}
          </Button>
          <p class="title-about">
            {say('title.about', { form: formName('legion', duel.value.form), level: opponentText(level) })}
          </p>
          {kept.value !== null && (
            <Button action="resume" icon="again" disabled={opening.value} onPress={() => void resume(app)}>
              {say('title.resume', { ply: kept.value.ply, level: opponentText(kept.value.level) })}
            </Button>
          )}
          <Button
            action="new-duel"
            icon="swap"
            onPress={() => {
              app.screen.value = 'setup';
            }}
          >
            {say('title.new')}
          </Button>
          <div class="title-row">
            <Button action="codex" icon="book" onPress={() => app.open('codex')}>
              {say('shell.rules')}
            </Button>
            <Button action="settings" icon="gear" onPress={() => app.open('settings')}>
              {say('shell.settings')}
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
