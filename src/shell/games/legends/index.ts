/** The face of Legends. */
import './style/card.css';
import type { GameFace } from '../face';
import { legendsAround } from './around';
import { legendsBattle } from './battle';
import { legendsBoard } from './board';

export const legendsFace: GameFace = { ...legendsBoard, ...legendsBattle, ...legendsAround };
