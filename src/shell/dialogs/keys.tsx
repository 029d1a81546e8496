/** The keys of the board, and which letters they lie on. */
import { useSignal } from '@preact/signals';
import { say } from '../../text';
import { useApp } from '../app/app';
import { codesOf, type LetterAct, withKey } from '../board/keys';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';

/** Where units are placed nobody has a castle, spells, or a list of answers. */
const NOT_IN_DUEL: readonly LetterAct[] = ['enemies', 'castle', 'magic', 'answers'];

const letterOf = (code: string): string => code.replace('Key', '');

const Fixed = ({ name }: { name: string }) => (
  <div>
    <dt>
      <kbd>{say(`keys.${name}`)}</kbd>
    </dt>
    <dd>{say(`keys.${name}.about`)}</dd>
  </div>
);

/** One letter key: its button waits for another letter. */
const Letter = ({ act, code, about }: { act: LetterAct; code: string; about: string }) => {
  const app = useApp();
  const waiting = useSignal(false);
  const take = (event: KeyboardEvent) => {
    if (!waiting.value || event.code === 'Tab') return;
    waiting.value = false;
    const keys = withKey(app.settings.value.keys, act, event.code);
    if (keys === null) return;
    event.preventDefault();
    app.change({ keys });
    app.voice.say(say('keys.changed', { what: about, key: letterOf(event.code) }));
  };
  return (
    <div>
      <dt>
        <button
          type="button"
          class="key-button"
          data-key={act}
          aria-label={waiting.value ? say('keys.waiting') : say('keys.change.to', { what: about, key: letterOf(code) })}
          aria-pressed={waiting.value}
          onClick={() => {
            waiting.value = !waiting.value;
          }}
          onKeyDown={take}
          onBlur={() => {
            waiting.value = false;
          }}
        >
          <kbd>{waiting.value ? '…' : letterOf(code)}</kbd>
        </button>
      </dt>
      <dd>{about}</dd>
    </div>
  );
};

export const KeysDialog = () => {
  const app = useApp();
  const { keys, letters } = app.settings.value;
  const duel = app.state.value?.view.game === 'legion';
  const aboutOf = (act: LetterAct): string =>
    say(duel && act === 'moves' ? 'keys.moves.duel.about' : `keys.${act}.about`);
  return (
    <Dialog name="keys" title={say('keys.title')}>
      <p class="setup-about">{say('keys.about')}</p>
      {!letters && <p class="setup-about">{say('keys.off')}</p>}
      <dl class="keys">
        {['arrows', 'edges', 'enter', 'escape', ...(duel ? ['units'] : ['ranks', 'rows']), 'help'].map((name) => (
          <Fixed key={name} name={name} />
        ))}
        {codesOf(keys)
          .filter(({ act }) => !duel || !NOT_IN_DUEL.includes(act))
          .map(({ act, code }) => (
            <Letter key={act} act={act} code={code} about={aboutOf(act)} />
          ))}
      </dl>
      <p class="setup-about">{say('keys.change')}</p>
      <Button action="keys-standard" disabled={Object.keys(keys).length === 0} onPress={() => app.change({ keys: {} })}>
        {say('keys.standard')}
      </Button>
    </Dialog>
  );
};
