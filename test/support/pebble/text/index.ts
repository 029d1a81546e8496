/** All that is said of Pebble but its codex. Adds itself. */
import { addTexts, say } from '../../../../src/text';
import { addNamer } from '../../../../src/text/namers';
import { NAME } from '../content/names';
import { pebbleGame } from './game';
import { pebbleTitle } from './title';

for (const texts of [pebbleTitle, pebbleGame]) addTexts(texts);

addNamer(NAME, {
  prompt: () => ({}),
  built: (_, value) => String(value),
  card: (card) => say(`pebble.card.${card}`),
  outcome: (attack, defence) =>
    say(attack === defence ? 'pebble.both' : attack > defence ? 'pebble.beaten' : 'pebble.holds'),
});
