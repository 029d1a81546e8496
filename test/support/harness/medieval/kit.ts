/** Medieval as the command line has it. */
import type { Setup } from '../../../../src/contract/setup';
import { part } from '../../../../src/games/medieval/worker';
import { createMedievalReference } from '../../../../src/reference/medieval';
import { type Game, makeGame } from '../game';
import { medievalBlunders } from './blunders';
import { medievalRows } from './ladder';
import { medievalRefusals } from './refusals';
import { medievalSecrecy } from './secrecy/kit';
import { medievalStress } from './stress';
import { medievalTerms } from './terms';
import { runWorlds } from './worlds/run';

/** The players lay their armies out themselves, as in any match. */
const open = (setup: Setup): Setup => ({ ...setup, seats: setup.seats.map(({ player }) => ({ player })) });

export const games: readonly Game[] = [
  makeGame(part, {
    // it has no sentences and no picture yet
    isTest: true,
    reference: createMedievalReference,
    terms: medievalTerms,
    positionKeys: ['medieval.act'],
    secrecy: medievalSecrecy,
    worlds: runWorlds,
    refusals: medievalRefusals,
    open,
    stress: medievalStress,
    blunders: medievalBlunders,
    ladder: medievalRows,
  }),
];
