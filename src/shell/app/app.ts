/** The shell's own state (which screen, which dialogs, what is inspected) and the acts that buttons call. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReplayStep } from '../../contract/referee';
import { matchGames } from '../../match/games';
import type { KeptMatch } from '../../match/saves';
import { seenState } from '../../match/seen';
import type { MatchState, Note, NotKept } from '../../match/types';
import { say } from '../../text';
import type { Ports } from './ports';
import { applySettings, keepSettings, readSettings, type Settings } from './settings';
import { table } from './table-part';
import { createVoice, type Voice } from './voice';

/** One of a game's own screens. */
export interface GameScreen {
  readonly game: string;
  readonly name: string;
}

export type Screen = 'title' | 'battle' | 'replay' | GameScreen;

/** A match on the table: a new one, or the one that was left open. */
export type Opening = 'new' | 'left';

export type DialogName =
  | 'menu'
  | 'log'
  | 'codex'
  | 'settings'
  | 'keys'
  | 'credits'
  | 'result'
  | 'resign'
  | 'level'
  | 'draw'
  | 'offer'
  | 'elsewhere'
  | 'discard'
  | 'save'
  | 'load';

/** What is asked where another page has the match; null: nothing, this page has just lost it. */
export interface ElsewhereAsk {
  readonly how: Opening;
  readonly answer: (here: boolean) => void;
}

/** What becomes of the match that is open when another one is to begin: it goes on, it is given up, or nothing happens. */
export type LeftAnswer = 'continue' | 'discard' | 'nothing';

/** The question about it, or about a series that another one would replace. */
export interface DiscardAsk {
  readonly title: string;
  readonly text: string;
  /** Can it be saved before it is lost: does the match lie on the table? */
  readonly saves: boolean;
  readonly answer: (answer: LeftAnswer) => void;
}

/** What the inspector shows: a square of the board, or a unit kind of a side. */
export type Inspected =
  | { readonly on: 'square'; readonly square: number }
  | { readonly on: 'unit'; readonly kind: number; readonly seat: number };

/** `pinned`: asked for by a press, and there until it is closed; otherwise it goes with the pointer. */
export interface Inspection {
  readonly of: Inspected;
  readonly pinned: boolean;
}

export interface App {
  readonly ports: Ports;
  readonly voice: Voice;
  readonly screen: Signal<Screen>;
  /** Open dialogs, the topmost last. */
  readonly dialogs: Signal<readonly DialogName[]>;
  readonly state: ReadonlySignal<MatchState | null>;
  /** The game of the match on the table; null while none stands there. */
  readonly gameOnTable: ReadonlySignal<string | null>;
  /** The state as far as the picture has shown it; what stands beside the board tells this one. */
  readonly seen: ReadonlySignal<MatchState | null>;
  /** The picture shows how the match has ended. */
  readonly ending: ReadonlySignal<boolean>;
  /** True while the picture is behind the state. */
  readonly playing: ReadonlySignal<boolean>;
  /** True while the picture shows something that is not told yet; its end may then still be looked at. */
  readonly telling: ReadonlySignal<boolean>;
  readonly settings: Signal<Settings>;
  /** Games that have been fetched. */
  readonly games: Signal<readonly string[]>;
  /** Called whenever a match has been opened. */
  readonly openings: Set<(how: Opening) => void>;
  /** What shows a match. */
  readonly table: typeof table;
  /** A match of an earlier visit that can be taken up. */
  readonly kept: Signal<KeptMatch | null>;
  /** Whether a match that another page has is to be played here. */
  readonly elsewhereAsk: Signal<ElsewhereAsk | null>;
  /** Whether the match that is open may be lost to another one. */
  readonly discardAsk: Signal<DiscardAsk | null>;
  readonly toast: Signal<string>;
  readonly inspected: Signal<Inspection | null>;
  /** Shows what the pointer rests on; null lets it go a little later, unless it is pinned. */
  readonly glance: (of: Inspected | null) => void;
  /** Shows it until it is closed; null closes what is shown. */
  readonly pin: (of: Inspected | null) => void;
  /** Squares lit because a line of the log was pressed. */
  readonly pointed: Signal<readonly number[] | null>;
  readonly steps: Signal<readonly ReplayStep[]>;
  /** The host draws no canvas: the grid is the board that everybody sees. */
  readonly plain: Signal<boolean>;
  /** Nothing thinks, moves or sounds: the pause menu lies open, or the host wants it so. */
  readonly paused: ReadonlySignal<boolean>;
  /** The host wants silence. */
  readonly hostMuted: ReadonlySignal<boolean>;
  /** A match is being opened. */
  readonly opening: Signal<boolean>;
  readonly open: (dialog: DialogName) => void;
  readonly close: (dialog: DialogName) => void;
  readonly change: (settings: Partial<Settings>) => void;
  /** Writes it over the board for a while and says it, or says `spoken` in its place. */
  readonly tell: (text: string, spoken?: string) => void;
}

const TOAST_MS = 5000;

const NOT_KEPT: Readonly<Record<NotKept, () => string>> = {
  host: () => say('shell.note.not-kept'),
  long: () => say('shell.note.too-long'),
  referee: () => say('shell.note.not-saved'),
};

