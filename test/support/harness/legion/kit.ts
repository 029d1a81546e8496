/** Legion as the command line has it. */
import { part } from '../../../../src/games/legion/worker';
import { createLegionReference } from '../../../../src/reference/legion';
import { type Game, makeGame } from '../game';
import { legionTerms } from './terms';

export const games: readonly Game[] = [
  makeGame(part, {
    reference: createLegionReference,
    terms: legionTerms,
    positionKeys: ['legion.place'],
    secrecy: null,
  }),
];
