/** The keys of the board: which press of a key means what. Letters by their place on the keyboard. */

import type { Roam, Sight } from '../../match/stage-port';

/** Acts on a letter key, in the order in which the keys are listed. */
export const LETTER_ACTS = [
  { act: 'moves', code: 'KeyM' },
  { act: 'here', code: 'KeyO' },
  { act: 'inspect', code: 'KeyI' },
  { act: 'last', code: 'KeyL' },
  { act: 'losses', code: 'KeyC' },
  { act: 'scan', code: 'KeyX' },
  { act: 'enemies', code: 'KeyE' },
  { act: 'castle', code: 'KeyK' },
  { act: 'magic', code: 'KeyS' },
  { act: 'goal', code: 'KeyG' },
  { act: 'turn', code: 'KeyT' },
  { act: 'answers', code: 'KeyA' },
  { act: 'pass', code: 'KeyP' },
  { act: 'undo', code: 'KeyU' },
  { act: 'hint', code: 'KeyH' },
] as const;

export type LetterAct = (typeof LETTER_ACTS)[number]['act'];

/** Letters that the player moved to another key (`KeyboardEvent.code`); the rest lie where they always do. */
export type KeyChoice = Readonly<Partial<Record<LetterAct, string>>>;

/** What moves over a board that does not fit its host. */
export type CameraAct = { readonly act: 'camera'; readonly roam: Roam };

export type KeyAct =
  | { readonly act: 'step'; readonly dx: number; readonly dy: number }
  | { readonly act: 'edge'; readonly end: 'first' | 'last' }
  /** A unit of the reserve, or the own pieces of a rank; `back`: the one before. */
  | { readonly act: 'digit'; readonly digit: number; readonly back: boolean }
  /** All squares, or those of attacks only. */
  | { readonly act: 'moves'; readonly attacks: boolean }
  | { readonly act: 'scan'; readonly along: 'diagonals' | 'lines' }
  | { readonly act: 'castle' | 'magic'; readonly back: boolean }
  | { readonly act: 'help' }
  | { readonly act: Exclude<LetterAct, 'moves' | 'scan' | 'castle' | 'magic'> };

/** What we read of a keyboard event. */
export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What the player's settings say of the keys. */
export interface KeySettings {
  /** Letters, digits and the question mark act. */
  readonly letters: boolean;
  readonly keys: KeyChoice;
  /** How much of the board is seen; on one that fits no key moves it. */
  readonly sight?: Sight;
}

const BY_CODE: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: { act: 'step', dx: -1, dy: 0 },
  ArrowRight: { act: 'step', dx: 1, dy: 0 },
  ArrowUp: { act: 'step', dx: 0, dy: -1 },
  ArrowDown: { act: 'step', dx: 0, dy: 1 },
  Home: { act: 'edge', end: 'first' },
  End: { act: 'edge', end: 'last' },
};

const LETTER = /^Key[A-Z]$/;

/** The key on which every letter act lies. */
export const codesOf = (choice: KeyChoice): readonly { readonly act: LetterAct; readonly code: string }[] =>
  LETTER_ACTS.map(({ act, code }) => ({ act, code: choice[act] ?? code }));

/** Any JSON value to a choice of keys; one that names no letter, or one letter twice, is as good as none. */
export const checkKeys = (json: unknown): KeyChoice => {
  const given: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  const choice: Partial<Record<LetterAct, string>> = {};
  for (const { act, code } of LETTER_ACTS) {
    const chosen = given[act];
    if (typeof chosen === 'string' && LETTER.test(chosen) && chosen !== code) choice[act] = chosen;
  }
  const codes = codesOf(choice).map(({ code }) => code);
  return new Set(codes).size === codes.length ? choice : {};
};

/** Lays an act on a letter; the act that lay there takes the place that gets free. Null when the key is no letter. */
export const withKey = (choice: KeyChoice, act: LetterAct, code: string): KeyChoice | null => {
  if (!LETTER.test(code)) return null;
  const now = codesOf(choice);
  const old = now.find((one) => one.act === act)?.code ?? code;
  const moved = now.map((one) => {
    if (one.act === act) return { act, code };
    return one.code === code ? { act: one.act, code: old } : one;
  });
  return checkKeys(Object.fromEntries(moved.map((one) => [one.act, one.code])));
};

const letterAct = (act: LetterAct, { shiftKey, altKey }: KeyPress): KeyAct | null => {
  if (act === 'scan') return { act, along: altKey ? 'lines' : 'diagonals' };
  if (altKey) return null;
  switch (act) {
    case 'moves':
      return { act, attacks: shiftKey };
    case 'castle':
    case 'magic':
      return { act, back: shiftKey };
    default:
      return { act };
  }
};

/** Numpads say the same signs. `=` is the plus of many keyboards without Shift. */
const ZOOMS: Readonly<Record<string, 'in' | 'out'>> = { '+': 'in', '=': 'in', '-': 'out', '−': 'out' };

/** What a key means for the view of a board that does not fit. While all of it is in sight, `0` and Shift with arrows stay what they are. */
const cameraAct = (press: KeyPress, letters: boolean, { zoom, most }: Sight): CameraAct | null => {
  if (most <= 1 || press.altKey) return null;
  const isNear = zoom > 1;
  const arrow = BY_CODE[press.code];
  if (isNear && press.shiftKey && arrow?.act === 'step')
    return { act: 'camera', roam: { do: 'pan', dx: arrow.dx, dy: arrow.dy } };
  if (!letters) return null;
  const way = ZOOMS[press.key];
  if (way !== undefined) return { act: 'camera', roam: { do: 'zoom', way } };
  return isNear && press.key === '0' ? { act: 'camera', roam: { do: 'whole' } } : null;
};

const WHOLE: Sight = { zoom: 1, most: 1 };

/** Null: the key is the browser's. Enter and Space are the button's own, Escape is the screen's and never kept from the host. */
export const readKey = (press: KeyPress, { letters, keys, sight = WHOLE }: KeySettings): KeyAct | CameraAct | null => {
  if (press.ctrlKey || press.metaKey) return null;
  const camera = cameraAct(press, letters, sight);
  if (camera !== null) return camera;
  const way = press.altKey ? undefined : BY_CODE[press.code];
  if (way !== undefined || !letters) return way ?? null;
  const letter = codesOf(keys).find(({ code }) => code === press.code);
  if (letter !== undefined) return letterAct(letter.act, press);
  if (press.altKey) return null;
  if (press.key === '?') return { act: 'help' };
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(press.code)?.[1];
  return digit === undefined ? null : { act: 'digit', digit: Number(digit), back: press.shiftKey };
};
