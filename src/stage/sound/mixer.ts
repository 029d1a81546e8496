/** Keeps what sounds: makes it when it is needed, makes way when there is too much, cuts all of it. */
import type { Order, SoundDesk, Voice } from './sound-desk';
import { type Piece, Workshop } from './workshop';

/** Most sounds at once, the music's among them. */
export const VOICES = 8;

/** Milliseconds after the last sound in which another one may well come. */
const QUIET = 1500;

export class Mixer {
  readonly desk: SoundDesk;
  private readonly shop: Workshop;
  private voices: Voice[] = [];
  private idle: ReturnType<typeof setTimeout> | null = null;

  constructor(desk: SoundDesk) {
    this.desk = desk;
    this.shop = new Workshop(desk);
    this.watch();
  }

  /** Makes these ahead of their need. */
  prepare(pieces: readonly Piece[]): void {
    this.shop.order(pieces);
  }

  /** Starts a sound, making it first if it is not there yet. */
  start(piece: Piece, order: Omit<Order, 'key'>): Voice | null {
    this.desk.sweep();
    this.shop.hurry(piece);
    const voice = this.desk.start({ ...order, key: piece.key });
    if (voice === null) return null;
    this.makeWay(voice);
    this.voices.push(voice);
    this.watch();
    return voice;
  }

  /** Cuts everything that sounds or is about to. */
  hush(): void {
    for (const voice of this.voices) voice.stop();
    this.voices = [];
    this.watch();
  }

  close(): void {
    this.hush();
    if (this.idle !== null) clearTimeout(this.idle);
    this.shop.close();
    this.desk.close();
  }

  /** Lets the desk rest once all has been quiet for a while. */
  private watch(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    const now = this.desk.now();
    const last = this.voices.reduce((end, { ends }) => Math.max(end, ends), now);
    this.idle = setTimeout(
      () => {
        this.idle = null;
        this.desk.sweep();
        this.desk.rest();
      },
      (last - now) * 1000 + QUIET,
    );
  }

  /** Room for one more: music goes before effects, what ends soon before what goes on. */
  private makeWay(next: Voice): void {
    const now = this.desk.now();
    this.voices = this.voices.filter(({ ends }) => ends > now);
    const beside = this.voices.filter(({ starts, ends }) => starts < next.ends && ends > next.starts);
    const order = [...beside].sort(
      (a, b) => Number(a.bus === 'effects') - Number(b.bus === 'effects') || a.ends - b.ends,
    );
    for (const voice of order.slice(0, Math.max(0, beside.length - VOICES + 1))) {
      voice.stop();
      this.voices = this.voices.filter((each) => each !== voice);
    }
  }
}
