/** Pebble as the command line has it. */
import { type Game, makeGame } from '../harness/game';
import { createPebbleReference } from './reference';
import { pebbleSecrecy } from './secrecy/trials';
import { pebbleTerms } from './terms';
import { part } from './worker';

export const games: readonly Game[] = [
  makeGame(part, {
    isTest: true,
    reference: createPebbleReference,
    terms: pebbleTerms,
    positionKeys: ['pebble.main'],
    secrecy: pebbleSecrecy,
  }),
];
