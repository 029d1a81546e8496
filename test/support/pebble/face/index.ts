/** The face of Pebble. */
import type { GameFace } from '../../../../src/shell/games/face';
import { pebbleAround } from './around';
import { pebbleBattle } from './battle';
import { pebbleBoard } from './board';

export const pebbleFace: GameFace = { ...pebbleBoard, ...pebbleBattle, ...pebbleAround };
