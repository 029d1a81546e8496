/** From a choice to the frame that carries it out. */
import type { FrameOf } from './frames';
import { type PowerUse, powerFrame } from './power-frame';
import type { Use } from './usable';

/** The frame of an offered use; what was folded into the choice is its first selection. */
export const useFrame = (use: Use, seat: number, more: Partial<PowerUse> = {}): FrameOf<'power'> =>
  powerFrame({
    ...more,
    user: use.user,
    power: use.power,
    you: seat,
    first: use.target === null ? use.square : use.target.id,
  });
