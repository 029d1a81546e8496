/** From a choice to the frame that carries it out. */
import type { FrameOf } from './frames';
import { powerFrame } from './power-frame';
import type { Use } from './usable';

/** The frame of an offered use; what was folded into the choice is its first selection. */
export const useFrame = ({ user, power, target, square }: Use, seat: number): FrameOf<'power'> => {
  const frame = powerFrame({ user, power, you: seat });
  frame.first = target === null ? square : target.id;
  return frame;
};
