/**
 * Which of the pages on one storage has the match that is kept there. A mark on the shelf says it: whoever writes the match
 * looks first whether the mark is still the own one, so that no page overwrites what it has not seen. Whether the page behind
 * a mark still lives, and how it gives way, the host's locks tell, else a channel; where there is neither, the page that is
 * looked at takes the match.
 */
import type { LockDoor, Neighbours, Shelf } from '../contract/host';
import type { Clock } from './pace';
import { createStore, type Readable } from './store';

/** `giving`: another page has asked for it, and what is left to be written is being written. */
export type Holding = 'none' | 'own' | 'giving' | 'elsewhere';

export interface Hold {
  readonly state: Readable<Holding>;
  /** Names the time during which this page has the match; null while it has not. */
  tenure(): string | null;
  /** Is it still that time? Asked right before every write. */
  stands(tenure: string): boolean;
  /** Takes the match unless another page has it. */
  take(): Promise<boolean>;
  /** Takes it from whichever page has it, once that page has written what it has to write. */
  seize(): Promise<void>;
  release(): void;
  /** What is done before the match is given away. */
  onGive(finish: () => Promise<void>): void;
  /** Calls back where the match was taken and nobody could be asked whether another page still has it. */
  onUnasked(listener: () => void): void;
  /** Calls back where only looking decides: the page is looked at while the match is elsewhere. */
  onLook(listener: () => void): void;
}

/** The only page there is. */
export const loneHold = (): Hold => ({
  state: createStore<Holding>('own'),
  tenure: () => '',
  stands: () => true,
  take: async () => true,
  seize: async () => undefined,
  release: () => undefined,
  onGive: () => undefined,
  onUnasked: () => undefined,
  onLook: () => undefined,
});

const MARK = 'match.holder';
const PROBE = 'probe';
/** A living page answers within this time. */
const ANSWER_MS = 400;
/** A page that does not give way in this time is frozen or broken: its unwritten choices are lost, what it wrote is not. */
const PATIENCE_MS = 2500;
/** Words come sooner than what was written before them; this long it is looked for, this often. */
const ARRIVAL_MS = 1000;
const GLANCE_MS = 20;

export interface HoldPorts {
  readonly shelf: Shelf;
  readonly neighbours: Neighbours;
  readonly clock: Clock;
  /** Differs from that of every other page. */
  readonly page: string;
}

/** Does the host keep what is written? Otherwise no two pages share anything. */
const keeps = (shelf: Shelf): boolean => {
  const kept = shelf.write(PROBE, '');
  shelf.remove(PROBE);
  return kept || shelf.read(MARK) !== null;
};

