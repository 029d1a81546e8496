/** Short ways to write down blows. */
import { BODIES, type Noise, type Strike } from '../struck';

type Given = Partial<Omit<Strike, 'body' | 'pitch' | 'ring'>>;

/** A blow on a body: `pitch` in Hz, `ring` in milliseconds; at the start and at once, unless told. */
export const blow = (body: keyof typeof BODIES, pitch: number, ring: number, given: Given = {}): Strike => ({
  at: 0,
  gain: 1,
  attack: 1,
  bend: 1,
  noise: null,
  ...given,
  body: BODIES[body],
  pitch,
  ring,
});

/** Noise that begins at `from` Hz and ends at `to`. */
export const noise = (gain: number, from: number, to: number, ring: number, narrow = 1): Noise => ({
  gain,
  from,
  to,
  ring,
  narrow,
});

/** Noise alone. */
export const hiss = (given: Noise, at = 0, attack = 1): Strike => ({
  ...blow('bar', 440, 1, { gain: 0, at, attack }),
  noise: given,
});
