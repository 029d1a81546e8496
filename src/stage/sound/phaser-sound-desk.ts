/** The desk on Phaser's sound manager. Nothing of it is made before the page may sound. */
import Phaser from 'phaser';
import type { Samples } from './samples';
import type { Bus, Order, SoundDesk, Voice } from './sound-desk';

/** Loudness that the peaks of everything together are held below: threshold in dB, and how hard. */
const LIMIT = { threshold: -3, knee: 3, ratio: 20, attack: 0.002, release: 0.12 } as const;
/** A reveal is heard over the music: −6 dB for half a second. */
const DUCK = { gain: 0.5, down: 0.03, hold: 0.5, up: 0.25 } as const;
/** Seconds in which a sound that is cut, or a bus that is turned, gets there: too short to notice, too long to click. */
const SMOOTH = 0.006;
/** Seconds after which a cut sound is gone. */
const CUT = 0.04;

/** Browsers give a page few of them, so all battles share one. It rests between them. */
let shared: AudioContext | null = null;
/** Made once a page; a game's cache borrows them. */
const buffers = new Map<string, AudioBuffer>();

type Sound = Phaser.Sound.WebAudioSound;

/** Phaser's manager wakes the context in every frame; this one lets it rest while nothing is to be heard. */
class Manager extends Phaser.Sound.WebAudioSoundManager {
  resting = false;

  override onFocus(): void {
    if (!this.resting) super.onFocus();
  }
}

class Playing implements Voice {
  readonly starts: number;
  readonly ends: number;
  readonly bus: Bus;
  /** Where the sound is taken away. */
  gone: number;
  readonly sound: Sound;
  private readonly context: AudioContext;

  constructor(sound: Sound, context: AudioContext, order: Order) {
    this.sound = sound;
    this.context = context;
    this.bus = order.bus;
    this.starts = context.currentTime + order.delay;
    this.ends = this.starts + sound.totalDuration / order.rate;
    this.gone = this.ends;
  }

  stop(): void {
    const now = this.context.currentTime;
    if (now >= this.gone) return;
    this.gone = now + CUT;
    if (this.sound.pendingRemove) return;
    if (now < this.starts) this.sound.stop();
    else this.sound.volumeNode.gain.setTargetAtTime(0, now, SMOOTH);
  }
}

class PhaserSoundDesk implements SoundDesk {
  private readonly game: Phaser.Game;
  private readonly manager: Manager;
  private readonly context: AudioContext;
  private readonly buses: Readonly<Record<Bus, GainNode>>;
  private readonly ducked: GainNode;
  private readonly nodes: readonly AudioNode[];
  private playing: Playing[] = [];
  private closed = false;

  constructor(game: Phaser.Game, context: AudioContext) {
    this.game = game;
    this.context = context;
    // the manager takes this context instead of making one
    game.config.audio.context = context;
    this.manager = new Manager(game);
    const limiter = new DynamicsCompressorNode(context, LIMIT);
    this.buses = { effects: context.createGain(), music: context.createGain() };
    this.ducked = context.createGain();
    this.buses.effects.connect(limiter);
    this.buses.music.connect(this.ducked).connect(limiter);
    limiter.connect(this.manager.masterMuteNode);
    // the manager wakes the context when the page comes back into sight
    context.addEventListener('statechange', this.stay);
    this.nodes = [limiter, this.ducked, this.buses.effects, this.buses.music];
  }

  now(): number {
    return this.context.currentTime;
  }

  running(): boolean {
    return !this.closed && (this.context.state === 'running' || this.manager.resting);
  }

  resume(): void {
    if (!this.closed && !this.manager.resting) this.wake();
  }

  rest(): void {
    if (this.closed || this.playing.length > 0) return;
    this.manager.resting = true;
    if (this.context.state === 'running') this.context.suspend().catch(() => undefined);
  }

  has(key: string): boolean {
    return buffers.has(key);
  }

  keep(key: string, { rate, ears }: Samples): void {
    const length = ears[0]?.length ?? 0;
    const buffer = new AudioBuffer({ length, numberOfChannels: ears.length, sampleRate: rate });
    for (const [ear, samples] of ears.entries()) buffer.copyToChannel(samples, ear);
    buffers.set(key, buffer);
  }

  start(order: Order): Voice | null {
    const buffer = buffers.get(order.key);
    if (buffer === undefined || this.closed) return null;
    const { audio } = this.game.cache;
    if (!audio.has(order.key)) audio.add(order.key, buffer);
    const sound = this.manager.add(order.key);
    if (!(sound instanceof Phaser.Sound.WebAudioSound)) return null;
    this.route(sound, this.buses[order.bus]);
    this.wake();
    const { delay, rate, gain } = order;
    if (!sound.play({ delay, rate, volume: gain })) return null;
    const voice = new Playing(sound, this.context, order);
    this.playing.push(voice);
    return voice;
  }

  level(bus: Bus, gain: number): void {
    this.buses[bus].gain.setTargetAtTime(gain, this.context.currentTime, SMOOTH);
  }

  duck(delay: number): void {
    const { gain } = this.ducked;
    const from = this.context.currentTime + delay;
    gain.cancelScheduledValues(from);
    gain.setTargetAtTime(DUCK.gain, from, DUCK.down / 3);
    gain.setTargetAtTime(1, from + DUCK.down + DUCK.hold, DUCK.up / 3);
  }

  mute(mute: boolean): void {
    this.manager.setMute(mute);
  }

  sweep(): void {
    const now = this.context.currentTime;
    for (const { sound, gone } of this.playing) if (gone <= now) this.manager.remove(sound);
    this.playing = this.playing.filter(({ gone }) => gone > now);
  }

  /** Straight to its bus: what would place it in space costs time at every moment, and everything sounds from the table. */
  private route(sound: Sound, bus: GainNode): void {
    sound.volumeNode.disconnect();
    sound.spatialNode?.disconnect();
    sound.pannerNode?.disconnect();
    sound.volumeNode.connect(bus);
  }

  private readonly stay = (): void => {
    if (this.manager.resting) this.rest();
  };

  private wake(): void {
    this.manager.resting = false;
    if (this.context.state !== 'running') this.context.resume().catch(() => undefined);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.context.removeEventListener('statechange', this.stay);
    this.playing = [];
    // the game would end it once more
    this.game.events.off(Phaser.Core.Events.DESTROY, this.manager.destroy, this.manager);
    this.manager.destroy();
    for (const node of this.nodes) node.disconnect();
  }
}

/** Makes the desk of a game if the browser lets the page sound by now; the game's end closes it too. */
export const openPhaserSoundDesk = async (game: Phaser.Game): Promise<SoundDesk | null> => {
  if (typeof AudioContext === 'undefined') return null;
  shared ??= new AudioContext({ latencyHint: 'interactive' });
  const context = shared;
  // one that waits for a press would wait for ever
  await Promise.race([context.resume().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 300))]);
  return context.state === 'running' ? new PhaserSoundDesk(game, context) : null;
};
