/** Medieval as the command line has it. */
import { part } from '../../../../src/games/medieval/worker';
import { createMedievalReference } from '../../../../src/reference/medieval';
import { type Game, makeGame } from '../game';
import { medievalSecrecy } from './secrecy/kit';
import { medievalTerms } from './terms';
import { runWorlds } from './worlds/run';

export const games: readonly Game[] = [
  makeGame(part, {
    // it has no sentences and no picture yet
    isTest: true,
    reference: createMedievalReference,
    terms: medievalTerms,
    positionKeys: ['medieval.act'],
    secrecy: medievalSecrecy,
    worlds: runWorlds,
  }),
];
