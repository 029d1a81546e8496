/** All texts of all games, as tests need them; the page fetches each with the code that says it. */
import '../../src/text/battle';
import '../../src/text/events';
import { addTexts } from '../../src/text';
import { arranging } from '../../src/text/en/arranging';
import { credits } from '../../src/text/en/credits';
import { keys } from '../../src/text/en/keys';
import { legendsCodex } from '../../src/text/en/legends/codex';
import { legendsSeries } from '../../src/text/en/legends/series';
import { legendsSetup } from '../../src/text/en/legends/setup';
import { legionCodex } from '../../src/text/en/legion/codex';
import { settings } from '../../src/text/en/settings';
import { setup } from '../../src/text/en/setup';
import { loadTexts, spokenGames } from '../../src/text/games';

for (const texts of [arranging, credits, keys, legendsCodex, legendsSeries, legendsSetup, legionCodex, settings, setup])
  addTexts(texts);
for (const game of spokenGames) await loadTexts(game);
