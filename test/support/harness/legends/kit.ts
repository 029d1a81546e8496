/** The Legends family as the command line has it: each form goes by its own name, the standard one by the game's. */
import type { Setup } from '../../../../src/contract/setup';
import { legendsOf } from '../../../../src/games/legends';
import { FORM_LIST, formOf, STANDARD_FORM } from '../../../../src/games/legends/forms';
import type { Form } from '../../../../src/games/legends/language';
import { part } from '../../../../src/games/legends/worker';
import { createLegendsReference } from '../../../../src/reference/legends';
import { type Game, makeGame } from '../game';
import { blunderBook } from './blunders';
import { legendsEngines } from './engines';
import { rowsOf } from './ladder';
import { mutants } from './mutants';
import { PowerCount } from './powers';
import { benchSampleOf, LEGENDS_TURN_LIMIT, samplesOf } from './samples';
import { secrecyOf } from './secrecy/kit';
import { legendsTerms } from './terms';
import { runWorlds } from './worlds/run';

/** One pair for all forms: a state knows its own. */
const engines = legendsEngines();

/** In arranged forms the players lay their armies out themselves, as in any match. */
const open = (setup: Setup): Setup =>
  formOf(setup.form)?.setup === 'arranged' ? { ...setup, seats: setup.seats.map(({ player }) => ({ player })) } : setup;

function makeForm(form: Form): Game {
  const game = makeGame(
    { ...part, content: legendsOf(form.name) },
    {
      reference: () => createLegendsReference(),
      positionKeys: ['legends.main', 'legends.exchange'],
      terms: legendsTerms,
      secrecy: secrecyOf(form),
      watcher: () => new PowerCount(form),
      samples: samplesOf(form),
      benchSample: benchSampleOf(form),
      turnLimit: LEGENDS_TURN_LIMIT,
      checksViews: true,
      open,
      worlds: runWorlds,
      blunders: blunderBook,
      ladder: rowsOf(form),
      ...(form === STANDARD_FORM ? { mutants } : {}),
    },
    form.name,
  );
  return { ...game, engines };
}

export const games: readonly Game[] = FORM_LIST.map(makeForm);
