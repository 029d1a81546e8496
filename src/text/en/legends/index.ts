/** All that is said of Legends but its codex. Adds itself. */
import { addTexts } from '../../say';
import { characters } from '../characters';
import { legendsTitle } from '../legends-title';
import { legendsAdvice } from './advice';
import { legendsAsking } from './asking';
import { legendsAsks } from './asks';
import { legendsEvents } from './events';
import { legendsGame } from './game';
import { legendsGuide } from './guide';
import { legendsKeys } from './keys';
import { legendsResult } from './result';
import { legendsSays } from './says';
import { legendsTable } from './table';
import { legendsUnits } from './units';
import { legendsWords } from './words';

for (const texts of [
  legendsTitle,
  characters,
  legendsAdvice,
  legendsAsking,
  legendsAsks,
  legendsEvents,
  legendsGame,
  legendsGuide,
  legendsKeys,
  legendsResult,
  legendsSays,
  legendsTable,
  legendsUnits,
  legendsWords,
])
  addTexts(texts);
