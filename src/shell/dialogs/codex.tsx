/** The rules in short sections, opened at the units. */

import { TERRAINS } from '../../games/legion/boards';
import { UNITS } from '../../games/legion/units';
import { say, terrainName, unitName } from '../../text';
import { Dialog } from '../parts/dialog';
import { Ground } from '../parts/ground';
import { Piece } from '../parts/token';

const SECTIONS = ['goal', 'turn', 'swords', 'arrows', 'crown', 'firm', 'flag'] as const;
const MORE = ['terrain', 'boards', 'king', 'caravan', 'forest', 'draw', 'tips'] as const;

const Section = ({ name }: { name: (typeof SECTIONS)[number] | (typeof MORE)[number] }) => (
  <section>
    <h3>{say(`codex.${name}.title`)}</h3>
    <p>{say(`codex.${name}.text`)}</p>
  </section>
);

export const CodexDialog = () => (
  <Dialog name="codex" title={say('codex.title', { game: say('legion.name') })} wide>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard */}
    <section class="codex" tabIndex={0} aria-label={say('codex.title', { game: say('legion.name') })}>
      {SECTIONS.map((name) => (
        <Section key={name} name={name} />
      ))}
      <section class="codex-units">
        <h3>{say('codex.units')}</h3>
        <ul>
          {UNITS.map((unit, kind) => (
            <li key={unit.letter}>
              <Piece seat={kind % 2} kind={kind} />
              <span>
                <strong>{say('codex.unit', { unit: unitName('legion', kind), count: unit.count })}</strong>{' '}
                {say(`legion.unit.${kind}.about`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section class="codex-units">
        <h3>{say('codex.grounds')}</h3>
        <ul>
          {TERRAINS.map((name, terrain) => (
            <li key={name}>
              <Ground terrain={terrain} />
              <span>
                <strong class="capital">{terrainName('legion', terrain)}</strong>{' '}
                {say(`legion.terrain.${terrain}.about`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {MORE.map((name) => (
        <Section key={name} name={name} />
      ))}
    </section>
  </Dialog>
);
