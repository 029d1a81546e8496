/** The keys of the board, and which letters they lie on. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addTexts, say } from '../../text';
import { keys as texts } from '../../text/en/keys';
import { type App, useApp } from '../app/app';
import { fetchGame } from '../app/fetch-game';
import { faceOnTable } from '../app/on-table';
import { codesOf, type LetterAct, withKey } from '../board/keys';
import { faces, titleCards } from '../games';
import type { KeyList } from '../games/face-around';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';

addTexts(texts);

/** While nothing is on the table: the keys that the first game's boards have. */
const firstKeys = (app: App): KeyList | null => {
  const [first] = titleCards;
  return first !== undefined && app.games.value.includes(first.game) ? faces.get(first.game).keys : null;
};

const NO_KEYS: KeyList = { fixed: [], without: [], about: {} };

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

/** The keys of the game on the table; with nothing on it those of the first game, which is fetched for that. */
const useKeyList = (app: App): KeyList => {
  const onTable = faceOnTable(app)?.keys ?? null;
  useEffect(() => {
    const [first] = titleCards;
    if (onTable === null && first !== undefined) void fetchGame(app, first.game);
  }, [onTable]);
  return onTable ?? firstKeys(app) ?? NO_KEYS;
};

export const KeysDialog = () => {
  const app = useApp();
  const { keys, letters } = app.settings.value;
  const { fixed, without, about } = useKeyList(app);
  const aboutOf = (act: LetterAct): string => say(about[act] ?? `keys.${act}.about`);
  return (
    <Dialog name="keys" title={say('keys.title')}>
      <p class="setup-about">{say('keys.about')}</p>
      {!letters && <p class="setup-about">{say('keys.off')}</p>}
      <dl class="keys">
        {['arrows', 'edges', 'enter', 'escape', 'zoom', 'pan', ...fixed, 'help'].map((name) => (
          <Fixed key={name} name={name} />
        ))}
        {codesOf(keys)
          .filter(({ act }) => !without.includes(act))
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
