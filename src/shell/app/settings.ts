/** What players set once and find again: read from the shelf, checked, applied to the page. */
import type { ConfirmMode, Shelf, Speed } from '../../match/types';

export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
export const CONFIRMS: readonly ConfirmMode[] = ['never', 'attacks', 'always'];
export const CONTRASTS = ['normal', 'high'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const SIDES = ['left', 'right'] as const;

export interface Settings {
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: Speed;
  readonly confirm: ConfirmMode;
  /** Where the log and the buttons stand on wide screens. */
  readonly side: (typeof SIDES)[number];
  /** The speaking of every event to screen readers, and the command box. */
  readonly commandBox: boolean;
}

const STANDARD: Settings = {
  textSize: 100,
  contrast: 'normal',
  motion: 'system',
  speed: 'normal',
  confirm: 'attacks',
  side: 'right',
  commandBox: false,
};

const KEY = 'settings';

const oneOf = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((entry) => entry === value) ?? otherwise;

/** Any JSON value to settings: what can't be used falls back to the standard. */
export const checkSettings = (json: unknown): Settings => {
  const given: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  return {
    textSize: oneOf(given['textSize'], TEXT_SIZES, STANDARD.textSize),
    contrast: oneOf(given['contrast'], CONTRASTS, STANDARD.contrast),
    motion: oneOf(given['motion'], MOTIONS, STANDARD.motion),
    speed: oneOf(given['speed'], SPEEDS, STANDARD.speed),
    confirm: oneOf(given['confirm'], CONFIRMS, STANDARD.confirm),
    side: oneOf(given['side'], SIDES, STANDARD.side),
    commandBox: oneOf(given['commandBox'], [true, false], STANDARD.commandBox),
  };
};

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

export const readSettings = (shelf: Shelf): Settings => checkSettings(parse(shelf.read(KEY)));
export const keepSettings = (shelf: Shelf, settings: Settings): boolean => shelf.write(KEY, JSON.stringify(settings));

const prefersLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Does the picture keep still, by the player's word or the system's? */
export const movesLess = (settings: Settings): boolean =>
  settings.motion === 'less' || (settings.motion === 'system' && prefersLess());

/** Puts the settings where the styles read them. */
export const applySettings = (settings: Settings): void => {
  const root = document.documentElement;
  root.style.fontSize = `${settings.textSize}%`;
  root.dataset['contrast'] = settings.contrast;
  root.dataset['motion'] = movesLess(settings) ? 'less' : 'full';
  root.dataset['side'] = settings.side;
};
