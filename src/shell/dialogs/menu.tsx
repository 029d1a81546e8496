/** The pause menu of a battle. */
import { formName, say } from '../../text';
import { exportFile, importFile, saveFile, toTitle } from '../app/acts';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';
import { FileButton } from '../parts/file-button';

export const MenuDialog = () => {
  const app = useApp();
  const state = app.state.value;
  const over = state?.result !== null;
  return (
    <Dialog name="menu" title={say('menu.title')}>
      {state !== null && (
        <p class="setup-about">
          <strong>{formName('legion', state.view.form)}.</strong> {say(`legion.form.${state.view.form}.about`)}
        </p>
      )}
      <div class="menu">
        <Button look="primary" icon="play" action="continue" onPress={() => app.close('menu')}>
          {say('menu.continue')}
        </Button>
        <Button icon="book" action="codex" onPress={() => app.open('codex')}>
          {say('shell.rules')}
        </Button>
        <Button icon="gear" action="settings" onPress={() => app.open('settings')}>
          {say('shell.settings')}
        </Button>
        <Button icon="keys" action="keys" onPress={() => app.open('keys')}>
          {say('keys.title')}
        </Button>
        <Button icon="hands" action="draw" disabled={over} onPress={() => app.open('draw')}>
          {say('menu.draw')}
        </Button>
        <Button icon="flag" action="resign" disabled={over} onPress={() => app.open('resign')}>
          {say('menu.resign')}
        </Button>
        {over ? (
          <Button icon="file" action="export" onPress={() => void exportFile(app)}>
            {say('result.export')}
          </Button>
        ) : (
          <Button icon="file" action="save" onPress={() => void saveFile(app)}>
            {say('menu.save')}
          </Button>
        )}
        <FileButton
          icon="open"
          action="import"
          label={say('title.import')}
          onFile={(file) => void importFile(app, file)}
        />
        <Button icon="home" action="title" onPress={() => toTitle(app)}>
          {say('shell.title')}
        </Button>
      </div>
    </Dialog>
  );
};
