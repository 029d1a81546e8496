/** What the shell shows of Legion around the battle. */
import type { AroundFace } from '../face-around';

export const legionAround: AroundFace = { title: 'legion.name' };
