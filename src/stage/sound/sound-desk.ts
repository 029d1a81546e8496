/** What the ear needs of whatever makes sounds audible. The one behind it is Phaser's; tests put in their own. */
import type { Samples } from './samples';

export type Bus = 'effects' | 'music';

/** One sound to be started. */
export interface Order {
  /** Name of a sound that the desk keeps. */
  readonly key: string;
  readonly bus: Bus;
  /** Seconds from now. */
  readonly delay: number;
  /** Of playing: 1 as it was made, 2 an octave higher. */
  readonly rate: number;
  readonly gain: number;
}

/** A sound under way, or about to begin. */
export interface Voice {
  /** Times of the desk's clock, in seconds. */
  readonly starts: number;
  readonly ends: number;
  readonly bus: Bus;
  stop(): void;
}

export interface SoundDesk {
  /** Its own clock, in seconds. */
  now(): number;
  /** False while the browser holds the sound back. */
  running(): boolean;
  /** Asks the browser again; sensible only while somebody presses something. */
  resume(): void;
  /** Costs nothing until something is started again; does nothing while anything sounds. */
  rest(): void;
  has(key: string): boolean;
  keep(key: string, samples: Samples): void;
  /** Starts a kept sound; null when it is not kept. */
  start(order: Order): Voice | null;
  /** Loudness of a bus, from 0 to 1. */
  level(bus: Bus, gain: number): void;
  /** Lowers the music for a moment that begins in so many seconds. */
  duck(delay: number): void;
  /** Silences everything at once, or lets it be heard again. */
  mute(mute: boolean): void;
  /** Lets go of sounds that have ended. */
  sweep(): void;
  close(): void;
}

/** Resolves to null where sound can't be had yet, or at all. */
export type OpenSoundDesk = () => Promise<SoundDesk | null>;

/** When the page may begin to sound: browsers ask for a press first. */
export interface Gestures {
  /** Has anything been pressed since the page came? */
  had(): boolean;
  /** Calls back at each press; gives what ends it. */
  follow(act: () => void): () => void;
}
