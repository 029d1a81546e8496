/** The pause of a battle: everything stands still; what wins and how one plays is said again. */
import type { SeatSetup } from '../../contract/setup';
import { personsOf } from '../../match/reduce-state';
import type { ConfirmMode, MatchState } from '../../match/types';
import { formAbout, formName, say } from '../../text';
import { exportFile, importFile, saveFile, toTitle } from '../app/acts';
import { useApp } from '../app/app';
import { easierLevels } from '../app/easier';
import { faces } from '../games';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';
import { FileButton } from '../parts/file-button';
import { Stroke, type StrokeName } from '../parts/glyph';
import { isTouched } from '../parts/touch';

const Note = ({ icon, title, text }: { icon: StrokeName; title: string; text: string }) => (
  <div>
    <dt>
      <Stroke name={icon} />
      <span>{title}</span>
    </dt>
    <dd>{text}</dd>
  </div>
);

/** How one plays, told for what the player has in hand. `confirm`: which moves wait to be confirmed. */
export const controlsOf = (game: string, confirm: ConfirmMode, isTouch: boolean): string =>
  isTouch ? say(`menu.controls.${game}.touch`, { confirm }) : say(`menu.controls.${game}`, { confirm });

/** Where the screen goes to another player after a move, whatever is risky is every move. */
export const confirmsNow = (confirm: ConfirmMode, { seats }: Pick<SeatSetup, 'seats'>): ConfirmMode =>
  confirm === 'attacks' && personsOf(seats).length > 1 ? 'always' : confirm;

const Reminder = ({ state: { view, setup } }: { state: MatchState }) => {
  const confirm = confirmsNow(useApp().settings.value.confirm, setup);
  return (
    <dl class="reminder">
      <Note icon="flag" title={formName(view.game, view.form)} text={formAbout(view.game, view.form)} />
      {faces
        .get(view.game)
        .reminders(view)
        .map(({ title, text }, index) => (
          <Note key={index} icon="check" title={title} text={text} />
        ))}
      <Note icon="hint" title={say('menu.controls')} text={controlsOf(view.game, confirm, isTouched())} />
    </dl>
  );
};

/** Giving up and leaving, the match itself as a file. */
const MatchButtons = ({ over }: { over: boolean }) => {
  const app = useApp();
  return (
    <>
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
      <Button icon="hands" action="draw" disabled={over} onPress={() => app.open('draw')}>
        {say('menu.draw')}
      </Button>
      {!over && easierLevels(app).length > 0 && (
        <Button icon="lower" action="level" onPress={() => app.open('level')}>
          {say('menu.level')}
        </Button>
      )}
      <Button icon="flag" action="resign" disabled={over} onPress={() => app.open('resign')}>
        {say('menu.resign')}
      </Button>
      <Button icon="home" action="title" onPress={() => toTitle(app)}>
        {say('shell.title')}
      </Button>
    </>
  );
};

/** Back to the board, and to the result where there is one. */
const WayBack = ({ over }: { over: boolean }) => {
  const app = useApp();
  const back = () => app.close('menu');
  return (
    <>
      {over && (
        <Button
          look="primary"
          icon="eye"
          action="show-result"
          autofocus
          onPress={() => {
            back();
            app.open('result');
          }}
        >
          {say('menu.result')}
        </Button>
      )}
      <Button look={over ? 'plain' : 'primary'} icon="play" action="continue" autofocus={!over} onPress={back}>
        {say(over ? 'menu.board' : 'menu.continue')}
      </Button>
    </>
  );
};

export const MenuDialog = () => {
  const app = useApp();
  const state = app.state.value;
  const over = state !== null && state.result !== null;
  return (
    <Dialog name="menu" title={say(over ? 'menu.title.over' : 'menu.title')}>
      {!over && <p class="setup-about">{say('menu.about')}</p>}
      {state !== null && <Reminder state={state} />}
      <div class="menu">
        <WayBack over={over} />
        <Button icon="file" action="slots-save" disabled={state === null || over} onPress={() => app.open('save')}>
          {say('keeping.save')}
        </Button>
        <Button icon="open" action="slots-load" onPress={() => app.open('load')}>
          {say('keeping.load')}
        </Button>
        <Button icon="gear" action="settings" onPress={() => app.open('settings')}>
          {say('shell.settings')}
        </Button>
        <Button icon="book" action="codex" onPress={() => app.open('codex')}>
          {say('shell.rules')}
        </Button>
        {!isTouched() && (
          <Button icon="keys" action="keys" onPress={() => app.open('keys')}>
            {say('menu.keys')}
          </Button>
        )}
        <MatchButtons over={state === null || over} />
      </div>
    </Dialog>
  );
};
