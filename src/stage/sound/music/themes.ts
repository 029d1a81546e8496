/** A mode, a tempo and five notes for each field that a nation may have (UX 4.4). */
import type { Hatch, Silhouette } from '../../look';

export interface Theme {
  /** Half tones above the root, one a step of the scale. */
  readonly scale: readonly number[];
  /** MIDI number of the lowest step. */
  readonly root: number;
  /** Beats a minute, 60 to 76. */
  readonly tempo: number;
  /** Five steps of the scale, 0 the root, and the beats on which they come. */
  readonly motif: readonly number[];
  readonly beats: readonly number[];
  /** Which side's nation it is. */
  readonly side: Silhouette;
}

export const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10] as const;
export const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
export const LYDIAN = [0, 2, 4, 6, 7, 9, 11] as const;
export const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10] as const;
export const AEOLIAN = [0, 2, 3, 5, 7, 8, 10] as const;
export const WHOLE_TONE = [0, 2, 4, 6, 8, 10] as const;

/** By the hatching that stands for a field's colour: dots gold, falling green, horizontal blue, plain silver, vertical red, rising purple. */
export const THEMES: Readonly<Record<Hatch, Theme>> = {
  dots: { scale: MIXOLYDIAN, root: 55, tempo: 72, motif: [0, 2, 4, 6, 4], beats: [0, 1, 2, 3, 4.5], side: 'heater' },
  falling: { scale: DORIAN, root: 50, tempo: 66, motif: [4, 2, 5, 4, 0], beats: [0, 1.5, 2, 3, 4], side: 'heater' },
  horizontal: { scale: LYDIAN, root: 53, tempo: 64, motif: [0, 3, 4, 6, 3], beats: [0, 1, 2.5, 3, 5], side: 'heater' },
  plain: { scale: PHRYGIAN, root: 52, tempo: 62, motif: [0, 1, 0, 4, 1], beats: [0, 1.5, 2, 3.5, 5], side: 'kite' },
  vertical: { scale: AEOLIAN, root: 57, tempo: 70, motif: [4, 5, 4, 2, 0], beats: [0, 0.5, 1, 3, 4], side: 'kite' },
  rising: { scale: WHOLE_TONE, root: 48, tempo: 60, motif: [0, 3, 2, 5, 4], beats: [0, 1, 3, 3.5, 5], side: 'kite' },
};

/** MIDI number of a step of a theme's scale; steps go on above and below the octave. */
export const noteOf = ({ scale, root }: Theme, step: number): number => {
  const octave = Math.floor(step / scale.length);
  return root + 12 * octave + (scale[step - octave * scale.length] ?? 0);
};
