/** Every sound there is, and what is expected of its kind. */
import type { Motif } from '../look';

/** Sounds of the page: what the hand does. */
const PAGE = ['select', 'drop', 'press', 'border', 'near', 'illegal'] as const;
/** A step, by the ground that it comes to. */
const STEPS = ['plains', 'forest', 'marsh', 'mountain', 'town', 'desert', 'water'] as const;
const FIGHTS = ['charge', 'fly', 'reveal', 'light', 'heavy', 'tie', 'shot', 'fall'] as const;
const POWERS = ['magic', 'dispel', 'cursed', 'lifted', 'control'] as const;
const STINGS = ['castle', 'win', 'lose'] as const;

export type StepName = (typeof STEPS)[number];
export type SoundName =
  | (typeof PAGE)[number]
  | StepName
  | (typeof FIGHTS)[number]
  | (typeof POWERS)[number]
  | 'turn'
  | (typeof STINGS)[number];

export const SOUNDS: readonly SoundName[] = [...PAGE, ...STEPS, ...FIGHTS, ...POWERS, 'turn', ...STINGS];

/** Each sound is made this often, a little otherwise every time. */
export const VARIANTS = 3;

export type Kind = 'page' | 'step' | 'fight' | 'call' | 'sting';

const among = (names: readonly SoundName[], name: SoundName): boolean => names.includes(name);

export const kindOf = (name: SoundName): Kind => {
  if (among(PAGE, name)) return 'page';
  if (among(STEPS, name)) return 'step';
  if (name === 'turn') return 'call';
  return among(STINGS, name) ? 'sting' : 'fight';
};

/**
 * Shortest and longest, in milliseconds, and loudness in LUFS: the loudest 400 ms, silence around it included
 * (UX 4.4; steps and the turn's call come all the time and stay behind).
 */
export const CLASSES: Readonly<Record<Kind, { readonly least: number; readonly most: number; readonly loud: number }>> =
  {
    page: { least: 50, most: 120, loud: -25 },
    step: { least: 80, most: 220, loud: -23 },
    call: { least: 200, most: 600, loud: -22 },
    fight: { least: 200, most: 600, loud: -17 },
    sting: { least: 600, most: 2000, loud: -15 },
  };

const STEP_ON: Readonly<Record<Motif, StepName>> = {
  meadow: 'plains',
  trees: 'forest',
  reeds: 'marsh',
  peaks: 'mountain',
  roofs: 'town',
  masonry: 'town',
  dunes: 'desert',
  waves: 'water',
};

export const stepOn = (motif: Motif | null): StepName => (motif === null ? 'plains' : STEP_ON[motif]);

/** Under this name the desk keeps it. */
export const keyOf = (name: SoundName, variant: number): string => `${name}.${variant}`;
