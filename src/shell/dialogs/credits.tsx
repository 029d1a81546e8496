/** Who made what is shown, and what the game does for players of every kind. Plain text: hosts forbid links. */
import iconCredits from '../../games/shared/look/credits.json';
import { addTexts, say } from '../../text';
import { credits } from '../../text/en/credits';
import { Dialog } from '../parts/dialog';

addTexts(credits);

const TYPES = ['cinzel', 'alegreya', 'atkinson', 'grenze'] as const;
const WORKS = ['phaser', 'preact', 'comlink', 'messages', 'core'] as const;
const OPEN = ['keyboard', 'reader', 'text', 'colour', 'motion', 'time'] as const;

const authors = new Intl.ListFormat('en', { type: 'conjunction' }).format(iconCredits.authors);

const List = ({ part, names }: { part: string; names: readonly string[] }) => (
  <ul class="credits-list">
    {names.map((name) => (
      <li key={name}>{say(`credits.${part}.${name}`)}</li>
    ))}
  </ul>
);

export const CreditsDialog = () => (
  <Dialog name="credits" title={say('credits.title')} wide>
    <div class="credits">
      <section>
        <h3>{say('shell.name')}</h3>
        <p>{say('credits.own')}</p>
      </section>
      <section>
        <h3>{say('credits.icons')}</h3>
        <p>{say('credits.icons.text')}</p>
        <p>{say('credits.icons.by', { authors })}</p>
      </section>
      <section>
        <h3>{say('credits.type')}</h3>
        <p>{say('credits.type.about')}</p>
        <List part="type" names={TYPES} />
      </section>
      <section>
        <h3>{say('credits.works')}</h3>
        <List part="works" names={WORKS} />
      </section>
      <section>
        <h3>{say('credits.open')}</h3>
        <List part="open" names={OPEN} />
      </section>
    </div>
  </Dialog>
);
