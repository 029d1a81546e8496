/** Writes the music phrase by phrase: a drone, five notes turned this way and that, drums when few are left. */
import type { Hatch } from '../../look';
import { chance } from '../samples';
import type { Mood } from './mood';
import { noteOf, THEMES, type Theme } from './themes';

export type Instrument = 'lyre' | 'bowl' | 'drone' | 'hum' | 'drum';

export interface Note {
  readonly instrument: Instrument;
  /** Seconds from the phrase's start. */
  readonly at: number;
  /** MIDI number. */
  readonly pitch: number;
  readonly gain: number;
}

export interface Phrase {
  readonly theme: Hatch;
  readonly seconds: number;
  readonly notes: readonly Note[];
}

/** Beats of a phrase, and phrases before the theme may change. */
export const BEATS = 8;
export const VERSE = 4;
/** Which beats a drum marks, and how strongly. */
const DRUMS = [
  [0, 1],
  [1.5, 0.45],
  [3, 0.6],
  [4, 0.9],
  [5.5, 0.45],
  [6, 0.6],
  [7, 0.5],
] as const;

/** How a motif is told: as it is, higher and home, mirrored, or its beginning alone. */
const TURNS: readonly ((motif: readonly number[]) => readonly number[])[] = [
  (motif) => motif,
  (motif) => motif.map((step, i) => (i === motif.length - 1 ? 0 : step + 2)),
  (motif) => motif.map((step) => (motif[0] ?? 0) * 2 - step + 4),
  (motif) => motif.slice(0, 3),
];

const melody = (theme: Theme, turn: number, random: () => number): readonly Note[] => {
  const beat = 60 / theme.tempo;
  const steps = (TURNS[turn % TURNS.length] ?? TURNS[0] ?? ((motif) => motif))(theme.motif);
  const instrument = theme.side === 'heater' ? 'lyre' : 'bowl';
  const up = random() < 0.25 ? theme.scale.length : 0;
  return steps.map((step, i) => ({
    instrument,
    at: (theme.beats[i] ?? i) * beat,
    pitch: noteOf(theme, step + up),
    gain: (i === 0 ? 0.9 : 0.65) + 0.2 * random(),
  }));
};

const drumming = (tempo: number): readonly Note[] =>
  DRUMS.map(([on, gain]) => ({ instrument: 'drum', at: (on * 60) / tempo, pitch: 36, gain }));

/** The theme of a phrase: of those that fit, another one each verse. */
const themeAt = ({ themes, seed }: Mood, verse: number): Hatch =>
  themes[Math.floor(chance(seed + verse * 31)() * themes.length)] ?? themes[0] ?? 'dots';

/** The phrase with this number; `theme` goes on through a verse, whatever the mood is by now. */
export const phraseAt = (mood: Mood, index: number, theme: Hatch | null): Phrase => {
  const verse = Math.floor(index / VERSE);
  const name = theme ?? themeAt(mood, verse);
  const { tempo, root } = THEMES[name];
  const random = chance(mood.seed + index * 101);
  const within = index % VERSE;
  // the last of a verse may be the drone alone
  const rests = within === VERSE - 1 && random() < 0.4;
  const turn = within === 0 ? 0 : Math.floor(random() * TURNS.length);
  const fifth = THEMES[name].scale.includes(7);
  const drone: Note = { instrument: fifth ? 'drone' : 'hum', at: 0, pitch: root - 12, gain: 1 };
  const tune = rests ? [] : melody(THEMES[name], turn, random);
  const notes = [drone, ...tune, ...(mood.drums ? drumming(tempo) : [])].sort((a, b) => a.at - b.at);
  return { theme: name, seconds: (BEATS * 60) / tempo, notes };
};
