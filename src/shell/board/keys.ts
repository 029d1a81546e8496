/** The keys of the board: which press of a key means what. Letters by their place on the keyboard. */

export type KeyAct =
  | { readonly act: 'step'; readonly dx: number; readonly dy: number }
  | { readonly act: 'edge'; readonly end: 'first' | 'last' }
  | { readonly act: 'unit'; readonly kind: number }
  | {
      readonly act:
        | 'drop'
        | 'moves'
        | 'here'
        | 'last'
        | 'losses'
        | 'goal'
        | 'turn'
        | 'inspect'
        | 'help'
        | 'undo'
        | 'hint';
    };

/** What we read of a keyboard event. */
export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const BY_CODE: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: { act: 'step', dx: -1, dy: 0 },
  ArrowRight: { act: 'step', dx: 1, dy: 0 },
  ArrowUp: { act: 'step', dx: 0, dy: -1 },
  ArrowDown: { act: 'step', dx: 0, dy: 1 },
  Home: { act: 'edge', end: 'first' },
  End: { act: 'edge', end: 'last' },
  KeyM: { act: 'moves' },
  KeyO: { act: 'here' },
  KeyL: { act: 'last' },
  KeyC: { act: 'losses' },
  KeyG: { act: 'goal' },
  KeyT: { act: 'turn' },
  KeyI: { act: 'inspect' },
  KeyU: { act: 'undo' },
  KeyH: { act: 'hint' },
};

/** Null: the key is the browser's. Enter and Space are the button's own, Escape is the screen's and never kept from the host. */
export const readKey = (press: KeyPress): KeyAct | null => {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === '?') return { act: 'help' };
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(press.code)?.[1];
  if (digit !== undefined) return { act: 'unit', kind: Number(digit) - 1 };
  return BY_CODE[press.code] ?? null;
};
