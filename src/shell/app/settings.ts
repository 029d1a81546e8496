/** What players set once and find again: read from the shelf, checked, applied to the page. */

import type { Shelf } from '../../contract/host';
import { keptJson } from '../../games/shared/json';
import type { ConfirmMode, Speed } from '../../match/types';
import { checkKeys, type KeyChoice } from '../board/keys';
import { oneOf } from './one-of';

/** From this size on letters leave no room to keep anything in sight over what scrolls. */
const LARGE = 150;

export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
export const CONFIRMS: readonly ConfirmMode[] = ['never', 'attacks', 'always'];
export const CONTRASTS = ['normal', 'high'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const SIDES = ['left', 'right'] as const;
/** How strongly the hatching of the fields shows. */
export const HATCHINGS = ['light', 'normal', 'strong'] as const;
/** Loudness in percent. */
export const VOLUMES = [0, 25, 50, 65, 80, 100] as const;
/** `listed`: what was seen is listed; `unaided`: the players remember by themselves. */
export const MEMORIES = ['listed', 'unaided'] as const;
/** Seconds that the strongest opponent may take for a move. */
export const CHAMPION_SECONDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SWITCH = [true, false] as const;

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
  readonly hatching: (typeof HATCHINGS)[number];
  readonly music: (typeof VOLUMES)[number];
  readonly effects: (typeof VOLUMES)[number];
  /** Bright light at a blow; the board shaken by it. */
  readonly flashes: boolean;
  readonly shake: boolean;
  /** The letter keys of the board act. */
  readonly letters: boolean;
  /** Letters that lie elsewhere. */
  readonly keys: KeyChoice;
  /** The most legible type everywhere. */
  readonly legible: boolean;
  readonly memory: (typeof MEMORIES)[number];
  readonly championTime: (typeof CHAMPION_SECONDS)[number];
  /** How the battle stands, shown beside the board. */
  readonly chances: boolean;
}

const STANDARD: Settings = {
  textSize: 100,
  contrast: 'normal',
  motion: 'system',
  speed: 'normal',
  confirm: 'attacks',
  side: 'right',
  commandBox: false,
  hatching: 'normal',
  music: 50,
  effects: 80,
  flashes: true,
  shake: true,
  letters: true,
  keys: {},
  legible: false,
  memory: 'listed',
  championTime: 3,
  chances: false,
};

const KEY = 'settings';

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
    commandBox: oneOf(given['commandBox'], SWITCH, STANDARD.commandBox),
    hatching: oneOf(given['hatching'], HATCHINGS, STANDARD.hatching),
    music: oneOf(given['music'], VOLUMES, STANDARD.music),
    effects: oneOf(given['effects'], VOLUMES, STANDARD.effects),
    flashes: oneOf(given['flashes'], SWITCH, STANDARD.flashes),
    shake: oneOf(given['shake'], SWITCH, STANDARD.shake),
    letters: oneOf(given['letters'], SWITCH, STANDARD.letters),
    keys: checkKeys(given['keys']),
    legible: oneOf(given['legible'], SWITCH, STANDARD.legible),
    memory: oneOf(given['memory'], MEMORIES, STANDARD.memory),
    championTime: oneOf(given['championTime'], CHAMPION_SECONDS, STANDARD.championTime),
    chances: oneOf(given['chances'], SWITCH, STANDARD.chances),
  };
};

export const readSettings = (shelf: Shelf): Settings => checkSettings(keptJson(shelf.read(KEY)));
export const keepSettings = (shelf: Shelf, settings: Settings): boolean => shelf.write(KEY, JSON.stringify(settings));

const prefersLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Does the picture keep still, by the player's word or the system's? */
export const movesLess = (settings: Settings): boolean =>
  settings.motion === 'less' || (settings.motion === 'system' && prefersLess());

/** Puts the settings where the styles read them. */
export const applySettings = (settings: Settings): void => {
  const root = document.documentElement;
  root.style.fontSize = `${settings.textSize}%`;
  root.dataset['letters'] = settings.textSize >= LARGE ? 'large' : 'plain';
  root.dataset['contrast'] = settings.contrast;
  root.dataset['motion'] = movesLess(settings) ? 'less' : 'full';
  root.dataset['side'] = settings.side;
  root.dataset['hatching'] = settings.hatching;
  root.dataset['type'] = settings.legible ? 'legible' : 'drawn';
  // 34 kB that most players never need
  if (settings.legible) void import('../style/legible.css');
};