const noteText = (note: Note): string => {
  switch (note.kind) {
    case 'fault':
      return say(`fault.${note.fault.code}`);
    case 'not-kept':
      return NOT_KEPT[note.why]();
    case 'unasked':
      return say('shell.note.unasked');
    case 'declined':
      return say('shell.note.declined');
  }
};

/** A signal that follows something watched elsewhere. */
const follow = <T>(source: { get(): T; subscribe(listener: (value: T) => void): () => void }): ReadonlySignal<T> => {
  const copy = signal(source.get());
  source.subscribe((value) => {
    copy.value = value;
  });
  return computed(() => copy.value);
};

/** The state as the picture shows it, and whether that is the end of the match. */
const createSeen = (
  ports: Ports,
  state: ReadonlySignal<MatchState | null>,
): Pick<App, 'seen' | 'telling' | 'ending'> => {
  const underway = follow(ports.match.passages.underway);
  return {
    seen: computed(() => {
      const now = state.value;
      const words = now === null ? null : matchGames.find(now.setup.game);
      return now === null || words === null ? now : seenState(now, underway.value, words);
    }),
    telling: computed(() => underway.value !== null),
    ending: computed(() => {
      const { passage, count } = underway.value ?? { passage: null, count: 0 };
      return passage?.events.slice(0, count).some(({ type }) => type === 'over') ?? false;
    }),
  };
};

/** Long enough to move the pointer from the board into the inspector. */
const LINGER_MS = 350;

const createGlance = (): Pick<App, 'inspected' | 'glance' | 'pin'> => {
  const inspected = signal<Inspection | null>(null);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  return {
    inspected,
    glance: (of) => {
      clearTimeout(leaving);
      if (inspected.value?.pinned === true) return;
      if (of !== null) inspected.value = { of, pinned: false };
      else
        leaving = setTimeout(() => {
          if (inspected.value?.pinned === false) inspected.value = null;
        }, LINGER_MS);
    },
    pin: (of) => {
      clearTimeout(leaving);
      inspected.value = of === null ? null : { of, pinned: true };
    },
  };
};

/** What rests and is silent by the host's word or by the pause menu; the match is told of it. */
const createRest = (
  ports: Ports,
  dialogs: ReadonlySignal<readonly DialogName[]>,
): Pick<App, 'paused' | 'hostMuted'> => {
  const hostPaused = signal(false);
  const hostMuted = signal(ports.muted());
  const menu = computed(() => dialogs.value.includes('menu'));
  ports.onPause((paused) => {
    hostPaused.value = paused;
    ports.match.pause(paused, 'host');
  });
  ports.onMute((muted) => {
    hostMuted.value = muted;
  });
  effect(() => ports.match.pause(menu.value, 'menu'));
  return { hostMuted, paused: computed(() => hostPaused.value || menu.value) };
};

export const createApp = (ports: Ports, kept: KeptMatch | null): App => {
  const settings = signal(readSettings(ports.shelf));
  const dialogs = signal<readonly DialogName[]>([]);
  const toast = signal('');
  const voice = createVoice();
  let fading: ReturnType<typeof setTimeout> | undefined;

  const tell = (text: string, spoken = text) => {
    toast.value = text;
    voice.say(spoken);
    clearTimeout(fading);
    fading = setTimeout(() => {
      toast.value = '';
    }, TOAST_MS);
  };
  const change = (changes: Partial<Settings>) => {
    // another page may have changed others
    settings.value = { ...readSettings(ports.shelf), ...changes };
    applySettings(settings.value);
    ports.match.caution(settings.value.confirm);
    ports.match.tempo(settings.value.speed);
    if (!keepSettings(ports.shelf, settings.value)) tell(say('shell.note.not-kept'));
  };

  const state = follow(ports.match.state);
  applySettings(settings.value);
  // a change of the system's wish counts at once
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => {
    settings.value = { ...settings.value };
    applySettings(settings.value);
  });
  ports.match.caution(settings.value.confirm);
  ports.match.tempo(settings.value.speed);
  ports.match.onNote((note) => tell(noteText(note)));
  return {
    ports,
    voice,
    screen: signal<Screen>('title'),
    dialogs,
    state,
    gameOnTable: computed(() => state.value?.setup.game ?? null),
    ...createSeen(ports, state),
    playing: follow(ports.match.passages.playing),
    settings,
    games: signal<readonly string[]>([]),
    openings: new Set(),
    table,
    kept: signal(kept),
    elsewhereAsk: signal<ElsewhereAsk | null>(null),
    discardAsk: signal<DiscardAsk | null>(null),
    toast,
    ...createGlance(),
    ...createRest(ports, dialogs),
    pointed: signal<readonly number[] | null>(null),
    steps: signal<readonly ReplayStep[]>([]),
    plain: signal(false),
    opening: signal(false),
    open: (dialog) => {
      // a message over the board has nothing to do with what opens
      toast.value = '';
      dialogs.value = [...dialogs.value.filter((other) => other !== dialog), dialog];
    },
    close: (dialog) => {
      dialogs.value = dialogs.value.filter((other) => other !== dialog);
    },
    change,
    tell,
  };
};

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export const useApp = (): App => {
  const app = useContext(AppContext);
  if (app === null) throw new Error('the shell stands outside its provider');
  return app;
};
