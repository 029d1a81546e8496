/** The keys of the board. */
import { say } from '../../text';
import { Dialog } from '../parts/dialog';

const KEYS = ['arrows', 'enter', 'units', 'escape', 'm', 'o', 'i', 'l', 'c', 'g', 't', 'u', 'h', 'help'] as const;

export const KeysDialog = () => (
  <Dialog name="keys" title={say('keys.title')}>
    <dl class="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{say(`keys.${key}`)}</kbd>
          </dt>
          <dd>{say(`keys.${key}.about`)}</dd>
        </div>
      ))}
    </dl>
    <p class="setup-about">{say('keys.about')}</p>
  </Dialog>
);
