/** The rules of Legion in short sections, opened at the units. */
import { TERRAINS } from '../../../games/legion/boards';
import { UNITS } from '../../../games/legion/units';
import { addTexts, say, terrainName, unitName } from '../../../text';
import { legionCodex } from '../../../text/en/legion/codex';
import { Chapter, CodexPage, PictureList } from '../../dialogs/codex-frame';
import { Ground } from './parts/ground';
import { Piece } from './parts/token';

addTexts(legionCodex);

const FIRST = ['goal', 'turn', 'swords', 'arrows', 'crown', 'firm', 'badges', 'flag'] as const;
const MORE = ['boards', 'king', 'caravan', 'forest', 'draw', 'tips'] as const;

const Chapters = ({ names }: { names: typeof FIRST | typeof MORE }) => (
  <>
    {names.map((name) => (
      <Chapter key={name} title={say(`codex.${name}.title`)}>
        {say(`codex.${name}.text`)}
      </Chapter>
    ))}
  </>
);

export const DuelCodex = () => (
  <CodexPage game="legion.name">
    <Chapters names={FIRST} />
    <PictureList
      title={say('codex.units')}
      entries={UNITS.map((unit, kind) => ({
        picture: <Piece seat={kind % 2} kind={kind} />,
        name: say('codex.unit', { unit: unitName('legion', kind), count: unit.count }),
        text: say(`legion.unit.${kind}.about`),
      }))}
    />
    <PictureList
      title={say('codex.grounds')}
      about={say('codex.terrain.about')}
      entries={TERRAINS.map((_, terrain) => ({
        picture: <Ground terrain={terrain} />,
        name: terrainName('legion', terrain),
        text: say(`legion.terrain.${terrain}.about`),
      }))}
    />
    <Chapters names={MORE} />
  </CodexPage>
);
