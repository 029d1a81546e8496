/** The settings with which tests and galleries open a stage. */
import type { StageSettings } from '../../src/match/stage-port';

export const STANDARD: StageSettings = {
  speed: 'normal',
  reducedMotion: false,
  near: 0,
  contrast: 'normal',
  hatching: 'normal',
  flashes: true,
  shake: true,
  effects: 0.8,
  music: 0.5,
  mute: false,
};

/** The standard ones, but for what an address says: `speed=fast&calm&near=1&contrast=high&hatching=strong&flat&firm&loud`. */
export const settingsOf = (query: URLSearchParams, near: number): StageSettings => ({
  ...STANDARD,
  speed: SPEEDS.find((speed) => speed === query.get('speed')) ?? STANDARD.speed,
  reducedMotion: query.has('calm'),
  near: Number(query.get('near') ?? near),
  contrast: query.get('contrast') === 'high' ? 'high' : 'normal',
  hatching: HATCHINGS.find((hatching) => hatching === query.get('hatching')) ?? STANDARD.hatching,
  flashes: !query.has('flat'),
  shake: !query.has('firm'),
  // a gallery is to be looked at
  mute: !query.has('loud'),
});

const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
const HATCHINGS = ['light', 'normal', 'strong'] as const;
