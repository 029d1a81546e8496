/** All that is said of Legion but its codex. Adds itself. */
import { addTexts } from '../../say';
import { legionTitle } from '../legion-title';
import { legionGame } from './game';
import { legionInspector } from './inspector';
import { legionKeys } from './keys';
import { legionLog } from './log';
import { legionSetup } from './setup';

for (const texts of [legionTitle, legionGame, legionInspector, legionKeys, legionLog, legionSetup]) addTexts(texts);
