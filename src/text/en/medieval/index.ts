/** All that is said of Medieval but its codex. Adds itself. */
import { addTexts } from '../../say';
import { characters } from '../characters';
import { medievalTitle } from '../medieval-title';
import { medievalAdvice } from './advice';
import { medievalAsking } from './asking';
import { medievalEvents } from './events';
import { medievalGame } from './game';
import { medievalKeys } from './keys';
import { medievalPreview } from './preview';
import { medievalSetup } from './setup';
import { medievalTable } from './table';

for (const texts of [
  medievalTitle,
  characters,
  medievalGame,
  medievalAdvice,
  medievalAsking,
  medievalKeys,
  medievalPreview,
  medievalEvents,
  medievalTable,
  medievalSetup,
])
  addTexts(texts);
