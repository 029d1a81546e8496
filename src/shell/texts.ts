/** The texts of the whole page. */
import '../text/battle';
import '../text/games/legends';
import '../text/games/legion';
import { addTexts } from '../text';
import { arranging } from '../text/en/arranging';
import { credits } from '../text/en/credits';
import { keys } from '../text/en/keys';
import { legendsCodex } from '../text/en/legends/codex';
import { legendsSetup } from '../text/en/legends/setup';
import { legionCodex } from '../text/en/legion/codex';
import { settings } from '../text/en/settings';
import { setup } from '../text/en/setup';

for (const texts of [arranging, credits, keys, legendsCodex, legendsSetup, legionCodex, settings, setup])
  addTexts(texts);
