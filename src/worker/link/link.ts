/** Keeps a referee alive for the page: waits for it only so long, starts it anew when it died, and gives it the last save. */
import type { Fault, Outcome } from '../../contract/fault';
import type { Notice, RefereeApi } from '../../contract/referee';
import { ok, refuse } from '../../games/shared/outcome';
import type { Clock } from '../clock';
import type { Backend, Spawn } from './backend';
import { afterAwake, patienceFor } from './patience';

/** So many deaths, and it is not tried again. */
const LIVES = 5;

export interface RefereeLink {
  /** Stays the same object over restarts. Besides its own Faults a call can end with `time-out` or `core-failed`. */
  readonly referee: RefereeApi;
  /** Kills the referee and starts another with the last save; gives its notice, null when there was no save. */
  restart(): Promise<Outcome<Notice | null>>;
  /** Ends it for good. */
  close(): void;
}

const gone = (reason: string): { ok: false; fault: Fault } => refuse('core-failed', '', 'a referee that runs', reason);

/** See RefereeLink. Throws what `spawn` throws the first time. */
class Link implements RefereeLink {
  readonly referee: RefereeApi;
  readonly #spawn: Spawn;
  readonly #clock: Clock;
  #backend: Backend;
  #mourners = new Set<(reason: string) => void>();
  #restarting: Promise<unknown> = Promise.resolve();
  #deaths = 0;
  #closed = false;
  #listener: ((notice: Notice) => void) | null = null;
  /** What the page was last given to keep, or gave to load. */
  #save: string | null = null;
  /** Does everything rest? */
  #paused = false;

  constructor(spawn: Spawn, clock: Clock) {
    this.#spawn = spawn;
    this.#clock = clock;
    this.#backend = this.#begin();
    this.referee = this.#facade();
  }

  restart(): Promise<Outcome<Notice | null>> {
    this.#bury('restarted');
    const restarted = this.#restarting.then(() => this.#renew());
    this.#restarting = restarted.catch(() => undefined);
    return restarted;
  }

  close(): void {
    this.#closed = true;
    this.#bury('closed');
    this.#backend.close();
  }

  #begin(): Backend {
    const backend: Backend = this.#spawn((reason) => {
      if (backend === this.#backend && !this.#closed) this.#die(reason);
    });
    return backend;
  }

  /** The worker is lost: whoever waits is told, and another one takes over. */
  #die(reason: string): void {
    this.#deaths++;
    this.#bury(reason);
    if (this.#deaths <= LIVES) void this.restart();
  }

  #bury(reason: string): void {
    const mourners = this.#mourners;
    this.#mourners = new Set();
    for (const mourn of mourners) mourn(reason);
  }

  async #renew(): Promise<Outcome<Notice | null>> {
    if (this.#closed) return gone('closed');
    this.#backend.close();
    try {
      this.#backend = this.#begin();
    } catch (error) {
      return gone(String(error));
    }
    const backend = this.#backend;
    void this.#ask('listen', () => this.#listenTo(backend));
    if (this.#paused) void this.#ask('pause', async () => ok(await backend.referee.pause(true)));
    const save = this.#save;
    return save === null ? ok(null) : this.#ask('load', () => backend.referee.load(save), save.length);
  }

  async #listenTo(backend: Backend): Promise<Outcome<null>> {
    await backend.listen((notice) => {
      if (backend !== this.#backend) return;
      if (notice.fault?.code === 'time-out' && notice.fault.at === 'opponent') backend.renewOpponent();
      this.#listener?.(notice);
    });
    return ok(null);
  }

  /** One call with its time limit; a call that takes too long costs the referee its life. */
  #ask<T>(name: keyof RefereeApi, call: () => Promise<Outcome<T>>, length = 0): Promise<Outcome<T>> {
    const limit = patienceFor(name, length);
    return new Promise((resolve) => {
      const settle = (outcome: Outcome<T>): void => {
        off();
        this.#mourners.delete(mourn);
        resolve(outcome);
      };
      const mourn = (reason: string): void => settle(gone(reason));
      const off = afterAwake(this.#clock, limit, () => {
        settle(refuse('time-out', name, `an answer within ${limit} ms`));
        this.#die(`${name} took longer than ${limit} ms`);
      });
      this.#mourners.add(mourn);
      call().then(settle, (error) => settle(gone(String(error))));
    });
  }

  async #call<T>(
    name: keyof RefereeApi,
    call: (referee: Backend['referee']) => Promise<Outcome<T>>,
    length = 0,
  ): Promise<Outcome<T>> {
    await this.#restarting;
    if (this.#closed || this.#deaths > LIVES) return gone(this.#closed ? 'closed' : `died ${this.#deaths} times`);
    return this.#ask(name, () => call(this.#backend.referee), length);
  }

  /** Keeps the text of a save that succeeded. */
  async #keep<T>(outcome: Promise<Outcome<T>>, text: (value: T) => string | null): Promise<Outcome<T>> {
    const done = await outcome;
    if (done.ok) this.#save = text(done.value);
    return done;
  }

  #facade(): RefereeApi {
    return {
      ready: (game) => this.#call('ready', (referee) => referee.ready(game)),
      start: (request) =>
        this.#keep(
          this.#call('start', (referee) => referee.start(request)),
          () => null,
        ),
      listen: async (onNotice) => {
        this.#listener = onNotice;
        await this.#call('listen', () => this.#listenTo(this.#backend));
      },
      look: (viewer, since) => this.#call('look', (referee) => referee.look(viewer, since)),
      choose: (seat, version, index) => this.#call('choose', (referee) => referee.choose(seat, version, index)),
      waive: (seat, version) => this.#call('waive', (referee) => referee.waive(seat, version)),
      order: (seat, orders) => this.#call('order', (referee) => referee.order(seat, orders)),
      preview: (seat, version, index) => this.#call('preview', (referee) => referee.preview(seat, version, index)),
      resign: (seat) => this.#call('resign', (referee) => referee.resign(seat)),
      offerDraw: (seat) => this.#call('offerDraw', (referee) => referee.offerDraw(seat)),
      declineDraw: (seat) => this.#call('declineDraw', (referee) => referee.declineDraw(seat)),
      undo: (seat) => this.#call('undo', (referee) => referee.undo(seat)),
      takeBack: (seat) => this.#call('takeBack', (referee) => referee.takeBack(seat)),
      lower: (level) => this.#call('lower', (referee) => referee.lower(level)),
      save: () =>
        this.#keep(
          this.#call('save', (referee) => referee.save()),
          (text) => text,
        ),
      load: (text) =>
        this.#keep(
          this.#call('load', (referee) => referee.load(text), text.length),
          () => text,
        ),
      exportRecord: () => this.#call('exportRecord', (referee) => referee.exportRecord()),
      replay: (viewer) => this.#call('replay', (referee) => referee.replay(viewer)),
      hint: (seat) => this.#call('hint', (referee) => referee.hint(seat)),
      pause: async (paused) => {
        this.#paused = paused;
        await this.#call('pause', async (referee) => ok(await referee.pause(paused)));
      },
      // the link itself has joined the two
      connect: async () => undefined,
    };
  }
}

/** See RefereeLink. Throws what `spawn` throws the first time. */
export const createLink = (spawn: Spawn, clock: Clock): RefereeLink => new Link(spawn, clock);
