/** What the shell shows of Legends around the battle. */
import type { AroundFace } from '../face-around';

export const legendsAround: AroundFace = { title: 'legends.title' };
