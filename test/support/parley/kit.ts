/** Parley as the command line has it. */
import { drawingLots } from '../../../src/worker/opponent/levels';
import { type Game, makeGame } from '../harness/game';
import { createParleyReference } from './reference';
import { parleySecrecy } from './secrecy/kit';
import { parleyTerms } from './terms';
import { part } from './worker';

export const games: readonly Game[] = [
  makeGame(part, {
    isTest: true,
    reference: createParleyReference,
    terms: parleyTerms,
    positionKeys: ['parley.card', 'parley.main'],
    secrecy: parleySecrecy,
    levels: drawingLots,
  }),
];
