/** The rules of Pebble in short sections. */
import { Chapter, CodexPage, PictureList } from '../../../../src/shell/dialogs/codex-frame';
import { addTexts, say, unitName } from '../../../../src/text';
import { CARDS, KINDS, NAME } from '../content/names';
import { pebbleCodex } from '../text/codex';
import { cardName } from '../words';
import { CardPicture } from './card';
import { Token } from './token';

addTexts(pebbleCodex);

const CHAPTERS = ['goal', 'start', 'turn', 'attack', 'out'] as const;

export const PebbleCodex = () => (
  <CodexPage game="pebble.name">
    {CHAPTERS.map((name) => (
      <Chapter key={name} title={say(`pebble.codex.${name}.title`)}>
        {say(`pebble.codex.${name}.text`)}
      </Chapter>
    ))}
    <PictureList
      title={say('pebble.codex.tokens')}
      entries={KINDS.map((kind) => ({
        picture: <Token seat={kind - 1} kind={kind} />,
        name: unitName(NAME, kind),
        text: say(`pebble.unit.${kind}.about`),
      }))}
    />
    <PictureList
      title={say('pebble.codex.cards')}
      entries={[...CARDS].map((_, card) => ({
        picture: <CardPicture card={card} />,
        name: cardName(card),
        text: say(`pebble.card.${card}.about`),
      }))}
    />
  </CodexPage>
);
