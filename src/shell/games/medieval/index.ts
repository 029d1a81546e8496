/** The face of Medieval. */
import './style/siege.css';
import type { GameFace } from '../face';
import { medievalAround } from './around';
import { medievalBattle } from './battle';
import { medievalBoard } from './board';

export const medievalFace: GameFace = { ...medievalBoard, ...medievalBattle, ...medievalAround };