class PageHold implements Hold {
  readonly state = createStore<Holding>('none');
  readonly #ports: HoldPorts;
  #locks: LockDoor | null;
  #tenures = 0;
  #tenure: string | null = null;
  #free: () => void = () => undefined;
  #finish: () => Promise<void> = async () => undefined;
  #unasked: () => void = () => undefined;
  /** Words that are waited for. */
  readonly #awaited = new Map<string, () => void>();
  /** One after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(ports: HoldPorts) {
    this.#ports = ports;
    const { neighbours } = ports;
    this.#locks = neighbours.locks;
    neighbours.channel?.hear((word) => this.#heard(word));
    neighbours.onWritten(() => void this.#isMarked());
    neighbours.onLeave(() => this.release());
  }

  tenure(): string | null {
    return this.#isMarked() ? this.#tenure : null;
  }

  stands(tenure: string): boolean {
    return this.#isMarked() && this.#tenure === tenure;
  }

  take(): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#isMarked()) return this.state.get() === 'own';
      const free = await this.#tryFree();
      if (free === null) this.state.set('elsewhere');
      else this.#begin(free);
      return free !== null;
    });
  }

  seize(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#isMarked()) this.#begin(await this.#force());
    });
  }

  release(): void {
    if (!this.#isMarked()) return;
    // where a lock tells, the mark may stay: its removal could reach the next page after that page's own mark
    if (this.#locks === null) this.#ports.shelf.remove(MARK);
    this.#end('none');
  }

  onGive(finish: () => Promise<void>): void {
    this.#finish = finish;
  }

  onUnasked(listener: () => void): void {
    this.#unasked = listener;
  }

  onLook(listener: () => void): void {
    this.#ports.neighbours.onLook(() => {
      if (this.#isBlind() && !this.#isMarked() && this.state.get() === 'elsewhere') listener();
    });
  }

  /** Nobody can be asked: who is looked at has it. */
  #isBlind(): boolean {
    return this.#locks === null && this.#ports.neighbours.channel === null;
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Is the mark on the shelf this page's? If it was and is no more, the match has gone elsewhere. */
  #isMarked(): boolean {
    if (this.#tenure === null) return false;
    if (this.#ports.shelf.read(MARK) === this.#tenure) return true;
    this.#end('elsewhere');
    return false;
  }

  #begin(free: () => void): void {
    const { shelf, page, neighbours } = this.#ports;
    const before = shelf.read(MARK);
    this.#tenures++;
    this.#tenure = `${page}.${this.#tenures}`;
    this.#free = free;
    shelf.write(MARK, this.#tenure);
    neighbours.channel?.say('taken');
    this.state.set('own');
    if (before !== null && this.#isBlind()) this.#unasked();
  }

  #end(state: Holding): void {
    this.#tenure = null;
    const free = this.#free;
    this.#free = () => undefined;
    free();
    this.state.set(state);
  }

  /** How to free it again; null: another page has it. */
  async #tryFree(): Promise<(() => void) | null> {
    const { shelf, neighbours } = this.#ports;
    if (!keeps(shelf)) return () => undefined;
    const lock = await this.#lock('try');
    if (lock !== undefined) return lock;
    if (neighbours.channel === null || shelf.read(MARK) === null) return () => undefined;
    return (await this.#ask('who', 'here', ANSWER_MS)) ? null : () => undefined;
  }

  async #force(): Promise<() => void> {
    const { shelf, neighbours } = this.#ports;
    if (!keeps(shelf)) return () => undefined;
    const { channel } = neighbours;
    const mark = shelf.read(MARK);
    if (this.#locks !== null) {
      channel?.say('give');
      const given = channel === null ? null : await this.#lock({ wait: PATIENCE_MS });
      if (given) await this.#arrived(mark);
      const lock = given ?? (await this.#lock('steal'));
      if (lock !== undefined && lock !== null) return lock;
    }
    if (channel !== null && (await this.#ask('give', 'given', PATIENCE_MS))) await this.#arrived(mark);
    return () => undefined;
  }

  /** Its mark is the last thing that the giving page takes off the shelf: with that gone, everything is here that it wrote. */
  async #arrived(mark: string | null): Promise<void> {
    const { shelf, clock } = this.#ports;
    for (let waited = 0; mark !== null && waited < ARRIVAL_MS && shelf.read(MARK) === mark; waited += GLANCE_MS)
      await clock.wait(GLANCE_MS);
  }

  /** Undefined: the host has no locks after all. */
  async #lock(how: Parameters<LockDoor['get']>[0]): Promise<(() => void) | null | undefined> {
    if (this.#locks === null) return undefined;
    const tenure = `${this.#ports.page}.${this.#tenures + 1}`;
    try {
      return await this.#locks.get(how, () => {
        if (this.#tenure === tenure) this.#end('elsewhere');
      });
    } catch {
      this.#locks = null;
      return undefined;
    }
  }

  /** Did anybody answer in time? */
  async #ask(word: string, answer: string, milliseconds: number): Promise<boolean> {
    const { neighbours, clock } = this.#ports;
    const answered = new Promise<boolean>((resolve) => this.#awaited.set(answer, () => resolve(true)));
    neighbours.channel?.say(word);
    const came = await Promise.race([answered, clock.wait(milliseconds).then(() => false)]);
    this.#awaited.delete(answer);
    return came;
  }

  #heard(word: string): void {
    this.#awaited.get(word)?.();
    const own = this.#isMarked();
    if (own && word === 'who') this.#ports.neighbours.channel?.say('here');
    if (own && word === 'give' && this.state.get() === 'own') void this.#give();
  }

  async #give(): Promise<void> {
    const tenure = this.#tenure;
    this.state.set('giving');
    try {
      await this.#finish();
    } finally {
      if (this.#isMarked() && this.#tenure === tenure) {
        this.#ports.shelf.remove(MARK);
        this.#end('elsewhere');
        this.#ports.neighbours.channel?.say('given');
      }
    }
  }
}

/** See Hold. */
export const createHold = (ports: HoldPorts): Hold => new PageHold(ports);
