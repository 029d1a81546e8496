/** Plays the music: phrases are written as they are needed, notes started shortly before they are due. */
import type { Mood } from './mood';
import { type Note, type Phrase, phraseAt, VERSE } from './score';

/** What the band needs of the ear. */
export interface Stand {
  /** The audio clock, in seconds. */
  now(): number;
  /** Starts a note so many seconds from now. */
  play(note: Note, delay: number): void;
  /** Says which notes will come, so that they can be made. */
  prepare(notes: readonly Note[]): void;
}

/** Milliseconds between two looks at the clock; seconds that are started ahead. */
const TICK = 400;
const AHEAD = 1.2;
/** Seconds of quiet before it begins. */
const LEAD = 0.8;

export class Band {
  private readonly stand: Stand;
  private mood: Mood | null = null;
  private phrase: Phrase | null = null;
  private waiting: readonly Note[] = [];
  private index = 0;
  /** When the phrase began, by the audio clock. */
  private from = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(stand: Stand) {
    this.stand = stand;
  }

  follow(mood: Mood): void {
    this.mood = mood;
  }

  get playing(): boolean {
    return this.timer !== null;
  }

  /** Begins, or goes on with the next phrase. */
  start(): void {
    if (this.timer !== null) return;
    this.phrase = null;
    this.from = this.stand.now() + LEAD;
    this.timer = setInterval(() => this.tick(), TICK);
    this.tick();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private tick(): void {
    if (this.mood === null || this.mood.silent) return;
    const now = this.stand.now();
    if (this.phrase === null) this.write(this.mood);
    else if (this.from + this.phrase.seconds < now + AHEAD) {
      this.from = Math.max(now, this.from + this.phrase.seconds);
      this.write(this.mood);
    }
    const due = this.waiting.filter(({ at }) => this.from + at < now + AHEAD);
    this.waiting = this.waiting.filter((note) => !due.includes(note));
    for (const note of due) this.stand.play(note, Math.max(0, this.from + note.at - now));
  }

  private write(mood: Mood): void {
    const theme = this.index % VERSE === 0 ? null : (this.phrase?.theme ?? null);
    this.phrase = phraseAt(mood, this.index, theme);
    this.index += 1;
    this.waiting = [...this.waiting, ...this.phrase.notes];
    this.stand.prepare(this.phrase.notes.map((note) => ({ ...note })));
  }
}
