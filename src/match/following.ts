/** Follows the referee's notices: each one becomes the next state, a passage for the picture, and a save. */
import type { Content } from '../contract/content';
import type { Fault, Outcome } from '../contract/fault';
import type { Notice, RefereeApi, SeatUpdate } from '../contract/referee';
import type { GameName } from '../contract/setup';
import type { Passages } from './passages';
import type { Saves } from './saves';
import { needsCurtain, ONLOOKER, personsOf, sinceFor, stateFrom, viewerFor } from './sight';
import type { Store } from './store';
import type { MatchState, Note } from './types';

export interface FollowingPorts {
  readonly referee: Pick<RefereeApi, 'look' | 'listen'>;
  readonly contentOf: (game: GameName) => Content | null;
  readonly state: Store<MatchState | null>;
  readonly passages: Pick<Passages, 'push'>;
  readonly saves: Pick<Saves, 'keep'>;
  readonly tell: (note: Note) => void;
}

export interface Following {
  /** Takes up a notice; one that is not newer than the last is known already. */
  heard(notice: Notice): void;
  /** Looks again, after an answer that came too late. */
  refresh(): void;
  /** Replaces the match by what `begin` makes; a refusal leaves everything as it is. */
  replace(begin: () => Promise<Outcome<Notice>>): Promise<Outcome<null>>;
  openCurtain(): void;
}

const unknownGame = (found: string): Fault => ({
  code: 'bad-setup',
  at: 'game',
  expected: 'a game of this build',
  found,
});

/** The later of two notices of one match. */
const newer = (a: Notice | null, b: Notice): Notice => (a !== null && a.version > b.version ? a : b);

class Follower implements Following {
  readonly #ports: FollowingPorts;
  #latest: Notice | null = null;
  /** Version of the last notice that was worked in. */
  #taken = -1;
  /** Look again though no notice has come; `anew`: at another match, or through other eyes. */
  #again = false;
  #anew = false;
  /** One look at a time, or an older answer could come last. */
  #running: Promise<void> | null = null;
  /** While a match is being replaced, a notice may belong to either. */
  #gated = false;
  /** Rises with every match: what was asked about an earlier one is dropped. */
  #epoch = 0;
  #listening: Promise<void> | null = null;

  constructor(ports: FollowingPorts) {
    this.#ports = ports;
  }

  heard(notice: Notice): void {
    if (!this.#gated && this.#latest !== null && notice.version <= this.#latest.version) return;
    this.#latest = notice;
    void this.#pump();
  }

  refresh(): void {
    this.#again = true;
    void this.#pump();
  }

  async replace(begin: () => Promise<Outcome<Notice>>): Promise<Outcome<null>> {
    // listened to from the first match on, so that the page can stand before the referee is loaded
    this.#listening ??= this.#ports.referee.listen((notice) => this.heard(notice));
    await this.#listening;
    const earlier = this.#latest;
    this.#gated = true;
    this.#latest = null;
    const begun = await begin();
    this.#gated = false;
    if (begun.ok) {
      this.#latest = newer(this.#latest, begun.value);
      this.#epoch += 1;
      this.#anew = true;
    }
    this.#latest ??= earlier;
    await this.#pump();
    return begun.ok ? { ok: true, value: null } : begun;
  }

  openCurtain(): void {
    if (this.#ports.state.get()?.curtain === null) return;
    this.#anew = true;
    void this.#pump();
  }

  #pump(): Promise<void> {
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    // the caller keeps this promise before anything happens
    await null;
    for (let notice = this.#due(); notice !== null; notice = this.#due()) {
      const before = this.#anew ? null : this.#ports.state.get();
      const told = notice.version === this.#taken;
      this.#taken = notice.version;
      this.#anew = false;
      this.#again = false;
      if (notice.fault !== null && !told) this.#ports.tell({ kind: 'fault', fault: notice.fault });
      await this.#take(notice, before, before !== null && notice.ply < before.view.ply);
    }
    this.#running = null;
  }

  /** The notice to work in next; null: nothing is to be done now. */
  #due(): Notice | null {
    const notice = this.#latest;
    if (this.#gated || notice === null) return null;
    return this.#anew || this.#again || notice.version > this.#taken ? notice : null;
  }

  /** One notice into the next state. `before` null: another match, or other eyes; `rewound`: an earlier state. */
  async #take(notice: Notice, before: MatchState | null, rewound: boolean): Promise<void> {
    const { state, contentOf, tell } = this.#ports;
    const epoch = this.#epoch;
    const content = before === null ? null : contentOf(before.setup.game);
    const viewer = viewerFor(notice, before);
    if (before !== null && content !== null && viewer !== null && needsCurtain(viewer, before, content)) {
      return state.set({ ...before, asking: null, preview: null, curtain: viewer, thinking: false });
    }
    const fresh = before === null || viewer === null || content === null;
    const since = fresh || rewound ? 0 : sinceFor(viewer, before, content);
    const update = fresh ? await this.#lookFresh(notice) : await this.#ports.referee.look(viewer, since);
    // another match has begun meanwhile
    if (epoch !== this.#epoch) return;
    if (!update.ok) return tell({ kind: 'fault', fault: update.fault });
    const own = contentOf(update.value.setup.game);
    if (own === null) return tell({ kind: 'fault', fault: unknownGame(update.value.setup.game) });
    this.#show(stateFrom(update.value, notice, before, own, rewound || fresh), before, rewound || fresh);
  }

  #show(next: MatchState, before: MatchState | null, silent: boolean): void {
    const { state, passages, saves } = this.#ports;
    state.set(next);
    if (silent || next.news.length > 0) {
      passages.push({ from: silent ? null : (before?.view ?? null), to: next.view, events: next.news });
    }
    saves.keep(next);
  }

  /** The first look at a match: who sits at this screen is read from the setup. */
  async #lookFresh(notice: Notice): Promise<Outcome<SeatUpdate>> {
    const { referee } = this.#ports;
    const first = await referee.look(notice.person ?? ONLOOKER, 0);
    if (!first.ok || notice.person !== null) return first;
    const [person] = personsOf(first.value.setup.seats);
    return person === undefined ? first : referee.look(person, 0);
  }
}

export const createFollowing = (ports: FollowingPorts): Following => new Follower(ports);
