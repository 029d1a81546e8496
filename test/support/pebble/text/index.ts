/** All that is said of Pebble but its codex. Adds itself. */
import { addTexts } from '../../../../src/text';
import { pebbleGame } from './game';
import { pebbleTitle } from './title';

for (const texts of [pebbleTitle, pebbleGame]) addTexts(texts);
