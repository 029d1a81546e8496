/** The real opponent in a thread of Node, with Parley as its only game. The compiled core comes as the thread's data. */
import { parentPort, workerData } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { exposeOpponent } from '../../../src/worker/expose';
import { parleyGames } from './threads';

if (parentPort !== null) exposeOpponent(parleyGames(workerData.core), nodeEndpoint(parentPort));
