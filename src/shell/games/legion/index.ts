/** The face of Legion. */
import './style/tray.css';
import type { GameFace } from '../face';
import { legionAround } from './around';
import { legionBattle } from './battle';
import { legionBoard } from './board';

export const legionFace: GameFace = { ...legionBoard, ...legionBattle, ...legionAround };
